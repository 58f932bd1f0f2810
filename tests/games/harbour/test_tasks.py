"""Extension 2: the deal, and tasks that only look at the game."""

from typing import Any

import pytest

from games.harbour.build import deal, let, table
from games.harbour.last_round import from_tasks, scoring_tasks
from games.harbour.luck import Luck
from mokum.games.harbour.agenda import EndRound
from mokum.games.harbour.events import FinalScored, TasksDealt, TasksRevealed, UnseenTasksDealt
from mokum.games.harbour.game import Options
from mokum.kernel.agenda import NOBODY
from mokum.kernel.event import WATCHER


@pytest.mark.rule("HAR-300", "HAR-018")
@pytest.mark.parametrize(
    ("way", "each", "is_open"),
    [("three hidden", 3, False), ("five hidden", 5, False), ("one open", 1, True), ("two open", 2, True)],
)
@pytest.mark.parametrize("seats", [2, 4])
def test_each_seat_is_dealt_its_tasks_and_no_task_twice(seats: int, way: str, each: int, is_open: bool) -> None:
    state = deal(seats, Options(extensions=(2,), tasks=way), Luck())
    assert [len(tasks) for tasks in state.tasks] == [each] * seats
    assert len({task for tasks in state.tasks for task in tasks}) == seats * each
    assert state.tasks_open is is_open


@pytest.mark.rule("HAR-300", "HAR-017")
def test_without_the_extension_nobody_has_tasks() -> None:
    state = deal(2, Options(), Luck())
    assert state.tasks == [(), ()]


LOOKING: list[tuple[int, dict[str, Any], dict[str, Any]]] = [
    (1, {"building": "light-blue2"}, {"building": "light-blue"}),
    (2, {"building": "brown2"}, {"building": "brown pink"}),
    (3, {"building": "light-green2"}, {}),
    (4, {"building": "pink2"}, {"building": "pink"}),
    (5, {"building": "yellow2"}, {}),
    (6, {"building": "white2"}, {}),
    (13, {"tableau": (1, 2, 3, 73, 74, 75, 109, 110, 111)}, {"tableau": (1, 2, 3, 73, 74, 75, 109, 110)}),
    (14, {"river": {0: 18}}, {"river": {0: 17}}),
    (15, {"tableau": (8, 10, 11)}, {"tableau": (8, 10)}),
    (16, {"tableau": (1, 13, 109, 113)}, {"tableau": (1, 13, 109)}),
    (17, {"tableau": (25, 26, 27, 28, 29)}, {"tableau": (25, 26, 27, 28)}),
    (19, {"hold": "beer lace"}, {"hold": "beer2"}),
    (30, {"barge": "start"}, {"barge": "w07"}),
    (31, {"building": "pink2 brown2 white2 yellow"}, {"building": "pink2 brown2 white2"}),
    (36, {"tableau": tuple(range(1, 11))}, {"tableau": tuple(range(1, 10))}),
]


@pytest.mark.rule("HAR-302")
@pytest.mark.parametrize(("task", "fits", "fails"), LOOKING, ids=[str(row[0]) for row in LOOKING])
def test_a_task_that_only_looks_scores_if_it_is_fulfilled(
    task: int, fits: dict[str, Any], fails: dict[str, Any]
) -> None:
    assert len(from_tasks(scoring_tasks(tasks=(task,), **fits))) == 1
    assert from_tasks(scoring_tasks(tasks=(task,), **fails)) == []


@pytest.mark.rule("HAR-302")
@pytest.mark.parametrize(("task", "letter"), [(7, "G"), (8, "P"), (9, "N"), (10, "B"), (11, "H"), (12, "J")], ids=str)
def test_four_blocks_of_a_district(task: int, letter: str) -> None:
    four = " ".join(f"{letter}{number}" for number in range(1, 5))
    three = four[:-3]
    assert from_tasks(scoring_tasks(tasks=(task,), arms=four, store={1: "beer2 lace2"})) == [6]
    assert from_tasks(scoring_tasks(tasks=(task,), arms=three, store={1: "beer2 lace"})) == []


WAREHOUSES = ["furniture", "lace", "cheese", "jenever", "beer", "tile", "tulip", "crystal", "coffee"]


@pytest.mark.rule("HAR-302", "HAR-V26")
@pytest.mark.parametrize(("task", "good"), list(enumerate(WAREHOUSES, 20)))
@pytest.mark.parametrize(("seats", "points"), [(2, 7), (3, 6), (4, 5)])
def test_a_full_warehouse_whoever_delivered(task: int, good: str, seats: int, points: int) -> None:
    assert from_tasks(scoring_tasks(seats, tasks=(task,), roofs={good: 3})) == [points]
    assert from_tasks(scoring_tasks(seats, tasks=(task,), roofs={good: 2})) == []


@pytest.mark.rule("HAR-302")
def test_seven_goods_on_the_black_market_and_four_full_depots() -> None:
    seven = "beer tulip cheese furniture jenever tile lace"
    assert from_tasks(scoring_tasks(tasks=(18,), sold=seven)) == [7]
    assert from_tasks(scoring_tasks(tasks=(18,), sold=seven[:-5])) == []
    depots = {1: "beer", 2: "beer", 3: "lace", 4: "tile"}
    assert from_tasks(scoring_tasks(tasks=(29,), depots=depots)) == [7]
    assert from_tasks(scoring_tasks(tasks=(29,), depots={1: "beer", 2: "beer", 3: "lace"})) == []


@pytest.mark.rule("HAR-302")
def test_nine_blocks_anywhere() -> None:
    nine = "P1 P3 P5 H1 H3 H5 J1 J3 J5"
    goods = {1: "beer4 lace4 tile"}
    assert from_tasks(scoring_tasks(tasks=(35,), arms=nine, store=goods)) == [7]
    assert from_tasks(scoring_tasks(tasks=(35,), arms=nine[:-3], store={1: "beer4 lace4"})) == []


@pytest.mark.rule("HAR-301", "HAR-402", "HAR-413")
def test_all_tasks_are_revealed_together_between_districts_and_leftovers() -> None:
    state = table(round=12, extensions=(2,), tasks={0: (30,), 1: (14,)}, arms="P1", store={1: "beer"}, districts="pink")
    happened = let(state, EndRound(NOBODY))
    told: list[str] = []
    for event in happened:
        if isinstance(event, TasksRevealed):
            told.append("revealed")
            assert event.tasks == ((30,), (14,))
        elif isinstance(event, FinalScored) and event.side == 0:
            told.append(event.rule)
    assert told == ["HAR-276", "HAR-277", "revealed", "HAR-302"]


@pytest.mark.rule("HAR-402", "HAR-300")
def test_a_dealt_hand_of_hidden_tasks_is_shown_to_its_seat_alone() -> None:
    hidden, laid_open = TasksDealt(1, (4, 9), False), TasksDealt(1, (4, 9), True)
    assert hidden.seen_by(1) == hidden
    assert hidden.seen_by(0) == hidden.seen_by(WATCHER) == UnseenTasksDealt(1, 2)
    assert laid_open.seen_by(0) == laid_open
