"""Where a position comes from that a practice table begins with."""

import msgspec


class TriedFrom(msgspec.Struct, frozen=True):
    """The finished game that a position was taken from, and before which of its moves, counted from 1."""

    table: str
    move: int
