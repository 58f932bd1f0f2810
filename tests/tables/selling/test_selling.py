"""A lot on a node: called, armed when all are ready, sold to whoever was first; nothing is seen before."""

import time

import pytest

from coroutines import story
from mokum.store import Row, StoreUnavailable
from mokum.tables import Code, Hall, LocalBench, LocalBus, Refusal
from mokum.tables.bus.nats import NatsBus
from mokum.tables.bus.post import Post
from mokum.tables.deciding.commands import Leave, Play, TakeBack
from mokum.tables.log.block import MOST_VOIDED
from mokum.tables.log.happenings import LotArmed, LotClosed, LotVoided, Played
from mokum.tables.log.naming import presses_of
from mokum.tables.log.timing import CALLING, lot_due
from mokum.tables.node.table import Table
from mokum.tables.selling import stalls
from mokum.tables.selling.sale import VERY_PATIENT
from mokum.tables.selling.sealed import Sealed
from mokum.tables.serving.hall import monotonic_ms
from store.places import KEY, Place
from tables.party import ANNA, BERT, CLEO, PLAYERS, WATCHING, a_hall, do, refused, see
from tables.selling.lot_table import (
    NEAR,
    all_ready,
    happenings,
    lot_table,
    play_to_lot,
    press,
    reach,
    until_armed,
    until_known,
    until_over,
)
from tables.test_whole_games import NATS


def sold(rows: list[Row]) -> tuple[LotClosed, list[Played]]:
    """How the last lot was closed, and the moves that it came to."""
    whats = happenings(rows)
    at = max(number for number, what in enumerate(whats) if isinstance(what, LotClosed))
    closed = whats[at]
    assert isinstance(closed, LotClosed)
    return closed, [what for what in whats[at + 1 :] if isinstance(what, Played)]


@pytest.mark.rule("MER-103", "MER-130", "MER-131", "MER-132", "MER-133", "MER-135", "MER-136")
@story
async def test_who_presses_first_buys_at_the_price_that_was_shown(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await lot_table(hall, 3)
        called = await play_to_lot(hall, table)
        assert (await see(hall, ANNA, table)).moves == (), "what is on the clock is pressed for"
        assert called.opens == 0
        await all_ready([hall], table, called, called.seats)
        lot = await until_armed(hall, table)
        before = await see(hall, CLEO, table)
        assert hall.lots.clock() < lot.opens, "announced before it opens"

        terms = hall.lots.auctioneer._sales[table][1].terms
        assert terms is not None
        at = terms.start(2) + 100
        await reach(hall, at)
        assert await press(hall, BERT, table, lot.call, 2, at=at, heard=at + 5) is None
        assert await press(hall, ANNA, table, lot.call, 2, at=at + 120, heard=at + 125) is None
        during = await see(hall, CLEO, table)
        assert (during.version, during.at, during.lot) == (before.version, before.at, before.lot)

        await until_over(hall, table, lot.call)
        closed, played = sold(await hall.store.read(table))
        assert closed.resolution.first == (1,)
        assert closed.resolution.step == 2
        assert {each.seat for each in closed.presses} == {0, 1}
        assert [what.move for what in played[:3]] == ["pass", "limit 190", "pass"]
        assert b'"price":190' in bytes(played[2].events)


@pytest.mark.rule("MER-105", "MER-131")
@story
async def test_nobody_presses(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await lot_table(hall, 3)
        lot = await play_to_lot(hall, table)
        await all_ready([hall], table, lot, lot.seats)
        await until_over(hall, table, lot.call)
        closed, played = sold(await hall.store.read(table))
        assert closed.resolution.step is None
        assert [what.move for what in played[:3]] == ["pass"] * 3


@pytest.mark.rule("MER-134")
@story
async def test_a_press_that_cannot_be_paid_is_refused_and_is_no_press(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await lot_table(hall, 3)
        lot = await play_to_lot(hall, table)
        sale = hall.lots.auctioneer._sales[table][1]
        sale._allowed[0] = frozenset(range(11, 17))  # as with 100 in the purse
        await all_ready([hall], table, lot, lot.seats)
        await until_armed(hall, table)
        assert sale.terms is not None
        at = sale.terms.start(1) + 10
        await reach(hall, at)
        answer = await press(hall, ANNA, table, lot.call, 1, at=at, heard=at)
        assert isinstance(answer, Refusal)
        assert answer.code is Code.ILLEGAL
        assert await hall.store.version(presses_of(table)) == 0
        at = sale.terms.start(11) + 10
        await reach(hall, at)
        assert await press(hall, ANNA, table, lot.call, 11, at=at, heard=at) is None
        await until_over(hall, table, lot.call)
        closed, _ = sold(await hall.store.read(table))
        assert (closed.resolution.first, closed.resolution.step) == ((0,), 11)


@story
async def test_too_early_too_late_and_twice(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await lot_table(hall, 3)
        lot = await play_to_lot(hall, table)
        early = await press(hall, ANNA, table, lot.call, 0, at=hall.lots.clock(), heard=hall.lots.clock())
        assert isinstance(early, Refusal)
        assert early.code is Code.FALSE_START
        await all_ready([hall], table, lot, lot.seats)
        await until_armed(hall, table)
        terms = hall.lots.auctioneer._sales[table][1].terms
        assert terms is not None
        start = terms.opens
        await reach(hall, start - 200)
        jumped = await press(hall, ANNA, table, lot.call, 0, at=start - 200, heard=start - 195)
        assert isinstance(jumped, Refusal)
        assert jumped.code is Code.FALSE_START
        await reach(hall, start + 20)
        locked = await press(hall, ANNA, table, lot.call, 0, at=start + 20, heard=start + 20)
        assert isinstance(locked, Refusal)
        assert locked.code is Code.FALSE_START, "who jumped the gun waits a moment"
        await reach(hall, start + 300)
        assert await press(hall, BERT, table, lot.call, 0, at=start + 300, heard=start + 300) is None
        assert await press(hall, BERT, table, lot.call, 0, at=start + 301, heard=start + 301) is None
        await until_over(hall, table, lot.call)
        assert await hall.store.version(presses_of(table)) == 1, "a seat presses once"
        late = await press(hall, CLEO, table, lot.call, 0, at=start + 310, heard=start + 315)
        assert isinstance(late, Refusal)
        assert late.code is Code.LATE


@story
async def test_nobody_is_told_that_a_press_counts_before_it_is_on_disk(memory_place: Place) -> None:
    """Not even who sends it again while the store does not answer; and what never came on disk wins nothing."""
    async with a_hall(memory_place) as hall:
        table = await lot_table(hall, 3)
        lot = await play_to_lot(hall, table)
        sale = hall.lots.auctioneer._sales[table][1]
        await all_ready([hall], table, lot, lot.seats)
        armed = await until_armed(hall, table)
        await reach(hall, armed.opens + 50)
        keep = sale._stream.keep

        async def fail(player: str, command: str, sealed: Sealed) -> None:
            raise StoreUnavailable

        sale._stream.keep = fail  # type: ignore[method-assign]
        for heard in (armed.opens + 50, armed.opens + 90):
            answer = await press(hall, ANNA, table, lot.call, 0, at=armed.opens + 50, heard=heard)
            assert isinstance(answer, Refusal)
            assert answer.code is Code.RETRY
        sale._stream.keep = keep  # type: ignore[method-assign]
        assert await press(hall, BERT, table, lot.call, 0, at=armed.opens + 200, heard=armed.opens + 205) is None
        await until_over(hall, table, lot.call)
        closed, _ = sold(await hall.store.read(table))
        assert closed.resolution.first == (1,)


@pytest.mark.rule("MER-148")
@story
async def test_bots_press_at_the_end_of_their_step_and_say_so_to_nobody(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await lot_table(hall, 1, bots=2, bot="greedy")
        lot = await play_to_lot(hall, table)
        await all_ready([hall], table, lot, tuple(seat for seat in lot.seats if seat == 0))
        await until_over(hall, table, lot.call)
        rows = await hall.store.read(table)
        closed, played = sold(rows)
        assert [what.by_bot for what in played[: len(lot.seats)]] == [seat > 0 for seat in lot.seats]
        if closed.resolution.step is not None:
            near = {closed.resolution.step, closed.resolution.step + 1}
            assert near >= {each.step for each in closed.presses}, "what would have pressed later stays sealed"


@story
async def test_a_step_that_was_set_beforehand_presses_and_can_be_changed(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await lot_table(hall, 3)
        lot = await play_to_lot(hall, table)
        stop = hall.lots.stop
        assert await stop(ANNA.player, table, "a", lot.call, 3) is None
        assert await stop(ANNA.player, table, "b", lot.call, 5) is None
        assert await stop(BERT.player, table, "c", lot.call, 2) is None
        assert await stop(BERT.player, table, "d", lot.call, None) is None
        await all_ready([hall], table, lot, lot.seats)
        await until_over(hall, table, lot.call)
        closed, _ = sold(await hall.store.read(table))
        assert (closed.resolution.first, closed.resolution.step) == ((0,), 5)


@story
async def test_what_cannot_be_done_while_a_lot_is_sold(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await lot_table(hall, 3)
        lot = await play_to_lot(hall, table)
        seat = lot.seats[0]
        assert (await refused(hall, PLAYERS[seat], table, Play("pass"))).code is Code.NOT_ALLOWED
        for actor in PLAYERS[:3]:
            assert (await see(hall, actor, table)).take_back == "no"
            assert (await refused(hall, actor, table, TakeBack())).code is Code.NOT_ALLOWED
        stranger = await hall.lots.ready(WATCHING.player, table, lot.call, NEAR)
        assert isinstance(stranger, Refusal)


@story
async def test_who_is_away_is_waited_for_and_not_for_ever(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await lot_table(hall, 3)
        lot = await play_to_lot(hall, table)
        hall.lots.tell_presence(lambda _: (0, 1, 2))
        await all_ready([hall], table, lot, lot.seats[:2])
        began = hall.lots.clock()
        await until_armed(hall, table)
        assert 2_000 <= hall.lots.clock() - began < VERY_PATIENT, "who looks on is not waited for for long"
        armed = [what for what in happenings(await hall.store.read(table)) if isinstance(what, LotArmed)]
        assert armed[0].waited == ()


@story
async def test_somebody_leaves_while_it_is_sold(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await lot_table(hall, 3)
        lot = await play_to_lot(hall, table)
        await all_ready([hall], table, lot, lot.seats)
        await until_armed(hall, table)
        await do(hall, CLEO, table, Leave())
        await until_over(hall, table, lot.call)
        closed, played = sold(await hall.store.read(table))
        assert len(played) >= 3
        assert closed.number == lot.number


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
        first, second = (Hall(store, bus, LocalBench(), clock=memory_place.clock) for _ in range(2))
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
        first, second = (Hall(store, bus, LocalBench(), clock=memory_place.clock) for _ in range(2))
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
        first, second = (Hall(store, bus, LocalBench(), clock=memory_place.clock) for _ in range(2))
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
