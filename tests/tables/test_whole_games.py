"""Whole games of every game in the catalogue, through halls, from opening the table to its record."""

import os

import pytest

from coroutines import story
from mokum import catalog
from mokum.catalog import games
from mokum.kernel.event import WATCHER
from mokum.kernel.verifying import verify
from mokum.tables.bus.nats import NatsBus
from mokum.tables.bus.post import Post
from mokum.tables.log.folding import fold_all
from mokum.tables.log.standing import Phase
from mokum.tables.showing.projecting import sight
from mokum.tables.showing.seen_rows import seen_row
from store.places import KEY, Place
from tables.party import ANNA, CALLED, PLAYERS, WATCHING, a_hall, begin, play_some, see
from tables.watching import Watcher

NATS = os.environ.get("MOKUM_TEST_NATS", "nats://127.0.0.1:4222")


@pytest.mark.parametrize("slug", games())
@story
async def test_a_game_is_played_to_its_end_and_its_record_is_true(slug: str, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        for seats in games()[slug].meta.seats:
            table = await begin(hall, slug, seats)
            moves = await play_some([hall], table, 5_000, seats)
            seen = await see(hall, WATCHING, table)
            assert seen.phase is Phase.OVER
            assert seen.result is not None
            assert seen.result.outcome is not None
            text = await hall.record(ANNA.player, table)
            assert isinstance(text, str)
            record = verify(text, catalog.game)
            assert len(record.entries) == moves
            assert record.deal.table == table


@pytest.mark.parametrize("slug", games())
@story
async def test_two_halls_show_every_viewer_the_projection_of_the_log(slug: str, postgres_place: Place) -> None:
    """Two nodes share PostgreSQL and NATS; everybody sits at one of them and sees all that they may, and no more."""
    seats = games()[slug].meta.seats[-1]
    buses = NatsBus(NATS, Post(KEY)), NatsBus(NATS, Post(KEY))
    async with a_hall(postgres_place, buses[0]) as one, a_hall(postgres_place, buses[1]) as other:
        halls = [one, other]
        table = await begin(one, slug, seats)
        viewers = [*enumerate(PLAYERS[:seats]), (WATCHER, WATCHING)]
        watchers = [await Watcher.at(halls[n % 2], actor, table) for n, (_, actor) in enumerate(viewers)]
        await play_some(halls, table, 5_000)
        rows = await one.store.read(table)
        standing = fold_all(rows)
        assert standing.is_over
        for (viewer, actor), watcher in zip(viewers, watchers, strict=True):
            last = await watcher.until(len(rows))
            assert watcher.rows == [seen_row(row, slug, viewer, CALLED) for row in rows]
            assert last == sight(standing, viewer, names=CALLED, is_host=actor == ANNA)
            assert [shown.version for shown in watcher.rows] == list(range(1, len(rows) + 1))
            await watcher.close()
    for bus in buses:
        await bus.close()
