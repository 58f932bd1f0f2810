"""The game in English: every event has a sentence, every move a text and a rule, and the board shows what is there."""

from typing import get_args

import pytest

from contract.checks import rule_ids
from games.merchants.build import auction_off, draw_on, enter, offered, play, table, use_card
from games.merchants.whole_games import random_game
from mokum.games.merchants.agenda import Frame, Step
from mokum.games.merchants.auction import Auction, Mode
from mokum.games.merchants.events import (
    BonusReturned,
    CardBought,
    Declined,
    DialEnded,
    GoodMoved,
    LimitHandedIn,
    LimitSealed,
    MerchantsEvent,
)
from mokum.games.merchants.game import GAME
from mokum.games.merchants.moves import CATALOGUE
from mokum.games.merchants.words.asking import ASKED
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import WATCHER
from mokum.kernel.story import begin, carry_out
from mokum.kernel.words import plain

NAMES = ("Anna", "Bram", "Cees", "Dirk", "Els")


def test_every_kind_of_event_is_told() -> None:
    """A sentence for all that a few whole games bring, to a player and to a watcher."""
    told: set[str] = set()
    unsold = Auction(Mode.UNSOLD, (0, 1, 2))
    games = [random_game(seats, seed)[1] for seats in (3, 4, 5) for seed in range(4)]
    for event in [*(event for events in games for event in events), DialEnded(unsold), BonusReturned(0, 4, 40)]:
        told.add(type(event).__name__)
        for viewer in (WATCHER, 0):
            sight = event.seen_by(viewer)
            assert sight is not None
            text = GAME.words.event(sight, NAMES)
            assert text[0].isupper()
            assert text.endswith(".")
    assert told == {kind.__name__ for kind in get_args(MerchantsEvent)}


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (GoodMoved(1, 3, 2), "Bram's tile for silk is now on space 2."),
        (GoodMoved(1, 3, 0), "Bram's tile leaves the row of silk."),
        (CardBought(0, 12, 130), "Anna buys a colony card for Americas for f 130,000."),
        (LimitSealed(2, 250), "Cees will press before 200."),
        (LimitSealed(2, 0), "Cees will not press."),
        (LimitHandedIn(2), "Cees has sealed a limit."),
        (Declined(0), "Anna declines."),
    ],
)
def test_sentences(event: MerchantsEvent | LimitHandedIn, text: str) -> None:
    assert GAME.words.event(event, NAMES) == text


def test_something_else_is_no_event() -> None:
    with pytest.raises(TypeError, match="nothing that can happen"):
        GAME.words.event(object(), NAMES)  # type: ignore[arg-type]


def test_every_move_has_a_text_and_a_rule_that_exists() -> None:
    rules = rule_ids(GAME)
    for seats in (3, 5):
        chance = QuickChance(f"words {seats}")
        state, _ = begin(GAME, seats, None, chance)
        while waiting := GAME.waiting(state):
            seat = waiting[0]
            view, moves = GAME.view(state, seat), GAME.moves(state, seat)
            for move in moves:
                assert GAME.words.move(move, view)
                assert GAME.words.rule(move, view) in rules
            assert NAMES[seat] in GAME.words.ask(view, NAMES)
            carry_out(state, GAME.play(state, seat, moves[chance.below(len(moves))], chance))
        assert GAME.words.ask(GAME.view(state, 0), NAMES) == "The game is over."


def test_any_move_can_be_described_to_anybody() -> None:
    state = table()
    draw_on(state)
    view = GAME.view(state, WATCHER)
    assert len({GAME.words.move(move, view) for move in CATALOGUE}) == len(CATALOGUE)


def test_every_decision_is_asked_in_words() -> None:
    assert set(ASKED) == {kind for kind in get_args(Frame) if not issubclass(kind, Step)}
    state = table()
    use_card(state, 2, "C01")
    assert GAME.words.ask(GAME.view(state, 0), NAMES) == "Cees is to found a colony."
    auction_off(state)
    assert GAME.words.ask(GAME.view(state, WATCHER), NAMES) == (
        "Anna, Bram, Cees and Dirk are to seal the price at which to press for a colony card for Americas."
    )


@pytest.mark.rule("MER-302")
def test_a_good_on_the_last_space_is_marked() -> None:
    state = table(ex={1: (8, 3, 0, 0)})
    enter(state, "1588")
    view = GAME.view(state, 1)
    texts = [GAME.words.move(CATALOGUE.parse(text), view) for text in offered(state, 1)]
    assert texts[0] == "advance sugar (it is on the last space: no effect)"
    assert texts[1] == "advance gems (now on space 3)"


def test_the_board() -> None:
    state = table(3, houses={0: "GR01", 2: "LA08"}, colonies={1: "AM09"}, ex={0: (3, 0, 0, 0), 1: (3, 0, 0, 0)})
    auction_off(state)
    play(state, 0, "limit 90")
    text = plain(GAME.words.board(GAME.view(state, 0), NAMES[:3]))
    assert "1579 Union of Utrecht" in text
    assert "a colony card for Americas" in text
    assert "  Grachten      01A 02·" in text
    assert "08C" in text
    assert "09suB" in text
    assert "  sugar         ·      ·      AB" in text
    assert "Your limit      90" in text
    assert "Your limit" not in plain(GAME.words.board(GAME.view(state, 1), NAMES[:3]))
    play(state, 1, "open")
    play(state, 2, "pass")
    assert "doubled round, opened by B" in plain(GAME.words.board(GAME.view(state, WATCHER), NAMES[:3]))
