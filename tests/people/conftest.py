"""Every test of people runs on both databases."""

import asyncio
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest
from sqlalchemy import make_url

from mokum.database import migrate
from mokum.people.schema import metadata
from people.stage import Stage

SERVER = os.environ.get("MOKUM_TEST_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432/postgres")


async def _on_server(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("people") / "empty.db"
    asyncio.run(migrate(f"sqlite:///{path}"))
    return path


@pytest.fixture(scope="session")
def own_database() -> Iterator[str]:
    """A database of its own for whoever uses this, dropped in the end. Without a server the test fails."""
    server = make_url(SERVER)
    name = f"mokum_people_{uuid4().hex}"
    url = server.set(database=name).render_as_string(hide_password=False)
    asyncio.run(_on_server(SERVER, f"CREATE DATABASE {name}"))
    asyncio.run(migrate(url))
    yield url
    asyncio.run(_on_server(SERVER, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(params=["sqlite", "postgresql"])
def stage(request: pytest.FixtureRequest, tmp_path: Path) -> Stage:
    if request.param == "sqlite":
        path = tmp_path / "people.db"
        shutil.copy(request.getfixturevalue("empty_file"), path)
        return Stage(f"sqlite:///{path}")
    url: str = request.getfixturevalue("own_database")
    asyncio.run(_on_server(url, *(f"DELETE FROM {table}" for table in reversed(metadata.sorted_tables))))
    return Stage(url)
