"""The round, its phases, and the order of play (HAR-040 to HAR-043)."""

import pytest

from games.harbour.build import GAME, asked, end_turn, offered, play, refused, table
from games.harbour.look import on_the_river
from games.harbour.luck import Luck
from mokum.games.harbour.agenda import Act, ChooseDie, TakeCard


@pytest.mark.rule("HAR-040", "HAR-085")
def test_a_round_goes_through_its_phases_seat_by_seat() -> None:
    state = table(2, round=3, turn=1, order=(0, 1), stack=(1, 0), roses={0: {1: "pink"}, 1: {1: "grey"}})
    end_turn(state)
    happened = []
    luck = Luck(dice="3 3 3 3 3 3")
    while state.round == 4:
        happened.append((asked(state).__name__, GAME.waiting(state)[0]))
        if asked(state) is Act:
            end_turn(state)
        else:
            play(state, offered(state)[0], chance=luck)
    phases = [(TakeCard, 0), (TakeCard, 1), *[(ChooseDie, 0)] * 2, *[(ChooseDie, 1)] * 2, (Act, 0), (Act, 1)]
    assert happened == [(phase.__name__, seat) for phase, seat in phases]


@pytest.mark.rule("HAR-041")
@pytest.mark.parametrize(
    ("river", "stack", "berths", "order"),
    [
        ({0: 3, 1: 5, 2: 4}, (0, 1, 2), (), (1, 2, 0)),
        ({0: 0, 1: 0, 2: 0}, (2, 0, 1), (), (1, 0, 2)),
        ({0: 7, 1: 2, 2: 7}, (0, 1, 2), (), (2, 0, 1)),
        ({0: 7, 1: 2, 2: 7}, (2, 1, 0), (), (0, 2, 1)),
        ({0: 18, 1: 17, 2: 18}, (0, 1, 2), (0, 2), (0, 2, 1)),
        ({0: 18, 1: 17, 2: 18}, (0, 1, 2), (2, 0), (2, 0, 1)),
    ],
)
def test_who_is_ahead_on_the_river(
    river: dict[int, int], stack: tuple[int, ...], berths: tuple[int, ...], order: tuple[int, ...]
) -> None:
    state = table(3, turn=2, order=(0, 1, 2), river=river, stack=stack, berths=berths)
    assert on_the_river(state) == order
    end_turn(state)
    assert (state.round, state.order) == (9, order)


@pytest.mark.rule("HAR-V52", "HAR-042", "HAR-051")
def test_a_pawn_that_moves_changes_the_order_of_the_next_round_only() -> None:
    a, b, c = 0, 1, 2
    state = table(3, order=(a, b, c), turn=c, stack=(c, b, a), pool="pink")
    play(state, "river")
    assert state.order == (a, b, c)
    assert on_the_river(state) == (c, a, b)
    end_turn(state)
    assert state.order == (c, a, b)
    assert GAME.waiting(state) == (c,)


@pytest.mark.rule("HAR-042")
def test_the_turns_of_a_round_follow_its_order_even_if_the_leader_is_overtaken() -> None:
    state = table(3, order=(0, 1, 2), turn=0, stack=(2, 1, 0), pool={0: "pink", 1: "pink2"})
    end_turn(state)
    assert GAME.waiting(state) == (1,)
    play(state, "river")
    assert on_the_river(state)[0] == 1
    end_turn(state)
    assert GAME.waiting(state) == (2,)
    end_turn(state)
    assert state.order == (1, 0, 2)


@pytest.mark.rule("HAR-043", "HAR-V58", "HAR-215")
def test_leading_is_read_at_the_moment_of_use() -> None:
    under = table(tableau=(17,), river={0: 5, 1: 5}, stack=(0, 1))
    assert "use 17" in offered(under)
    over = table(tableau=(17,), river={0: 5, 1: 5}, stack=(1, 0))
    assert refused(over, "use 17") == "HAR-215"
    behind = table(tableau=(17,), river={0: 4, 1: 5}, order=(0, 1), pool="pink3")
    play(behind, "river", "on")
    assert behind.pawns[0] == 6
    assert refused(behind, "use 17") == "HAR-215"


@pytest.mark.rule("HAR-043", "HAR-V58")
def test_last_is_the_bottom_of_the_rearmost_stack() -> None:
    bottom = table(3, tableau=(18,), river={0: 2, 1: 2, 2: 6}, stack=(0, 1, 2))
    play(bottom, "use 18")
    assert bottom.florins[0] == 2
    above = table(3, tableau=(18,), river={0: 2, 1: 2, 2: 6}, stack=(1, 0, 2))
    assert refused(above, "use 18") == "HAR-215"
