"""Loads tables for whoever asks, turns trouble of the store into refusals, and notices what a node has missed."""

import structlog

from mokum.store import BrokenChain, Store, StoreUnavailable
from mokum.tables.chores import Chores
from mokum.tables.deciding.commands import Code, Refusal
from mokum.tables.log.folding import NoTable
from mokum.tables.node.clerk import RETRY
from mokum.tables.node.shelf import Shelf
from mokum.tables.node.table import Table
from mokum.tables.showing.names import Names

NOT_FOUND = Refusal(Code.NOT_FOUND, "There is no such table.")
BROKEN = Refusal(Code.GONE, "The log of this table is damaged. The error was logged.")

AT_ONCE = 1_000
"""Tables that one question of a sweep asks after."""

_log = structlog.get_logger()


class Reception:
    """Between a hall and its shelf: errors of the store become refusals here."""

    def __init__(self, store: Store, chores: Chores, names: Names, capacity: int) -> None:
        self._store = store
        self._chores = chores
        self._shelf = Shelf(store, self._lost, names, capacity)

    async def load(self, table: str, *, fresh: bool = False) -> Table | Refusal:
        """The table as this hall knows it, or `fresh` from the log."""
        try:
            found = await self._shelf.get(table)
            if fresh:
                async with found.lock:
                    await found.catch_up()
            return found
        except NoTable:
            return NOT_FOUND
        except StoreUnavailable:
            return RETRY
        except BrokenChain as error:
            return self.broken(error)

    def broken(self, error: BrokenChain) -> Refusal:
        """The table is read anew by whoever comes next: perhaps it was not the log that was wrong."""
        _log.error("a log is broken", table=error.table, version=error.version)
        self._shelf.forget(error.table)
        return BROKEN

    async def find(self, table: str, player: str, invitation: str, *, fresh: bool = False) -> Table | Refusal:
        """The table, if it is there for this player: a private one is as absent as none."""
        found = await self.load(table, fresh=fresh)
        if isinstance(found, Refusal):
            return found
        return found if found.standing.may_see(player, invitation) else NOT_FOUND

    def _lost(self, table: Table) -> None:
        """A hint does not follow what is known: read the log."""
        self._chores.start(self._catch_up(table))

    async def _catch_up(self, table: Table) -> None:
        try:
            async with table.lock:
                await table.catch_up()
        except StoreUnavailable:
            _log.warning("could not read on", table=table.id)  # the next sweep will
        except BrokenChain as error:
            self.broken(error)

    def rename(self, player: str) -> None:
        """Whoever looks at a table where this player sits is told of the new name, now or when they come."""
        for table in self._shelf.at_hand():
            table.rename(player)

    def watched(self) -> list[Table]:
        """The tables that somebody looks at."""
        return self._shelf.watched()

    async def sweep(self) -> None:
        """Compare all tables that somebody looks at with the store: a hint may have been lost."""
        watched = self._shelf.watched()
        for start in range(0, len(watched), AT_ONCE):
            part = watched[start : start + AT_ONCE]
            versions = await self._store.versions([table.id for table in part])
            for table in part:
                if versions.get(table.id, 0) > table.standing.version:
                    await self._catch_up(table)
