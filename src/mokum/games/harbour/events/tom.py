"""Events of TOM, the opponent in the solo game."""

from typing import ClassVar

from mokum.games.harbour.goods import ONE as DOCKER
from mokum.games.harbour.state import State
from mokum.kernel.event import Event, everybody


class TomHoused(Event[State], frozen=True):
    """TOM brought a docker from a pontoon to the docker building (HAR-331)."""

    reveals: ClassVar[bool] = False
    pontoon: int
    colour: int

    def apply(self, state: State, /) -> None:
        state.pontoons[self.pontoon] -= DOCKER[self.colour]
        state.building += (self.colour,)

    seen_by = everybody


class TomDelivered(Event[State], frozen=True):
    """TOM brought a good from a block straight to its warehouse (HAR-336)."""

    reveals: ClassVar[bool] = False
    good: int

    def apply(self, state: State, /) -> None:
        state.roofs[self.good] += 1

    seen_by = everybody
