"""Opens the database of the people, which is that of the tables too."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from mokum.database import Database, Kind
from mokum.database.engines import file_engine, memory_engine
from mokum.people.schema import metadata

PATIENCE = 10
"""Seconds that a question may take, and that a writer of SQLite waits for another one."""

CONNECTIONS = 4
"""To a file. Only one of them writes at a time."""


async def open_engine(database: Database) -> AsyncEngine:
    """An engine for a database that `migrate` has brought up to date; one in memory is made here and starts empty."""
    if database.kind is Kind.POSTGRESQL:
        return _postgresql(database.url)
    if database.file is not None:
        return file_engine(database.file, CONNECTIONS, PATIENCE)
    engine = memory_engine(PATIENCE)
    async with engine.begin() as connection:
        await connection.run_sync(metadata.create_all)
    return engine


def _postgresql(url: str) -> AsyncEngine:
    """The driver reads the address itself, settings of the server included. A server that hangs is not waited for."""

    async def connect() -> Any:
        import asyncpg  # it comes with the extra `server`

        return await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE)

    return create_async_engine("postgresql+asyncpg://", async_creator=connect, hide_parameters=True)
