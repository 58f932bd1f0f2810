"""What can happen, and who sees what of it (BRI-040)."""

from typing import ClassVar

from msgspec.structs import replace

from bridges.state import State, Turn, Waiting
from mokum.kernel.event import Event, Redacted, Seat, Viewer, everybody


class PileShuffled(Redacted, frozen=True):
    """Boats were shuffled; their order is hidden."""

    boats: int


class BoatsShuffled(Event[State], frozen=True):
    """The boats became the pile, from the top (BRI-011)."""

    reveals: ClassVar[bool] = True
    order: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        state.pile = self.order

    def seen_by(self, viewer: Viewer) -> PileShuffled:
        return PileShuffled(len(self.order))


class UnseenBoatDrawn(Redacted, frozen=True):
    """A seat drew a boat that others do not see."""

    seat: Seat


class BoatDrawn(Event[State], frozen=True):
    """A seat drew the top boat of the pile (BRI-011, BRI-024)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    mast: int

    def apply(self, state: State, /) -> None:
        state.pile = state.pile[1:]
        state.hands[self.seat] = tuple(sorted((*state.hands[self.seat], self.mast)))

    def seen_by(self, viewer: Viewer) -> "BoatDrawn | UnseenBoatDrawn":
        return self if viewer == self.seat else UnseenBoatDrawn(self.seat)


class TurnBegun(Event[State], frozen=True):
    """It is a seat's turn; for the first player that is a random draw (BRI-010, BRI-025)."""

    reveals: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State, /) -> None:
        state.agenda = (Turn((self.seat,)),)

    seen_by = everybody


class BoatSent(Event[State], frozen=True):
    """A seat sent a boat of its hand to the end of a queue (BRI-020)."""

    reveals: ClassVar[bool] = False
    lays_open: ClassVar[bool] = True
    seat: Seat
    mast: int
    bridge: int

    def apply(self, state: State, /) -> None:
        hand = list(state.hands[self.seat])
        hand.remove(self.mast)
        state.hands[self.seat] = tuple(hand)
        state.queues[self.bridge] += (Waiting(self.seat, self.mast),)
        state.sent[self.mast] += 1
        state.agenda = ()

    seen_by = everybody


class BridgeOpened(Event[State], frozen=True):
    """A queue had the right height: the seat is paid for so many boats (BRI-022)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    bridge: int
    boats: int
    points: int

    def apply(self, state: State, /) -> None:
        tally = state.tallies[self.seat]
        state.tallies[self.seat] = replace(tally, opened=tally.opened + self.points, bridges=tally.bridges + 1)
        state.queues[self.bridge] = ()

    seen_by = everybody


class QueueTowed(Event[State], frozen=True):
    """A queue was too high: it is towed away, and the seat is fined (BRI-023)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    bridge: int

    def apply(self, state: State, /) -> None:
        tally = state.tallies[self.seat]
        state.tallies[self.seat] = replace(tally, towed=tally.towed + 1)
        state.queues[self.bridge] = ()

    seen_by = everybody


class LastInQueuePaid(Event[State], frozen=True):
    """At the end a queue still waited: the seat of its last boat is paid (BRI-031)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    bridge: int

    def apply(self, state: State, /) -> None:
        tally = state.tallies[self.seat]
        state.tallies[self.seat] = replace(tally, last=tally.last + 1)

    seen_by = everybody


class GameEnded(Event[State], frozen=True):
    """The last boat of the pile was drawn (BRI-030)."""

    reveals: ClassVar[bool] = False

    def apply(self, state: State, /) -> None:
        state.is_over = True

    seen_by = everybody


BridgesEvent = (
    BoatsShuffled | BoatDrawn | TurnBegun | BoatSent | BridgeOpened | QueueTowed | LastInQueuePaid | GameEnded
)
BridgesRedacted = PileShuffled | UnseenBoatDrawn
