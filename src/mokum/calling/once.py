"""Writes a row unless it is there: what follows from the same thing twice is there once."""

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def insert_once(connection: AsyncConnection, table: Table, row: dict[str, Any]) -> bool:
    """Says whether it was new."""
    on_server = connection.dialect.name == "postgresql"
    statement = (
        postgresql.insert(table).values(row).on_conflict_do_nothing()
        if on_server
        else sqlite.insert(table).values(row).on_conflict_do_nothing()
    )
    return (await connection.execute(statement)).rowcount == 1
