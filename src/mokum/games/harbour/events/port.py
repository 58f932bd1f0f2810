"""Barges, dockers and deliveries."""

from typing import ClassVar

from mokum.games.harbour.goods import ONE
from mokum.games.harbour.state import NOTHING, State
from mokum.kernel.event import Event, Seat, everybody


class GoodLoaded(Event[State], frozen=True):
    """A seat loaded a good (HAR-140)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    good: int

    def apply(self, state: State, /) -> None:
        state.stores[self.seat] -= ONE[self.good]
        state.holds[self.seat] += ONE[self.good]

    seen_by = everybody


class FreeStepsChanged(Event[State], frozen=True):
    """A seat gained free barge steps, or used one (HAR-146, HAR-147)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    by: int

    def apply(self, state: State, /) -> None:
        state.free_steps += self.by

    seen_by = everybody


class BargeMoved(Event[State], frozen=True):
    """A barge arrived at a space (HAR-145, HAR-148)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    space: int
    steps: int

    def apply(self, state: State, /) -> None:
        state.barges[self.seat] = self.space
        state.barge_steps += self.steps
        state.docker_taken = False

    seen_by = everybody


class DockerTaken(Event[State], frozen=True):
    """A seat took a docker aboard (HAR-150)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    pontoon: int
    colour: int

    def apply(self, state: State, /) -> None:
        state.pontoons[self.pontoon] -= ONE[self.colour]
        state.aboard[self.seat] += ONE[self.colour]
        state.docker_taken = True

    seen_by = everybody


class DockerHoused(Event[State], frozen=True):
    """A docker went from a barge to the docker building (HAR-153)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    colour: int

    def apply(self, state: State, /) -> None:
        state.aboard[self.seat] -= ONE[self.colour]
        state.building += (self.colour,)

    seen_by = everybody


class GoodDelivered(Event[State], frozen=True):
    """A good went from a hold to a roof or a depot (HAR-160, HAR-161)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    good: int
    depot: int
    """The depot, or NOTHING for the good's own warehouse."""
    at_foreman: bool

    def apply(self, state: State, /) -> None:
        state.holds[self.seat] -= ONE[self.good]
        if self.depot == NOTHING:
            state.roofs[self.good] += 1
        else:
            state.depots[self.depot] = self.good
        state.foreman_served |= self.at_foreman

    seen_by = everybody
