"""A standing as bytes, to spare reading a long log: only a cache, and only made where nothing can be taken back."""

import msgspec
from msgspec.structs import replace

from mokum.kernel.codec import Reader, Unreadable, encode
from mokum.tables.folding.going_back import forget
from mokum.tables.standing import Standing, codec_of

FORMAT = 4
"""Snapshots of format 1 hold the names of players, which no longer stand in what is stored; those of 2 know no lots,
and those of 3 not the past of practice tables."""
EVERY = 100
"""Rows between two snapshots, at least."""


class _Kept(msgspec.Struct, frozen=True):
    format: int
    standing: Standing
    position: msgspec.Raw


_read = Reader(_Kept)


def is_time(standing: Standing, last: int) -> bool:
    """Whether a snapshot is worth while: after many rows, and where no earlier state is kept for taking back."""
    return standing.version - last >= EVERY and not standing.steps


def pack(standing: Standing) -> bytes:
    """The standing as it is kept."""
    assert not standing.steps
    if standing.past is not None:
        moves = tuple(forget(move) for move in standing.past.moves)
        standing = replace(standing, past=replace(standing.past, moves=moves))
    return encode(_Kept(FORMAT, replace(standing, position=None), msgspec.Raw(encode(standing.position))))


def unpack(data: bytes) -> Standing | None:
    """The standing that was kept; None if an older program kept it in another way."""
    try:
        kept: _Kept = _read(data)
        if kept.format != FORMAT:
            return None
        position = bytes(kept.position)
        if position == b"null":
            return kept.standing
        return replace(kept.standing, position=codec_of(kept.standing.made.game).state(position))
    except (Unreadable, LookupError):
        return None
