"""A cache of the tables that a node has at hand, the least used of them forgotten first."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from mokum.store import Store
from mokum.tables.log.folding import NoTable
from mokum.tables.log.naming import is_name
from mokum.tables.node.table import Table
from mokum.tables.showing.names import Names

CAPACITY = 10_000


class Shelf:
    """A cache. What somebody looks at or works on stays."""

    def __init__(self, store: Store, lost: Callable[[Table], None], names: Names, capacity: int = CAPACITY) -> None:
        self._store = store
        self._lost = lost
        self._names = names
        self._capacity = capacity
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def get(self, table: str) -> Table:
        """The table, read from the store if need be; raises NoTable or BrokenChain."""
        found = self._tables.get(table)
        if found is not None:
            self._tables.move_to_end(table)
            return found
        if not is_name(table):
            raise NoTable(table)
        loading = self._loading.get(table)
        if loading is None:  # it is read once, however many ask for it at the same time
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda done: self._loaded(table, done))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Table:
        found = Table(table, self._store, self._lost, self._names)
        await found.load()
        self._make_room()
        self._tables[table] = found
        return found

    def _loaded(self, table: str, loading: asyncio.Task[Table]) -> None:
        del self._loading[table]
        if not loading.cancelled():
            loading.exception()  # whoever waited was told; if nobody did, nobody needs to be

    def forget(self, table: str) -> None:
        """Whoever asks for it next reads it anew."""
        self._tables.pop(table, None)

    def _make_room(self) -> None:
        spare = len(self._tables) + 1 - self._capacity
        if spare > 0:
            idle = [table.id for table in self._tables.values() if table.is_idle]
            for table in idle[:spare]:
                del self._tables[table]

    def at_hand(self) -> list[Table]:
        """All of them."""
        return list(self._tables.values())

    def watched(self) -> list[Table]:
        """The tables that somebody looks at."""
        return [table for table in self._tables.values() if table.ears]
