"""Task tiles that only look at the game: when each is fulfilled, and what it then pays."""

from typing import Any

import pytest

from games.harbour.account import lines
from games.harbour.build import let, table
from games.harbour.card_rows import id_of
from games.harbour.task_scoring import final, paid, values
from mokum.games.harbour.agenda import EndRound
from mokum.kernel.agenda import NOBODY

DOCKER_PAIRS = {1: "light-blue", 2: "brown", 3: "light-green", 4: "pink", 5: "yellow", 6: "white"}
BLOCKS_OF = {7: "G", 8: "P", 9: "N", 10: "B", 11: "H", 12: "J"}
WAREHOUSES = {
    20: "furniture", 21: "lace", 22: "cheese", 23: "jenever", 24: "beer", 25: "tile", 26: "tulip", 27: "crystal",
    28: "coffee",
}  # fmt: skip
THREE_OF_EACH = (55, 73, 85, 1, 25, 49, 109, 113, 117)

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


@pytest.mark.rule("HAR-T13")
@pytest.mark.parametrize("missing", [0, 3, 6], ids=["a building", "an artisan", "a plan"])
def test_task_13_wants_three_of_each_kind(missing: int) -> None:
    cards = [card for card in THREE_OF_EACH if card != THREE_OF_EACH[missing]]
    assert paid(final(2, 13, tableau=cards)) == []


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
