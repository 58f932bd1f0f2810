"""Over whole games: every menu can be read, and what it says about prices and points is what then happens."""

import re
from collections.abc import Callable

import pytest

from games.harbour.build import GAME, whole_game
from games.harbour.words import cubes_of
from games.harbour_words.telling import NAMES, WORDS, described, names, question, ruled, text
from mokum.games.harbour.agenda import Act
from mokum.games.harbour.cubes import pack
from mokum.games.harbour.events import CubesPaid, PointsScored
from mokum.games.harbour.events.gains import DEPOT, FAST, FOREMAN, ROOF
from mokum.games.harbour.game import Options
from mokum.games.harbour.state import State
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import WATCHER, Event
from mokum.kernel.story import carry_out
from mokum.rulebook import rules

ALL = Options(extensions=(1, 2, 3, 4))
GAMES = [pytest.param(1, None, id="solo"), *(pytest.param(seats, ALL, id=f"{seats} seats") for seats in (2, 3, 4))]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_no_two_moves_of_a_menu_read_alike_and_each_names_a_rule(seats: int, options: Options | None) -> None:
    known = rules("harbour")
    menus = 0

    def read(state: State) -> None:
        nonlocal menus
        (seat,) = GAME.waiting(state)
        moves = [str(move) for move in GAME.moves(state, seat)]
        texts = {described(state, move, seat) for move in moves}
        assert len(texts) == len(moves)
        assert all(ruled(state, move, seat) in known for move in moves)
        assert question(state, seat).startswith(f"{NAMES[seat]}, ")
        assert question(state, WATCHER).startswith(f"{NAMES[seat]} is to ")
        menus += 1

    whole_game(seats, options, seed=5, watch=read)
    assert menus > 50


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_move_can_be_described_at_any_time(seats: int, options: Options | None) -> None:
    """A terminal may be asked about a move that is not on the menu."""
    state = whole_game(seats, options, seed=6)
    opening, _ = begin_game(seats, options, 6)
    for move in map(str, GAME.catalogue):
        assert described(state, move)
        assert described(opening, move, WATCHER)
        assert ruled(state, move) in rules("harbour")


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_picture_never_outgrows_a_terminal(seats: int, options: Options | None) -> None:
    widest = 0

    def look(state: State) -> None:
        nonlocal widest
        if isinstance(state.agenda[-1], Act):
            widest = max(widest, *map(len, text(state, GAME.waiting(state)[0]).splitlines()))

    state = whole_game(seats, options, seed=7, watch=look)
    widest = max(widest, *map(len, text(state).splitlines()))
    assert 100 < widest <= 120


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_event_that_a_viewer_sees_has_its_sentence(seats: int, options: Options | None) -> None:
    state, happened = begin_game(seats, options, 8)
    chance = QuickChance(8)
    while waiting := GAME.waiting(state):
        moves = GAME.moves(state, waiting[0])
        move = moves[chance.uniform("bot", len(moves))]
        happened += carry_out(state, GAME.play(state, waiting[0], move, chance))
    for event in happened:
        for viewer in (0, WATCHER):
            shown = event.seen_by(viewer)
            assert shown is not None
            sentence = WORDS.event(shown, names(state))
            assert re.fullmatch(r"\S.*\S\.", sentence), sentence
            assert "  " not in sentence


def begin_game(seats: int, options: Options | None, seed: int) -> tuple[State, list[Event[State]]]:
    """A new game and the story of its setup."""
    state = GAME.new(seats, options)
    return state, carry_out(state, GAME.setup(state, QuickChance(seed)))


def _happens(state: State, move: str) -> list[Event[State]]:
    after = state.copy()
    return carry_out(after, GAME.play(after, GAME.waiting(state)[0], GAME.catalogue.parse(move), QuickChance(0)))


def _check_price(state: State, move: str, says: str) -> None:
    """`for 2 brown and 1 grey` is what is paid first; a discount still to be chosen is told apart."""
    price = says.split(" – ", maxsplit=1)[0].rsplit(" for ", 1)[1]
    if "of your choice" in price:
        return
    said = sum(cubes_of(f"{colour}{number}") for number, colour in re.findall(r"(\d+) (\w+)", price))
    paid = [pack(event.cubes) for event in _happens(state, move)[:1] if isinstance(event, CubesPaid)]
    assert sum(paid) == said, says


def _check_points(state: State, move: str, says: str) -> None:
    said = sum(int(number) for number in re.findall(r"\d+", says))
    printed = (ROOF, DEPOT, FAST, FOREMAN)
    happened = _happens(state, move)
    assert said == sum(event.points for event in happened if isinstance(event, PointsScored) and event.tally in printed)


_CHECKS: dict[str, Callable[[State, str, str], None]] = {
    "buy ": _check_price,
    "activate ": _check_price,
    "deliver ": _check_points,
}


@pytest.mark.rule("HAR-100", "HAR-121", "HAR-160", "HAR-161", "HAR-163", "HAR-292")
def test_what_a_menu_says_is_what_happens() -> None:
    checked = dict.fromkeys(_CHECKS, 0)

    def check(state: State) -> None:
        (seat,) = GAME.waiting(state)
        if not isinstance(state.agenda[-1], Act):
            return
        for move in map(str, GAME.moves(state, seat)):
            for verb, agrees in _CHECKS.items():
                if move.startswith(verb) and "florins" not in move:
                    agrees(state, move, described(state, move, seat))
                    checked[verb] += 1

    for seed in range(12):
        whole_game(4, ALL, seed=seed, watch=check)
    assert min(checked.values()) > 5, checked
