"""Task tiles: when each is fulfilled, what is handed in for it, and what it then pays."""

from typing import Any

import pytest

from games.harbour.account import lines
from games.harbour.build import GAME, let, offered, play, table
from games.harbour.card_rows import id_of, rows
from games.harbour.words import cubes_in_words, dockers_in_words, goods_in_words
from mokum.games.harbour.agenda import EndRound
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.event import WATCHER

DOCKER_PAIRS = {1: "light-blue", 2: "brown", 3: "light-green", 4: "pink", 5: "yellow", 6: "white"}
BLOCKS_OF = {7: "G", 8: "P", 9: "N", 10: "B", 11: "H", 12: "J"}
WAREHOUSES = {
    20: "furniture", 21: "lace", 22: "cheese", 23: "jenever", 24: "beer", 25: "tile", 26: "tulip", 27: "crystal",
    28: "coffee",
}  # fmt: skip
HANDED_DOCKERS = {37: "light-blue", 38: "yellow", 39: "brown", 40: "light-green", 41: "pink", 42: "white"}
THREE_OF_EACH = (55, 56, 57, 1, 2, 3, 109, 110, 111)

Scenario = dict[str, Any]
LOOKING: dict[int, tuple[Scenario, Scenario]] = {
    **{
        task: ({"building": f"{colour}2"}, {"building": colour, "aboard": colour})
        for task, colour in DOCKER_PAIRS.items()
    },
    **{
        task: (
            {"arms": f"{letter}1 {letter}3 {letter}4 {letter}6"},
            {"arms": {0: f"{letter}1 {letter}3 {letter}4", 1: f"{letter}2 {letter}5 {letter}6"}},
        )
        for task, letter in BLOCKS_OF.items()
    },
    13: ({"tableau": THREE_OF_EACH}, {"tableau": (*THREE_OF_EACH[:8], 58, 4)}),
    14: ({"river": {0: 18}}, {"river": {0: 17}}),
    15: ({"tableau": (7, 8, 107)}, {"tableau": (7, 107), "rack": (8,)}),
    16: ({"tableau": (1, 13, 109, 113)}, {"tableau": (1, 13, 109, 25, 85, 49, 51)}),
    17: ({"tableau": (25, 26, 27, 28, 29)}, {"tableau": (25, 26, 27, 28, 1, 49, 51)}),
    18: (
        {"sold": "beer tulip cheese furniture jenever tile lace"},
        {"sold": "beer tulip cheese furniture jenever tile"},
    ),
    19: ({"hold": "beer lace", "arms": "P1 P2"}, {"hold": "beer2", "store": "lace", "arms": "P1 P2 P3"}),
    **{task: ({"roofs": {good: 3}}, {"roofs": {good: 2}}) for task, good in WAREHOUSES.items()},
    29: ({"depots": {1: "beer", 2: "beer", 3: "lace", 4: "tile"}}, {"depots": {1: "beer", 2: "beer", 3: "lace"}}),
    30: ({"barge": "start"}, {"barge": "w07"}),
    31: ({"building": "pink2 white2 brown2 yellow"}, {"building": "pink2 white2 brown2", "aboard": "yellow"}),
    35: (
        {"arms": "P1 P2 P3 P4 P5 P6 N6 N5 N4"},
        {"arms": {0: "P1 P2 P3 P4 P5 P6 N6 N5", 1: "H1"}},
    ),
    36: ({"tableau": (*THREE_OF_EACH, 112)}, {"tableau": THREE_OF_EACH, "rack": (112,)}),
}
"""By tile: a table that fulfils it and one that just does not."""


def final(seats: int, *tasks: int, **lying: Any) -> State:
    """A table in its final scoring, with these tasks before the first seat."""
    state = table(seats, round=12, extensions=(2,), tasks=tasks, **{"florins": 0, **lying})
    let(state, EndRound(NOBODY))
    return state


def paid(state: State) -> list[int]:
    """What the tasks of the first seat paid."""
    return lines(state, "HAR-302") + lines(state, "HAR-303")


def values(task: int, seats: int) -> list[int]:
    """The figures in the row of a tile for a number of seats."""
    return [int(figure) for figure in rows("T")[task][seats - 2].split(", ")]


@pytest.mark.rule(
    "HAR-T01", "HAR-T02", "HAR-T03", "HAR-T04", "HAR-T05", "HAR-T06", "HAR-T07", "HAR-T08", "HAR-T09", "HAR-T10",
    "HAR-T11", "HAR-T12", "HAR-T13", "HAR-T14", "HAR-T15", "HAR-T16", "HAR-T17", "HAR-T18", "HAR-T19", "HAR-T20",
    "HAR-T21", "HAR-T22", "HAR-T23", "HAR-T24", "HAR-T25", "HAR-T26", "HAR-T27", "HAR-T28", "HAR-T29", "HAR-T30",
    "HAR-T31", "HAR-T35", "HAR-T36", "HAR-302", "HAR-E09", "HAR-E61", "HAR-V26",
)  # fmt: skip
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("task", LOOKING, ids=lambda task: id_of("T", task))
def test_a_task_that_only_looks(task: int, seats: int) -> None:
    fulfilled, missed = LOOKING[task]
    assert paid(final(seats, task, **fulfilled)) == values(task, seats)
    assert paid(final(seats, task, **missed)) == []


@pytest.mark.rule("HAR-300", "HAR-302")
def test_tasks_are_for_the_seat_that_has_them() -> None:
    state = table(round=12, extensions=(2,), tasks={1: (30,)}, florins=0)
    let(state, EndRound(NOBODY))
    assert lines(state, "HAR-302", 0) == []
    assert lines(state, "HAR-302", 1) == [4]


@pytest.mark.rule("HAR-T14", "HAR-C009")
def test_009_can_bring_the_pawn_to_the_mouth_for_task_14() -> None:
    assert paid(final(2, 14, tableau=(9,), river={0: 13})) == [10]
    assert paid(final(2, 14, tableau=(9,), river={0: 12})) == []


@pytest.mark.rule("HAR-T15", "HAR-E34", "HAR-C008")
def test_008_is_an_end_card_for_task_15() -> None:
    assert paid(final(3, 15, tableau=(8, 9, 12))) == [7]


@pytest.mark.rule("HAR-T16", "HAR-T17", "HAR-CV16", "HAR-E34")
def test_timings_that_tasks_count() -> None:
    assert paid(final(2, 16, tableau=(1, 13, 109, 113))) == [7]
    assert paid(final(2, 17, tableau=(25, 26, 27, 28, 29))) == [7]
    assert paid(final(2, 16, 17, tableau=(20, 45, 61, 50))) == []
    assert paid(final(2, 16, tableau=(20, 45, 61, 66))) == [7]
    assert paid(final(2, 17, tableau=(50, 71, 72, 73, 84))) == [7]


@pytest.mark.rule("HAR-T30", "HAR-C107", "HAR-E58")
def test_task_30_and_card_107_both_pay() -> None:
    state = final(2, 30, tableau=(107,))
    assert paid(state) == [4]
    assert lines(state, "HAR-273") == [8]


@pytest.mark.rule("HAR-T20", "HAR-302", "HAR-V26")
def test_it_does_not_matter_who_fulfilled_a_task() -> None:
    state = table(round=12, extensions=(2,), tasks={0: (24,), 1: (24,)}, roofs={"beer": 3}, florins=0)
    let(state, EndRound(NOBODY))
    assert lines(state, "HAR-302", 0) == lines(state, "HAR-302", 1) == [7]


@pytest.mark.rule("HAR-T32", "HAR-303", "HAR-395")
@pytest.mark.parametrize(("seats", "points"), [(2, 4), (3, 5), (4, 6)])
def test_task_32_takes_two_dockers_and_a_good(seats: int, points: int) -> None:
    state = final(seats, 32, aboard="pink white", hold="lace", store="beer", arms="P1 P2")
    assert offered(state) == ["return none", "return docker white", "return docker pink"]
    play(state, "return docker pink")
    assert offered(state) == ["return good beer", "return good lace"]
    play(state, "return good lace")
    own = GAME.view(state, WATCHER).at[0]
    assert (dockers_in_words(own.aboard), goods_in_words(own.hold), goods_in_words(own.store)) == ("", "", "beer")
    assert paid(state) == [points]


@pytest.mark.rule("HAR-T32", "HAR-T34", "HAR-E61")
@pytest.mark.parametrize("good", [{"hold": "lace"}, {"store": "lace"}])
def test_the_good_may_come_from_store_or_hold(good: Scenario) -> None:
    state = final(2, 32, aboard="pink2", arms="P1", **good)
    play(state, "return docker pink")
    assert paid(state) == [4]
    own = GAME.view(state, WATCHER).at[0]
    assert (own.store, own.hold, own.aboard) == (0, 0, 0)


@pytest.mark.rule("HAR-T32", "HAR-T34", "HAR-304", "HAR-363")
@pytest.mark.parametrize(
    ("task", "lying"),
    [
        (32, {"aboard": "pink", "hold": "lace", "arms": "P1"}),
        (32, {"aboard": "pink2"}),
        (34, {"aboard": "pink", "hold": "lace", "arms": "P1"}),
        (34, {"aboard": "pink", "pool": "grey"}),
        (34, {"hold": "lace", "arms": "P1", "pool": "grey"}),
        (34, {"aboard": "pink", "hold": "lace", "arms": "P1", "rose": {1: "grey"}, "house": "grey"}),
    ],
)
def test_without_the_pieces_nothing_is_asked_and_nothing_lost(task: int, lying: Scenario) -> None:
    state = final(2, task, **lying)
    assert paid(state) == []
    assert GAME.outcome(state) is not None


@pytest.mark.rule("HAR-T32", "HAR-T33", "HAR-T34", "HAR-T41", "HAR-303")
@pytest.mark.parametrize(("task", "no"), [(32, "return none"), (33, "return stop"), (34, "return none"), (41, "return none")])
def test_a_seat_may_decline(task: int, no: str) -> None:
    state = final(2, task, aboard="pink2", hold="lace", arms="P1", pool="grey")
    play(state, no)
    assert paid(state) == []
    assert lines(state, "HAR-279") == [2]


@pytest.mark.rule("HAR-T34", "HAR-E62", "HAR-395")
@pytest.mark.parametrize(("seats", "points"), [(2, 4), (3, 5), (4, 6)])
def test_task_34_takes_a_docker_a_good_and_a_cube(seats: int, points: int) -> None:
    state = final(seats, 34, aboard="pink white", hold="lace", arms="P1", pool="grey black")
    play(state, "return docker white", "return grey")
    own = GAME.view(state, WATCHER).at[0]
    assert (dockers_in_words(own.aboard), goods_in_words(own.hold)) == ("pink", "")
    assert own.pool == (1, 0, 0, 0, 0, 0)
    assert paid(state) == [points]


@pytest.mark.rule("HAR-T33", "HAR-E09", "HAR-E11", "HAR-V103")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (6, 10)])
def test_task_33_pays_for_different_colours(count: int, points: int, seats: int) -> None:
    colours = ("black", "brown", "violet", "pink", "orange", "grey")[:count]
    state = final(seats, 33, pool=" ".join(colours))
    for colour in colours:
        if GAME.outcome(state) is None and f"return {colour}" in offered(state):
            play(state, f"return {colour}")
    assert paid(state) == [points]
    assert lines(state, "HAR-279") == []
    assert cubes_in_words(state.pools[0]) == ""


@pytest.mark.rule("HAR-T33", "HAR-CV17")
def test_task_33_takes_no_colour_twice() -> None:
    state = final(2, 33, pool="black3 pink grey")
    assert offered(state) == ["return stop", "return black", "return pink", "return grey"]
    play(state, "return black")
    assert offered(state) == ["return stop", "return pink", "return grey"]
    play(state, "return pink", "return grey")
    assert paid(state) == [3]
    assert GAME.view(state, WATCHER).at[0].pool == (2, 0, 0, 0, 0, 0)


@pytest.mark.rule("HAR-T33", "HAR-395")
def test_task_33_may_stop_early() -> None:
    state = final(2, 33, pool="black pink grey")
    play(state, "return pink", "return stop")
    assert paid(state) == [1]
    assert lines(state, "HAR-279") == [1]


@pytest.mark.rule("HAR-T37", "HAR-T38", "HAR-T39", "HAR-T40", "HAR-T41", "HAR-T42", "HAR-CV18", "HAR-E63")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("task", HANDED_DOCKERS)
def test_tasks_37_to_42_take_one_or_two_dockers_of_a_colour(task: int, seats: int) -> None:
    colour = HANDED_DOCKERS[task]
    for_one, for_two = values(task, seats)
    single = final(seats, task, aboard=colour)
    assert offered(single) == ["return none", "return one"]
    play(single, "return one")
    assert paid(single) == [for_one]
    double = final(seats, task, aboard=f"{colour}2")
    assert offered(double) == ["return none", "return one", "return two"]
    play(double, "return two")
    assert paid(double) == [for_two]
    assert GAME.view(double, WATCHER).at[0].aboard == 0


@pytest.mark.rule("HAR-T41", "HAR-CV18", "HAR-E63")
@pytest.mark.parametrize(("seats", "one", "two"), [(2, 2, 7), (3, 3, 8), (4, 4, 9)])
def test_the_figures_of_task_41(seats: int, one: int, two: int) -> None:
    assert values(41, seats) == [one, two]


@pytest.mark.rule("HAR-T37", "HAR-T42", "HAR-E63")
@pytest.mark.parametrize("task", HANDED_DOCKERS)
def test_dockers_of_another_colour_or_in_the_building_do_not_count(task: int) -> None:
    colour = HANDED_DOCKERS[task]
    other = "pink" if colour != "pink" else "white"
    state = final(2, task, aboard=f"{other}2", building=f"{colour}2")
    assert paid(state) == []
    assert GAME.outcome(state) is not None


@pytest.mark.rule("HAR-T32", "HAR-T41", "HAR-304", "HAR-V103")
def test_a_returned_piece_serves_one_task_only() -> None:
    first = final(2, 32, 41, aboard="pink2", hold="lace", arms="P1")
    play(first, "return docker pink")
    assert paid(first) == [4]
    assert GAME.outcome(first) is not None
    second = final(2, 32, 41, aboard="pink2", hold="lace", arms="P1")
    play(second, "return none", "return two")
    assert paid(second) == [7]


@pytest.mark.rule("HAR-T19", "HAR-T32", "HAR-302", "HAR-V104")
def test_looking_comes_before_handing_in() -> None:
    state = final(2, 19, 32, aboard="pink white", hold="beer lace", arms="P1 P2")
    play(state, "return docker pink", "return good beer")
    assert paid(state) == [6, 4]


@pytest.mark.rule("HAR-T32", "HAR-C010", "HAR-301")
def test_returned_pieces_have_counted_for_010_and_are_no_leftovers() -> None:
    state = final(2, 32, tableau=(10,), aboard="pink2", hold="lace", arms="P1")
    play(state, "return docker pink")
    assert lines(state, "HAR-273") == [3]
    assert lines(state, "HAR-279") == []
