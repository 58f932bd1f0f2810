"""What is under way beside calls while nodes are killed: rated games that end, and people who ask to be forgotten."""

import random
import time
from uuid import UUID

from msgspec import Struct
from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from calling.outlets import PushService
from calling.way_rows import with_ways
from mokum.database import Database
from mokum.people import People
from mokum.people.schema import metadata
from mokum.people.values import Client
from mokum.store import Rated, RatedSeat, RatingStep, Store, open_store
from mokum.tables.archive.rating import steps_of

KEY = bytes(32)
FAR = 2**50
PLAYERS = [f"{number:032x}" for number in range(40)]
"""Who are rated; a rating asks for nothing but their references."""
LAST_WORDS = "See you at the next table"


class Leaver(Struct, frozen=True):
    """Somebody who asks to be forgotten, by a session of theirs."""

    player: str
    token: str


async def opened(url: str) -> Store:
    """The store beside the people of a database."""
    return await open_store(Database(url), key=KEY)


async def let_end(url: str, games: int, *, within: int, seed: int) -> dict[str, list[RatingStep]]:
    """So many rated games that end within so many milliseconds from now; says what a single node would make of them."""
    luck, begin = random.Random(seed), time.time_ns() // 1_000_000
    store = await opened(url)
    try:
        for number in range(games):
            seats = tuple(RatedSeat(player, "", rank) for rank, player in enumerate(luck.sample(PLAYERS, 3), 1))
            table, at = str(UUID(int=luck.getrandbits(128), version=4)), begin + number * within // games
            await store.keep_rated(table, at, Rated("routes", "live", seats))
        waiting = await store.unrated(FAR, games + 1)
        assert len(waiting) == games
        expected: dict[str, list[RatingStep]] = {game.table: [] for game in waiting}
        for step in await steps_of(store, waiting):
            expected[step.table].append(step)
        return expected
    finally:
        await store.close()


async def wrongly_rated(url: str, expected: dict[str, list[RatingStep]]) -> int:
    """Games that counted otherwise than once and in their order, or not at all."""
    store = await opened(url)
    try:
        found = {table: await store.rating_steps(table) for table in expected}
        return sum(found[table] != sorted(steps, key=lambda step: step.player) for table, steps in expected.items())
    finally:
        await store.close()


async def leavers(engine: AsyncEngine, people: People, service: PushService, url: str, count: int) -> list[Leaver]:
    """People with ways by which they are called, and with something that they said."""
    store, found = await opened(url), []
    try:
        for number in range(count):
            made = await people.guest(f"Leaver {letters(number)}", Client())
            found.append(Leaver(made.player.ref, made.token))
            await with_ways(engine, made, service, f"leaver{number}")
            await store.say(str(UUID(int=number + 1)), made.player.ref, LAST_WORDS, 0)
    finally:
        await store.close()
    return found


async def traces(engine: AsyncEngine, left: list[Leaver]) -> int:
    """Rows that still tell of those who asked to be forgotten, but for the reference that games hold."""
    refs, found = [leaver.player for leaver in left], 0
    async with engine.connect() as connection:
        for table in metadata.sorted_tables:
            if "player" in table.c:
                found += await connection.scalar(select(func.count()).where(table.c.player.in_(refs))) or 0
        players = metadata.tables["players"]
        still = select(func.count()).where(players.c.ref.in_(refs), players.c.kind != "deleted")
        found += await connection.scalar(still) or 0
        found += (
            await connection.scalar(text("SELECT count(*) FROM chat WHERE text = :said"), {"said": LAST_WORDS}) or 0
        )
    return found


def letters(number: int) -> str:
    """A number as people may be called."""
    return "".join(chr(97 + int(digit)) for digit in str(number))
