"""Clocks and timers, with a clock that goes on when it is told to."""

import asyncio
from typing import Any

from coroutines import story
from mokum.tables import Code, Days, Hall, Keeper, Live
from mokum.tables.deciding.commands import AnswerPace, AskPace, Play, TakeVacation
from mokum.tables.log.clocks import DAY, SECOND
from mokum.tables.log.standing import Phase
from mokum.tables.log.timing import MARGIN
from store.places import Place
from tables.party import ANNA, BERT, PLAYERS, WATCHING, a_hall, begin, do, make, play_some, refused, see

GAME = "routes"
LIVE = Live(300 * SECOND, 5 * SECOND)


async def opened(hall: Hall, **more: Any) -> tuple[str, int]:
    """A table where both have chosen their first contracts, and who is to move."""
    table = await begin(hall, GAME, 2, **more)
    await play_some([hall], table, 2)
    return table, (await see(hall, WATCHING, table)).awaited[0]


@story
async def test_a_live_clock_counts_what_a_move_took(place: Place) -> None:
    async with a_hall(place) as hall:
        table, seat = await opened(hall, clock=LIVE)
        left = (await see(hall, WATCHING, table)).seats[seat].bank_ms
        place.clock.now += 42 * SECOND
        moves = (await see(hall, PLAYERS[seat], table)).moves
        await do(hall, PLAYERS[seat], table, Play(moves[0]))
        seen = await see(hall, WATCHING, table)
        assert seen.seats[seat].bank_ms == left - 42 * SECOND + LIVE.increment_ms
        assert seen.seats[1 - seat].bank_ms == left  # it was not asked


@story
async def test_both_clocks_run_while_both_are_asked(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, GAME, 2, clock=Live(100 * SECOND))
        for seat, waited in enumerate((10, 20)):
            memory_place.clock.now += 10 * SECOND
            moves = (await see(hall, PLAYERS[seat], table)).moves
            await do(hall, PLAYERS[seat], table, Play(moves[0]))
            assert (await see(hall, WATCHING, table)).seats[seat].bank_ms == (100 - waited) * SECOND


@story
async def test_when_time_is_up_a_bot_stands_in(place: Place) -> None:
    async with a_hall(place) as hall:
        keeper = Keeper(hall)
        table, seat = await opened(hall, clock=LIVE)
        player = PLAYERS[seat]
        bank = (await see(hall, WATCHING, table)).seats[seat].bank_ms
        place.clock.now += bank - 1
        await keeper.ring_due()
        assert not (await see(hall, WATCHING, table)).seats[seat].stand_in, "there is a millisecond left"
        place.clock.now += 1 + MARGIN
        feed = await hall.watch(WATCHING.player, table)
        assert not hasattr(feed, "code")
        await keeper.ring_due()
        async with asyncio.timeout(10):
            while (await see(hall, WATCHING, table)).awaited == (seat,):
                await anext(feed)  # the bot plays its turn
        await feed.close()
        seen = await see(hall, WATCHING, table)
        assert seen.seats[seat].stand_in
        assert seen.seats[seat].why == "clock"
        assert (await refused(hall, player, table, Play("draw deck"))).code is Code.NOT_ALLOWED


@story
async def test_a_timer_acts_once_in_two_halls(postgres_place: Place) -> None:
    async with a_hall(postgres_place) as one, a_hall(postgres_place) as other:
        table, seat = await opened(one, clock=LIVE)
        assert other.pulse is not None
        await other.pulse.beat()  # it is there, and knows it
        postgres_place.clock.now += LIVE.bank_ms + LIVE.increment_ms + MARGIN
        await asyncio.gather(Keeper(one).ring_due(), Keeper(other).ring_due())
        kinds = [row.kind for row in await one.store.read(table)]
        assert kinds.count("ClockRanOut") == 1
        assert (await see(other, WATCHING, table)).seats[seat].stand_in


@story
async def test_time_that_ran_out_while_the_server_was_away_is_given_back(durable_place: Place) -> None:
    async with a_hall(durable_place) as hall:
        table, seat = await opened(hall, clock=LIVE)
    durable_place.clock.now += LIVE.bank_ms + LIVE.increment_ms + 3600 * SECOND
    async with a_hall(durable_place) as hall:
        await Keeper(hall).ring_due()
        seen = await see(hall, WATCHING, table)
        assert not seen.seats[seat].stand_in
        assert seen.seats[seat].since + seen.seats[seat].bank_ms > durable_place.clock.now
        await play_some([hall], table, 2)


@story
async def test_days_are_for_each_move_and_vacation_for_the_game(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        keeper = Keeper(hall)
        table, seat = await opened(hall, clock=Days(2, vacation=3))
        player = PLAYERS[seat]
        memory_place.clock.now += DAY
        await do(hall, player, table, TakeVacation(2))
        assert (await refused(hall, player, table, TakeVacation(2))).code is Code.NOT_ALLOWED
        memory_place.clock.now += 3 * DAY - SECOND
        await keeper.ring_due()
        assert not (await see(hall, WATCHING, table)).seats[seat].stand_in
        moves = (await see(hall, player, table)).moves
        await do(hall, player, table, Play(moves[0]))
        assert (await see(hall, WATCHING, table)).seats[seat].bank_ms == 2 * DAY


@story
async def test_the_pace_changes_when_all_agree(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, GAME, 3, clock=LIVE)
        await do(hall, ANNA, table, AskPace(Days(1)))
        await do(hall, BERT, table, AnswerPace(True))
        assert (await see(hall, WATCHING, table)).clock == LIVE
        assert (await refused(hall, BERT, table, AnswerPace(True))).code is Code.NOT_ALLOWED
        await do(hall, PLAYERS[2], table, AnswerPace(True))
        seen = await see(hall, WATCHING, table)
        assert seen.clock == Days(1)
        assert {seat.bank_ms for seat in seen.seats} == {DAY}
        await do(hall, ANNA, table, AskPace(LIVE))
        await do(hall, BERT, table, AnswerPace(False))
        seen = await see(hall, WATCHING, table)
        assert (seen.clock, seen.pace_wish) == (Days(1), None)


@story
async def test_an_impossible_clock_is_refused(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, GAME, 2)
        for clock in (Live(-1), Live(10**12), Days(0), Days(1, vacation=-1)):
            assert (await refused(hall, ANNA, table, AskPace(clock))).code is Code.BAD_REQUEST


@story
async def test_a_table_where_nobody_plays_is_closed_and_its_seed_opened(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await make(hall, GAME, 2)
        place.clock.now += 4 * DAY
        await Keeper(hall).ring_due()
        seen = await see(hall, WATCHING, table)
        assert seen.phase is Phase.OVER
        assert seen.result is not None
        assert (seen.result.why, len(seen.result.server_seed)) == ("idle", 64)
        assert await hall.store.next_due() is None
