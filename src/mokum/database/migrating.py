"""Brings a database to the newest schema. Safe when several nodes start at once: one migrates, the others wait.

Alembic writes the SQL and the driver that the store uses anyway carries it out, in one transaction with the lock.
"""

import asyncio
import io
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from mokum.database.address import Kind, read_address
from mokum.database.files import keep_to_owner

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x6D6F6B756D
"""The advisory lock that nodes migrate under: "mokum" in ASCII."""
PATIENCE = 60.0
"""Seconds that a node waits for another one to finish."""


async def migrate(url: str) -> None:
    """From whatever schema the database has, or none, to the newest."""
    address = read_address(url)
    if address.kind is Kind.SQLITE:
        await asyncio.to_thread(_migrate_sqlite, address.place)
    elif address.kind is Kind.POSTGRESQL:
        await _migrate_postgresql(address.place)


def newest_revision() -> str:
    """The name of the last script."""
    from alembic.script import ScriptDirectory

    head = ScriptDirectory(str(SCRIPTS)).get_current_head()
    assert head is not None
    return head


def statements(kind: Kind, current: str | None) -> Iterator[str]:
    """The SQL from a revision, or from nothing, to the newest."""
    # Imported here because they take longer than a whole start without anything to migrate.
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    scripts, written = ScriptDirectory(str(SCRIPTS)), io.StringIO()
    with EnvironmentContext(
        Config(),
        scripts,
        fn=lambda revision, _: scripts._upgrade_revs("head", revision),
        as_sql=True,
        starting_rev=current,
        destination_rev="head",
    ) as environment:
        environment.configure(dialect_name=kind, output_buffer=written, literal_binds=True)
        environment.run_migrations()
    statement = ""
    for line in written.getvalue().splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    assert not statement.strip(), f"a migration ends in half a statement: {statement}"


def _migrate_sqlite(path: str) -> None:
    keep_to_owner(path)
    with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        known = database.execute("SELECT name FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        current = database.execute("SELECT version_num FROM alembic_version").fetchone() if known else None
        for statement in statements(Kind.SQLITE, current[0] if current else None):
            database.execute(statement).fetchall()
        database.execute("COMMIT")


async def _migrate_postgresql(url: str) -> None:
    import asyncpg  # comes with the extra `server`

    database = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        async with database.transaction():
            await database.execute(f"SET LOCAL lock_timeout = '{PATIENCE:.0f}s'")
            await database.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            known = await database.fetchval("SELECT to_regclass('alembic_version') IS NOT NULL")
            current = await database.fetchval("SELECT version_num FROM alembic_version") if known else None
            for statement in statements(Kind.POSTGRESQL, current):
                await database.execute(statement)
    finally:
        await database.close()
