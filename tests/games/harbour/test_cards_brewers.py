"""Brewers: florins for arms and plans, the market twice, steps and points for florins."""

import pytest

from games.harbour.account import change, marked
from games.harbour.build import GAME, offered, play, table
from mokum.games.harbour.board import BLOCKS
from mokum.kernel.event import WATCHER


@pytest.mark.rule("HAR-C019", "HAR-CV03", "HAR-V73", "HAR-E06")
@pytest.mark.parametrize(("arms", "florins"), [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4)])
def test_019_pays_a_florin_for_every_five_arms_rounded_up(arms: int, florins: int) -> None:
    state = table(tableau=(19,), arms=" ".join(BLOCKS[:arms]))
    assert change(state, "use 19") == {"florins": florins}
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C019", "HAR-V73", "HAR-088")
def test_019_without_arms_is_not_offered() -> None:
    assert offered(table(tableau=(19,), arms={1: "P1 P2"}), "use") == []


@pytest.mark.rule("HAR-C020", "HAR-207", "HAR-V93", "HAR-E31", "HAR-180")
def test_020_lets_the_market_be_used_twice_and_marks_itself() -> None:
    state = table(tableau=(20,), tile="A8", florins=9)
    assert offered(state, "use") == []
    assert change(state, "market") == {"florins": -3, "points": 5}
    assert marked(state) == ()
    assert change(state, "market") == {"florins": -3, "points": 5}
    assert marked(state) == (20,)
    assert "market" not in offered(state)


@pytest.mark.rule("HAR-C020", "HAR-V93")
def test_without_020_once_and_without_florins_not_again() -> None:
    state = table(tile="A8", florins=6)
    play(state, "market")
    assert "market" not in offered(state)
    poor = table(tableau=(20,), tile="A8", florins=5)
    play(poor, "market")
    assert "market" not in offered(poor)


@pytest.mark.rule("HAR-C022", "HAR-146", "HAR-E59", "HAR-V85")
def test_022_gives_three_steps_for_a_florin() -> None:
    state = table(tableau=(22,), florins=1)
    assert change(state, "use 22") == {"florins": -1, "free steps": 3}
    assert marked(state) == (22,)
    assert change(state, "step w08", "step depot-1") == {"free steps": -2}
    play(state, "end")
    assert GAME.view(state, WATCHER).turn.free_steps == 0


@pytest.mark.rule("HAR-C022", "HAR-089", "HAR-147")
def test_the_steps_of_022_need_not_follow_one_another() -> None:
    state = table(tableau=(22,), florins=1, hold="beer", arms="P1", pool="pink", barge="w08")
    play(state, "use 22", "step depot-1")
    assert change(state, "deliver beer") == {"loaded": -1, "points": 2}
    assert change(state, "step w07", "step start") == {"free steps": -2}
    assert change(state, "step w20") == {"pink": -1}


@pytest.mark.rule("HAR-C022", "HAR-C023", "HAR-V73")
def test_022_and_023_without_a_florin_are_not_offered() -> None:
    assert offered(table(tableau=(22, 23), florins=0), "use") == []


@pytest.mark.rule("HAR-C023", "HAR-E04", "HAR-C072")
def test_023_sells_a_point() -> None:
    state = table(tableau=(23,), florins=2)
    assert change(state, "use 23") == {"florins": -1, "points": 1}
    assert offered(state, "use") == []
    assert change(table(tableau=(23, 72), florins=2), "use 23") == {"florins": -1, "points": 2}


@pytest.mark.rule("HAR-C024", "HAR-V74", "HAR-E05", "HAR-E08")
def test_024_gives_a_florin_and_a_point() -> None:
    state = table(tableau=(24,))
    assert change(state, "use 24") == {"florins": 1, "points": 1}
    assert offered(state, "use") == []
    assert change(table(tableau=(24, 71, 72)), "use 24") == {"florins": 2, "points": 2}
