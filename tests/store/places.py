"""Places to keep a store in: one for each back, fresh for each test, open to any number of nodes."""

import os
import sqlite3
import uuid
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from hashlib import sha256
from typing import Any

import asyncpg
from msgspec.structs import replace

from harness.foreseen import unforeseen_name
from mokum.database import Database
from mokum.store import Entry, Notice, Status, Store, open_store
from mokum.store.memory import MemoryStore
from mokum.store.sealing import Seal

SERVER = os.environ.get("MOKUM_TEST_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432/test")
KEY = sha256(b"the key of all stores of the tests").digest()
START = 1_000_000
KEPT = (
    "events",
    "snapshots",
    "timers",
    "finished",
    "rated",
    "rating_steps",
    "ratings",
    "pairing_wishes",
    "pairing_waits",
    "greetings",
    "listings",
    "sitting",
    "secrets",
    "chat",
    "pulse",
    "analyses",
    "analysis_pieces",
)

OF_NO_TABLE = ("pulse", "ratings")
"""Those of them that are about no table of players."""

_OF_A_TABLE = "SELECT * FROM {} WHERE table_id = $1 ORDER BY 1, 2"


def new_id() -> str:
    return str(uuid.uuid4())


def entry(body: bytes = b"body", *, command: str | None = None, actor: str = "ann") -> Entry:
    return Entry(command or new_id(), actor, "move", body)


def notice(
    status: Status = Status.OPEN,
    *,
    private: bool = False,
    practice: bool = False,
    players: tuple[str, ...] = ("ann", ""),
) -> Notice:
    names = tuple(player.title() for player in players)
    return Notice("routes", len(players), status, private, practice, "live", "ann", names, players)


class Clock:
    """It stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


class Place(ABC):
    """Where rows lie, and how to get at them behind the store's back."""

    url: str

    def __init__(self) -> None:
        self.clock = Clock()

    @asynccontextmanager
    async def node(self, **options: Any) -> AsyncIterator[Store]:
        """A store as one node of the site has it."""
        store = await open_store(Database(self.url), key=KEY, clock=self.clock, **options)
        try:
            yield store
        finally:
            await store.close()

    @abstractmethod
    async def execute(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Whatever somebody with access to the disk could do."""

    async def records(self, name: str, table: str) -> list[dict[str, Any]]:
        """What one of the database's own tables holds about a table of players, by column."""
        raise NotImplementedError(name, table)

    async def flip_byte(self, table: str, version: int) -> None:
        where = "WHERE table_id = $1 AND version = $2"
        [(body,)] = await self.execute(f"SELECT body FROM events {where}", table, version)
        changed = bytes([body[0] ^ 1]) + body[1:]
        await self.execute(f"UPDATE events SET body = $3 {where}", table, version, changed)

    async def lose(self, table: str, version: int) -> None:
        await self.execute("DELETE FROM events WHERE table_id = $1 AND version = $2", table, version)

    async def secret_as_kept(self, table: str) -> bytes:
        [(body,)] = await self.execute("SELECT body FROM secrets WHERE table_id = $1", table)
        return bytes(body)


class MemoryPlace(Place):
    """All nodes of a store in memory are one."""

    url = "memory:"

    def __init__(self) -> None:
        super().__init__()
        self._store = MemoryStore(Seal(KEY), self.clock)

    @asynccontextmanager
    async def node(self, **options: Any) -> AsyncIterator[Store]:
        yield self._store

    async def execute(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        raise NotImplementedError(statement)

    async def flip_byte(self, table: str, version: int) -> None:
        log = self._store._logs[table]
        body = log[version - 1].body
        log[version - 1] = replace(log[version - 1], body=bytes([body[0] ^ 1]) + body[1:])

    async def lose(self, table: str, version: int) -> None:
        del self._store._logs[table][version - 1]

    async def secret_as_kept(self, table: str) -> bytes:
        return self._store._secrets[table]


class SqlitePlace(Place):
    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = path
        self.url = f"sqlite:///{path}"

    async def execute(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.path)) as database, database:
            return database.execute(statement, {str(n): value for n, value in enumerate(values, 1)}).fetchall()

    async def records(self, name: str, table: str) -> list[dict[str, Any]]:
        with closing(sqlite3.connect(self.path)) as database:
            database.row_factory = sqlite3.Row
            return [dict(record) for record in database.execute(_OF_A_TABLE.format(name), {"1": table})]


class PostgresPlace(Place):
    def __init__(self, schema: str) -> None:
        super().__init__()
        self.url = in_schema(schema)

    async def execute(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        database = await asyncpg.connect(self.url)
        try:
            return [tuple(record) for record in await database.fetch(statement, *values)]
        finally:
            await database.close()

    async def records(self, name: str, table: str) -> list[dict[str, Any]]:
        database = await asyncpg.connect(self.url)
        try:
            return [dict(record) for record in await database.fetch(_OF_A_TABLE.format(name), table)]
        finally:
            await database.close()

    async def clear(self) -> None:
        for kept in KEPT:
            await self.execute(f"DELETE FROM {kept}")


def in_schema(schema: str) -> str:
    return f"{SERVER}{'&' if '?' in SERVER else '?'}search_path={schema}"


@asynccontextmanager
async def new_schema() -> AsyncIterator[str]:
    """A schema of its own on the server, gone afterwards. Without a server the test fails: it is not skipped."""
    schema = f"mokum_{unforeseen_name()}"
    database = await asyncpg.connect(SERVER)
    try:
        await database.execute(f"CREATE SCHEMA {schema}")
        try:
            yield schema
        finally:
            await database.execute(f"DROP SCHEMA {schema} CASCADE")
    finally:
        await database.close()
