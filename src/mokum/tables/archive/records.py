"""The records of finished games, written beside the loop and kept for whoever asks next."""

from mokum.store import Store
from mokum.tables.archive.desk import Desk, Send
from mokum.tables.archive.drawer import Drawer, Pay, free
from mokum.tables.archive.recording import NotOver
from mokum.tables.archive.tasks import WriteRecord
from mokum.tables.log.paging import pages
from mokum.tables.log.standing import Standing
from mokum.tables.showing.names import Names

MOST_BYTES = 16 * 1024 * 1024
"""Of all records that a node keeps; one of a long game has a quarter of a megabyte."""

Called = tuple[tuple[str, str], ...]
Key = tuple[str, int, Called]
"""The table, its version, and what its players are called now: a record holds their names."""


class Records:
    """What a hall has written down of the past."""

    def __init__(self, store: Store, names: Names, desk: Desk, most: int = MOST_BYTES) -> None:
        self._store, self._names, self._desk = store, names, desk
        self._kept: Drawer[Key, bytes] = Drawer(most, len)

    async def of(self, standing: Standing, pay: Pay = free) -> str:
        """The record of a table, under the names that players have now; raises NotOver."""
        if standing.result is None or standing.position is None:
            raise NotOver(standing.table)
        called = dict(await self._names.of([place.player for place in standing.places if place.player]))

        async def work(send: Send) -> WriteRecord:
            async for rows in pages(self._store, standing.table, to=standing.version):
                await send(rows)
            return WriteRecord(called)

        key = standing.table, standing.version, tuple(sorted(called.items()))
        return (await self._kept.get(key, lambda: self._desk.ask(work), pay)).decode()

    def rename(self, player: str) -> None:
        """Somebody has another name, or none: what holds the old one is forgotten."""
        self._kept.forget(lambda key: any(player == known for known, _ in key[2]))
