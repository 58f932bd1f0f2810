"""Tiles on the move: goods along their rows, colonies and houses on and off their sites."""

from typing import ClassVar

from mokum.games.merchants.state import HOUSE_OWED, ROWS, State
from mokum.kernel.event import Event, Seat, everybody


class GoodMoved(Event[State], frozen=True):
    """A seat's tile in the row of a good moved to a space; space 0 is the supply (MER-016, MER-017)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    good: int
    space: int

    def apply(self, state: State, /) -> None:
        row = self.seat * ROWS + self.good
        if not state.exchange[row]:
            state.supply[self.seat] -= 1
        elif not self.space:
            state.supply[self.seat] += 1
        state.exchange[row] = self.space

    seen_by = everybody


class ColonyFounded(Event[State], frozen=True):
    """A seat founded a colony (MER-072, MER-156)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    site: int

    def apply(self, state: State, /) -> None:
        state.supply[self.seat] -= 1
        state.colonies[self.seat] |= 1 << self.site

    seen_by = everybody


class ColonyRemoved(Event[State], frozen=True):
    """A seat lost a colony (MER-160, MER-163)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    site: int

    def apply(self, state: State, /) -> None:
        state.supply[self.seat] += 1
        state.colonies[self.seat] ^= 1 << self.site

    seen_by = everybody


class HouseBuilt(Event[State], frozen=True):
    """A seat built a house (MER-080, MER-157), perhaps the free one of the goods bonus (MER-230)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    site: int
    free: bool = False

    def apply(self, state: State, /) -> None:
        state.supply[self.seat] -= 1
        state.houses[self.seat] |= 1 << self.site
        if self.free:
            state.held[self.seat] |= HOUSE_OWED

    seen_by = everybody


class HouseRemoved(Event[State], frozen=True):
    """A seat lost a house (MER-159, MER-163, MER-236)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    site: int

    def apply(self, state: State, /) -> None:
        state.supply[self.seat] += 1
        state.houses[self.seat] ^= 1 << self.site

    seen_by = everybody
