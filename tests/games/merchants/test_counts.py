"""How many sequences of moves there are from fixed deals: one integer guards the whole generator of moves."""

import pytest

from games.merchants.build import auction_off, enter, table
from mokum.games.merchants.game import GAME, Options
from mokum.games.merchants.state import State
from mokum.kernel.chance import KeyedChance, QuickChance
from mokum.kernel.story import begin, carry_out


def sequences(state: State, depth: int) -> int:
    """The number of different sequences of so many moves; of several awaited seats the first moves."""
    waiting = GAME.waiting(state)
    if not waiting:
        return 1
    moves = GAME.moves(state, waiting[0])
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        after = state.copy()
        carry_out(after, GAME.play(after, waiting[0], move, QuickChance(0)))
        found += sequences(after, depth - 1)
    return found


def counts(state: State, depth: int) -> list[int]:
    return [sequences(state, moves) for moves in range(1, depth + 1)]


@pytest.mark.rule("MER-045", "MER-155")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_from_the_first_deal(seats: int) -> None:
    """Three discs, then two; ships come up in between, with four goods or none for each."""
    state, _ = begin(GAME, seats, Options(first=0), KeyedChance(b"counted"))
    assert counts(state, 5) == [3, 6, 30, 150, 750]


@pytest.mark.rule("MER-155", "MER-230")
def test_from_a_ship_that_brings_a_free_house() -> None:
    """For the third seat, one good leads to 37 vacant sites or none, and all else to the three discs."""
    state = table(3, ex={0: (2, 2, 2, 1)}, houses={0: "GR01 NZ06", 1: "LA01"})
    enter(state, "1588")
    assert counts(state, 4) == [5, 25, 125, 25 * (38 + 4 * 3)]


@pytest.mark.rule("MER-141", "MER-143", "MER-146")
def test_from_an_auction() -> None:
    """Sixteen marks, to pass and to open; but the third seat can pay 60 at most."""
    state = table(3, cash=(230, 400, 60))
    auction_off(state, "A10")
    assert counts(state, 4) == [18, 18 * 18, 18 * 18 * 3, 8006]
