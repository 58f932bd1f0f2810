"""Where a game stands."""

from typing import Self

import msgspec

from bridges.board import BRIDGES
from mokum.kernel.agenda import Pending
from mokum.kernel.event import Seat


class Turn(Pending, frozen=True):
    """A seat is to send a boat."""


class Waiting(msgspec.Struct, frozen=True):
    """A boat in a queue, and who sent it."""

    seat: Seat
    mast: int


class Tally(msgspec.Struct, frozen=True):
    """How often a seat was paid, and for what."""

    opened: int = 0
    """Points for bridges that it opened."""
    bridges: int = 0
    """How many those were."""
    towed: int = 0
    """Queues that were towed away because of it."""
    last: int = 0
    """Queues that waited at the end, with its boat as the last."""


class State(msgspec.Struct):
    """Everything. Tuples are shared by copies and replaced, never changed."""

    seats: int
    pile: tuple[int, ...]
    """The boats that are left, from the top."""
    hands: list[tuple[int, ...]]
    queues: list[tuple[Waiting, ...]]
    sent: list[int]
    """By mast: how many boats were ever sent."""
    tallies: list[Tally]
    agenda: tuple[Turn, ...] = ()
    is_over: bool = False

    def copy(self) -> Self:
        """An equal state that shares nothing that can change."""
        return type(self)(
            self.seats,
            self.pile,
            self.hands.copy(),
            self.queues.copy(),
            self.sent.copy(),
            self.tallies.copy(),
            self.agenda,
            self.is_over,
        )


def empty_table(seats: int) -> State:
    """Before the boats are shuffled."""
    return State(
        seats=seats,
        pile=(),
        hands=[()] * seats,
        queues=[()] * len(BRIDGES),
        sent=[0] * 10,
        tallies=[Tally()] * seats,
    )


def height(queue: tuple[Waiting, ...]) -> int:
    """The sum of the masts that wait."""
    return sum(boat.mast for boat in queue)
