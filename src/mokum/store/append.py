"""One append: rows of one table, and what changes beside the log in the same transaction."""

import re
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from msgspec import Struct

from mokum.store.chain import forge
from mokum.store.envelope import Envelope
from mokum.store.errors import CommandSeen, VersionTaken
from mokum.store.values import Entry, Finished, Listing, Notice, Rated, Row, Status, Timer

Outcome: TypeAlias = tuple[Row, ...] | VersionTaken | CommandSeen
"""What became of an append. A refusal is a value here: in a batch it concerns one append and not the others."""

_UUID = re.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")


def check_identity(identity: str) -> None:
    """Raises ValueError for anything that is not a UUID as everybody spells it."""
    if not _UUID.fullmatch(identity):
        raise ValueError(f"not a UUID in its canonical spelling: {identity!r}")


class Append(Struct, frozen=True):
    """What a caller wants written behind version `after`, or not at all."""

    table: str
    after: int
    entries: tuple[Entry, ...]
    at: int
    envelope: Envelope | None = None
    """Encrypts what is kept. A store in memory has none, nor have tables from before there was this encryption."""
    timers: Mapping[str, int | None] = {}
    notice: Notice | None = None
    finished: tuple[Finished, ...] = ()
    rated: Rated | None = None

    def __post_init__(self) -> None:
        """What PostgreSQL would keep in another spelling, or not at all, is refused alike everywhere."""
        commands = self.commands
        for identity in (self.table, *commands):
            check_identity(identity)
        if not commands or len(set(commands)) < len(commands):
            raise ValueError("an append has entries, each with its own command")
        if self.after < 0:
            raise ValueError("versions count from 1")
        if any("\0" in entry.actor + entry.kind for entry in self.entries):
            raise ValueError("a text holds no NUL")

    @property
    def commands(self) -> tuple[str, ...]:
        """The commands of all entries."""
        return tuple(entry.command for entry in self.entries)

    @property
    def last(self) -> int:
        """The version of the last row."""
        return self.after + len(self.entries)

    def rows(self, previous: bytes) -> tuple[Row, ...]:
        """The rows to be written, chained to the hash before them."""
        return forge(previous, self.table, self.after, self.entries, self.at)

    def kept(self, rows: Iterable[Row]) -> tuple[Row, ...]:
        """The rows as they are kept."""
        return tuple(rows) if self.envelope is None else tuple(map(self.envelope.close, rows))

    def known(self, kept: Iterable[Row]) -> list[Row]:
        """Rows of this table that were kept, as they were written."""
        return list(kept) if self.envelope is None else list(map(self.envelope.open, kept))

    def veil(self, version: int, link: bytes) -> bytes:
        """The hash of a row as it is kept, and back again."""
        return link if self.envelope is None or not version else self.envelope.veil(version, link)

    def opened(self) -> bytes | None:
        """The secret of a table whose game ends with this append: from now on it is nobody's."""
        ends = self.notice is not None and self.notice.status is Status.OVER
        return self.envelope.secret if ends and self.envelope is not None else None

    def set_timers(self) -> list[Timer]:
        """The timers that begin with this append."""
        return [Timer(self.table, name, due, self.last) for name, due in self.timers.items() if due is not None]

    def cleared_timers(self) -> list[str]:
        """The names of the timers that end with it."""
        return [name for name, due in self.timers.items() if due is None]

    def listing(self) -> Listing | None:
        """The listing as of this append; when there was one, `created_at` stays as it was."""
        return None if self.notice is None else Listing(self.table, self.notice, self.at, self.at, self.last)

    def refusal(self, current: int, seen: Iterable[Row]) -> VersionTaken | CommandSeen | None:
        """Why it cannot be written on a log at `current` that holds the rows `seen` of its commands."""
        first = min(seen, key=lambda row: row.version, default=None)
        if first is not None:
            return CommandSeen(first)
        return VersionTaken(current) if current != self.after else None


def sitting(notice: Notice) -> list[str]:
    """The players who sit at a table, each once."""
    return sorted({player for player in notice.players if player})
