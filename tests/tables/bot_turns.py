"""Turns of bots in the queue between nodes and workers, for the tests of both."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from nats.js.errors import NotFoundError

from mokum import catalog
from mokum.kernel.verifying import verify
from mokum.settings import Settings
from mokum.store import Row
from mokum.tables import Hall
from mokum.tables.bots.queue import Ticket
from tables.party import WATCHING, begin, see
from tables.watching import Watcher
from tables.workers import Site

GAME = "routes"


def settings(**told: Any) -> Settings:
    """As told, and otherwise from the environment."""
    return Settings(**told)


async def check_record(hall: Hall, table: str) -> None:
    """Every move of the game is there, in its order, legal, and with its own luck."""
    text = await hall.record("", table)
    assert isinstance(text, str)
    rows = await hall.store.read(table)
    assert len(verify(text, catalog.game).entries) == len(played(rows))


def played(rows: list[Row]) -> list[Row]:
    return [row for row in rows if row.kind == "Played"]


async def reach(hall: Hall, table: str, version: int) -> None:
    async with asyncio.timeout(240):
        while await hall.store.version(table) < version:
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def seen(hall: Hall, *tables: str) -> AsyncIterator[None]:
    """Somebody looks on: bots alone wait for that."""
    watchers = [await Watcher.at(hall, WATCHING, table) for table in tables]
    try:
        yield
    finally:
        for watcher in watchers:
            await watcher.close()


async def one_turn(hall: Hall, bot: str = "random") -> tuple[str, Ticket]:
    """A table where a bot is asked and then a person, so that one turn is all there is to do."""
    table = await begin(hall, GAME, 1, bots=1, bot=bot)
    turn = await hall.store.version(table)
    return table, Ticket(table, turn, 1)


async def is_played(hall: Hall, ticket: Ticket) -> None:
    async with asyncio.timeout(60):
        while ticket.seat in (await see(hall, WATCHING, ticket.table)).awaited:
            await asyncio.sleep(0.01)


async def is_made(site: Site) -> None:
    """The node makes the queue beside its play, with the first ticket."""
    async with site.stream() as stream, asyncio.timeout(60):
        while True:
            with contextlib.suppress(NotFoundError):
                if (await stream.stream_info(site.queue)).state.messages:
                    return
            await asyncio.sleep(0.02)


async def is_empty(site: Site) -> None:
    """Every ticket was acknowledged."""
    async with site.stream() as stream, asyncio.timeout(60):
        while (await stream.stream_info(site.queue)).state.messages:
            await asyncio.sleep(0.02)
