"""`mokum migrate` brings a database up to date, as often as it is asked, and while people play."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import asyncpg
import pytest
from typer.testing import CliRunner

from coroutines import story
from mokum.cli.app import app
from mokum.database import Kind, migrate
from mokum.database.migrating import WAITS, newest_revision, statements
from web.nodes import new_database

COPIES = 9.0
"""Seconds that a backup takes: so many that a machine that stands still meanwhile is not taken for a migration."""
BEFORE_RATINGS = "0013"
"""The migration behind it changes `listings`, which play needs all the time."""


def test_a_new_database_and_the_same_again(tmp_path: Path) -> None:
    file = tmp_path / "mokum.db"
    for _ in range(2):
        done = CliRunner().invoke(app, ["migrate", "--database", f"sqlite:///{file}"])
        assert done.exit_code == 0, done.output
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(newest_revision(),)]


def test_an_address_that_is_none() -> None:
    done = CliRunner().invoke(app, ["migrate", "--database", "mysql://nowhere"])
    assert done.exit_code == 2


@pytest.fixture
def site() -> Iterator[str]:
    yield from new_database()


async def older(database: asyncpg.Connection) -> None:
    """The schema from before ratings."""
    for statement in statements(Kind.POSTGRESQL, None):
        await database.execute(statement)
        if f"version_num='{BEFORE_RATINGS}'" in statement:
            return


async def play(database: asyncpg.Connection) -> float:
    """Looks at the list again and again until it is told to stop; says how many seconds that took at most."""
    longest = 0.0
    try:
        while True:
            began = time.monotonic()
            await database.fetchval("SELECT count(*) FROM listings")
            longest = max(longest, time.monotonic() - began)
            await asyncio.sleep(0.02)
    except asyncio.CancelledError:
        return longest


async def copy_whole(database: asyncpg.Connection, seconds: float) -> None:
    """As `pg_dump` does: it reads in one long transaction."""
    async with database.transaction():
        await database.fetchval("SELECT count(*) FROM listings")
        await asyncio.sleep(seconds)


@asynccontextmanager
async def opened(site: str) -> AsyncIterator[asyncpg.Connection]:
    database = await asyncpg.connect(site)
    try:
        yield database
    finally:
        database.terminate()


@story
async def test_people_play_on_while_a_migration_waits_for_a_backup(site: str) -> None:
    async with opened(site) as backup, opened(site) as player:
        await older(backup)
        copying = asyncio.create_task(copy_whole(backup, COPIES))
        await asyncio.sleep(0.2)
        playing = asyncio.create_task(play(player))
        await migrate(site)
        playing.cancel()
        assert await playing < COPIES / 2, "as long as the migration waits at once, and not as long as the backup takes"
        await copying
        assert await backup.fetchval("SELECT version_num FROM alembic_version") == newest_revision()


@story
async def test_a_migration_waits_until_an_autovacuum_is_ended(site: str) -> None:
    """That has a large table for hours: PostgreSQL ends it for whoever waits for so many milliseconds."""
    async with opened(site) as database:
        until = await database.fetchval("SELECT setting::int FROM pg_settings WHERE name = 'deadlock_timeout'")
    assert until + 200 <= WAITS * 1000


@story
async def test_a_migration_that_never_has_its_turn_gives_up(site: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mokum.database.migrating.PATIENCE", 2.0)
    async with opened(site) as backup:
        await older(backup)
        async with backup.transaction():
            await backup.fetchval("SELECT count(*) FROM listings")
            with pytest.raises(asyncpg.LockNotAvailableError):
                await migrate(site)
        assert await backup.fetchval("SELECT version_num FROM alembic_version") == BEFORE_RATINGS
