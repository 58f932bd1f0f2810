"""Limits for a doubled round that are sealed before it is opened."""

from typing import Any

import pytest

from games.merchants.build import auction_off, offered, only, play, refused, table
from games.merchants.sealing import bought, hand_in
from games.scripted_luck import ScriptedChance
from mokum.games.merchants.events import (
    LimitsBrought,
    LimitsBroughtIn,
    Pressed,
    RoundBegan,
)
from mokum.games.merchants.game import GAME, Options
from mokum.games.merchants.state import NO_LIMIT, State, no_limits_ahead
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import WATCHER
from mokum.kernel.story import begin


def at_a_table_that_seals_ahead(seats: int = 3, **kwargs: Any) -> State:
    state = table(seats, **kwargs)
    state.ahead = no_limits_ahead(seats)
    auction_off(state)
    return state


def seal_ahead(state: State, limits: dict[int, tuple[str, str]]) -> None:
    """By seat, counted from 1: the doubled limit as the opener, and the one if another opens."""
    for seat, (as_opener, otherwise) in limits.items():
        play(state, seat - 1, f"ahead opener {as_opener}")
        play(state, seat - 1, f"ahead other {otherwise}")


@pytest.mark.rule("MER-144", "MER-E67")
def test_a_doubled_round_that_all_have_sealed_ahead_is_decided_at_once() -> None:
    state = at_a_table_that_seals_ahead()
    seal_ahead(state, {1: ("300", "240"), 2: ("pass", "280"), 3: ("pass", "pass")})
    assert GAME.waiting(state) == (0, 1, 2), "a limit ahead is no answer yet"
    events = hand_in(state, {1: "open", 2: "limit 150"})
    assert [(press.seat + 1, press.needle) for press in only(events, Pressed)] == [(1, 250), (1, 150)]
    assert [round_.lot for round_ in only(events, RoundBegan)] == [2]
    assert bought(events) == (1, 300)


@pytest.mark.rule("MER-144")
def test_what_counts_is_who_opened() -> None:
    state = at_a_table_that_seals_ahead()
    seal_ahead(state, {1: ("300", "240"), 2: ("pass", "280"), 3: ("pass", "pass")})
    events = hand_in(state, {2: "open"})
    assert bought(events) == (1, 240), "seat 2 opened and would not double, seat 1 gave 240 for that"


@pytest.mark.rule("MER-144", "MER-146")
def test_who_has_sealed_nothing_ahead_is_asked() -> None:
    state = at_a_table_that_seals_ahead(cash=(400, 400, 210))
    play(state, 0, "ahead other 260")
    events = hand_in(state, {2: "open"})
    assert GAME.waiting(state) == (1,), "seat 1 has answered, seat 3 can only pass"
    assert [told.seen_by(2) for told in only(events, LimitsBrought)] == [LimitsBroughtIn((0,))]
    assert GAME.view(state, 0).limit == 260
    assert GAME.view(state, 1).handed_in == (0,)
    assert bought(hand_in(state, {2: "limit 240"})) == (1, 260)


@pytest.mark.rule("MER-119", "MER-144", "MER-284")
def test_equal_limits_ahead_are_decided_by_the_lot_of_the_doubled_round() -> None:
    state = at_a_table_that_seals_ahead()
    seal_ahead(state, {1: ("pass", "pass"), 2: ("pass", "280"), 3: ("pass", "280")})
    chance = ScriptedChance({"tie|2": 1})
    assert bought(hand_in(state, {1: "open"}, chance)) == (3, 280)
    assert chance.asked == [("tie|2", 2)]


@pytest.mark.rule("MER-144")
def test_each_limit_ahead_is_sealed_once_and_can_be_paid() -> None:
    state = at_a_table_that_seals_ahead(cash=(400, 250, 210))
    assert [move for move in offered(state, 1) if move.startswith("ahead")] == [
        f"ahead {who} {price}" for who in ("opener", "other") for price in ("pass", 220, 240)
    ]
    assert not [move for move in offered(state, 2) if move.startswith("ahead")], "seat 3 could only pass"
    assert refused(state, 1, "ahead other 260") == "MER-118"
    play(state, 0, "ahead other 260")
    assert refused(state, 0, "ahead other 240") == "MER-144"
    assert refused(state, 0, "ahead opener 240") is None
    play(state, 0, "limit 90")
    assert refused(state, 0, "ahead opener 240") == "MER-146"


@pytest.mark.rule("MER-144")
@pytest.mark.parametrize(("cash", "dearest"), [(390, 380), (400, 400), (1000, 400)])
def test_whoever_has_the_money_can_seal_the_dearest_price_ahead(cash: int, dearest: int) -> None:
    state = at_a_table_that_seals_ahead(cash=cash)
    ahead = [move for move in offered(state, 0) if move.startswith("ahead other")]
    assert ahead == ["ahead other pass", *(f"ahead other {price}" for price in range(220, dearest + 1, 20))]


@pytest.mark.rule("MER-144")
def test_what_was_sealed_ahead_is_forgotten_with_the_round() -> None:
    state = at_a_table_that_seals_ahead()
    seal_ahead(state, {1: ("300", "240")})
    hand_in(state, {3: "limit 60"})
    assert state.ahead == no_limits_ahead(3)


@pytest.mark.rule("MER-144")
def test_a_table_says_whether_limits_can_be_sealed_ahead() -> None:
    assert refused_at_first(Options()) == "MER-144"
    assert refused_at_first(Options(ahead=True)) is None


def refused_at_first(options: Options) -> str | None:
    state, _ = begin(GAME, 3, options, QuickChance(0))
    state.agenda = ()
    state.money = [400] * 3
    auction_off(state)
    return refused(state, 0, "ahead other 240")


@pytest.mark.rule("MER-144", "MER-147")
def test_nobody_else_learns_what_was_sealed_ahead() -> None:
    state = at_a_table_that_seals_ahead()
    (told,) = play(state, 0, "ahead other 260")
    assert told.seen_by(0) == told
    assert told.seen_by(1) is None
    assert told.seen_by(WATCHER) is None
    assert GAME.view(state, 0).ahead == (NO_LIMIT, 260)
    assert GAME.view(state, 1).ahead == (NO_LIMIT, NO_LIMIT)
    assert GAME.view(state, WATCHER).ahead == (NO_LIMIT, NO_LIMIT)
    assert GAME.imagine(GAME.view(state, 0), QuickChance(0)).ahead == state.ahead
