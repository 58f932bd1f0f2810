"""A standing as bytes, to spare reading a long log: only a cache, and only made where nothing can be taken back."""

from functools import cache
from hashlib import sha256

import msgspec
from msgspec.structs import replace

from mokum.catalog import game as find_game
from mokum.kernel.codec import Reader, Unreadable, encode
from mokum.kernel.shapes import shape_of
from mokum.tables.log.folding.going_back import forget
from mokum.tables.log.standing import Standing, codec_of

MEANING = 1
"""Raised where the same shape means something else: then older snapshots are not read any more."""
EVERY = 100
"""Rows between two snapshots, at least."""


class _Kept(msgspec.Struct, frozen=True):
    shape: str
    standing: Standing
    position: msgspec.Raw


_read = Reader(_Kept)


@cache
def _shape(slug: str) -> str:
    """Of all that a snapshot holds of this game: a table that was kept in another shape is read from its log."""
    shapes = (MEANING, shape_of(Standing), shape_of(find_game(slug).types.state))
    return sha256(encode(shapes)).hexdigest()[:16]


def is_time(standing: Standing, last: int) -> bool:
    """Whether a snapshot is worth while: after many rows, and where no earlier state is kept for taking back."""
    return standing.version - last >= EVERY and not standing.steps


def pack(standing: Standing) -> bytes:
    """The standing as it is kept."""
    assert not standing.steps
    if standing.past is not None:
        moves = tuple(forget(move) for move in standing.past.moves)
        standing = replace(standing, past=replace(standing.past, moves=moves))
    return encode(
        _Kept(_shape(standing.made.game), replace(standing, position=None), msgspec.Raw(encode(standing.position)))
    )


def unpack(data: bytes) -> Standing | None:
    """The standing that was kept; None if an older program kept it in another way."""
    try:
        kept: _Kept = _read(data)
        if kept.shape != _shape(kept.standing.made.game):
            return None
        position = bytes(kept.position)
        if position == b"null":
            return kept.standing
        return replace(kept.standing, position=codec_of(kept.standing.made.game).state(position))
    except (Unreadable, LookupError):
        return None
