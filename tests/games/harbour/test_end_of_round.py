"""Phase IV: the end of the round (HAR-190 to HAR-192)."""

import pytest

from games.harbour.build import GAME, asked, end_turn, offered, play, table
from games.harbour.look import house, pool, used
from mokum.games.harbour.agenda import Act, KeepCube, TakeCard


@pytest.mark.rule("HAR-190", "HAR-V95", "HAR-392")
def test_a_seat_keeps_one_cube_of_its_choice_or_none() -> None:
    state = table(round=5, pool="pink2 grey")
    play(state, "end")
    assert asked(state) is KeepCube
    assert set(offered(state)) == {"keep pink", "keep grey", "keep none"}


@pytest.mark.rule("HAR-190")
@pytest.mark.parametrize(("move", "kept"), [("keep pink", "pink"), ("keep grey", "grey"), ("keep none", "")])
def test_the_other_cubes_are_lost(move: str, kept: str) -> None:
    state = table(round=5, pool="pink2 grey")
    play(state, "end", move)
    assert (house(state), pool(state), GAME.waiting(state)) == (kept, "", (1,))


@pytest.mark.rule("HAR-190", "HAR-392")
def test_an_empty_pool_asks_nothing() -> None:
    state = table(round=5)
    play(state, "end")
    assert (asked(state), GAME.waiting(state)) == (Act, (1,))


@pytest.mark.rule("HAR-190")
def test_each_seat_is_asked_at_the_end_of_its_own_turn() -> None:
    state = table(round=5, pool={0: "pink", 1: "grey2"})
    play(state, "end", "keep pink")
    assert (pool(state, 1), house(state, 1)) == ("grey2", "")
    play(state, "end", "keep grey")
    assert (house(state, 0), house(state, 1)) == ("pink", "grey")


@pytest.mark.rule("HAR-191", "HAR-V77", "HAR-203")
def test_marks_are_taken_off_and_the_round_number_goes_up() -> None:
    state = table(round=3, tableau={0: (24, 46), 1: (70,)}, used={0: (46,)})
    play(state, "use 24")
    assert used(state) == (24, 46)
    end_turn(state)
    play(state, "use 70")
    end_turn(state)
    assert (state.round, used(state, 0), used(state, 1)) == (4, (), ())
    assert asked(state) is TakeCard


@pytest.mark.rule("HAR-191", "HAR-347")
def test_the_next_market_tile_is_turned_up() -> None:
    state = table(round=3, tile="A5")
    before = GAME.view(state, 0).tiles
    end_turn(state)
    assert GAME.view(state, 0).tiles == before
    end_turn(state)
    assert GAME.view(state, 0).tiles == (*before, state.tiles[3])


@pytest.mark.rule("HAR-191")
def test_marks_stay_until_the_round_is_over() -> None:
    state = table(round=3, tableau=(24,))
    play(state, "use 24")
    end_turn(state)
    assert used(state) == (24,)


@pytest.mark.rule("HAR-192", "HAR-V95", "HAR-270")
def test_in_round_twelve_the_pool_stays_for_the_final_scoring() -> None:
    state = table(round=12, pool="pink2 grey", florins={0: 0, 1: 0})
    play(state, "end")
    assert (asked(state), GAME.waiting(state), pool(state)) == (Act, (1,), "pink2 grey")
    play(state, "end")
    outcome = GAME.outcome(state)
    assert outcome is not None
    leftovers = [line.points for line in outcome.sheets[0] if line.rule == "HAR-279"]
    assert leftovers == [3 // 2]
    assert state.round == 12
