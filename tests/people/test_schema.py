"""The migrations bring the tables that the code expects, on every kind of database."""

import asyncio
import time
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from mokum.database import Database
from mokum.people import People
from mokum.people.engine import open_engine
from mokum.people.schema import metadata
from people.stage import HOME, Stage, told, weak_passwords


def _differences(connection: Connection) -> list[Any]:
    def is_ours(_: object, name: str | None, kind: str, *__: object) -> bool:
        return kind != "table" or name in metadata.tables

    context = MigrationContext.configure(connection, opts={"include_object": is_ours, "compare_type": True})
    return list(compare_metadata(context, metadata))


@told
async def test_the_migrated_tables_are_those_of_the_schema(stage: Stage) -> None:
    async with stage.engine.connect() as connection:
        assert await connection.run_sync(_differences) == []


def test_people_in_memory_need_no_migration() -> None:
    async def story() -> None:
        engine = await open_engine(Database("memory:"))
        people = People(engine, lambda: int(time.time() * 1000), passwords=weak_passwords())
        coming = [people.guest(f"Anna {number}x", HOME) for number in range(5)]
        refs = [guest.player.ref for guest in await asyncio.gather(*coming)]
        assert len(await people.players(refs)) == 5
        people.close()
        await engine.dispose()

    asyncio.run(story())


@told
async def test_an_address_may_hold_settings_of_the_server(stage: Stage) -> None:
    """As for the store and the migrations."""
    if not stage.url.startswith("postgresql"):
        return
    engine = await open_engine(Database(f"{stage.url}?search_path=public&application_name=people"))
    async with engine.connect() as connection:
        assert await connection.scalar(text("SHOW application_name")) == "people"
    await engine.dispose()


@told
async def test_the_file_is_opened_as_the_store_opens_it(stage: Stage) -> None:
    if not stage.url.startswith("sqlite"):
        return
    async with stage.engine.connect() as connection:
        found = [
            await connection.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert found == ["wal", 2, 1]
