"""Lots whose node stands still, closes or dies, and presses at another node than the owner's."""

import time

import pytest

from coroutines import story
from mokum.tables import Hall, LocalBus, LocalRunner, Refusal
from mokum.tables.bus.nats import NatsBus
from mokum.tables.bus.post import Post
from mokum.tables.deciding.commands import Play
from mokum.tables.log.block import MOST_VOIDED
from mokum.tables.log.happenings import LotVoided
from mokum.tables.log.timing import CALLING, lot_due
from mokum.tables.node.table import Table
from mokum.tables.selling import stalls
from mokum.tables.selling.lots import monotonic_ms
from store.places import KEY, Place
from tables.party import ANNA, BERT, PLAYERS, WATCHING, a_hall, do, see
from tables.selling.lot_table import (
    all_ready,
    happenings,
    lot_table,
    play_to_lot,
    press,
    reach,
    sold,
    until_armed,
    until_known,
    until_over,
)
from tables.test_whole_games import NATS


@story
async def test_a_node_that_stood_still_sells_nothing(memory_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was pressed in that moment was heard too late, so nobody may win by it."""
    monkeypatch.setattr(stalls, "LONGEST", 400)
    async with a_hall(memory_place) as hall:
        table = await lot_table(hall, 3)
        lot = await play_to_lot(hall, table)
        await all_ready([hall], table, lot, lot.seats)
        armed = await until_armed(hall, table)
        await reach(hall, armed.opens + 50)
        assert await press(hall, ANNA, table, lot.call, 0, at=armed.opens + 50, heard=armed.opens + 50) is None
        time.sleep(0.6)
        seen = await until_over(hall, table, lot.call)
        assert LotVoided("stall") in happenings(await hall.store.read(table))
        assert seen.lot is not None
        assert (seen.lot.number, seen.lot.voided, seen.lot.opens) == (lot.number, 1, 0)


@story
async def test_the_node_that_closes_gives_its_lot_away(memory_place: Place) -> None:
    bus = LocalBus()
    async with memory_place.node() as store:
        first, second = (Hall(store, bus, LocalRunner(), clock=memory_place.clock) for _ in range(2))
        table = await lot_table(first, 3)
        lot = await play_to_lot(first, table)
        await first.close()
        seen = await see(second, WATCHING, table)
        assert seen.lot is not None
        assert (seen.lot.call, seen.lot.voided) == (0, 1)

        memory_place.clock.now += CALLING
        for timer in await store.lease_timers(memory_place.clock(), 1_000):
            await second.ring(timer)
        again = (await see(second, WATCHING, table)).lot
        assert again is not None
        assert again.call > lot.call
        assert again.owner == second.lots.epoch
        await second.close()


@story
async def test_a_lot_whose_node_has_died_is_void_and_sold_by_another(memory_place: Place) -> None:
    """A press that was answered is on disk, but nobody has seen it: the lot begins anew, and nobody has paid."""
    bus = LocalBus()
    async with memory_place.node() as store:
        first, second = (Hall(store, bus, LocalRunner(), clock=memory_place.clock) for _ in range(2))
        table = await lot_table(first, 3)
        lot = await play_to_lot(first, table)
        await all_ready([first], table, lot, lot.seats)
        await until_armed(first, table)
        terms = first.lots.auctioneer._sales[table][1].terms
        assert terms is not None
        await reach(first, terms.opens + 10)
        at = terms.opens + 10
        assert await press(first, ANNA, table, lot.call, 0, at=at, heard=at) is None
        for task in first.lots.auctioneer._tasks:
            task.cancel()  # kill -9

        memory_place.clock.now = lot_due((await loaded(second, table)).standing)
        for timer in await store.lease_timers(memory_place.clock(), 1_000):
            await second.ring(timer)
        again = (await see(second, WATCHING, table)).lot
        assert again is not None
        assert (again.number, again.voided, again.owner) == (lot.number, 1, second.lots.epoch)
        dead = await press(first, BERT, table, lot.call, 0, at=at, heard=at)
        assert isinstance(dead, Refusal)
        await second.close()
        await first.close()


@story
async def test_whoever_looks_on_elsewhere_need_not_wait_for_the_timer(memory_place: Place) -> None:
    """A node whose players have come back from one that died asks after it, and sells its lot anew."""
    bus = LocalBus()
    async with memory_place.node() as store:
        first, second = (Hall(store, bus, LocalRunner(), clock=memory_place.clock) for _ in range(2))
        table = await lot_table(first, 3)
        lot = await play_to_lot(first, table)
        feed = await second.watch(ANNA.player, table)
        assert not isinstance(feed, Refusal)
        await second.sweep()
        alive = (await see(second, WATCHING, table)).lot
        assert alive is not None
        assert alive.call == lot.call, "who answers keeps its lot"
        for task in first.lots.auctioneer._tasks:
            task.cancel()
        await first.lots._peers.close()  # kill -9
        await second.sweep()
        again = (await see(second, WATCHING, table)).lot
        assert again is not None
        assert (again.number, again.voided, again.owner) == (lot.number, 1, second.lots.epoch)
        await feed.close()
        await second.close()
        await first.close()


async def loaded(hall: Hall, table: str) -> Table:
    found = await hall._reception.load(table, fresh=True)
    assert isinstance(found, Table)
    return found


@story
async def test_after_three_tries_limits_are_sealed(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await lot_table(hall, 3)
        for _ in range(MOST_VOIDED):
            lot = await play_to_lot(hall, table)
            memory_place.clock.now = lot_due((await loaded(hall, table)).standing)
            for timer in await hall.store.lease_timers(memory_place.clock(), 1_000):
                await hall.ring(timer)
        seen = await see(hall, PLAYERS[lot.seats[0]], table)
        assert seen.lot is None
        assert "pass" in seen.moves, "the same question, without a clock"
        for seat in seen.awaited:
            await do(hall, PLAYERS[seat], table, Play("pass"))
        await play_to_lot(hall, table)


@story
async def test_the_presser_is_answered_by_whichever_node_and_the_owner_judges(postgres_place: Place) -> None:
    """Two nodes whose clocks show different times, on real NATS."""
    ahead = 5_000_000
    one, two = NatsBus(NATS, Post(KEY)), NatsBus(NATS, Post(KEY))
    try:
        there = a_hall(postgres_place, two, ticks=lambda: monotonic_ms() + ahead)
        async with a_hall(postgres_place, one) as hall, there as other:
            table = await lot_table(hall, 3)
            feed = await other.watch(BERT.player, table)
            assert not isinstance(feed, Refusal)
            lot = await play_to_lot(hall, table)
            await all_ready([hall, other], table, lot, lot.seats)
            armed = await until_armed(hall, table)
            assert armed.owner == hall.lots.epoch
            await until_known(other, table, lot.call + 1)
            opens = await other.lots.opens_here(await loaded(other, table))
            assert opens is not None
            assert abs(opens[0] - armed.opens - ahead) <= opens[1]

            await reach(hall, armed.opens + 100)
            assert await press(hall, ANNA, table, lot.call, 0, at=armed.opens + 100, heard=armed.opens + 101) is None
            theirs = opens[0] + 30
            assert await press(other, BERT, table, lot.call, 0, at=theirs, heard=theirs + 5) is None
            await until_over(hall, table, lot.call)
            closed, _ = sold(await hall.store.read(table))
            assert closed.resolution.first == (1,), "Bert was first, though the other was heard first"
            await feed.close()
    finally:
        await one.close()
        await two.close()
