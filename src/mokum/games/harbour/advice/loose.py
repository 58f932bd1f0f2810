"""Which cubes to pay with where any will do: those that nothing else waits for."""

from functools import lru_cache

from mokum.games.harbour.cubes import Cubes, counts
from mokum.games.harbour.rules.city import cubes_buy


@lru_cache(maxsize=1024)
def loose_first(pool: Cubes, free: int) -> tuple[int, ...]:
    """The colours of a pool, cube by cube: first those that buy none of the free blocks, of these the fewest first."""
    left = list(counts(pool))
    found: list[int] = []
    while any(left):
        there = [colour for colour, number in enumerate(left) if number]
        colour = min(there, key=lambda colour: (cubes_buy(colour, left[colour], free), left[colour]))
        found.append(colour)
        left[colour] -= 1
    return tuple(found)
