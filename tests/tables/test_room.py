"""What a table costs the memory of a hall: little, once nobody looks at it any more."""

import gc
import tracemalloc

from coroutines import story
from mokum.tables.log.bodies import RECENT
from store.places import Place
from tables.party import PLAYERS, WATCHING, a_hall, begin, play_some
from tables.watching import Watcher

TABLES = 4
MOVES = 150
MOST = 100 * 1024
"""Bytes for a table of `merchants` after so many moves: where it stands, not how it came to that; and what the game
itself still learns."""


@story
async def test_a_table_that_nobody_looks_at_takes_little_room(sqlite_place: Place) -> None:
    async with a_hall(sqlite_place) as hall:

        async def visit(number: int) -> None:
            table = await begin(hall, "merchants", 3)
            watchers = [await Watcher.at(hall, actor, table) for actor in (*PLAYERS[:3], WATCHING)]
            await play_some([hall], table, MOVES, number)
            for watcher in watchers:
                await watcher.close()

        async def visits(count: int) -> int:
            for number in range(count):
                await visit(number)
            gc.collect()
            return tracemalloc.get_traced_memory()[0]

        tracemalloc.start()
        try:
            before = await visits(RECENT // MOVES + 1)  # what is kept for all tables together is full then
            each = (await visits(TABLES) - before) / TABLES
        finally:
            tracemalloc.stop()
    assert each <= MOST, each
