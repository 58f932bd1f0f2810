"""What is played in an arena: a challenger among a field, in rounds of one deal in which it has every seat once."""

from collections.abc import Sequence
from itertools import cycle, islice
from typing import Any

import msgspec

from mokum.kernel.event import Seat

FIELDS = {
    "greedy": ("greedy",),
    "shaken": ("shaken",),
    "older": ("older",),
    "mixed": ("greedy", "shaken", "older"),
    "random": ("random",),
}
"""Opponents by the name of the field; taken in turn until every seat has one."""


class Arrangement(msgspec.Struct, frozen=True):
    """Everything that the games follow from. It travels to other processes, so it holds names and numbers only."""

    game: str
    rules_version: int
    challenger: str
    field: tuple[str, ...]
    """The others, a bot for each further seat."""
    rival: str | None = None
    """Another challenger to compare with: it plays the same deals in the same seats among the same field."""
    seed: str = "0"
    options: dict[str, Any] = {}
    """What the table chose, by name; the rest is as usual."""

    @property
    def seats(self) -> int:
        return 1 + len(self.field)

    @property
    def challengers(self) -> tuple[str, ...]:
        return (self.challenger,) if self.rival is None else (self.challenger, self.rival)

    @property
    def round_size(self) -> int:
        """Games on one deal: each challenger has every seat once."""
        return self.seats * len(self.challengers)


class Seated(msgspec.Struct, frozen=True, gc=False):
    """A game of an arena: on which deal it is played, and who sits where."""

    round: int
    rotation: int
    """Counted through the round: first those of the challenger, then those of its rival."""
    own: Seat
    """Where the challenger sits, or its rival."""
    bots: tuple[str, ...]
    """By seat."""


def seated(arrangement: Arrangement, number: int) -> Seated:
    """The game with this number. From one to the next all move on by a seat."""
    seats = arrangement.seats
    round_, rotation = divmod(number, arrangement.round_size)
    line = (arrangement.challengers[rotation // seats], *arrangement.field)
    bots = tuple(line[(seat + rotation) % seats] for seat in range(seats))
    return Seated(round_, rotation, -rotation % seats, bots)


def deal_seed(arrangement: Arrangement, round_: int) -> str:
    """The seed of a round: of its deal, and with the seat of each bot's own luck."""
    return f"{arrangement.seed}|{round_}"


def fill(field: Sequence[str], seats: int) -> tuple[str, ...]:
    """The field in its order, begun again until there are enough for all seats but the challenger's."""
    return tuple(islice(cycle(field), seats - 1))
