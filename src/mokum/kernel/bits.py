"""Sets of small numbers as the bits of one number."""


def members(bits: int) -> tuple[int, ...]:
    """The numbers in the set, ascending."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return tuple(found)
