"""The chain of hashes that makes a changed, lost or swapped row show."""

from collections.abc import Iterable

from mokum.database.chaining import START, chained
from mokum.store.errors import BrokenChain
from mokum.store.values import Entry, Row

__all__ = ["START", "check", "forge", "link"]


def link(previous: bytes, table: str, version: int, entry: Entry, at: int) -> bytes:
    """The hash of a row: of the hash before it and of everything else in the row, with lengths, as MessagePack."""
    return chained(previous, (table, version, entry.command, entry.actor, entry.kind, entry.body, at))


def forge(previous: bytes, table: str, after: int, entries: Iterable[Entry], at: int) -> tuple[Row, ...]:
    """The rows that the entries become behind `previous`."""
    rows = []
    for version, entry in enumerate(entries, after + 1):
        previous = link(previous, table, version, entry, at)
        rows.append(Row(table, version, entry.command, entry.actor, entry.kind, entry.body, at, previous))
    return tuple(rows)


def check(rows: Iterable[Row], table: str, after: int, previous: bytes) -> None:
    """Raises BrokenChain at the first row that is not the one written after its predecessor."""
    for version, row in enumerate(rows, after + 1):
        entry = Entry(row.command, row.actor, row.kind, row.body)
        if row.version != version or row.hash != link(previous, table, version, entry, row.at):
            raise BrokenChain(table, version)
        previous = row.hash
