"""Extension 2: tasks for which pieces are handed in."""

from typing import Any

import pytest

from games.harbour.build import asked, offered, play
from games.harbour.last_round import from_tasks, scoring_tasks
from games.harbour.words import cubes_in_words, dockers_in_words, goods_in_words
from mokum.games.harbour.agenda import ReturnPieces


@pytest.mark.rule("HAR-303", "HAR-395")
@pytest.mark.parametrize(("seats", "one", "two"), [(2, 2, 7), (3, 3, 8), (4, 4, 9)])
def test_one_or_two_dockers_of_a_colour(seats: int, one: int, two: int) -> None:
    state = scoring_tasks(seats, tasks=(41,), aboard="pink2")
    assert offered(state) == ["return none", "return one", "return two"]
    both = state.copy()
    play(both, "return two")
    assert (from_tasks(both), dockers_in_words(both.aboard[0])) == ([two], "")
    play(state, "return one")
    assert (from_tasks(state), dockers_in_words(state.aboard[0])) == ([one], "pink")


@pytest.mark.rule("HAR-303", "HAR-395")
def test_with_one_docker_two_cannot_be_returned_and_with_none_nothing_is_asked() -> None:
    assert offered(scoring_tasks(tasks=(41,), aboard="pink white")) == ["return none", "return one"]
    over = scoring_tasks(tasks=(41,), aboard="white")
    assert (over.agenda, from_tasks(over)) == ((), [])


@pytest.mark.rule("HAR-303")
@pytest.mark.parametrize(
    ("task", "colour"),
    [(37, "light-blue"), (38, "yellow"), (39, "brown"), (40, "light-green"), (41, "pink"), (42, "white")],
)
def test_the_colours_of_the_docker_tasks(task: int, colour: str) -> None:
    state = scoring_tasks(tasks=(task,), aboard=colour)
    play(state, "return one")
    assert (from_tasks(state), state.aboard[0]) == ([2], 0)


@pytest.mark.rule("HAR-303", "HAR-304")
@pytest.mark.parametrize(("task", "given"), [(32, {}), (34, {"pool": "grey"}), (41, {})])
def test_a_seat_may_decline(task: int, given: dict[str, Any]) -> None:
    state = scoring_tasks(tasks=(task,), aboard="pink2", store="beer", arms={1: "G6"}, **given)
    play(state, "return none")
    assert (from_tasks(state), dockers_in_words(state.aboard[0]), goods_in_words(state.stores[0])) == (
        [],
        "pink2",
        "beer",
    )


@pytest.mark.rule("HAR-303", "HAR-395")
def test_two_dockers_and_a_good_one_piece_at_a_time() -> None:
    state = scoring_tasks(tasks=(32,), aboard="pink white", hold="beer", store="lace", arms={1: "G6 G5"})
    assert offered(state) == ["return none", "return docker white", "return docker pink"]
    play(state, "return docker pink")
    assert offered(state) == ["return good beer", "return good lace"], "the second docker is no question"
    play(state, "return good lace")
    assert from_tasks(state) == [4]
    assert (state.aboard[0], goods_in_words(state.holds[0]), state.stores[0]) == (0, "beer", 0)


@pytest.mark.rule("HAR-303", "HAR-395")
def test_a_docker_a_good_and_a_cube() -> None:
    state = scoring_tasks(tasks=(34,), aboard="pink", hold="beer", pool="grey2 black", arms={1: "G6"})
    play(state, "return docker pink", "return black")
    assert from_tasks(state) == [4]
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
    state = scoring_tasks(tasks=(task,), **given)
    assert (state.agenda, from_tasks(state)) == ((), [])


@pytest.mark.rule("HAR-303", "HAR-395")
@pytest.mark.parametrize(("colours", "points"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 7)])
def test_cubes_of_different_colours(colours: int, points: int) -> None:
    state = scoring_tasks(tasks=(33,), pool="black2 brown violet pink orange grey")
    for colour in ("black", "brown", "violet", "pink", "orange")[:colours]:
        play(state, f"return {colour}")
        assert f"return {colour}" not in offered(state)
    play(state, "return stop")
    assert from_tasks(state) == [points]


@pytest.mark.rule("HAR-303", "HAR-395")
def test_six_colours_are_ten_points_without_a_further_question() -> None:
    state = scoring_tasks(tasks=(33,), pool="black2 brown violet pink orange grey")
    play(state, *(f"return {colour}" for colour in ("black", "brown", "violet", "pink", "orange", "grey")))
    assert (state.agenda, from_tasks(state), cubes_in_words(state.pools[0])) == ((), [10], "black")


@pytest.mark.rule("HAR-304", "HAR-303")
def test_stopping_at_once_costs_and_scores_nothing() -> None:
    state = scoring_tasks(tasks=(33,), pool="black2")
    play(state, "return stop")
    assert (from_tasks(state), cubes_in_words(state.pools[0])) == ([], "black2")


@pytest.mark.rule("HAR-V103", "HAR-301")
def test_returned_cubes_are_no_leftovers() -> None:
    state = scoring_tasks(tasks=(33,), pool="black brown violet pink")
    play(state, "return black", "return brown", "return violet", "return pink")
    assert from_tasks(state) == [5]
    assert [line for _, line in state.final if line.rule == "HAR-279"] == []


@pytest.mark.rule("HAR-V103", "HAR-304")
@pytest.mark.parametrize("first", ["32", "41"])
def test_a_returned_piece_serves_one_task_only(first: str) -> None:
    state = scoring_tasks(tasks=(32, 41), aboard="pink2", store="beer", arms={1: "G6"})
    if first == "32":
        play(state, "return docker pink")
        assert (from_tasks(state), state.agenda) == ([4], ())
    else:
        play(state, "return none", "return two")
        assert from_tasks(state) == [7]


@pytest.mark.rule("HAR-V104", "HAR-302", "HAR-303")
def test_tasks_that_look_are_checked_before_any_piece_is_returned() -> None:
    state = scoring_tasks(tasks=(19, 32), aboard="pink white", hold="beer lace", arms={1: "G6 G5"})
    assert from_tasks(state) == [6]
    play(state, "return docker pink", "return good beer")
    assert from_tasks(state) == [6, 4]


@pytest.mark.rule("HAR-301", "HAR-303")
def test_returned_dockers_have_counted_for_card_010() -> None:
    state = scoring_tasks(tasks=(41,), tableau=(10,), aboard="pink2")
    assert [line.points for _, line in state.final if line.rule == "HAR-273"] == [2]
    assert asked(state) is ReturnPieces


@pytest.mark.rule("HAR-303")
def test_seats_return_in_order_of_play_and_by_ascending_tile() -> None:
    state = scoring_tasks(
        order=(1, 0), turn=1, tasks={0: (42, 37), 1: (41, 33)}, aboard={0: "white light-blue", 1: "pink"},
        pool={1: "grey"},
    )  # fmt: skip
    told = []
    while state.agenda:
        pending = state.agenda[-1]
        assert isinstance(pending, ReturnPieces)
        told.append((pending.seats[0], pending.task))
        play(state, offered(state)[0])
    assert told == [(1, 33), (1, 41), (0, 37), (0, 42)]
