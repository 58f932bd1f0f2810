"""Goods and dockers packed into one number: four bits a type or a colour."""

from functools import lru_cache

Packed = int
BITS = 4
MOST = (1 << BITS) - 1
ONE: tuple[Packed, ...] = tuple(1 << BITS * number for number in range(9))


@lru_cache(maxsize=1 << 14)
def members(packed: Packed) -> tuple[int, ...]:
    """The types of which there is at least one, ascending."""
    return tuple(number for number in range(9) if packed >> BITS * number & MOST)


@lru_cache(maxsize=1 << 14)
def type_set(packed: Packed) -> int:
    """The types of which there is at least one, as bits."""
    return sum(1 << number for number in members(packed))


@lru_cache(maxsize=1 << 14)
def total(packed: Packed) -> int:
    """How many in all."""
    return sum(packed >> BITS * number & MOST for number in range(9))


def counts(packed: Packed, kinds: int) -> tuple[int, ...]:
    """How many of each."""
    return tuple(packed >> BITS * number & MOST for number in range(kinds))


@lru_cache(maxsize=1 << 14)
def pack(counts: tuple[int, ...]) -> Packed:
    """So many of each."""
    return sum(count << BITS * number for number, count in enumerate(counts))


def count(packed: Packed, number: int) -> int:
    """How many of one type."""
    return packed >> BITS * number & MOST
