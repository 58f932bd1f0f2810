"""Extension 2: tasks that look at the game, and tasks for which pieces are handed in."""

from typing import Any

import pytest

from games.harbour.build import asked, deal, let, offered, play, table
from games.harbour.luck import Luck
from games.harbour.words import cubes_in_words, dockers_in_words, goods_in_words
from mokum.games.harbour.agenda import EndRound, ReturnPieces
from mokum.games.harbour.events import FinalScored, TasksDealt, TasksRevealed
from mokum.games.harbour.game import Options
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY


def last_round(seats: int = 2, **given: Any) -> State:
    """The final scoring, as far as the first decision about tasks or the end of the game."""
    usual: dict[str, Any] = {
        "round": 12, "extensions": (2,), "florins": dict.fromkeys(range(seats), 0),
    }  # fmt: skip
    state = table(seats, **{**usual, **given})
    let(state, EndRound(NOBODY))
    return state


def scored(state: State, seat: int = 0) -> list[int]:
    """What tasks brought a seat."""
    return [points for who, rule, _, points in state.final if (who, rule) == (seat, "HAR-302")]


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
    assert len(scored(last_round(tasks=(task,), **fits))) == 1
    assert scored(last_round(tasks=(task,), **fails)) == []


@pytest.mark.rule("HAR-302")
@pytest.mark.parametrize(("task", "letter"), [(7, "G"), (8, "P"), (9, "N"), (10, "B"), (11, "H"), (12, "J")], ids=str)
def test_four_blocks_of_a_district(task: int, letter: str) -> None:
    four = " ".join(f"{letter}{number}" for number in range(1, 5))
    three = four[:-3]
    assert scored(last_round(tasks=(task,), arms=four, store={1: "beer2 lace2"})) == [6]
    assert scored(last_round(tasks=(task,), arms=three, store={1: "beer2 lace"})) == []


WAREHOUSES = ["furniture", "lace", "cheese", "jenever", "beer", "tile", "tulip", "crystal", "coffee"]


@pytest.mark.rule("HAR-302", "HAR-V26")
@pytest.mark.parametrize(("task", "good"), list(enumerate(WAREHOUSES, 20)))
@pytest.mark.parametrize(("seats", "points"), [(2, 7), (3, 6), (4, 5)])
def test_a_full_warehouse_whoever_delivered(task: int, good: str, seats: int, points: int) -> None:
    assert scored(last_round(seats, tasks=(task,), roofs={good: 3})) == [points]
    assert scored(last_round(seats, tasks=(task,), roofs={good: 2})) == []


@pytest.mark.rule("HAR-302")
def test_seven_goods_on_the_black_market_and_four_full_depots() -> None:
    seven = "beer tulip cheese furniture jenever tile lace"
    assert scored(last_round(tasks=(18,), sold=seven)) == [7]
    assert scored(last_round(tasks=(18,), sold=seven[:-5])) == []
    depots = {1: "beer", 2: "beer", 3: "lace", 4: "tile"}
    assert scored(last_round(tasks=(29,), depots=depots)) == [7]
    assert scored(last_round(tasks=(29,), depots={1: "beer", 2: "beer", 3: "lace"})) == []


@pytest.mark.rule("HAR-302")
def test_nine_blocks_anywhere() -> None:
    nine = "P1 P3 P5 H1 H3 H5 J1 J3 J5"
    goods = {1: "beer4 lace4 tile"}
    assert scored(last_round(tasks=(35,), arms=nine, store=goods)) == [7]
    assert scored(last_round(tasks=(35,), arms=nine[:-3], store={1: "beer4 lace4"})) == []


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


@pytest.mark.rule("HAR-303", "HAR-395")
@pytest.mark.parametrize(("seats", "one", "two"), [(2, 2, 7), (3, 3, 8), (4, 4, 9)])
def test_one_or_two_dockers_of_a_colour(seats: int, one: int, two: int) -> None:
    state = last_round(seats, tasks=(41,), aboard="pink2")
    assert offered(state) == ["return none", "return one", "return two"]
    both = state.copy()
    play(both, "return two")
    assert (scored(both), dockers_in_words(both.aboard[0])) == ([two], "")
    play(state, "return one")
    assert (scored(state), dockers_in_words(state.aboard[0])) == ([one], "pink")


@pytest.mark.rule("HAR-303", "HAR-395")
def test_with_one_docker_two_cannot_be_returned_and_with_none_nothing_is_asked() -> None:
    assert offered(last_round(tasks=(41,), aboard="pink white")) == ["return none", "return one"]
    over = last_round(tasks=(41,), aboard="white")
    assert (over.agenda, scored(over)) == ((), [])


@pytest.mark.rule("HAR-303")
@pytest.mark.parametrize(
    ("task", "colour"),
    [(37, "light-blue"), (38, "yellow"), (39, "brown"), (40, "light-green"), (41, "pink"), (42, "white")],
)
def test_the_colours_of_the_docker_tasks(task: int, colour: str) -> None:
    state = last_round(tasks=(task,), aboard=colour)
    play(state, "return one")
    assert (scored(state), state.aboard[0]) == ([2], 0)


@pytest.mark.rule("HAR-303", "HAR-304")
@pytest.mark.parametrize(("task", "given"), [(32, {}), (34, {"pool": "grey"}), (41, {})])
def test_a_seat_may_decline(task: int, given: dict[str, Any]) -> None:
    state = last_round(tasks=(task,), aboard="pink2", store="beer", arms={1: "G6"}, **given)
    play(state, "return none")
    assert (scored(state), dockers_in_words(state.aboard[0]), goods_in_words(state.stores[0])) == ([], "pink2", "beer")


@pytest.mark.rule("HAR-303", "HAR-395")
def test_two_dockers_and_a_good_one_piece_at_a_time() -> None:
    state = last_round(tasks=(32,), aboard="pink white", hold="beer", store="lace", arms={1: "G6 G5"})
    assert offered(state) == ["return none", "return docker white", "return docker pink"]
    play(state, "return docker pink")
    assert offered(state) == ["return good beer", "return good lace"], "the second docker is no question"
    play(state, "return good lace")
    assert scored(state) == [4]
    assert (state.aboard[0], goods_in_words(state.holds[0]), state.stores[0]) == (0, "beer", 0)


@pytest.mark.rule("HAR-303", "HAR-395")
def test_a_docker_a_good_and_a_cube() -> None:
    state = last_round(tasks=(34,), aboard="pink", hold="beer", pool="grey2 black", arms={1: "G6"})
    play(state, "return docker pink", "return black")
    assert scored(state) == [4]
    assert (state.aboard[0], state.holds[0], cubes_in_words(state.pools[0])) == (0, 0, "grey2")


@pytest.mark.rule("HAR-304", "HAR-363")
@pytest.mark.parametrize(
    ("task", "given"),
    [
        (32, {"aboard": "pink", "store": "beer", "arms": {1: "G6"}}),
        (32, {"aboard": "pink2"}),
        (34, {"aboard": "pink", "store": "beer", "arms": {1: "G6"}}),
        (34, {"aboard": "pink", "pool": "grey"}),
        (34, {"store": "beer", "pool": "grey", "arms": {1: "G6"}}),
        (33, {"rose": {1: "pink3"}}),
    ],
)
def test_what_cannot_be_complete_is_not_asked_for(task: int, given: dict[str, Any]) -> None:
    state = last_round(tasks=(task,), **given)
    assert (state.agenda, scored(state)) == ((), [])


@pytest.mark.rule("HAR-303", "HAR-395")
@pytest.mark.parametrize(("colours", "points"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 7)])
def test_cubes_of_different_colours(colours: int, points: int) -> None:
    state = last_round(tasks=(33,), pool="black2 brown violet pink orange grey")
    for colour in ("black", "brown", "violet", "pink", "orange")[:colours]:
        play(state, f"return {colour}")
        assert f"return {colour}" not in offered(state)
    play(state, "return stop")
    assert scored(state) == [points]


@pytest.mark.rule("HAR-303", "HAR-395")
def test_six_colours_are_ten_points_without_a_further_question() -> None:
    state = last_round(tasks=(33,), pool="black2 brown violet pink orange grey")
    play(state, *(f"return {colour}" for colour in ("black", "brown", "violet", "pink", "orange", "grey")))
    assert (state.agenda, scored(state), cubes_in_words(state.pools[0])) == ((), [10], "black")


@pytest.mark.rule("HAR-304", "HAR-303")
def test_stopping_at_once_costs_and_scores_nothing() -> None:
    state = last_round(tasks=(33,), pool="black2")
    play(state, "return stop")
    assert (scored(state), cubes_in_words(state.pools[0])) == ([], "black2")


@pytest.mark.rule("HAR-V103", "HAR-301")
def test_returned_cubes_are_no_leftovers() -> None:
    state = last_round(tasks=(33,), pool="black brown violet pink")
    play(state, "return black", "return brown", "return violet", "return pink")
    assert scored(state) == [5]
    assert [line for line in state.final if line[1] == "HAR-279"] == []


@pytest.mark.rule("HAR-V103", "HAR-304")
@pytest.mark.parametrize("first", ["32", "41"])
def test_a_returned_piece_serves_one_task_only(first: str) -> None:
    state = last_round(tasks=(32, 41), aboard="pink2", store="beer", arms={1: "G6"})
    if first == "32":
        play(state, "return docker pink")
        assert (scored(state), state.agenda) == ([4], ())
    else:
        play(state, "return none", "return two")
        assert scored(state) == [7]


@pytest.mark.rule("HAR-V104", "HAR-302", "HAR-303")
def test_tasks_that_look_are_checked_before_any_piece_is_returned() -> None:
    state = last_round(tasks=(19, 32), aboard="pink white", hold="beer lace", arms={1: "G6 G5"})
    assert scored(state) == [6]
    play(state, "return docker pink", "return good beer")
    assert scored(state) == [6, 4]


@pytest.mark.rule("HAR-301", "HAR-303")
def test_returned_dockers_have_counted_for_card_010() -> None:
    state = last_round(tasks=(41,), tableau=(10,), aboard="pink2")
    assert [line[3] for line in state.final if line[1] == "HAR-273"] == [2]
    assert asked(state) is ReturnPieces


@pytest.mark.rule("HAR-303")
def test_seats_return_in_order_of_play_and_by_ascending_tile() -> None:
    state = last_round(
        order=(1, 0), turn=1, tasks={0: (42, 37), 1: (41, 33)}, aboard={0: "white light-blue", 1: "pink"},
        pool={1: "grey"},
    )  # fmt: skip
    told = []
    while state.agenda:
        frame = state.agenda[-1]
        assert isinstance(frame, ReturnPieces)
        told.append((frame.seats[0], frame.task))
        play(state, offered(state)[0])
    assert told == [(1, 33), (1, 41), (0, 37), (0, 42)]


@pytest.mark.rule("HAR-402", "HAR-300")
def test_a_dealt_hand_of_hidden_tasks_is_shown_to_its_seat_alone() -> None:
    hidden, laid_open = TasksDealt(1, (4, 9), False), TasksDealt(1, (4, 9), True)
    assert hidden.seen_by(1) == hidden
    assert hidden.seen_by(0) != hidden
    assert "4" not in repr(hidden.seen_by(0)).replace("count=2", "")
    assert laid_open.seen_by(0) == laid_open
