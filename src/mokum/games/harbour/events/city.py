"""Blocks that are taken, and goods that are stored or sold."""

from typing import ClassVar

from mokum.games.harbour.goods import ONE
from mokum.games.harbour.state import NOTHING, State
from mokum.kernel.event import Event, Seat, everybody


class BlockTaken(Event[State], frozen=True):
    """A side took possession of a block and of the good on it (HAR-123)."""

    reveals: ClassVar[bool] = False
    side: int
    block: int
    bought: bool

    def apply(self, state: State, /) -> None:
        state.arms[self.side] |= 1 << self.block
        state.goods_on[self.block] = NOTHING
        state.bought += self.bought

    seen_by = everybody


class GoodStored(Event[State], frozen=True):
    """A seat put a good in its store (HAR-124)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    good: int

    def apply(self, state: State, /) -> None:
        state.stores[self.seat] += ONE[self.good]

    seen_by = everybody


class GoodSold(Event[State], frozen=True):
    """A side sold a good on the black market (HAR-131)."""

    reveals: ClassVar[bool] = False
    side: int
    good: int

    def apply(self, state: State, /) -> None:
        state.sold |= 1 << self.good

    seen_by = everybody
