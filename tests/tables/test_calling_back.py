"""Who is called back to a table: once for a turn, once more before time runs out, and when it is over."""

from collections.abc import Callable, Collection, Sequence

import pytest
from msgspec.structs import replace

from coroutines import story
from mokum.calling.values import Call
from mokum.store import StoreUnavailable, Timer
from mokum.tables import Days, Hall, Keeper, Live, Refusal, Untimed
from mokum.tables.deciding.commands import Leave, Play, Resign
from mokum.tables.log.clocks import DAY, SECOND, Clock
from mokum.tables.log.standing import Phase
from mokum.tables.log.timing import CALL, GRACE
from mokum.tables.serving.calling_back import AGAIN, HEARS, KNOWS, RUNS_OUT, calls_of_end
from mokum.web.presence import FORGOTTEN
from store.places import Place
from tables.party import ANNA, BERT, PLAYERS, WATCHING, a_hall, begin, do, play_some, see

HOUR = 3600 * SECOND


class Called:
    """What was called out."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.is_away = False

    async def __call__(self, calls: Sequence[Call]) -> None:
        if self.is_away:
            raise StoreUnavailable("away")
        self.calls += calls

    def take(self) -> list[tuple[str, str]]:
        """What is new: each with whom it is for. The same call may come again; it is kept once."""
        said = list(dict.fromkeys(self.calls))
        self.calls.clear()
        return [(call.kind, call.player) for call in said]


async def ring(hall: Hall, place: Place, ahead: int) -> None:
    """Time goes on, and all timers ring that are due; twice, because one that is laid again may be."""
    place.clock.now += ahead
    for _ in range(3):
        await Keeper(hall).ring_due()
        place.clock.now += HEARS


async def timers_of(hall: Hall, place: Place) -> set[str]:
    leased: list[Timer] = await hall.store.lease_timers(place.clock() + 90 * DAY, 0, 1000)
    for timer in leased:
        await hall.store.lay_timer(timer)
    return {timer.name for timer in leased}


async def opened(hall: Hall, clock: Clock, seats: int = 2) -> tuple[str, int]:
    """A table where all have chosen their first contracts, and who is to move."""
    table = await begin(hall, "routes", seats, clock=clock)
    await play_some([hall], table, seats)
    return table, (await see(hall, WATCHING, table)).awaited[0]


async def opened_rated(hall: Hall) -> tuple[str, int]:
    """The same at a rated table."""
    table = await begin(hall, "routes", 2, clock=Days(3), rated=True)
    await play_some([hall], table, 2)
    return table, (await see(hall, WATCHING, table)).awaited[0]


@story
async def test_who_does_not_move_is_called_once_and_once_more_before_time_runs_out(place: Place) -> None:
    called = Called()
    async with a_hall(place, call_out=called) as hall:
        _, seat = await opened(hall, Days(3))
        await ring(hall, place, GRACE // 2)
        assert called.take() == []
        await ring(hall, place, GRACE)
        assert called.take() == [("turn", PLAYERS[seat].player)]
        for _ in range(5):
            await ring(hall, place, 8 * HOUR)
        assert called.take() == []
        await ring(hall, place, 3 * DAY - 40 * HOUR - RUNS_OUT)
        assert [kind for kind, _ in called.take()] in (["time"], ["turn", "time"])
        await ring(hall, place, HOUR)
        assert called.take() == []


@story
async def test_a_turn_is_one_call_however_many_decisions_it_has(memory_place: Place) -> None:
    called = Called()
    async with a_hall(memory_place, call_out=called) as hall:
        table, seat = await opened(hall, Days(3))
        await ring(hall, memory_place, GRACE)
        (first,) = called.calls
        moves = (await see(hall, PLAYERS[seat], table)).moves
        await do(hall, PLAYERS[seat], table, Play(next(move for move in moves if move.startswith("draw"))))
        assert (await see(hall, WATCHING, table)).awaited == (seat,), "the second card is to be drawn"
        await ring(hall, memory_place, GRACE)
        assert set(called.calls) == {first}, "the same turn: it is kept once"
        moves = (await see(hall, PLAYERS[seat], table)).moves
        await do(hall, PLAYERS[seat], table, Play(moves[0]))
        called.calls.clear()
        await ring(hall, memory_place, GRACE)
        assert called.take() == [("turn", PLAYERS[1 - seat].player)]
        await play_some([hall], table, 3)
        called.calls.clear()
        await ring(hall, memory_place, GRACE)
        assert all(call.turn > first.turn for call in called.calls), "and the next turn is another"


@story
async def test_each_decision_has_its_own_time_that_may_run_out(memory_place: Place) -> None:
    called = Called()
    async with a_hall(memory_place, call_out=called) as hall:
        table, seat = await opened(hall, Days(3))
        await ring(hall, memory_place, GRACE)
        await ring(hall, memory_place, 3 * DAY - RUNS_OUT)
        (first,) = {call for call in called.calls if call.kind == "time"}
        moves = (await see(hall, PLAYERS[seat], table)).moves
        await do(hall, PLAYERS[seat], table, Play(next(move for move in moves if move.startswith("draw"))))
        assert not await hall.calling_back.is_current(first), "there are three new days"
        called.calls.clear()
        await ring(hall, memory_place, GRACE)
        await ring(hall, memory_place, 3 * DAY - RUNS_OUT)
        (second,) = {call for call in called.calls if call.kind == "time"}
        assert second != first, "else it would not be kept"
        assert await hall.calling_back.is_current(second)


@story
async def test_who_lost_on_time_is_told_that_it_is_over(memory_place: Place) -> None:
    called = Called()
    async with a_hall(memory_place, call_out=called) as hall:
        table, _ = await opened_rated(hall)
        memory_place.clock.now += 4 * DAY
        await ring(hall, memory_place, 0)
        assert (await see(hall, WATCHING, table)).result is not None
        called.calls.clear()
        await ring(hall, memory_place, GRACE)
        assert sorted(called.take()) == [("over", "anna"), ("over", "bert")]


@story
async def test_where_a_bot_plays_nobody_is_taken_to_have_ended_it(memory_place: Place) -> None:
    called = Called()
    async with a_hall(memory_place, call_out=called) as hall:
        table = await begin(hall, "routes", 2, clock=Days(3))
        while (await see(hall, WATCHING, table)).phase is Phase.PLAYING:
            await play_some([hall], table, 4)
        found = await hall._reception.load(table)
        assert not isinstance(found, Refusal)
        end = found.standing
        assert len(calls_of_end(end, ())) == 1, "the last of two people knows"
        stood_in = replace(end.places[0], stand_in="casual", why="left")
        with_a_bot = replace(end, places=(stood_in, *end.places[1:]))
        assert [call.player for call in calls_of_end(with_a_bot, ())] == ["anna", "bert"]


@story
async def test_at_whichever_node_it_rings_who_looks_on_at_another_is_not_called(durable_place: Place) -> None:
    """Each node knows who looks on elsewhere only some time after it has asked, and for a while."""
    assert HEARS < KNOWS < FORGOTTEN * SECOND, "a node asks again before it has forgotten"
    called = Called()

    def hears_of(seat: int) -> Callable[[str], Collection[int]]:
        asked: list[int] = []

        def present(_: str) -> Collection[int]:
            now = durable_place.clock()
            if not asked or now - asked[-1] > FORGOTTEN * SECOND:
                asked.append(now)
            return {seat} if now >= asked[-1] + HEARS else ()

        return present

    async with a_hall(durable_place, call_out=called) as one, a_hall(durable_place, call_out=called) as two:
        _, seat = await opened(one, Days(3))
        for hall in (one, two):
            hall.calling_back.tell_presence(hears_of(seat))
        for _ in range(3):
            durable_place.clock.now += GRACE
            for hall in (one, two, one, two):
                await Keeper(hall).ring_due()
                durable_place.clock.now += HEARS
        assert called.take() == []


@story
async def test_several_who_are_asked_at_once_are_called_once_each_whoever_moves_meanwhile(memory_place: Place) -> None:
    called = Called()
    async with a_hall(memory_place, call_out=called) as hall:
        table = await begin(hall, "routes", 3, clock=Days(3))
        await ring(hall, memory_place, GRACE)
        assert sorted(called.take()) == [("turn", "anna"), ("turn", "bert"), ("turn", "cleo")]
        await do(hall, BERT, table, Play((await see(hall, BERT, table)).moves[0]))
        await ring(hall, memory_place, GRACE)
        assert called.take() == []


@story
async def test_who_looks_on_is_not_called_until_they_look_away(memory_place: Place) -> None:
    called = Called()
    async with a_hall(memory_place, call_out=called) as hall:
        table, seat = await opened(hall, Days(3))
        here = {seat}
        hall.calling_back.tell_presence(lambda of: here if of == table else ())
        for _ in range(5):
            await ring(hall, memory_place, GRACE)
        assert called.take() == []
        here.clear()
        await ring(hall, memory_place, AGAIN)
        assert called.take() == [("turn", PLAYERS[seat].player)]


@story
async def test_a_call_that_could_not_be_kept_rings_again(memory_place: Place) -> None:
    called = Called()
    async with a_hall(memory_place, call_out=called) as hall:
        _, seat = await opened(hall, Days(3))
        called.is_away = True
        await ring(hall, memory_place, GRACE)
        called.is_away = False
        await ring(hall, memory_place, 2 * SECOND)
        assert called.take() == [("turn", PLAYERS[seat].player)]


@story
async def test_a_table_without_a_clock_calls_where_several_people_play(memory_place: Place) -> None:
    called = Called()
    async with a_hall(memory_place, call_out=called) as hall:
        _, seat = await opened(hall, Untimed())
        await ring(hall, memory_place, GRACE)
        assert called.take() == [("turn", PLAYERS[seat].player)]
        await ring(hall, memory_place, 20 * DAY)
        assert called.take() == []


@pytest.mark.parametrize("bots", [0, 1])
@story
async def test_live_games_and_games_against_bots_have_no_timers_of_calls(memory_place: Place, bots: int) -> None:
    called = Called()
    async with a_hall(memory_place, call_out=called) as hall:
        if bots:
            await begin(hall, "routes", 1, bots, clock=Untimed())
        else:
            await opened(hall, Live(300 * SECOND, 5 * SECOND))
        assert not [name for name in await timers_of(hall, memory_place) if name.startswith(CALL)]


@story
async def test_who_is_away_is_told_that_the_game_is_over_once(memory_place: Place) -> None:
    called = Called()
    async with a_hall(memory_place, call_out=called) as hall:
        table = await begin(hall, "routes", 2, clock=Days(3), rated=True)
        await play_some([hall], table, 3)
        await do(hall, ANNA, table, Resign())
        assert (await see(hall, BERT, table)).result is not None
        await ring(hall, memory_place, GRACE)
        assert called.take() == [("over", "bert")], "who gave up knows it"
        await ring(hall, memory_place, DAY)
        assert called.take() == []


@story
async def test_a_call_is_current_until_its_turn_is_over(memory_place: Place) -> None:
    called = Called()
    async with a_hall(memory_place, call_out=called) as hall:
        table, seat = await opened(hall, Days(3))
        await ring(hall, memory_place, GRACE)
        (call,) = called.calls
        assert await hall.calling_back.is_current(call)
        await do(hall, PLAYERS[seat], table, Leave())
        assert not await hall.calling_back.is_current(call)
        assert not await hall.calling_back.is_current(Call(call.player, "turn", "routes", WATCHING.player * 3, 1))
