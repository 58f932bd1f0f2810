"""The schema: from nothing to the newest, again without effect, and by several nodes at once."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from coroutines import story
from mokum.database import Address, Kind, migrate, read_address
from mokum.database.migrating import newest_revision, statements
from store.places import KEPT, Place, PostgresPlace, SqlitePlace, entry, in_schema, new_id, new_schema

NODES = 3


async def check(place: Place) -> None:
    """The schema is the newest, is marked once as such, and a store runs on it."""
    assert await place.execute("SELECT version_num FROM alembic_version") == [(newest_revision(),)]
    for kept in KEPT:
        assert await place.execute(f"SELECT count(*) FROM {kept}") == [(0,)]
    table = new_id()
    async with place.node() as store:
        rows = await store.append(table, 0, [entry()])
        await migrate(place.url)
        assert await store.read(table) == list(rows), "migrating again changes nothing"
    assert await place.execute("SELECT version_num FROM alembic_version") == [(newest_revision(),)]


def migrate_at_once(url: str) -> None:
    """By as many processes as there are nodes."""
    command = "import asyncio, sys; from mokum.database import migrate; asyncio.run(migrate(sys.argv[1]))"
    nodes = [subprocess.Popen([sys.executable, "-c", command, url], stderr=subprocess.PIPE) for _ in range(NODES)]
    for node in nodes:
        _, complaint = node.communicate()
        assert node.returncode == 0, complaint.decode()


@story
async def test_a_file_from_nothing(tmp_path: Path) -> None:
    place = SqlitePlace(str(tmp_path / "new.db"))
    await migrate(place.url)
    await check(place)


@story
async def test_a_schema_from_nothing() -> None:
    async with new_schema() as schema:
        place = PostgresPlace(schema)
        await migrate(place.url)
        await check(place)
        partitions = await place.execute("SELECT count(*) FROM pg_inherits WHERE inhparent = 'events'::regclass")
        assert partitions == [(16,)]


@story
async def test_nodes_that_start_at_once_on_a_file(tmp_path: Path) -> None:
    place = SqlitePlace(str(tmp_path / "new.db"))
    await asyncio.to_thread(migrate_at_once, place.url)
    await check(place)


@story
async def test_nodes_that_start_at_once_on_a_server() -> None:
    async with new_schema() as schema:
        place = PostgresPlace(schema)
        await asyncio.to_thread(migrate_at_once, place.url)
        await check(place)


@story
async def test_a_migration_that_fails_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def broken(kind: Kind, current: str | None) -> list[str]:
        return [*list(statements(kind, current))[:-1], "INSERT INTO nowhere VALUES (1);"]

    monkeypatch.setattr("mokum.database.migrating.statements", broken)
    async with new_schema() as schema:
        for place in (SqlitePlace(str(tmp_path / "new.db")), PostgresPlace(schema)):
            with pytest.raises(Exception, match="nowhere"):
                await migrate(place.url)
            with pytest.raises(Exception, match="events"):
                await place.execute("SELECT 1 FROM events")


@story
async def test_memory_needs_no_schema() -> None:
    await migrate("memory:")


def test_addresses() -> None:
    assert read_address("memory:") == Address(Kind.MEMORY)
    assert read_address("sqlite:///club.db") == Address(Kind.SQLITE, "club.db")
    assert read_address("sqlite:////var/club.db") == Address(Kind.SQLITE, "/var/club.db")
    url = in_schema("s")
    assert read_address(url) == Address(Kind.POSTGRESQL, url)


@pytest.mark.parametrize("url", ["", "club.db", "sqlite:///", "sqlite://club.db", "mysql://ann:hunter2@host/base"])
def test_other_addresses_are_refused_without_telling_passwords(url: str) -> None:
    with pytest.raises(ValueError, match="must start with") as refused:
        read_address(url)
    assert "hunter2" not in str(refused.value)
