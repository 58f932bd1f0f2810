"""The private stream of a table: presses as they come in, on disk before they are answered, and shown to nobody.

Its rows are in the same store as the table's own, under another name, so the table's version does not move.
"""

import asyncio

import msgspec

from mokum.kernel.codec import encode
from mokum.kernel.event import Seat
from mokum.lots.presses import Heard
from mokum.store import CommandSeen, Entry, Store, VersionTaken
from mokum.tables.log import naming


class Sealed(msgspec.Struct, frozen=True):
    """What somebody handed in for the lot that was called at version `call`."""

    call: int
    seat: Seat
    press: Heard | None
    """A press, or none where a step was set or unset beforehand."""
    step: int | None = None


class PrivateStream:
    """One writer at a time: the node that sells the lot. Another one that wrote meanwhile is read past."""

    def __init__(self, store: Store, table: str) -> None:
        self._store = store
        self._stream = naming.presses_of(table)
        self._version: int | None = None
        self._lock = asyncio.Lock()

    async def keep(self, player: str, command: str, sealed: Sealed) -> None:
        """When this returns it is on disk, once."""
        entry = Entry(naming.command_of(player, command), player, "Sealed", encode(sealed))
        async with self._lock:
            while True:
                if self._version is None:
                    self._version = await self._store.version(self._stream)
                try:
                    rows = await self._store.append(self._stream, self._version, [entry])
                except VersionTaken:
                    self._version = None
                except CommandSeen:
                    return
                else:
                    self._version = rows[-1].version
                    return
