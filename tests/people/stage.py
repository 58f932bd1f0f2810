"""A server full of people for tests: a real database, a clock that the test turns, and as many nodes as it wants."""

import asyncio
import functools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from argon2 import PasswordHasher
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from mokum.database import Database
from mokum.people import Passwords, People
from mokum.people.engine import open_engine
from mokum.people.schema import metadata
from mokum.people.values import Client

START = 1_800_000_000_000
PASSWORD = "nine herons on a barge"
HOME = Client("192.0.2.7", "Browser/1.0")


def elsewhere(number: int) -> Client:
    """A client with another address for each number."""
    return Client(f"198.51.100.{number}", "Browser/1.0")


class Stage:
    """The nodes of one site. `people` is the first of them."""

    people: People
    engine: AsyncEngine

    def __init__(self, url: str) -> None:
        self.url = url
        self.now = START
        self._stack = AsyncExitStack()

    def clock(self) -> int:
        return self.now

    async def node(self, **options: Any) -> People:
        """One more node on the same database, with cheap hashes unless the test is about those."""
        options.setdefault("passwords", weak_passwords())
        engine = await open_engine(Database(self.url))
        self._stack.push_async_callback(engine.dispose)
        people = People(engine, self.clock, **options)
        self._stack.callback(people.close)
        self.engine = engine
        return people

    async def count(self, **tables: int) -> None:
        """Asserts how many rows there are."""
        async with self.engine.connect() as connection:
            for name, rows in tables.items():
                found = await connection.scalar(select(func.count()).select_from(metadata.tables[name]))
                assert found == rows, f"{name}: {found} rows"

    async def stored(self) -> str:
        """Everything that the database holds, as text: to look for what must not be there."""
        async with self.engine.connect() as connection:
            tables = [(await connection.execute(select(table))).all() for table in metadata.sorted_tables]
        return repr(tables)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        async with self._stack:
            self.people = await self.node()
            yield


def told(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Runs an asynchronous test with its server opened."""

    @functools.wraps(test)
    def run(stage: Stage, **others: Any) -> None:
        async def story() -> None:
            async with stage.opened():
                await test(stage=stage, **others)

        asyncio.run(story())

    return run


def weak_passwords(**options: Any) -> Passwords:
    """Hashes with less work, where a test needs many hashes and not their cost."""
    return Passwords(PasswordHasher(time_cost=1, memory_cost=64, parallelism=1), **options)
