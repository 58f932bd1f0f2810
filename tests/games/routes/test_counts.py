"""Counts: how many sequences of moves there are from fixed deals. One number guards the whole generator."""

import pytest

from games.routes.build import LEAVING, table
from mokum.games.routes.game import GAME, Options
from mokum.games.routes.state import State
from mokum.kernel.chance import KeyedChance, QuickChance
from mokum.kernel.story import begin, carry_out


def sequences(state: State, depth: int) -> int:
    """The number of ways in which the next moves can be made, by whichever seats may move."""
    if depth == 0:
        return 1
    total = 0
    for seat in GAME.waiting(state):
        for move in GAME.moves(state, seat):
            after = state.copy()
            carry_out(after, GAME.play(after, seat, move, QuickChance("counts")))
            total += sequences(after, depth - 1)
    return total


@pytest.mark.rule("ROU-012", "ROU-013", "ROU-020", "ROU-030")
@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, [6, 18, 360, 8532]), (3, [9, 54, 162, 3240]), (4, [12, 108, 648, 1944, 38880])],
)
def test_from_the_first_deal(seats: int, counts: list[int]) -> None:
    state, _ = begin(GAME, seats, Options(), KeyedChance(b"counts"))
    assert [sequences(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.rule("ROU-020", "ROU-049", "ROU-050")
@pytest.mark.parametrize(("seats", "counts"), [(2, [47, 808, 12945]), (3, [48, 837, 12356]), (4, [48, 837, 12356])])
def test_from_the_middle_of_a_game(seats: int, counts: list[int]) -> None:
    hands = ["red3 wild", "blue2 green", "black2 pink", "orange wild"]
    state = table(seats, hands=hands[:seats], claimed={0: [15, 3], 1: [27]}, contracts=["1", "2"])
    assert [sequences(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.rule("ROU-034", "ROU-035", "ROU-036", "ROU-060")
def test_from_the_end_of_a_game() -> None:
    state = table(
        3,
        hands=["green", "red wild"],
        market="red - wild blue -",
        contract_pile="1 2 3",
        rest=2,
        claimed={2: LEAVING[3]},
    )
    assert [sequences(state, depth) for depth in range(1, 4)] == [8, 152, 25847]
