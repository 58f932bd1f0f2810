"""A clock has one door: nothing that anybody does gives a seat a second more than its clock and its moves do."""

from collections import Counter

import pytest

from coroutines import story
from mokum.kernel.chance import QuickChance
from mokum.tables import Code, Days, Hall, Keeper, Live, Sight
from mokum.tables.deciding.commands import (
    AnswerPace,
    AnswerTakeBack,
    AnyCommand,
    AskPace,
    ComeBack,
    Leave,
    Play,
    TakeBack,
)
from mokum.tables.log.bodies import read_body
from mokum.tables.log.clocks import DAY, SECOND
from mokum.tables.log.happenings import Played, TakenBack
from mokum.tables.log.standing import Phase
from store.places import Place
from tables.party import ANNA, BERT, PLAYERS, WATCHING, a_hall, ask, begin, do, play_some, refused, see

GAME = "routes"
LIVE = Live(120 * SECOND, 5 * SECOND)


async def opened(hall: Hall, clock: Live | Days) -> tuple[str, int]:
    """A table where both have chosen their first contracts, and who is to move."""
    table = await begin(hall, GAME, 2, clock=clock)
    await play_some([hall], table, 2)
    return table, (await see(hall, WATCHING, table)).awaited[0]


async def left(hall: Hall, table: str, seat: int) -> int:
    return (await see(hall, WATCHING, table)).seats[seat].bank_ms


@story
async def test_leaving_and_coming_back_lifts_no_bank(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table, seat = await opened(hall, Live(30 * SECOND))
        before = await left(hall, table, seat)
        memory_place.clock.now += 20 * SECOND
        await do(hall, PLAYERS[seat], table, Leave())
        await do(hall, PLAYERS[seat], table, ComeBack())
        assert await left(hall, table, seat) == before - 20 * SECOND


@story
async def test_days_go_on_where_they_were_left(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table, seat = await opened(hall, Days(2))
        memory_place.clock.now += DAY
        await do(hall, PLAYERS[seat], table, Leave())
        await do(hall, PLAYERS[seat], table, ComeBack())
        assert await left(hall, table, seat) == DAY


@story
async def test_whose_time_is_up_comes_back_with_another_clock(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table, seat = await opened(hall, LIVE)
        memory_place.clock.now += LIVE.bank_ms + 10 * SECOND
        await Keeper(hall).ring_due()
        player, other = PLAYERS[seat], PLAYERS[1 - seat]
        assert (await refused(hall, player, table, ComeBack())).code is Code.NOT_ALLOWED
        await do(hall, player, table, AskPace(Days(1)))
        await do(hall, other, table, AnswerPace(True))
        await do(hall, player, table, ComeBack())
        assert await left(hall, table, seat) == DAY


@story
async def test_a_clock_that_rings_late_gives_nothing_back(memory_place: Place) -> None:
    """A stall that a visitor causes is no outage: the server's own pulse would have told of that."""
    async with a_hall(memory_place, beats=False) as hall:
        table, seat = await opened(hall, LIVE)
        memory_place.clock.now += LIVE.bank_ms + LIVE.increment_ms + 30 * SECOND
        await Keeper(hall).ring_due()
        seen = (await see(hall, WATCHING, table)).seats[seat]
        assert (seen.stand_in != "", seen.bank_ms) == (True, 0)


@story
async def test_the_clock_of_somebody_away_is_not_changed_without_them(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table, _ = await opened(hall, LIVE)
        await do(hall, BERT, table, Leave())
        await do(hall, ANNA, table, AskPace(Days(1)))
        assert (await see(hall, WATCHING, table)).clock == LIVE
        await do(hall, BERT, table, AnswerPace(True))
        assert (await see(hall, WATCHING, table)).clock == Days(1)


class Ledger:
    """Counts beside the server what each seat has thought, and what it was given: a bank, more for moves that stand."""

    def __init__(self, clock: Live, seats: int) -> None:
        self.seats, self.clock = range(seats), clock
        self.thought = Counter[int]()
        self.moves: list[tuple[int, int]] = []
        self.heard = 0
        self.kinds: set[str] = set()

    async def hear(self, hall: Hall, table: str, now: int) -> Sight:
        """Reads on in the log, and compares it with what the table shows."""
        sight = await see(hall, WATCHING, table)
        for row in await hall.store.read(table, self.heard, sight.version - self.heard):
            self.heard = row.version
            self.kinds.add(row.kind)
            match read_body(row.body).what:
                case Played(seat, by_bot=False):
                    self.moves.append((row.version, seat))
                case TakenBack(to=to):
                    self.moves = [move for move in self.moves if move[0] <= to]
        if sight.phase is Phase.PLAYING:
            for seat in self.seats:
                place = sight.seats[seat]
                spent = now - place.since if seat in sight.awaited and not place.stand_in else 0
                earned = self.clock.increment_ms * sum(mover == seat for _, mover in self.moves)
                has = self.thought[seat] + max(0, place.bank_ms - spent)
                assert has <= self.clock.bank_ms + earned, f"seat {seat} has won time"
        return sight

    def passes(self, sight: Sight, now: int, ms: int) -> None:
        """Time goes by while the table stands so; whose clock has run out does not think on it."""
        for seat in sight.awaited if sight.phase is Phase.PLAYING else ():
            place = sight.seats[seat]
            if not place.stand_in:
                self.thought[seat] += max(0, min(ms, place.since + place.bank_ms - now))


async def wish(hall: Hall, table: str, chance: QuickChance, seat: int) -> AnyCommand:
    """Anything that a seat may try."""
    moves = (await see(hall, PLAYERS[seat], table)).moves
    if moves and chance.below(3):
        return Play(moves[chance.below(len(moves))])
    others: tuple[AnyCommand, ...] = (Leave(), ComeBack(), ComeBack(), TakeBack(), AnswerTakeBack(True))
    return others[chance.below(len(others))]


@pytest.mark.parametrize("seed", range(8))
@story
async def test_nobody_wins_time(memory_place: Place, seed: int) -> None:
    """Whatever three people do, with stand-ins, take-backs and clocks that ring late."""
    clock, chance = memory_place.clock, QuickChance(f"time {seed}")
    async with a_hall(memory_place, beats=False) as hall:
        keeper = Keeper(hall)
        table = await begin(hall, GAME, 3, clock=LIVE)
        ledger = Ledger(LIVE, 3)
        for _ in range(120):
            seat = chance.below(3)
            await ask(hall, PLAYERS[seat], table, await wish(hall, table, chance, seat))
            sight = await ledger.hear(hall, table, clock.now)
            ms = (0, SECOND, 4 * SECOND, 9 * SECOND)[chance.below(4)]
            ledger.passes(sight, clock.now, ms)
            clock.now += ms
            if chance.below(4):
                await keeper.ring_due()
            await ledger.hear(hall, table, clock.now)
        assert {"Played", "StoodIn", "HandedBack", "TakenBack"} <= ledger.kinds


async def who_moves_twice(hall: Hall, table: str, chance: QuickChance) -> tuple[int, str]:
    """Random moves until somebody has made one that they may take back by themselves, and are asked again."""
    while True:
        seat = (await see(hall, WATCHING, table)).awaited[0]
        moves = (await see(hall, PLAYERS[seat], table)).moves
        move = moves[chance.below(len(moves))]
        await do(hall, PLAYERS[seat], table, Play(move))
        after = await see(hall, PLAYERS[seat], table)
        if after.take_back == "own" and after.awaited == (seat,):
            return seat, move


@pytest.mark.parametrize("clock", [Live(60 * SECOND, 20 * SECOND), Days(2)])
@story
async def test_who_takes_a_move_back_and_makes_it_again_wins_no_time(memory_place: Place, clock: Live | Days) -> None:
    """The time that a move earned goes with it, also when it is spent; and thinking on after a move is thinking."""
    async with a_hall(memory_place, beats=False) as hall:
        keeper = Keeper(hall)
        table = await begin(hall, "harbour", 2, clock=clock)
        seat, move = await who_moves_twice(hall, table, QuickChance("twice"))
        begun = await left(hall, table, seat)
        for _ in range(8):
            memory_place.clock.now += begun * 9 // 10 if isinstance(clock, Days) else 19 * SECOND
            await keeper.ring_due()
            if (await see(hall, WATCHING, table)).seats[seat].stand_in:
                return
            for wish in (TakeBack(), Play(move)):  # at once, before anything rings
                await ask(hall, PLAYERS[seat], table, wish)
        pytest.fail("this goes on for ever")
