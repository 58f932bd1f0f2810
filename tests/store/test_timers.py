"""Timers: set and cleared with the move that causes it, leased by one node at a time, and fired once."""

import asyncio
from collections import Counter

import pytest

from coroutines import story
from mokum.store import CommandSeen, StoreError, Timer, VersionTaken
from store.places import Place, entry, new_id

LEASE = 1000


@story
async def test_a_timer_is_leased_when_it_is_due_and_not_before(place: Place) -> None:
    table = new_id()
    async with place.node() as store:
        assert await store.next_due() is None
        await store.append(table, 0, [entry(), entry()], timers={"turn": 500, "game": 900})
        assert await store.next_due() == 500
        assert await store.lease_timers(499, LEASE) == []
        assert await store.lease_timers(500, LEASE) == [Timer(table, "turn", 500, 2)]
        assert await store.next_due() == 900
        assert await store.lease_timers(900, LEASE) == [Timer(table, "game", 900, 2)]
        assert await store.next_due() == 500 + LEASE


@story
async def test_a_lease_runs_out(place: Place) -> None:
    table = new_id()
    async with place.node() as store, place.node() as other:
        await store.append(table, 0, [entry()], timers={"turn": 500})
        [timer] = await store.lease_timers(600, LEASE)
        assert await other.lease_timers(600 + LEASE - 1, LEASE) == []
        assert await other.lease_timers(600 + LEASE, LEASE) == [timer]
        assert await store.lease_timers(600 + LEASE, LEASE) == []


@story
async def test_a_move_sets_a_timer_anew_and_clears_another(place: Place) -> None:
    table = new_id()
    async with place.node() as store:
        await store.append(table, 0, [entry()], timers={"turn": 500, "vote": 700})
        [old] = await store.lease_timers(500, LEASE)
        await store.append(table, 1, [entry()], timers={"turn": 600, "vote": None, "never": None})
        assert await store.next_due() == 600, "the lease was of the old timer"
        await store.clear_timer(old)
        assert await store.lease_timers(10_000, LEASE) == [Timer(table, "turn", 600, 2)]


@story
async def test_a_timer_that_came_to_nothing_is_cleared(place: Place) -> None:
    async with place.node() as store:
        await store.append(new_id(), 0, [entry()], timers={"turn": 500})
        [timer] = await store.lease_timers(500, LEASE)
        await store.clear_timer(timer)
        assert await store.next_due() is None


@story
async def test_a_refused_append_leaves_the_timers_alone(place: Place) -> None:
    table, first = new_id(), entry()
    async with place.node() as store:
        await store.append(table, 0, [first], timers={"turn": 500})
        with pytest.raises(VersionTaken):
            await store.append(table, 0, [entry()], timers={"turn": None, "vote": 400})
        with pytest.raises(CommandSeen):
            await store.append(table, 1, [entry(), first], timers={"turn": 900, "vote": 400})
        assert await store.lease_timers(1000, LEASE) == [Timer(table, "turn", 500, 1)]


@story
async def test_a_lease_takes_the_oldest_first_and_no_more_than_it_asked_for(place: Place) -> None:
    tables = [new_id() for _ in range(7)]
    async with place.node() as store:
        for due, table in enumerate(tables):
            await store.append(table, 0, [entry()], timers={"turn": 100 - due})
        leased = [await store.lease_timers(200, LEASE, 3) for _ in range(4)]
        assert [len(timers) for timers in leased] == [3, 3, 1, 0]
        assert [timer.table for timers in leased for timer in timers] == tables[::-1]


@story
async def test_nodes_that_compete_fire_each_timer_once(place: Place) -> None:
    tables = [new_id() for _ in range(60)]
    leased: Counter[str] = Counter()
    async with place.node() as one, place.node() as two, place.node() as three:
        await asyncio.gather(*(one.append(table, 0, [entry()], timers={"turn": 500}) for table in tables))

        async def fire(number: int) -> None:
            node = (one, two, three)[number]
            while timers := await node.lease_timers(600, LEASE, 5):
                for timer in timers:
                    leased[timer.table] += 1
                    await node.append(timer.table, timer.version, [entry(b"time is up")], timers={timer.name: None})

        await asyncio.gather(*(fire(number) for number in range(3)))
        assert leased == Counter(tables)
        assert await one.next_due() is None
        assert {await one.version(table) for table in tables} == {2}


@story
async def test_a_timer_fired_by_two_nodes_after_a_lease_ran_out_has_one_effect(place: Place) -> None:
    table = new_id()
    async with place.node() as slow, place.node() as quick:
        await slow.append(table, 0, [entry()], timers={"turn": 500})
        [held] = await slow.lease_timers(500, LEASE)
        [taken] = await quick.lease_timers(500 + LEASE, LEASE)
        await quick.append(table, taken.version, [entry()], timers={"turn": 9000})
        with pytest.raises(StoreError):
            await slow.append(table, held.version, [entry()], timers={"turn": None})
        await slow.clear_timer(held)
        assert await quick.next_due() == 9000


@story
async def test_a_timer_may_be_laid_until_another_time_unless_it_was_set_anew(place: Place) -> None:
    async with place.node() as store:
        table = new_id()
        await store.append(table, 0, [entry()], timers={"clock": 1_000})
        (timer,) = await store.lease_timers(1_000, 100)
        await store.lay_timer(timer, 5_000)
        assert await store.lease_timers(4_999, 100) == []
        (again,) = await store.lease_timers(5_000, 100)
        assert again == timer
        await store.append(table, 1, [entry()], timers={"clock": 6_000})
        await store.lay_timer(timer, 9_000)
        (anew,) = await store.lease_timers(6_000, 100)
        assert anew.due_at == 6_000
