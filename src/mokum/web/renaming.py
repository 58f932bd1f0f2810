"""Somebody has another name: every node forgets the old one, and shows the new one to whoever looks on."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from mokum.people import People
from mokum.people.tokens import is_reference
from mokum.tables import Hall, KeptNames
from mokum.tables.bus import Bus

SUBJECT = "mokum.names"


class Renaming:
    """Between the people, who change their names, and the halls of all nodes, which remember them."""

    def __init__(self, people: People, bus: Bus, names: KeptNames, hall: Hall) -> None:
        self._people = people
        self._bus = bus
        self._names = names
        self._hall = hall

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Hears it from the people of this node, and from the other nodes."""
        unsubscribe = await self._bus.subscribe(SUBJECT, self._hear)
        unlisten = self._people.renames.listen(self._renamed)
        try:
            yield
        finally:
            unlisten()
            await unsubscribe()

    def _renamed(self, player: str) -> None:
        self._take(player)
        self._bus.publish(SUBJECT, player.encode())

    def _hear(self, data: bytes) -> None:
        player = data.decode(errors="replace")
        if is_reference(player):  # another program may be on the bus
            self._take(player)

    def _take(self, player: str) -> None:
        self._names.forget(player)
        self._hall.rename(player)
