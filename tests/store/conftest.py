"""The places are made once in a run, and handed to each test empty."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from mokum.database import migrate
from store.places import MemoryPlace, Place, PostgresPlace, SqlitePlace, in_schema, new_schema


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("store") / "migrated.db"
    asyncio.run(migrate(f"sqlite:///{path}"))
    return path


@pytest.fixture(scope="session")
def migrated_schema() -> Iterator[str]:
    with asyncio.Runner() as runner:
        context = new_schema()
        schema = runner.run(context.__aenter__())
        try:
            runner.run(migrate(in_schema(schema)))
            yield schema
        finally:
            runner.run(context.__aexit__(None, None, None))


@pytest.fixture
def sqlite_place(migrated_file: Path, tmp_path: Path) -> SqlitePlace:
    path = tmp_path / "tables.db"
    shutil.copy(migrated_file, path)
    return SqlitePlace(str(path))


@pytest.fixture
def postgres_place(migrated_schema: str) -> PostgresPlace:
    place = PostgresPlace(migrated_schema)
    asyncio.run(place.clear())
    return place


@pytest.fixture
def memory_place() -> MemoryPlace:
    return MemoryPlace()


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> Place:
    found: Place = request.getfixturevalue(f"{request.param}_place")
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def durable_place(request: pytest.FixtureRequest) -> Place:
    found: Place = request.getfixturevalue(f"{request.param}_place")
    return found
