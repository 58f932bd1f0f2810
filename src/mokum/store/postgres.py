"""The store in PostgreSQL, for many nodes. Connections come back by themselves after the server was gone."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg

from mokum.store.append import Append, Outcome
from mokum.store.chain import START
from mokum.store.errors import StoreUnavailable, VersionTaken
from mokum.store.gathering import Gathering
from mokum.store.links import Links
from mokum.store.sealing import Seal
from mokum.store.sql.asking import Told, Writing
from mokum.store.sql.log import EVENT, event_row
from mokum.store.sql.secrets import FIRST_ID
from mokum.store.sql.store import SqlStore
from mokum.store.statement import writing
from mokum.store.values import Row

READERS = 4
"""Connections beside the writers'."""
ROUSED_AT_ONCE = 1_000
"""Timers in one statement: few enough that nobody waits long for them."""

# Every question goes to a few rows by their keys. Said here once, a plan made while the tables were small stays right.
SETTINGS = {
    "application_name": "mokum",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
    "enable_seqscan": "off",
    "jit": "off",
    "plan_cache_mode": "force_generic_plan",
}

# Connection, resources, closed for now, shutdown, system, read-only, rolled back: trouble that passes, so that trying
# again is right.
PASSING = ("08", "53", "55", "57", "58", "25006", "40")


class PostgresStore(SqlStore):
    """Writers take turns with whole batches; the pool mends connections, and what is uncertain is said to be so."""

    LEASING = (
        "WITH due AS MATERIALIZED (SELECT table_id, name FROM timers WHERE wake_at <= $1"
        " ORDER BY wake_at, table_id, name LIMIT $3 FOR UPDATE SKIP LOCKED)"
        " UPDATE timers SET wake_at = $2 FROM due WHERE timers.table_id = due.table_id AND timers.name = due.name"
        " RETURNING timers.table_id, timers.name, due_at, version"
    )

    LEASING_PIECES = (
        "WITH free AS MATERIALIZED (SELECT table_id, number FROM analysis_pieces WHERE found IS NULL AND wake_at <= $1"
        " ORDER BY wake_at, table_id, number LIMIT $3 FOR UPDATE SKIP LOCKED)"
        " UPDATE analysis_pieces p SET wake_at = $2, tries = tries + 1 FROM free"
        " WHERE p.table_id = free.table_id AND p.number = free.number RETURNING p.table_id, p.number, p.tries"
    )

    SLEEPING = (
        "SELECT table_id FROM timers WHERE name = $1 AND wake_at > $2 AND table_id > $3 ORDER BY table_id LIMIT $4"
    )
    ROUSING = (
        "WITH free AS MATERIALIZED (SELECT table_id, name FROM timers WHERE table_id = ANY($3::uuid[]) AND name = $1"
        " FOR UPDATE SKIP LOCKED)"
        " UPDATE timers SET wake_at = least(wake_at, $2) FROM free"
        " WHERE timers.table_id = free.table_id AND timers.name = free.name RETURNING timers.table_id"
    )
    ROUSING_ONE = "UPDATE timers SET wake_at = $2 WHERE name = $1 AND wake_at > $2 AND table_id = $3"

    VERSIONS = (
        "SELECT asked.name, (SELECT max(version) FROM events WHERE table_id = asked.name::uuid)"
        " FROM json_array_elements_text($1::json) AS asked (name)"
    )

    def __init__(self, pool: Any, seal: Seal, clock: Callable[[], int], writers: int, patience: float) -> None:
        super().__init__(seal, Gathering(self._write, writers=writers, patience=patience), clock)
        self._pool = pool
        self._patience = patience
        self._links = Links()

    @classmethod
    async def connect(
        cls, url: str, seal: Seal, clock: Callable[[], int], *, writers: int, patience: float, synchronous_commit: str
    ) -> "PostgresStore":
        """Raises StoreUnavailable when nobody answers at that address."""
        settings = {
            **SETTINGS,
            "synchronous_commit": synchronous_commit,
            # Nothing of ours outlives its caller for long, not even on a server that we lost sight of.
            "statement_timeout": str(int(patience * 1000)),
            "idle_in_transaction_session_timeout": str(int(patience * 1000)),
        }
        pool = await asyncpg.create_pool(
            url,
            min_size=0,  # a pool that always wants a connection complains in the log while the server is away
            max_size=writers + READERS,
            timeout=patience,
            command_timeout=patience,
            server_settings=settings,
            reset=_leave_as_it_is,
        )
        store = cls(pool, seal, clock, writers, patience)
        try:
            await store.next_due()  # shows that somebody answers and that the tables are there
        except BaseException:
            pool.terminate()
            raise
        return store

    async def close(self) -> None:
        await self._gathering.close()
        try:
            async with asyncio.timeout(self._patience):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    async def read(
        self, table: str, after: int = 0, limit: int | None = None, *, previous: bytes | None = None
    ) -> list[Row]:
        rows = await super().read(table, after, limit, previous=previous)
        self._links.keep(rows)
        return rows

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection of the pool; one that failed is thrown away and not waited for."""
        connection = None
        try:
            connection = await self._pool.acquire(timeout=self._patience)
            yield connection
        except (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
            if connection is not None:
                connection.terminate()
            raise StoreUnavailable(str(error) or "no answer in time") from error
        except asyncpg.PostgresError as error:
            if (error.sqlstate or "").startswith(PASSING):
                raise StoreUnavailable(str(error)) from error
            raise
        finally:
            if connection is not None:
                await self._give_back(connection)

    async def _give_back(self, connection: Any) -> None:
        """One that breaks only now has still done what it was asked; the pool throws it away by itself."""
        with suppress(
            OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError, asyncpg.PostgresError
        ):
            await self._pool.release(connection, timeout=self._patience)

    async def _ask(self, statement: str, *values: object) -> Sequence[Sequence[Any]]:
        async with self._connection() as connection:
            answer: Sequence[Sequence[Any]] = await connection.fetch(statement, *values)
            return answer

    _tell = _ask

    async def _tell_all(self, condition: Told, writings: Sequence[Writing]) -> bool:
        statement, values = condition
        async with self._connection() as connection, connection.transaction():
            if not await connection.fetch(statement, *values):
                return False
            for statement, records in writings:
                await connection.executemany(statement, records)
            return True

    async def rouse_timers(self, name: str, now: int) -> None:
        """While many are roused nobody is waited for, and while somebody is waited for nothing is held.

        An append sets timers and then clears others, in no order that could be kept here: whoever holds one timer and
        waits for another may wait in a circle with it.
        """
        last: object = FIRST_ID
        while page := [record[0] for record in await self._ask(self.SLEEPING, name, now, last, ROUSED_AT_ONCE)]:
            roused = {record[0] for record in await self._tell(self.ROUSING, name, now, page)}
            for table in page:
                if table not in roused:
                    await self._tell(self.ROUSING_ONE, name, now, table)
            last = page[-1]

    async def _write(self, batch: list[Append]) -> list[Outcome]:
        # In the order of their tables: two nodes that write the same tables wait for each other and never in a circle.
        ordered = sorted(batch, key=lambda append: append.table)
        async with self._connection() as connection:
            outcomes = await self._commit(connection, ordered)
            unexplained = [append for append in ordered if append.table not in outcomes]
            if unexplained:  # what we remembered of these tables was wrong
                outcomes.update(await self._commit(connection, unexplained))
        return [outcomes.get(append.table, VersionTaken(append.after)) for append in batch]

    async def _commit(self, connection: Any, batch: list[Append]) -> dict[str, Outcome]:
        """What became of each table's append, as far as it can be explained."""
        links = await self._previous(connection, batch)
        ready = [(append, link, append.rows(link)) for append in batch if (link := links.get(append.table))]
        outcomes: dict[str, Outcome] = {}
        if ready:
            statement = writing(
                [(append, append.veil(append.after, link), append.kept(rows)) for append, link, rows in ready]
            )
            written = {str(record[0]) for record in await connection.fetch(statement.text, *statement.values)}
            for append, _, rows in ready:
                if append.table in written:
                    outcomes[append.table] = rows
                    self._links.keep(rows)
        for append in batch:
            if append.table not in outcomes and (refusal := await self._refusal(connection, append)):
                outcomes[append.table] = refusal
        return outcomes

    async def _previous(self, connection: Any, batch: list[Append]) -> dict[str, bytes]:
        """The hash before each append: remembered, or asked for; none where the log does not reach that far."""
        known = {append.table: self._links.get(append.table, append.after) for append in batch}
        known.update({append.table: START for append in batch if append.after == 0})
        missing = [append for append in batch if known[append.table] is None]
        if missing:
            found = await connection.fetch(
                "SELECT table_id, hash FROM unnest($1::uuid[], $2::int[]) AS w (table_id, version)"
                " JOIN events USING (table_id, version)",
                [append.table for append in missing],
                [append.after for append in missing],
            )
            asked = {append.table: append for append in missing}
            for table, link in found:
                append = asked[str(table)]
                known[append.table] = append.veil(append.after, link)
        return {table: link for table, link in known.items() if link is not None}

    async def _refusal(self, connection: Any, append: Append) -> Outcome | None:
        """Why an append was not written, or None when what is remembered of its table explains it."""
        found = await connection.fetch(
            f"SELECT {EVENT} FROM events WHERE table_id = $1 AND (command = ANY($2::uuid[])"
            " OR version = (SELECT max(version) FROM events WHERE table_id = $1))",
            append.table,
            append.commands,
        )
        self._links.forget(append.table)
        rows = append.known(event_row(record) for record in found)
        seen = [row for row in rows if row.command in append.commands]
        return append.refusal(max((row.version for row in rows), default=0), seen)


async def _leave_as_it_is(connection: Any) -> None:
    """Nothing here changes a session, so nothing has to be put back before the next use."""
