"""What spaces of the river are worth: bridges and the mouth, shared among the steps that lead there."""

from functools import lru_cache

from mokum.games.harbour.advice.position import Position
from mokum.games.harbour.advice.prices import POINT
from mokum.games.harbour.board import MOUTH
from mokum.games.harbour.rules.river import TOLLS

STEPS_A_ROUND = 2
AHEAD = 15
"""To play earlier in the next round is worth something."""


def step_worth(position: Position, steps_now: int) -> int:
    """The worth of the next space for a seat that can go so many now and a few in each later round."""
    return _step_worth(position.side.pawn, steps_now, position.rounds_left)


@lru_cache(maxsize=4096)
def _step_worth(here: int, steps_now: int, rounds_left: int) -> int:
    reach = min(MOUTH, here + steps_now + STEPS_A_ROUND * rounds_left)
    points = best = 0
    for space in range(here + 1, reach + 1):
        points += TOLLS[space]
        best = max(best, points * POINT // (space - here))
    return best + (AHEAD if rounds_left else 0)


def worth_of_steps(position: Position, steps: int) -> int:
    """The worth of steps that a card or a tile gives."""
    here = position.side.pawn
    return step_worth(position, steps) * min(steps, MOUTH - here) if here < MOUTH else 0


def steps_for(cubes: int) -> int:
    """How far the river action goes for so many cubes (HAR-170)."""
    return (cubes + 1) // 2
