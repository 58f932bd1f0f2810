"""Who sits where in which game of a series, so that every bot has every seat and every start equally often."""

from collections.abc import Sequence
from itertools import cycle, islice
from typing import Any

import msgspec

from mokum.kernel.event import Seat
from mokum.kernel.game import AnyGame

FIRST = "first"
"""The option by which a host names the first player, in games that have it: a seat."""


class Seating(msgspec.Struct, frozen=True, gc=False):
    """A game of a series: its number, who begins and who sits where."""

    number: int
    first: Seat
    bots: tuple[str, ...]
    """By seat."""


def line_up(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bots in their order, begun again until there are enough for every seat."""
    return tuple(islice(cycle(bots), max(len(bots), seats)))


def seating(line: Sequence[str], seats: int, number: int) -> Seating:
    """From game to game all move on by one seat. When everybody has had every seat, the next seat begins."""
    bots = tuple(line[(seat + number) % len(line)] for seat in range(seats))
    return Seating(number, number // len(line) % seats, bots)


def names_first(game: AnyGame) -> bool:
    """Whether a host may name the first player; in some games luck gives each round an order of its own."""
    return FIRST in game.types.options.__struct_fields__


def options_of(game: AnyGame, chosen: dict[str, Any], first: Seat) -> Any:
    """A game's own options as chosen, with the first player named if the game lets a host do that."""
    return msgspec.convert({FIRST: first} | chosen if names_first(game) else chosen, game.types.options)
