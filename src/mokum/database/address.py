"""Where a database is, read from its URL."""

from enum import StrEnum

from msgspec import Struct

SQLITE = "sqlite:///"
POSTGRESQL = ("postgresql://", "postgres://")


class Kind(StrEnum):
    """The three backs; the names are those of SQLAlchemy's dialects where there is one."""

    MEMORY = "memory"
    SQLITE = "sqlite"
    POSTGRESQL = "postgresql"


class Address(Struct, frozen=True):
    """A kind and what its driver wants to know: a path for SQLite, the whole URL for PostgreSQL."""

    kind: Kind
    place: str = ""


def read_address(url: str) -> Address:
    """`memory:`, `sqlite:///path` (four slashes for an absolute path) or `postgresql://…`."""
    if url == "memory:":
        return Address(Kind.MEMORY)
    if url.startswith(SQLITE) and len(url) > len(SQLITE):
        return Address(Kind.SQLITE, url.removeprefix(SQLITE))
    if url.startswith(POSTGRESQL):
        return Address(Kind.POSTGRESQL, url)
    # A URL may hold a password, so the message names only its scheme.
    scheme = url.split(":", 1)[0]
    raise ValueError(f"MOKUM_DATABASE must start with sqlite:/// or postgresql://, not with {scheme!r}")
