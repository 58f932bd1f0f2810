"""The store in one SQLite file: for a club or a kitchen table. One thread writes and one reads; a commit is on disk."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from mokum.database.sqlite import SqliteFile
from mokum.store.append import Append, Outcome, sitting
from mokum.store.chain import START
from mokum.store.errors import StoreUnavailable
from mokum.store.gathering import Gathering
from mokum.store.sealing import Seal
from mokum.store.sql.asking import Told, Writing
from mokum.store.sql.finishes import FINISH, finish_records
from mokum.store.sql.listings import LISTING, listing_record
from mokum.store.sql.log import EVENT, event_row
from mokum.store.sql.ratings import RATED, rated_record
from mokum.store.sql.store import SqlStore

T = TypeVar("T")


def _places(columns: str) -> str:
    return f"({columns}) VALUES ({', '.join('?' for _ in columns.split(','))})"


class SqliteStore(SqlStore):
    """Another process may hold the file for a moment: both sides wait for each other, up to the patience."""

    LEASING = (
        "UPDATE timers SET wake_at = $2 WHERE (table_id, name) IN"
        " (SELECT table_id, name FROM timers WHERE wake_at <= $1 ORDER BY wake_at, table_id, name LIMIT $3)"
        " RETURNING table_id, name, due_at, version"
    )

    LEASING_PIECES = (
        "UPDATE analysis_pieces SET wake_at = $2, tries = tries + 1 WHERE (table_id, number) IN"
        " (SELECT table_id, number FROM analysis_pieces WHERE found IS NULL AND wake_at <= $1"
        " ORDER BY wake_at, table_id, number LIMIT $3) RETURNING table_id, number, tries"
    )

    VERSIONS = "SELECT value, (SELECT max(version) FROM events WHERE table_id = value) FROM json_each($1)"

    def __init__(self, file: SqliteFile, seal: Seal, clock: Callable[[], int], patience: float) -> None:
        super().__init__(seal, Gathering(self._write, writers=1, patience=patience), clock)
        # SQLite gives up a little earlier than the caller, so that what is in flight ends with its caller still there.
        self._connections = [file.connect(patience * 0.9) for _ in range(2)]
        self._writing, self._reading = self._connections
        self._threads = [ThreadPoolExecutor(1, name) for name in ("store-writer", "store-reader")]
        self._writer, self._reader = self._threads
        self._turns = file.party()

    async def close(self) -> None:
        await self._gathering.close()
        for thread in self._threads:
            await asyncio.to_thread(thread.shutdown)
        for connection in self._connections:
            connection.close()

    async def _ask(self, statement: str, *values: object) -> Sequence[Sequence[Any]]:
        return await self._in(self._reader, partial(_run, self._reading, statement, values))

    async def _tell(self, statement: str, *values: object) -> Sequence[Sequence[Any]]:
        return await self._in_turn(partial(_run, self._writing, statement, values))

    async def _tell_all(self, condition: Told, writings: Sequence[Writing]) -> bool:
        def work() -> bool:
            with self._at_once():
                met = bool(_run(self._writing, *condition))
                for statement, records in writings if met else ():
                    self._writing.executemany(statement, [_named(record) for record in records])
                return met

        return await self._in_turn(work)

    async def _write(self, batch: list[Append]) -> list[Outcome]:
        return await self._in_turn(partial(self._commit, batch))

    async def _in_turn(self, work: Callable[[], T]) -> T:
        async with self._turns.writing():
            return await self._in(self._writer, work)

    async def _in(self, thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(thread, work)
        except sqlite3.OperationalError as error:  # locked for too long, disk full, not readable
            raise StoreUnavailable(str(error)) from error

    def _commit(self, batch: list[Append]) -> list[Outcome]:
        with self._at_once():
            return [self._append(append) for append in batch]

    @contextmanager
    def _at_once(self) -> Iterator[None]:
        """A transaction."""
        self._writing.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._writing.execute("COMMIT")
        except BaseException:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            raise

    def _append(self, append: Append) -> Outcome:
        """Within the transaction nobody else writes: what is read here stays true until the commit."""
        ask = self._writing.execute
        known = "SELECT version, hash FROM events WHERE table_id = ? ORDER BY version DESC LIMIT 1"
        current, kept = ask(known, (append.table,)).fetchone() or (0, START)
        find = f"SELECT {EVENT} FROM events WHERE table_id = ? AND command = ?"
        found = (ask(find, (append.table, command)).fetchone() for command in append.commands)
        if refusal := append.refusal(current, append.known(event_row(record) for record in found if record)):
            return refusal
        rows = append.rows(append.veil(current, kept))
        self._writing.executemany(
            f"INSERT INTO events {_places(EVENT)}",
            [(r.table, r.version, r.command, r.actor, r.kind, r.body, r.at, r.hash) for r in append.kept(rows)],
        )
        self._append_beside(append)
        return rows

    def _append_beside(self, append: Append) -> None:
        many = self._writing.executemany
        timers = [(timer.table, timer.name, timer.due_at, timer.version, timer.due_at) for timer in append.set_timers()]
        many(f"INSERT OR REPLACE INTO timers {_places('table_id, name, due_at, version, wake_at')}", timers)
        cleared = [(append.table, name) for name in append.cleared_timers()]
        many("DELETE FROM timers WHERE table_id = ? AND name = ?", cleared)
        if (secret := append.opened()) is not None:
            opening = "UPDATE secrets SET body = ?, sealing = 'open' WHERE table_id = ?"
            self._writing.execute(opening, (secret, append.table))
        ended = finish_records(append.table, append.at, append.finished)
        many(f"INSERT OR REPLACE INTO finished {_places(FINISH)}", ended)
        if (game := rated_record(append)) is not None:
            self._writing.execute(f"INSERT OR REPLACE INTO rated {_places(RATED)}", game)
        if listing := append.listing():
            kept = ("table_id", "created_at")
            changes = ", ".join(f"{name} = excluded.{name}" for name in LISTING.split(", ") if name not in kept)
            self._writing.execute(
                f"INSERT INTO listings {_places(LISTING)} ON CONFLICT (table_id) DO UPDATE SET {changes}",
                listing_record(listing),
            )
            self._writing.execute("DELETE FROM sitting WHERE table_id = ?", (append.table,))
            seated = [(player, append.table) for player in sitting(listing.notice)]
            many(f"INSERT INTO sitting {_places('player, table_id')}", seated)


def _run(connection: sqlite3.Connection, statement: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
    return connection.execute(statement, _named(values)).fetchall()


def _named(values: Sequence[object]) -> dict[str, object]:
    return {str(number): value for number, value in enumerate(values, 1)}
