"""A turn: its beginning, the market, its end."""

from typing import ClassVar

from mokum.games.harbour.board import DISTRICTS
from mokum.games.harbour.cubes import Counts, pack
from mokum.games.harbour.state import State
from mokum.kernel.event import Event, Seat, everybody


class TurnBegan(Event[State], frozen=True):
    """A seat's turn began; nothing of the turn has happened yet (HAR-090)."""

    reveals: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State, /) -> None:
        state.bought = state.market_uses = state.market_points = 0
        state.barge_steps = state.river_steps = state.free_steps = 0
        state.river_taken = state.docker_taken = state.foreman_served = False
        state.plan_uses = [0] * len(DISTRICTS)
        state.paid_plans = ()
        state.many_plan = 0

    seen_by = everybody


class MarketUsed(Event[State], frozen=True):
    """A seat used the market tile of the round (HAR-180)."""

    reveals: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State, /) -> None:
        state.market_uses += 1

    seen_by = everybody


class PoolEmptied(Event[State], frozen=True, tag="PoolEmptied.2"):
    """A seat's turn is over: it keeps at most one cube in its house, the others are lost (HAR-190)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    kept: Counts
    """By colour."""

    def apply(self, state: State, /) -> None:
        state.houses[self.seat] = pack(self.kept)
        state.pools[self.seat] = 0

    seen_by = everybody
