"""Conditions of cards: on the state when a card is used, and on what happened earlier in the turn."""

from typing import Any

import pytest

from games.harbour.build import offered, play, table
from games.harbour.words import cubes_in_words
from mokum.games.harbour.state import State


def uses(state: State) -> list[int]:
    """The cards that can be used now."""
    return [int(text.split()[1]) for text in offered(state, "use ")]


STATE_CONDITIONS: list[tuple[int, dict[str, Any], dict[str, Any]]] = [
    (13, {"tableau": (13, 73, 74, 85)}, {"tableau": (13, 73, 74)}),
    (15, {"hold": "beer2"}, {"hold": "beer2 lace"}),
    (17, {"river": {0: 3, 1: 4}}, {"river": {0: 4, 1: 3}}),
    (18, {"river": {0: 3, 1: 4}}, {"river": {0: 4, 1: 3}}),
    (43, {"points": {0: 3, 1: 4}}, {"points": {0: 4, 1: 4}}),
    (70, {"rack": (1, 2, 3)}, {"rack": (1, 2, 3, 4)}),
    (97, {"points": {0: 4, 1: 3}}, {"points": {0: 4, 1: 4}}),
    (98, {"rack": (1, 2, 3)}, {"rack": (1, 2, 3, 4)}),
    (100, {"tableau": (100, 1, 2, 3)}, {"tableau": (100, 1, 2)}),
    (101, {"tableau": (101, 73, 74)}, {"tableau": (101, 73)}),
    (102, {"tableau": (102, 109, 110, 113)}, {"tableau": (102, 109, 110)}),
]


@pytest.mark.rule("HAR-215")
@pytest.mark.parametrize(("card", "fits", "fails"), STATE_CONDITIONS, ids=[str(row[0]) for row in STATE_CONDITIONS])
def test_a_condition_on_the_state_is_checked_when_the_card_is_used(
    card: int, fits: dict[str, Any], fails: dict[str, Any]
) -> None:
    assert card in uses(table(**{"tableau": (card,), **fits}))
    assert card not in uses(table(**{"tableau": (card,), **fails}))


@pytest.mark.rule("HAR-215")
def test_cards_activated_earlier_in_the_turn_count() -> None:
    state = table(tableau=(101, 73), rack=(85,), pool="grey")
    assert 101 not in uses(state)
    play(state, "activate 85", "use 101")
    assert state.points[0] == 2


@pytest.mark.rule("HAR-215", "HAR-V69")
def test_a_later_change_takes_nothing_back() -> None:
    state = table(tableau=(15,), hold="beer lace", store="tile", arms={1: "G6 G5 G4"})
    play(state, "use 15", "load tile")
    assert state.points[0] == 1
    assert uses(table(tableau=(15,), hold="beer lace tile")) == []


EVENT_CARDS = [
    *((card, 109 + 4 * at) for at, card in enumerate(range(1, 7))),
    *((card, 109 + 4 * at) for at, card in enumerate(range(55, 61))),
    (99, 109),
    (99, 132),
]


@pytest.mark.rule("HAR-216", "HAR-217", "HAR-234")
@pytest.mark.parametrize(("card", "plan"), EVENT_CARDS)
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_condition_on_a_plan_use_holds_before_and_after_the_card_is_activated(
    card: int, plan: int, when: str
) -> None:
    everything = "black4 brown4 violet4 pink4 orange4 grey4"
    held = {"tableau": (plan,), "rack": (card,)} if when == "before" else {"tableau": (plan, card)}
    state = table(pool=everything, **held)
    assert card not in uses(state)
    play(state, f"use {plan}")
    if when == "before":
        play(state, f"activate {card}")
    before = state.copy()
    assert card in uses(state)
    play(state, f"use {card}")
    assert card not in uses(state), "once"
    assert (state.points, state.florins, state.pools) != (before.points, before.florins, before.pools)


@pytest.mark.rule("HAR-216")
def test_an_event_of_an_earlier_turn_does_not_count() -> None:
    state = table(tableau={0: (109,), 1: (55, 99)}, pool="pink")
    play(state, "use 109", "end")
    assert uses(state) == [], "the plan was used in the other seat's turn"


@pytest.mark.rule("HAR-217", "HAR-216")
def test_card_045_pays_once_a_turn_although_the_market_gave_points_twice() -> None:
    state = table(tableau=(20, 45), florins=2, tile="A3")
    assert 45 not in uses(state)
    play(state, "market", "market")
    assert state.points[0] == 6
    play(state, "use 45", "gain grey")
    assert cubes_in_words(state.pools[0]) == "grey"
    assert uses(state) == []


@pytest.mark.rule("HAR-218", "HAR-V72")
@pytest.mark.parametrize(("points", "leads", "is_last"), [((5, 5), 0, 0), ((6, 5), 1, 0), ((4, 5), 0, 1)])
def test_alone_first_or_last_on_the_score_track(points: tuple[int, int], leads: int, is_last: int) -> None:
    state = table(tableau=(43, 97), points={0: points[0], 1: points[1]})
    assert (97 in uses(state), 43 in uses(state)) == (bool(leads), bool(is_last))


@pytest.mark.rule("HAR-218", "HAR-V72")
def test_of_two_that_are_level_at_the_top_neither_leads_whatever_the_third_has() -> None:
    for seat in (0, 1):
        level = table(3, turn=seat, tableau={seat: (43, 97)}, points={0: 5, 1: 5, 2: 1})
        assert uses(level) == []
    assert uses(table(3, turn=2, tableau={2: (43, 97)}, points={0: 5, 1: 5, 2: 1})) == [43]


@pytest.mark.rule("HAR-218", "HAR-323")
def test_tom_counts_as_a_seat_on_the_score_track_and_the_river() -> None:
    behind = table(1, tableau=(17, 18, 43, 97), points={0: 1, 1: 2}, river={0: 1, 1: 2})
    assert uses(behind) == [17, 18, 43]
    ahead = table(1, tableau=(17, 18, 43, 97), points={0: 3, 1: 2}, river={0: 3, 1: 2})
    assert uses(ahead) == [97]


@pytest.mark.rule("HAR-219", "HAR-V71")
def test_card_016_counts_steps_however_paid_with_a_delivery_between() -> None:
    state = table(tableau=(16, 22), pool="pink", hold="tulip", barge="w10", florins=1, arms={1: "G6"})
    play(state, "step tulip")
    assert 16 not in uses(state), "one step"
    play(state, "deliver tulip", "use 22", "step w10")
    assert 16 in uses(state)
    before = state.points[0]
    play(state, "use 16")
    assert state.points[0] == before + 1


@pytest.mark.rule("HAR-219", "HAR-V70", "HAR-054")
def test_card_014_counts_a_step_given_by_a_tile_once() -> None:
    state = table(tableau=(14,), florins=2, tile="A5", pool="pink", points=0)
    assert 14 not in uses(state)
    play(state, "market", "use 14")
    assert state.points[0] == 4
    play(state, "river")
    assert 14 not in uses(state)


@pytest.mark.rule("HAR-219")
def test_card_014_does_not_count_the_steps_of_others() -> None:
    state = table(tableau={1: (14,)}, pool={0: "pink", 1: ""})
    play(state, "river", "end")
    assert uses(state) == []
