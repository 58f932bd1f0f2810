"""The moves: one boat under one bridge."""

from bridges.board import MASTS, NOTATIONS
from mokum.kernel.moves import Catalogue, Move


class Send(Move, frozen=True):
    """Send a boat of one's hand to the end of a queue (BRI-020)."""

    mast: int
    bridge: int

    def __str__(self) -> str:
        return f"send {self.mast} {NOTATIONS[self.bridge]}"


CATALOGUE = Catalogue(Send(mast, bridge) for mast in MASTS for bridge in range(len(NOTATIONS)))
"""Numbered for good: a new kind of move comes at the end."""
