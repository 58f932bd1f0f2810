"""The heartbeat of the server, and the timers that are looked at when it was away."""

import asyncio
import random

import asyncpg
import pytest

import mokum.store.postgres
from coroutines import story
from mokum.store import Away, Timer
from mokum.store.store import AGAIN
from store.places import Place, entry, new_id

GAP = 6_000


@story
async def test_a_server_that_beats_is_never_away(place: Place) -> None:
    async with place.node() as store, place.node() as other:
        for now in range(1_000_000, 1_100_000, GAP):
            assert await store.beat(now, GAP) == Away(0, 0)
            assert await other.beat(now + 1, GAP) == Away(0, 0)


@story
async def test_a_gap_is_told_to_every_node_until_there_is_another(place: Place) -> None:
    async with place.node() as store, place.node() as other:
        await store.beat(1_000_000, GAP)
        away = Away(1_000_000, 2_000_000)
        assert await store.beat(2_000_000, GAP) == away
        assert await other.beat(2_001_000, GAP) == away
        later = 2_001_000 + AGAIN + 1
        assert await store.beat(later, 2**62) == away, "whoever was there says so"
        assert await other.beat(later + GAP + 1, GAP) == Away(later, later + GAP + 1)


@story
async def test_what_happens_again_within_a_minute_is_one_time_away(place: Place) -> None:
    async with place.node() as store:
        await store.beat(1_000_000, GAP)
        await store.beat(1_010_000, GAP)
        await store.beat(1_012_000, GAP)
        assert await store.beat(1_030_000, GAP) == Away(1_000_000, 1_030_000)


@story
async def test_a_clock_that_is_set_back_is_no_time_away(place: Place) -> None:
    async with place.node() as store:
        await store.beat(2_000_000, GAP)
        assert await store.beat(1_000_000, GAP) == Away(0, 0)
        assert await store.beat(1_002_000, GAP) == Away(0, 0)


@story
async def test_many_nodes_that_come_at_once_find_one_gap(postgres_place: Place) -> None:
    async with postgres_place.node() as store, postgres_place.node() as other:
        await store.beat(1_000_000, GAP)
        found = await asyncio.gather(*(each.beat(1_900_000 + n, GAP) for n, each in enumerate([store, other] * 10)))
        assert len({away.to for away in found}) == 1
        assert {away.since for away in found} == {1_000_000}


@story
async def test_roused_timers_ring_at_once_and_are_laid_to_rest(place: Place) -> None:
    one, two = new_id(), new_id()
    async with place.node() as store:
        await store.append(one, 0, [entry()], timers={"clock": 50_000, "idle": 60_000})
        await store.append(two, 0, [entry()], timers={"clock": 70_000})
        await store.rouse_timers("clock", 1_000)
        roused = await store.lease_timers(1_000, 500)
        assert roused == [Timer(one, "clock", 50_000, 1), Timer(two, "clock", 70_000, 1)]
        for timer in roused:
            await store.lay_timer(timer)
        assert await store.lease_timers(49_999, 500) == []
        assert await store.lease_timers(50_000, 500) == [roused[0]]


@story
async def test_whoever_rouses_never_waits_in_a_circle(postgres_place: Place) -> None:
    """Somebody holds the last timer and wants the first: as an append does that sets the one and clears the other."""
    first, last = sorted([new_id(), new_id()])
    hold = "UPDATE timers SET version = version + 1 WHERE table_id = $1"
    async with postgres_place.node() as store:
        for table in (first, last):
            await store.append(table, 0, [entry()], timers={"clock": 50_000})
        other = await asyncpg.connect(postgres_place.url)
        try:
            async with asyncio.timeout(10), other.transaction():
                await other.execute(hold, last)
                rousing = asyncio.create_task(store.rouse_timers("clock", 1_000))
                waiting = "SELECT count(*) FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))"
                while not await other.fetchval(waiting):
                    await asyncio.sleep(0.01)
                await other.execute(hold, first)
            await rousing
        finally:
            await other.close()
        roused = await store.lease_timers(1_000, 500)
        assert roused == [Timer(table, "clock", 50_000, 2) for table in (first, last)]


@story
async def test_clocks_are_roused_while_everybody_comes_back(
    postgres_place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In pages, against batches of appends that set clocks and clear others: nobody is told to try again."""
    monkeypatch.setattr(mokum.store.postgres, "ROUSED_AT_ONCE", 70)
    tables = [new_id() for _ in range(200)]
    async with postgres_place.node() as node, postgres_place.node() as other:

        async def move(table: str, version: int) -> None:
            due = None if random.random() < 0.3 else 10_000_000 + version
            await node.append(table, version, [entry()], timers={"clock": due})

        async def rouse(now: int) -> None:
            await asyncio.sleep(random.random() * 0.03)
            await other.rouse_timers("clock", now)

        await asyncio.gather(*(move(table, 0) for table in tables))
        for version in range(1, 11):
            random.shuffle(tables)
            await asyncio.gather(rouse(9_000_000 - version), *(move(table, version) for table in tables))
        await other.rouse_timers("clock", 8_000_000)
        assert {wake_at for (wake_at,) in await postgres_place.execute("SELECT wake_at FROM timers")} == {8_000_000}


@pytest.mark.parametrize("many", [0, 1, 1_000])
@story
async def test_the_versions_of_many_tables_in_one_question(place: Place, many: int) -> None:
    tables = [new_id() for _ in range(many)]
    async with place.node() as store:
        for number, table in enumerate(tables[:3]):
            await store.append(table, 0, [entry() for _ in range(number + 1)])
        assert await store.versions(tables) == {table: n + 1 for n, table in enumerate(tables[:3])}
