"""The body of a row: what happened, and what it takes to know a command again."""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from mokum.kernel.codec import Reader, Unreadable, encode
from mokum.kernel.upcasting import TAG, Fields, Older, tagged, upcast
from mokum.tables.log.happenings import AnyHappening, Happening


class Body(msgspec.Struct, frozen=True):
    """A row's body: what happened, the digest of the command that brought it, and how many rows that command wrote."""

    asked: str
    rows: int
    what: AnyHappening


class _OlderBody(msgspec.Struct, frozen=True):
    asked: str
    rows: int
    what: Fields


def _ended(fields: Fields) -> Fields:
    """Its score sheet was English, which only the game could read: the fold counts it again from the position."""
    return fields | {TAG: tagged("Ended.2"), "outcome": msgspec.Raw(b"null")}


OLDER: Older = {"Ended": _ended}
"""How happenings of older shapes are led to those of today."""
RECENT = 1024
"""Bodies, and events in them, that are kept as they were read: a row is folded once and shown to every viewer."""

_read = Reader(Body)
_read_older = Reader(_OlderBody)


def write_body(body: Body) -> bytes:
    """The body as it is kept."""
    return encode(body)


@lru_cache(RECENT)
def read_body(data: bytes) -> Body:
    """The body that was kept."""
    try:
        body: Body = _read(data)
    except Unreadable:
        if not OLDER:
            raise
        older: _OlderBody = _read_older(data)
        body = _read(encode(replace(older, what=upcast(older.what, OLDER))))
    return body


def kind_of(what: Happening) -> str:
    """The name under which it stands in the log."""
    return type(what).__name__
