"""A lot on a node: called, armed when all are ready, sold to whoever was first; nothing is seen before."""

import pytest

from coroutines import story
from mokum.store import StoreUnavailable
from mokum.tables import Code, Refusal
from mokum.tables.deciding.commands import Leave, Play, TakeBack
from mokum.tables.log.happenings import LotArmed
from mokum.tables.log.naming import presses_of
from mokum.tables.selling.sale import VERY_PATIENT
from mokum.tables.selling.sealed import Sealed
from store.places import Place
from tables.party import ANNA, BERT, CLEO, PLAYERS, WATCHING, a_hall, do, refused, see
from tables.selling.lot_table import (
    NEAR,
    all_ready,
    happenings,
    lot_table,
    play_to_lot,
    press,
    reach,
    sold,
    until_armed,
    until_over,
)


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
