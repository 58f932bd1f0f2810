"""Events of the figures that belong to nobody: the Foreman, the Bailiff and the pawn of the black market."""

from typing import ClassVar

from mokum.games.harbour.state import State
from mokum.kernel.event import Event, everybody


class ForemanMoved(Event[State], frozen=True):
    """The Foreman was put on an anchor, or left the game (HAR-290, HAR-293)."""

    reveals: ClassVar[bool] = False
    space: int

    def apply(self, state: State, /) -> None:
        state.foreman = self.space

    seen_by = everybody


class BailiffMoved(Event[State], frozen=True):
    """The Bailiff was put on a block, or left the game (HAR-291, HAR-297)."""

    reveals: ClassVar[bool] = False
    block: int

    def apply(self, state: State, /) -> None:
        state.bailiff = self.block

    seen_by = everybody


class MarketPawnMoved(Event[State], frozen=True):
    """The pawn of the black market was put on a space, or left the game (HAR-310, HAR-312)."""

    reveals: ClassVar[bool] = False
    good: int

    def apply(self, state: State, /) -> None:
        state.pawn = self.good

    seen_by = everybody
