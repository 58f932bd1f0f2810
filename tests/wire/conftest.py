"""A database of its own on the PostgreSQL of the tests."""

import asyncio
from collections.abc import Iterator
from urllib.parse import urlsplit

import asyncpg
import pytest

from harness.foreseen import unforeseen_name
from store.places import SERVER


async def _on_server(statement: str) -> None:
    connection = await asyncpg.connect(SERVER)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@pytest.fixture
def postgres_url() -> Iterator[str]:
    """Gone afterwards. Without a server the test fails: it is not skipped."""
    name = f"mokum_wire_{unforeseen_name()}"
    asyncio.run(_on_server(f"CREATE DATABASE {name}"))
    try:
        yield urlsplit(SERVER)._replace(path=f"/{name}").geturl()
    finally:
        asyncio.run(_on_server(f"DROP DATABASE {name} WITH (FORCE)"))
