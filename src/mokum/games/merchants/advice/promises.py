"""What an area promises to each seat, as anybody can reckon it: the scorings to come, and what a change would bring."""

from collections.abc import Sequence
from functools import lru_cache

from mokum.games.merchants.board import SECTORS
from mokum.games.merchants.rules.scoring import shares
from mokum.games.merchants.rules.strength import by_weight, weights_of
from mokum.games.merchants.timeline import AREAS, LAST_SQUARE, SQUARES, Grid
from mokum.kernel.event import Seat

_SURE = 0.48
"""The share of what a scoring would pay now that is counted on."""
_HOPED = 0.32
"""The share of a sector's sums that is hoped for by strength alone, whoever leads at the moment."""
_RIVALS = 0.35
"""How much a gain of all the others together counts against one's own."""
_EARLY = 0.3
"""The share of all this that is believed on the first square; on the last one it is believed wholly."""

Values = tuple[float, ...]
"""By seat."""
Line = tuple[int, ...]
"""A seat's strength by sector."""
Weights = tuple[int, ...]
"""What the sectors rank by."""
BY_STRENGTH: Weights = ()
"""The strengths themselves say how the sectors rank, as they do everywhere but in the quarters."""


def grids_to_come(square: int) -> tuple[Grid, ...]:
    """By area: the sums of each rank, added up over the scorings that are still to come."""
    found = []
    for area in range(len(AREAS)):
        rows = [later.grid for later in SQUARES[square + 1 :] if area in later.areas]
        found.append(tuple((sum(g[rank][0] for g in rows), sum(g[rank][1] for g in rows)) for rank in SECTORS))
    return tuple(found)


_GRIDS = tuple(map(grids_to_come, range(len(SQUARES))))
_BELIEF = tuple(_EARLY + (1 - _EARLY) * square / LAST_SQUARE for square in range(len(SQUARES)))


_ranked = lru_cache(1 << 10)(by_weight)


# A change leaves most sectors as they are: with what these promise remembered it is reckoned twice as fast.
@lru_cache(1 << 12)
def _in_sector(strength: tuple[int, ...], first: int, second: int, square: int) -> tuple[Values, Values]:
    """What one sector promises to each seat: what is counted on, and what is hoped for."""
    sure, belief = [0.0] * len(strength), _BELIEF[square]
    for seat, amount in shares(strength, first, second):
        sure[seat] = belief * _SURE * amount
    hope = belief * _HOPED * (first + second) / (sum([own * own for own in strength]) or 1)
    return tuple(sure), tuple([hope * own * own for own in strength])


class Promises:
    """An area on a square of the timeline: what it promises, and what a change of one seat's strength would bring.

    It is never changed, and all that it has lies open: so it can be kept with its position, and asked by every seat.
    """

    __slots__ = ("_area", "_changes", "_grid", "_now", "_square", "_strength")

    def __init__(self, area: int, square: int, lines: tuple[Line, ...], weights: Weights = BY_STRENGTH) -> None:
        self._area, self._square, self._grid = area, square, _GRIDS[square][area]
        self._strength = tuple(zip(*lines, strict=True))
        self._now = self._promised(self._strength, weights)
        self._changes: dict[tuple[Seat, Line, Weights], Values] = {}

    def change(self, seat: Seat, line: Line, weights: Weights = BY_STRENGTH) -> Values:
        """What it counts for a seat that it is as strong as this: its own gain, and the others' gains against it."""
        key = seat, line, weights
        found = self._changes.get(key)
        if found is None:
            sectors = zip(self._strength, line, strict=True)
            strength = [s if s[seat] == own else (*s[:seat], own, *s[seat + 1 :]) for s, own in sectors]
            after = self._promised(strength, weights)
            gains = [-_RIVALS * (is_now - was) for was, is_now in zip(self._now, after, strict=True)]
            gains[seat] = after[seat] - self._now[seat]
            found = self._changes[key] = tuple(gains)
        return found

    def _promised(self, strength: Sequence[tuple[int, ...]], weights: Weights) -> Values:
        """What the area promises to each seat."""
        sectors = _ranked(weights or weights_of(self._area, strength))
        square, rows = self._square, list[Values]()
        for (first, second), sector in zip(self._grid, sectors, strict=True):
            rows += _in_sector(strength[sector], first, second, square)
        # Two rows for each rank, always added up in the same order, so that equal tables have equal values.
        return tuple([a + b + c + d + e + f + g + h for a, b, c, d, e, f, g, h in zip(*rows, strict=True)])
