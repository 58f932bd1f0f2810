"""Opens the database of the people by the same URL that it is migrated by."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import URL, AsyncAdaptedQueuePool, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mokum.database import Kind, Turns, read_address
from mokum.people.schema import metadata

PATIENCE = 10
"""Seconds that a question may take, and that a writer of SQLite waits for another one."""

CONNECTIONS = 4
"""To a file. Each has a thread and megabytes of pages of its own, and only one of them writes at a time."""


class TakingTurns(AsyncEngine):
    """Whoever begins a transaction here means to write, and waits for the turn first; readers wait for nobody."""

    __slots__ = ("_turns",)

    def __init__(self, engine: AsyncEngine, turn: asyncio.Lock | None) -> None:
        super().__init__(engine.sync_engine)
        self._turns = Turns(turn)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """As without turns."""
        async with self._turns.writing(), super().begin() as connection:
            yield connection


async def open_engine(url: str, turn: asyncio.Lock | None = None) -> AsyncEngine:
    """An engine for a database that `migrate` has brought up to date; one in memory is made here and starts empty.

    `turn` is shared with whoever else writes into the same file.
    """
    address = read_address(url)
    if address.kind is Kind.POSTGRESQL:
        return _postgresql(url)
    if address.kind is Kind.SQLITE:
        return TakingTurns(_sqlite(address.place, pool_size=CONNECTIONS), turn)
    # A database in memory lives as long as its one connection.
    engine = _sqlite(":memory:", pool_size=1)
    async with engine.begin() as connection:
        await connection.run_sync(metadata.create_all)
    return engine


def _postgresql(url: str) -> AsyncEngine:
    """The driver reads the address itself, settings of the server included. A server that hangs is not waited for."""

    async def connect() -> Any:
        import asyncpg  # it comes with the extra `server`

        return await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE)

    return create_async_engine("postgresql+asyncpg://", async_creator=connect, hide_parameters=True)


def _sqlite(path: str, *, pool_size: int) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=path),
        connect_args={"timeout": PATIENCE},
        hide_parameters=True,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=pool_size,
        max_overflow=0,
    )
    event.listen(engine.sync_engine, "connect", _set_up)
    return engine


def _set_up(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
