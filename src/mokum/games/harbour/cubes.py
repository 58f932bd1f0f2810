"""Cubes packed into one number: eight bits a colour, so that adding, comparing and covering are one step."""

from functools import lru_cache

from mokum.games.harbour.board import COLOURS

Cubes = int
Counts = tuple[int, ...]
"""How many of each: cubes and dockers by colour, goods by type. This is how they are told and shown."""
BITS = 8
SHIFT: tuple[int, ...] = tuple(BITS * colour for colour in range(len(COLOURS)))
ONE: tuple[Cubes, ...] = tuple(1 << shift for shift in SHIFT)
MOST = (1 << BITS) - 1
ONE_OF_EACH: Cubes = sum(ONE)
_TOP = sum(1 << shift + BITS - 1 for shift in SHIFT)
_LAST = SHIFT[-1]


@lru_cache(maxsize=1 << 14)
def pack(counts: Counts) -> Cubes:
    """The cubes with so many of each colour."""
    return sum(count << shift for count, shift in zip(counts, SHIFT, strict=True))


@lru_cache(maxsize=1 << 14)
def counts(cubes: Cubes) -> Counts:
    """How many of each colour."""
    return tuple(cubes >> shift & MOST for shift in SHIFT)


ONE_COUNTED: tuple[Counts, ...] = tuple(map(counts, ONE))
"""By colour: one cube of it."""
NO_CUBES: Counts = counts(0)


def total(cubes: Cubes) -> int:
    """How many in all; never more than 255."""
    return cubes * ONE_OF_EACH >> _LAST & MOST


def covers(have: Cubes, need: Cubes) -> bool:
    """Whether there are enough of every colour."""
    return (have | _TOP) - need & _TOP == _TOP


@lru_cache(maxsize=1 << 14)
def colour_set(cubes: Cubes) -> int:
    """The colours of which there is at least one, as bits."""
    return sum(1 << colour for colour, shift in enumerate(SHIFT) if cubes >> shift & MOST)


def colours_of(cubes: Cubes) -> list[int]:
    """The colours of which there is at least one."""
    return [colour for colour, count in enumerate(counts(cubes)) if count]
