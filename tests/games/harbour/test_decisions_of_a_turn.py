"""Decisions of phase III: what `act` lists, and what an action still asks."""

from typing import Any

import pytest

from games.harbour.build import asked, offered, play, table
from games.harbour.words import cubes_in_words
from mokum.games.harbour.agenda import (
    Act,
    GainCube,
    JumpTo,
    KeepCube,
    PayCube,
    PlaceGood,
    RiverOn,
)
from mokum.games.harbour.board import COLOURS


@pytest.mark.rule("HAR-380", "HAR-085")
def test_act_lists_every_kind_of_action() -> None:
    state = table(
        pool="pink2 grey", florins=3, rack=(109,), tableau=(24, 27, 39, 113), used=(), store="beer", hold="lace",
        barge="pontoon-brown", pontoons={"brown": "pink white"}, tile="A2", round=6, arms={1: "G6 G5"},
    )  # fmt: skip
    found = offered(state)
    for move in (
        "end", "river", "market", "load beer", "docker white", "docker pink", "step w04", "step w18", "step w17",
        "buy p3", "buy p6", "buy h3", "buy with florins g1", "activate 109", "use 24", "use 39", "use 113",
    ):  # fmt: skip
        assert move in found
    assert not [move for move in found if move.startswith("deliver")]
    at_anchor = table(hold="lace", barge="lace", arms={1: "G6"})
    assert offered(at_anchor, "deliver") == ["deliver lace"]


@pytest.mark.rule("HAR-380", "HAR-381")
def test_a_marked_card_a_spent_plan_and_what_cannot_be_paid_are_not_listed() -> None:
    state = table(tableau=(24, 109), used=(24,), rack=(71,), pool="grey", florins=0)
    assert offered(state, "use ") == offered(state, "activate") == []
    assert offered(state, "buy ") == ["buy h3"]


@pytest.mark.rule("HAR-382")
@pytest.mark.parametrize(
    ("given", "move", "cubes"),
    [
        ({}, "step w07", 1),
        ({}, "river", 1),
        ({"tableau": (32,)}, "use 32", 3),
        ({"tableau": (36,)}, "use 36", 2),
        ({"tableau": (48,)}, "use 48", 1),
    ],
)
def test_cubes_of_any_colours_are_paid_one_at_a_time(given: dict[str, Any], move: str, cubes: int) -> None:
    state = table(pool="pink4 grey4", **given)
    play(state, move)
    for paid in range(cubes):
        assert (asked(state), offered(state)) == (PayCube, ["pay pink", "pay grey"])
        play(state, ("pay pink", "pay grey")[paid % 2])
    assert asked(state) is not PayCube


@pytest.mark.rule("HAR-383")
@pytest.mark.parametrize("card", [43, 46])
def test_a_cube_of_choice_is_one_of_six_colours(card: int) -> None:
    state = table(tableau=(card,), points={0: 0, 1: 3})
    play(state, f"use {card}")
    assert (asked(state), offered(state)) == (GainCube, [f"gain {colour}" for colour in COLOURS])
    play(state, "gain orange")
    assert cubes_in_words(state.pools[0]) == "orange"


@pytest.mark.rule("HAR-384")
@pytest.mark.parametrize(
    ("tableau", "answers"),
    [((), ["store", "sell florins", "sell cube"]), ((37,), ["store", "sell both"])],
)
def test_what_can_be_done_with_a_good(tableau: tuple[int, ...], answers: list[str]) -> None:
    state = table(pool="pink2", goods={"P3": "coffee"}, tableau=tableau)
    play(state, "buy p3")
    assert (asked(state), offered(state)) == (PlaceGood, answers)


@pytest.mark.rule("HAR-385", "HAR-171", "HAR-172")
def test_after_each_space_of_the_river_action_the_seat_goes_on_or_stops() -> None:
    state = table(pool="pink5")
    for space in (1, 2):
        play(state, "river" if space == 1 else "on")
        assert (state.pawns[0], asked(state), offered(state)) == (space, RiverOn, ["on", "stop"])
    play(state, "on")
    assert (state.pawns[0], asked(state)) == (3, Act), "no cubes are left"
    stopped = table(pool="pink5")
    play(stopped, "river", "stop")
    assert (cubes_in_words(stopped.pools[0]), asked(stopped)) == ("pink4", Act)


@pytest.mark.rule("HAR-387", "HAR-363")
@pytest.mark.parametrize(("tableau", "tile", "times"), [((38,), "B9", 1), ((), "CA20", 1), ((), "CB24", 2)])
def test_free_activations_ask_for_a_card_of_the_rack(tableau: tuple[int, ...], tile: str, times: int) -> None:
    state = table(tableau=tableau, rack=(1, 2, 10), florins=6, tile=tile, extensions=(4,))
    play(state, "use 38" if tableau else "market")
    assert offered(state) == ["activate 1", "activate 2", "activate 10"]
    play(state, "activate 2")
    if times == 2:
        assert offered(state) == ["activate 1", "activate 10"]
        play(state, "activate 1")
    assert asked(state) is Act


@pytest.mark.rule("HAR-390", "HAR-148")
def test_jump_and_free_block() -> None:
    jumping = table(florins=4, tile="CB21", extensions=(4,), barge="lace")
    play(jumping, "market")
    assert asked(jumping) is JumpTo
    assert "jump lace" not in offered(jumping)
    assert {"jump start", "jump tulip", "jump depot-1", "jump pontoon-pink"} <= set(offered(jumping))
    claiming = table(florins=4, tile="CB22", extensions=(4,), arms={1: "P1"}, store={1: "beer"})
    play(claiming, "market")
    assert len(offered(claiming)) == 35
    assert "claim p1" not in offered(claiming)


@pytest.mark.rule("HAR-392")
def test_keep_is_not_asked_with_an_empty_pool() -> None:
    state = table()
    play(state, "end")
    assert (asked(state), state.agenda[-1].seats) == (Act, (1,))
    full = table(pool="pink")
    play(full, "end")
    assert (asked(full), offered(full)) == (KeepCube, ["keep none", "keep pink"])


@pytest.mark.rule("HAR-363", "HAR-089")
def test_what_an_action_still_asks_is_asked_before_the_next_act() -> None:
    state = table(tableau=(24, 39, 74), florins=2, pool="pink2", goods={"P3": "coffee"})
    play(state, "buy p3")
    assert offered(state, "use ") == []
    play(state, "sell cube")
    assert (asked(state), offered(state, "use ")) == (GainCube, [])
    play(state, "gain black")
    assert offered(state) == ["yes", "no"]
    play(state, "yes")
    assert asked(state) is Act
