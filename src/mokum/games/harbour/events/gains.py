"""Cubes, florins and points, paid and gained."""

from typing import ClassVar

from mokum.games.harbour.cubes import Counts, pack
from mokum.games.harbour.state import TALLIES, State
from mokum.kernel.event import Event, Seat, everybody

# Kinds of points that are counted apart; each has its rule and its key on the score sheet.
TALLY_RULES = (
    "HAR-050", "HAR-052", "HAR-153", "HAR-160", "HAR-161", "HAR-163", "HAR-180", "HAR-220", "HAR-250", "HAR-292",
)  # fmt: skip
BRIDGE, MOUTH, DOCKER, ROOF, DEPOT, FAST, MARKET, CARD, EXTRA, FOREMAN = range(len(TALLY_RULES))
TALLY_KEYS = (
    "bridges", "mouth", "dockers", "roofs", "depots", "fast", "market", "cards", "more", "foreman",
)  # fmt: skip


class CubesPaid(Event[State], frozen=True, tag="CubesPaid.2"):
    """A seat paid cubes from its pool: so many of each colour."""

    reveals: ClassVar[bool] = False
    seat: Seat
    cubes: Counts

    def apply(self, state: State, /) -> None:
        state.pools[self.seat] -= pack(self.cubes)

    seen_by = everybody


class CubesGained(Event[State], frozen=True, tag="CubesGained.2"):
    """A seat gained cubes, so many of each colour; they are in its pool."""

    reveals: ClassVar[bool] = False
    seat: Seat
    cubes: Counts

    def apply(self, state: State, /) -> None:
        state.pools[self.seat] += pack(self.cubes)

    seen_by = everybody


class FlorinsPaid(Event[State], frozen=True):
    """A side paid florins."""

    reveals: ClassVar[bool] = False
    side: int
    florins: int

    def apply(self, state: State, /) -> None:
        state.florins[self.side] -= self.florins

    seen_by = everybody


class FlorinsGained(Event[State], frozen=True):
    """A side gained florins."""

    reveals: ClassVar[bool] = False
    side: int
    florins: int

    def apply(self, state: State, /) -> None:
        state.florins[self.side] += self.florins

    seen_by = everybody


class PointsScored(Event[State], frozen=True):
    """A side scored points during play."""

    reveals: ClassVar[bool] = False
    side: int
    points: int
    tally: int

    def apply(self, state: State, /) -> None:
        state.points[self.side] += self.points
        state.tally[self.side * TALLIES + self.tally] += self.points
        if self.tally == MARKET:
            state.market_points += self.points

    seen_by = everybody
