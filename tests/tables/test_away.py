"""While the server is away no clock runs: whether the store was gone, or every node."""

import asyncio

import pytest

from coroutines import story
from mokum.kernel.event import Seat
from mokum.store import StoreUnavailable
from mokum.store.store import AGAIN
from mokum.tables import Days, Hall, Keeper, Live, Refusal
from mokum.tables.deciding.commands import Code, Play
from mokum.tables.log.clocks import DAY, SECOND
from mokum.tables.log.timing import MARGIN
from mokum.tables.node.pulse import GAP, Pulse
from store.places import Place
from tables.party import PLAYERS, WATCHING, a_hall, ask, do, see
from tables.test_clocks import LIVE, opened

THOUGHT, AWAY = 100 * SECOND, 1000 * SECOND
assert AWAY > LIVE.bank_ms > THOUGHT


async def beat(hall: Hall) -> None:
    assert hall.pulse is not None
    await hall.pulse.beat()


async def move(hall: Hall, table: str, seat: Seat) -> int:
    """A move, and what is left on the seat's clock after it."""
    moves = (await see(hall, PLAYERS[seat], table)).moves
    await do(hall, PLAYERS[seat], table, Play(moves[0]))
    return (await see(hall, WATCHING, table)).seats[seat].bank_ms


async def kinds(hall: Hall, table: str) -> list[str]:
    return [row.kind for row in await hall.store.read(table)]


@story
async def test_whoever_moves_first_after_all_nodes_were_down_has_lost_nothing(durable_place: Place) -> None:
    async with a_hall(durable_place) as hall:
        table, seat = await opened(hall, clock=LIVE)
        left = (await see(hall, WATCHING, table)).seats[seat].bank_ms
        durable_place.clock.now += THOUGHT
        await beat(hall)
    durable_place.clock.now += AWAY
    async with a_hall(durable_place) as hall:
        assert await move(hall, table, seat) == left - THOUGHT + LIVE.increment_ms
        assert (await kinds(hall, table)).count("ClockCredited") == 1


@story
async def test_everybody_is_told_at_once_and_no_bot_stands_in(durable_place: Place) -> None:
    async with a_hall(durable_place) as hall:
        table, seat = await opened(hall, clock=LIVE)
        left = (await see(hall, WATCHING, table)).seats[seat].bank_ms
        durable_place.clock.now += THOUGHT
        await beat(hall)
    durable_place.clock.now += AWAY
    async with a_hall(durable_place) as one, a_hall(durable_place) as other:
        await asyncio.gather(beat(one), beat(other))
        for _ in range(2):  # the clock is looked at once, and then waits for its new time
            await asyncio.gather(Keeper(one).ring_due(), Keeper(other).ring_due())
        seen = (await see(other, WATCHING, table)).seats[seat]
        assert seen.since + seen.bank_ms == durable_place.clock.now + left - THOUGHT
        assert (await kinds(one, table)).count("ClockCredited") == 1
        durable_place.clock.now += left - THOUGHT + MARGIN
        await Keeper(one).ring_due()
        assert (await see(one, WATCHING, table)).seats[seat].why == "clock"


@story
async def test_a_short_time_away_before_the_end_is_given_back_too(durable_place: Place) -> None:
    """The clock would have run out a moment after the server was back."""
    short = GAP + SECOND
    async with a_hall(durable_place) as hall:
        table, seat = await opened(hall, clock=LIVE)
        left = (await see(hall, WATCHING, table)).seats[seat].bank_ms
        durable_place.clock.now += left - short - SECOND
        await beat(hall)
    durable_place.clock.now += short
    async with a_hall(durable_place) as hall:
        await beat(hall)
        durable_place.clock.now += 2 * SECOND
        await Keeper(hall).ring_due()
        assert not (await see(hall, WATCHING, table)).seats[seat].stand_in


@story
async def test_while_the_store_is_away_no_clock_runs(memory_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = memory_place.clock
    async with a_hall(memory_place) as hall:
        hall.pulse = Pulse(hall.store, clock, lambda: clock.now / SECOND)
        table, seat = await opened(hall, clock=LIVE)
        left = (await see(hall, WATCHING, table)).seats[seat].bank_ms
        moves = (await see(hall, PLAYERS[seat], table)).moves

        async def gone(*_: object, **__: object) -> None:
            raise StoreUnavailable("no answer")

        with monkeypatch.context() as broken:
            broken.setattr(hall.store, "append", gone)
            answer = await ask(hall, PLAYERS[seat], table, Play(moves[0]))
            assert isinstance(answer, Refusal)
            assert answer.code is Code.RETRY
            clock.now += AWAY
        assert await move(hall, table, seat) == left + LIVE.increment_ms


@story
async def test_a_credit_that_could_not_be_written_at_once_is_not_lost_when_the_server_is_away_again(
    memory_place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, away = memory_place.clock, 100 * SECOND
    async with a_hall(memory_place) as hall:
        hall.pulse = Pulse(hall.store, clock, lambda: clock.now / SECOND)
        table, seat = await opened(hall, clock=Live(3600 * SECOND))
        left = (await see(hall, WATCHING, table)).seats[seat].bank_ms
        await beat(hall)
        clock.now += away
        await beat(hall)

        async def shaky(*_: object, **__: object) -> None:
            raise StoreUnavailable("no answer")

        with monkeypatch.context() as broken:
            broken.setattr(hall.store, "append", shaky)
            await Keeper(hall).ring_due()
        assert "ClockCredited" not in await kinds(hall, table)
        for _ in range(2 * AGAIN // (2 * SECOND)):  # all is well for longer than what counts as one time away
            clock.now += 2 * SECOND
            await beat(hall)
            await Keeper(hall).ring_due()
        clock.now += away
        await beat(hall)
        await Keeper(hall).ring_due()
        assert (await see(hall, WATCHING, table)).seats[seat].bank_ms == left + 2 * away


@story
async def test_a_server_that_is_there_gives_nothing_back(memory_place: Place) -> None:
    """Though the clock on the wall is set forward between two beats."""
    async with a_hall(memory_place) as hall:
        table, seat = await opened(hall, clock=LIVE)
        memory_place.clock.now += LIVE.bank_ms + LIVE.increment_ms + MARGIN
        await beat(hall)
        await Keeper(hall).ring_due()
        assert (await see(hall, WATCHING, table)).seats[seat].why == "clock"
        assert "ClockCredited" not in await kinds(hall, table)


@story
async def test_who_was_asked_while_the_server_was_away_is_owed_the_rest_alone(durable_place: Place) -> None:
    async with a_hall(durable_place) as hall:
        await beat(hall)
        durable_place.clock.now += SECOND
        table, seat = await opened(hall, clock=LIVE)  # after the last beat: asked a second later than it
        left = (await see(hall, WATCHING, table)).seats[seat].bank_ms
    durable_place.clock.now += AWAY
    async with a_hall(durable_place) as hall:
        assert await move(hall, table, seat) == left + LIVE.increment_ms


@pytest.mark.parametrize("clock", [Days(2), Live(3600 * SECOND)])
@story
async def test_days_are_given_back_as_well_and_once_however_often_it_happens(
    durable_place: Place, clock: Live | Days
) -> None:
    async with a_hall(durable_place) as hall:
        table, seat = await opened(hall, clock=clock)
        left = (await see(hall, WATCHING, table)).seats[seat].bank_ms
        began = durable_place.clock.now
    for _ in range(3):
        durable_place.clock.now += DAY
        async with a_hall(durable_place) as hall:
            await beat(hall)
            await Keeper(hall).ring_due()
    async with a_hall(durable_place) as hall:
        seen = (await see(hall, WATCHING, table)).seats[seat]
        assert seen.bank_ms == left + 3 * DAY
        assert seen.since <= began
