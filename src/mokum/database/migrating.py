"""Brings a database to the newest schema. Safe when several nodes start at once: one migrates, the others wait.

Alembic writes the SQL and the driver that the store uses anyway carries it out, in one transaction with the lock.
"""

import asyncio
import io
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from mokum.database.address import Kind, read_address
from mokum.database.files import keep_to_owner

if TYPE_CHECKING:
    import asyncpg

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x6D6F6B756D
"""The advisory lock that nodes migrate under: "mokum" in ASCII."""
PATIENCE = 60.0
"""Seconds that a node waits for another one to finish, and that it tries while somebody has a table that it needs."""
WAITS = 1.3
"""Seconds that a migration waits for a table at once: whoever plays waits behind it. It is a little more than
`deadlock_timeout`, after which PostgreSQL ends an autovacuum that has the table, and not before.
"""
PAUSE = 2.0
"""Seconds between two tries, in which they play on."""


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
            await _carry_out(database, list(statements(Kind.POSTGRESQL, current)))
    finally:
        await database.close()


async def _carry_out(database: "asyncpg.Connection", written: Sequence[str]) -> None:
    """All at once. Where somebody has a table that is needed, everything is let go for a while and tried again."""
    import asyncpg

    given_up = time.monotonic() + PATIENCE
    await database.execute(f"SET LOCAL lock_timeout = '{WAITS * 1000:.0f}ms'")
    while True:
        try:
            async with database.transaction():
                for statement in written:
                    await database.execute(statement)
            return
        except (asyncpg.LockNotAvailableError, asyncpg.DeadlockDetectedError):
            if time.monotonic() + PAUSE > given_up:
                raise
        await asyncio.sleep(PAUSE)
