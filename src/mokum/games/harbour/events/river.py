"""Pawns on the Amstel."""

from typing import ClassVar

from mokum.games.harbour.state import NOTHING, State
from mokum.kernel.event import Event, Seat, everybody


class PawnMoved(Event[State], frozen=True):
    """A river pawn moved one space and is on top there, or in the next berth of the mouth (HAR-050 to HAR-052)."""

    reveals: ClassVar[bool] = False
    side: int
    space: int
    on_top: int
    """A side whose pawn is always on top and stands there too, or NOTHING (HAR-055)."""

    def apply(self, state: State, /) -> None:
        side = self.side
        state.pawns[side] = self.space
        last = (side,) if self.on_top == NOTHING else (side, self.on_top)
        state.stack = (*(pawn for pawn in state.stack if pawn not in last), *last)
        state.river_steps += 1

    seen_by = everybody


class PawnRaised(Event[State], frozen=True):
    """A pawn that is always on top was put there (HAR-055)."""

    reveals: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State, /) -> None:
        state.stack = (*(pawn for pawn in state.stack if pawn != self.seat), self.seat)

    seen_by = everybody


class MouthReached(Event[State], frozen=True):
    """A pawn took the lowest free berth of the mouth (HAR-052)."""

    reveals: ClassVar[bool] = False
    side: int

    def apply(self, state: State, /) -> None:
        state.berths += (self.side,)

    seen_by = everybody


class RiverTaken(Event[State], frozen=True):
    """A seat began its river action (HAR-170)."""

    reveals: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State, /) -> None:
        state.river_taken = True

    seen_by = everybody
