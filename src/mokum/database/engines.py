"""SQLite for those who speak through SQLAlchemy, which takes long to import: who does not need it imports no engine."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import URL, AsyncAdaptedQueuePool, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mokum.database.sqlite import SqliteFile, set_up
from mokum.database.turns import Turns


class TakingTurns(AsyncEngine):
    """Whoever begins a transaction here means to write, and waits for the turn first; readers wait for nobody."""

    __slots__ = ("_turns",)

    def __init__(self, engine: AsyncEngine, turns: Turns) -> None:
        super().__init__(engine.sync_engine)
        self._turns = turns

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """As without turns."""
        async with self._turns.writing(), super().begin() as connection:
            yield connection


def file_engine(file: SqliteFile, connections: int, patience: float) -> AsyncEngine:
    """One more party of a file. Each connection has a thread and megabytes of pages of its own."""
    return TakingTurns(_engine(file.path, connections, patience), file.party())


def memory_engine(patience: float) -> AsyncEngine:
    """A database in memory lives as long as its one connection."""
    return _engine(":memory:", 1, patience)


def _engine(path: str, connections: int, patience: float) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=path),
        connect_args={"timeout": patience},
        hide_parameters=True,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=connections,
        max_overflow=0,
    )

    def on_connect(connection: Any, _: object) -> None:
        set_up(connection)

    event.listen(engine.sync_engine, "connect", on_connect)
    return engine
