"""The body of a row: what happened, and what it takes to know a command again."""

from functools import lru_cache

import msgspec

from mokum.kernel.codec import Reader, encode
from mokum.tables.happenings import AnyHappening, Happening


class Body(msgspec.Struct, frozen=True):
    """A row's body: what happened, the digest of the command that brought it, and how many rows that command wrote."""

    asked: str
    rows: int
    what: AnyHappening


RECENT = 1024
"""Bodies, and events in them, that are kept as they were read: a row is folded once and shown to every viewer."""

_read = Reader(Body)


def write_body(body: Body) -> bytes:
    """The body as it is kept."""
    return encode(body)


@lru_cache(RECENT)
def read_body(data: bytes) -> Body:
    """The body that was kept."""
    body: Body = _read(data)
    return body


def kind_of(what: Happening) -> str:
    """The name under which it stands in the log."""
    return type(what).__name__
