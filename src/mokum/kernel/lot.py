"""A lot: a price that falls step by step until somebody presses. The game says what is sold, the table how.

However it is run, it comes to ordinary moves: whoever presses makes the move of that step, the others are silent.
"""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

import msgspec

from mokum.kernel.event import Seat


class Lot(msgspec.Struct, frozen=True):
    """What is on the block now. The first step is the run-in, before the first mark is reached."""

    number: int
    """Lots are counted through the game."""
    seats: tuple[Seat, ...]
    """Who may press: all for whom the game waits."""
    prices: tuple[int, ...]
    """By step: what whoever presses there offers. They never rise."""
    moves: tuple[str, ...]
    """By step: the move that a press there is, in the game's notation. A seat may press where this is legal for it."""
    silence: str
    """The move of whoever does not press."""


@runtime_checkable
class Auctioning(Protocol):
    """A game that can put lots on the block."""

    apart: Mapping[str, Any]
    """Options for players who are not there at the same time, and hand in their limits when they come."""

    def lot(self, state: Any) -> Lot | None:
        """What is on the block, if anything is."""


def lot_on_block(game: object, state: Any) -> Lot | None:
    """What is on the block; nothing in a game that knows no lots."""
    return game.lot(state) if isinstance(game, Auctioning) else None
