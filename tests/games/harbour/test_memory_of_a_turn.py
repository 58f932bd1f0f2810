"""What happened earlier in the turn is remembered exactly (HAR-090), and the viewers are told it."""

import pytest

from games.harbour.build import GAME, play, refused, table


@pytest.mark.rule("HAR-090")
def test_points_of_the_market_add_up() -> None:
    state = table(pool="pink", florins=3, tile="A2", tableau=(20,))
    play(state, "market")
    once = state.market_points
    assert once == state.points[0] > 0
    play(state, "market")
    assert state.market_points == 2 * once == state.points[0]


@pytest.mark.rule("HAR-090")
def test_every_space_of_the_river_is_one_step() -> None:
    state = table(pool="pink3")
    play(state, "river")
    assert state.river_steps == 1
    play(state, "on")
    assert state.river_steps == state.pawns[0] == 2
    assert GAME.view(state, 1).turn.river_steps == state.river_steps


@pytest.mark.rule("HAR-090", "HAR-120")
def test_a_block_that_is_bought_counts() -> None:
    state = table(pool="pink9", goods={"P6": "lace", "P5": "beer"}, florins=0)
    play(state, "buy p6", "store")
    assert state.bought == 1
    assert refused(state, "buy p5") == "HAR-120"


@pytest.mark.rule("HAR-090")
def test_every_step_of_the_barge_is_one() -> None:
    state = table(pool="pink2")
    play(state, "step w08")
    assert state.barge_steps == 1
    play(state, "step start")
    assert state.barge_steps == 2
    assert GAME.view(state, 1).turn.barge_steps == 2
