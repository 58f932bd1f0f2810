"""Sets of small numbers as the bits of one number."""

from collections.abc import Iterable


def members(bits: int) -> tuple[int, ...]:
    """The numbers in the set, ascending."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return tuple(found)


def mask_of(members: Iterable[int]) -> int:
    """The set that has these members."""
    found = 0
    for member in members:
        found |= 1 << member
    return found
