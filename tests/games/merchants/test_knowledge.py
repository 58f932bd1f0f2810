"""Who knows what: the deck is hidden from all, a limit from all but its seat, and everything else lies open."""

from typing import get_args

import pytest

from games.merchants.build import auction_off, card, draw_on, play, table
from games.merchants.whole_games import random_game
from mokum.games.merchants.events import LimitSealed, MerchantsEvent
from mokum.games.merchants.game import GAME
from mokum.games.merchants.state import NO_LIMIT, empty_table
from mokum.kernel.chance import KeyedChance, QuickChance
from mokum.kernel.codec import Codec, encode
from mokum.kernel.event import WATCHER
from mokum.kernel.story import begin, carry_out


@pytest.mark.rule("MER-280", "MER-287")
def test_the_deck_is_in_no_view() -> None:
    state = table(top="G01 C01 A01")
    draw_on(state)
    for viewer in (WATCHER, 0, 3):
        view = GAME.view(state, viewer)
        assert view.drawn == (card("G01"),)
        assert view.left == 83
        other = state.copy()
        other.deck = (*state.deck[:1], *reversed(state.deck[1:]))
        assert GAME.view(other, viewer) == view


@pytest.mark.rule("MER-281", "MER-282")
def test_what_lies_on_the_table_is_public() -> None:
    state = table(houses={1: "GR01"}, colonies={2: "AM01"}, ex={0: (3, 0, 0, 0)}, cash=(10, 20, 30, 40))
    state.loans[3] = 2
    draw_on(state)
    views = [GAME.view(state, viewer) for viewer in (WATCHER, 0, 1, 2, 3)]
    assert all(view.at == views[0].at for view in views)
    view = views[0]
    assert [seat.money for seat in view.at] == [10, 20, 30, 40]
    assert view.at[3].loans == 2
    assert view.at[1].houses == (0,)
    assert view.at[2].colonies == (0,)
    assert view.at[0].exchange == (3, 0, 0, 0)
    assert [seat.supply for seat in view.at] == [23, 23, 23, 24]
    assert view.discs == (-1, -1, -1)


@pytest.mark.rule("MER-283", "MER-147")
def test_what_is_imagined_keeps_ones_own_limit() -> None:
    state = table()
    auction_off(state)
    play(state, 0, "limit 90")
    play(state, 1, "limit 130")
    limits = set()
    for seed in range(60):
        imagined = GAME.imagine(GAME.view(state, 0), QuickChance(seed))
        assert imagined.limits[0] == 90
        assert imagined.limits[2:] == [NO_LIMIT, NO_LIMIT]
        limits.add(imagined.limits[1])
        assert imagined.deck[: imagined.deck_next] == state.deck[: state.deck_next]
    assert len(limits) > 10


@pytest.mark.rule("MER-283")
def test_no_story_tells_a_losing_limit() -> None:
    _, events = random_game(4, 3)
    sealed = [event for event in events if isinstance(event, LimitSealed)]
    assert len(sealed) > 40
    for event in events:
        sight = event.seen_by(WATCHER)
        assert not isinstance(sight, LimitSealed)


@pytest.mark.rule("MER-285")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_log_alone_rebuilds_the_state(seats: int) -> None:
    state, events = random_game(seats, 4)
    again = GAME.new(seats, None)
    for event in Codec(GAME).events(encode(events)):
        event.apply(again)
    assert again == state


@pytest.mark.rule("MER-284", "MER-285")
def test_the_seed_and_the_moves_give_the_same_log() -> None:
    logs = []
    for _ in range(2):
        chance, pick = KeyedChance(b"seed of the game"), QuickChance("moves")
        state, events = begin(GAME, 4, None, chance)
        while waiting := GAME.waiting(state):
            moves = GAME.moves(state, waiting[0])
            events += carry_out(state, GAME.play(state, waiting[0], moves[pick.below(len(moves))], chance))
        logs.append(encode(events))
    assert logs[0] == logs[1]


@pytest.mark.rule("MER-288")
def test_what_cannot_be_taken_back() -> None:
    reveals = {kind.__name__ for kind in get_args(MerchantsEvent) if kind.reveals}
    assert reveals == {"FirstPlayerChosen", "DeckShuffled", "CardDrawn", "Pressed", "DialEnded"}


def test_before_the_deal_there_is_nothing_to_imagine() -> None:
    state = empty_table(3)
    assert GAME.imagine(GAME.view(state, 0), QuickChance(0)) == state
