"""Cards that are activated, used, discarded and swapped."""

from typing import ClassVar

from mokum.games.harbour.deck import DISTRICT_OF_PLAN, KINDS, without
from mokum.games.harbour.state import State
from mokum.kernel.event import Event, Seat, everybody


class CardActivated(Event[State], frozen=True):
    """A card went from a seat's rack to its tableau (HAR-100)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    card: int

    def apply(self, state: State, /) -> None:
        state.racks[self.seat] = without(state.racks[self.seat], self.card)
        state.tableaus[self.seat] |= 1 << self.card

    seen_by = everybody


class CardUsed(Event[State], frozen=True):
    """A seat used a card and marked it (HAR-203)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    card: int

    def apply(self, state: State, /) -> None:
        state.used[self.seat] |= 1 << self.card

    seen_by = everybody


class ExchangeUsed(Event[State], frozen=True):
    """A seat used a card that works without limit (HAR-208)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    card: int

    def apply(self, state: State, /) -> None:
        pass  # nothing is remembered of it

    seen_by = everybody


class PlanUsed(Event[State], frozen=True):
    """A seat used a plan, for a cube or free (HAR-230 to HAR-233)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    card: int
    paid: bool

    def apply(self, state: State, /) -> None:
        state.plan_uses[DISTRICT_OF_PLAN[self.card]] += 1
        if self.paid:
            if self.card in state.paid_plans:
                state.many_plan = self.card
            state.paid_plans += (self.card,)

    seen_by = everybody


class RackCardDiscarded(Event[State], frozen=True):
    """A seat discarded a card of its rack (HAR-063, HAR-317)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    card: int

    def apply(self, state: State, /) -> None:
        state.racks[self.seat] = without(state.racks[self.seat], self.card)
        state.discards |= 1 << self.card

    seen_by = everybody


class PlanDiscarded(Event[State], frozen=True):
    """A seat discarded an active plan (HAR-236)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    card: int

    def apply(self, state: State, /) -> None:
        state.tableaus[self.seat] &= ~(1 << self.card)
        state.discards |= 1 << self.card

    seen_by = everybody


class DiscardTaken(Event[State], frozen=True):
    """A seat took a card of the discards into its rack (HAR-317)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    card: int

    def apply(self, state: State, /) -> None:
        state.discards &= ~(1 << self.card)
        state.racks[self.seat] += (self.card,)

    seen_by = everybody


class PileCardTaken(Event[State], frozen=True):
    """A seat took the top card of a pile into its rack (HAR-317)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: int
    kind: str

    def apply(self, state: State, /) -> None:
        state.drawn[KINDS.index(self.kind)] += 1
        state.racks[self.seat] += (self.card,)

    seen_by = everybody
