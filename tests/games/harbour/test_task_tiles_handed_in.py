"""Task tiles for which dockers, goods and cubes are handed in."""

from typing import Any

import pytest

from games.harbour.account import lines
from games.harbour.build import GAME, let, offered, play, table
from games.harbour.task_scoring import final, paid, values
from games.harbour.words import cubes_in_words, dockers_in_words, goods_in_words
from mokum.games.harbour.agenda import EndRound
from mokum.games.harbour.goods import pack
from mokum.kernel.agenda import NOBODY
from mokum.kernel.event import WATCHER

HANDED_DOCKERS = {37: "light-blue", 38: "yellow", 39: "brown", 40: "light-green", 41: "pink", 42: "white"}
Scenario = dict[str, Any]


@pytest.mark.rule("HAR-T32", "HAR-303", "HAR-395")
@pytest.mark.parametrize(("seats", "points"), [(2, 4), (3, 5), (4, 6)])
def test_task_32_takes_two_dockers_and_a_good(seats: int, points: int) -> None:
    state = final(seats, 32, aboard="pink white", hold="lace", store="beer", arms="P1 P2")
    assert offered(state) == ["return none", "return docker white", "return docker pink"]
    play(state, "return docker pink")
    assert offered(state) == ["return good beer", "return good lace"]
    play(state, "return good lace")
    own = GAME.view(state, WATCHER).at[0]
    assert (dockers_in_words(pack(own.aboard)), goods_in_words(pack(own.hold)), goods_in_words(pack(own.store))) == (
        "",
        "",
        "beer",
    )
    assert paid(state) == [points]


@pytest.mark.rule("HAR-T32", "HAR-T34", "HAR-E61")
@pytest.mark.parametrize("good", [{"hold": "lace"}, {"store": "lace"}])
def test_the_good_may_come_from_store_or_hold(good: Scenario) -> None:
    state = final(2, 32, aboard="pink2", arms="P1", **good)
    play(state, "return docker pink")
    assert paid(state) == [4]
    own = GAME.view(state, WATCHER).at[0]
    assert not any((*own.store, *own.hold, *own.aboard))


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
@pytest.mark.parametrize(
    ("task", "no"), [(32, "return none"), (33, "return stop"), (34, "return none"), (41, "return none")]
)
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
    assert (dockers_in_words(pack(own.aboard)), goods_in_words(pack(own.hold))) == ("pink", "")
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
    assert not any(GAME.view(double, WATCHER).at[0].aboard)


@pytest.mark.rule("HAR-T41", "HAR-CV18", "HAR-E63")
@pytest.mark.parametrize(("seats", "one", "two"), [(2, 2, 7), (3, 3, 8), (4, 4, 9)])
def test_the_figures_of_task_41(seats: int, one: int, two: int) -> None:
    for answer, points in (("return one", one), ("return two", two)):
        state = final(seats, 41, aboard="pink2")
        play(state, answer)
        assert paid(state) == [points]


@pytest.mark.rule("HAR-T33", "HAR-T41", "HAR-T42", "HAR-303")
def test_seats_hand_in_in_order_of_play_and_by_ascending_number() -> None:
    state = table(
        round=12,
        order=(1, 0),
        extensions=(2,),
        tasks={0: (41,), 1: (42, 33)},
        aboard={0: "pink", 1: "white"},
        pool={1: "grey"},
    )
    let(state, EndRound(NOBODY))
    asked_for = []
    while GAME.outcome(state) is None:
        asked_for.append((GAME.waiting(state), offered(state)[1]))
        play(state, offered(state)[0])
    assert asked_for == [((1,), "return grey"), ((1,), "return one"), ((0,), "return one")]


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
