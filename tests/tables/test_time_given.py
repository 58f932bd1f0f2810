"""Whatever people do and whatever befalls the server: nobody has more time than clock, moves and outages give."""

from collections import Counter, defaultdict
from uuid import NAMESPACE_OID, uuid5

import pytest

from coroutines import story
from mokum.kernel.chance import QuickChance
from mokum.store.store import AGAIN
from mokum.tables import Days, Hall, Keeper, Live, Sight
from mokum.tables.deciding.commands import (
    AnswerPace,
    AnswerTakeBack,
    AnyCommand,
    AskPace,
    AskRematch,
    ComeBack,
    Leave,
    Play,
    Resign,
    TakeBack,
    TakeVacation,
)
from mokum.tables.log.bodies import read_body
from mokum.tables.log.clocks import DAY, SECOND, Untimed, full
from mokum.tables.log.happenings import PaceChanged, Played, RematchMade, TakenBack, VacationTaken
from mokum.tables.log.standing import Phase
from mokum.tables.node.pulse import GAP, Pulse
from store.places import Place
from tables.party import ANNA, PLAYERS, WATCHING, a_hall, ask, begin, do, see

SEATS = 3
LIVE, SHORT, DAYS, LONGER = Live(600 * SECOND, 5 * SECOND), Live(90 * SECOND, 10 * SECOND), Days(2), Days(3, vacation=2)
HOUR = DAY // 24
PASSES = {Live: (0, SECOND, 4 * SECOND, 9 * SECOND, 30 * SECOND), Days: (0, HOUR, 6 * HOUR, 20 * HOUR, 40 * HOUR)}


class Books:
    """Counts beside the server, without its arithmetic: what each seat has thought, and what it was given for that.

    A live clock gives a bank, and more for moves that stand. Days are for each question; who takes a move back goes on
    thinking about it, and whom another one's taking back asks again is asked something new.
    """

    def __init__(self, clock: Live | Days) -> None:
        self.clock = clock
        self.thought: Counter[int] = Counter()
        self.moves: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
        """By seat: the versions of moves that stand, and what was thought about each."""
        self.vacation: Counter[int] = Counter()
        self.heard = 0
        self.kinds: set[str] = set()

    async def hear(self, hall: Hall, table: str, now: int) -> Sight:
        """Reads on in the log, and compares it with what the table shows."""
        sight = await see(hall, WATCHING, table)
        for row in await hall.store.read(table, self.heard, sight.version - self.heard):
            self.heard = row.version
            self.kinds.add(row.kind)
            self._note(row.version, read_body(row.body).what)
        if sight.phase is Phase.PLAYING:
            for seat in range(SEATS):
                assert self.has(sight, seat, now) <= self.given(seat), f"seat {seat} has won time"
        return sight

    def _note(self, version: int, what: object) -> None:
        match what:
            case Played(seat, by_bot=by_bot):
                if not by_bot:
                    self.moves[seat].append((version, self.thought[seat]))
                if isinstance(self.clock, Days):
                    self.thought[seat] = 0
            case TakenBack(to=to):
                for seat in range(SEATS):
                    undone = [thought for after, thought in self.moves[seat] if after > to]
                    self.moves[seat] = [move for move in self.moves[seat] if move[0] <= to]
                    if isinstance(self.clock, Days):
                        self.thought[seat] = self.thought[seat] + sum(undone) if undone else 0
                    # What was thought with days or seconds that a later move had brought goes with that move.
                    self.thought[seat] = min(self.thought[seat], self.given(seat))
            case PaceChanged(clock):
                assert not isinstance(clock, Untimed)
                self.clock = clock
                for count in (self.thought, self.moves, self.vacation):
                    count.clear()
            case VacationTaken(seat, days):
                self.vacation[seat] += days * DAY

    def given(self, seat: int) -> int:
        earned = self.clock.increment_ms * len(self.moves[seat]) if isinstance(self.clock, Live) else 0
        return full(self.clock) + earned + self.vacation[seat]

    def has(self, sight: Sight, seat: int, now: int) -> int:
        """What a seat has thought and what it has left."""
        place = sight.seats[seat]
        spent = now - place.since if seat in sight.awaited and not place.stand_in else 0
        return self.thought[seat] + max(0, place.bank_ms - spent)

    def passes(self, sight: Sight, now: int, ms: int) -> None:
        """Time goes by while the table stands so; whose clock has run out does not think on it."""
        for seat in sight.awaited if sight.phase is Phase.PLAYING else ():
            place = sight.seats[seat]
            if not place.stand_in:
                self.thought[seat] += max(0, min(ms, place.since + place.bank_ms - now))


class Nodes:
    """Two nodes with one heartbeat: time passes, one of them stands still, or both are away."""

    def __init__(self, place: Place, hall: Hall) -> None:
        self.clock, self._seconds = place.clock, [0.0, 0.0]
        self._here = hall.pulse = Pulse(hall.store, place.clock, lambda: self._seconds[0])
        self._there = Pulse(hall.store, place.clock, lambda: self._seconds[1])
        self._back = 0

    async def pass_by(self, ms: int) -> None:
        self.clock.now += ms
        await self._beat()

    async def stall(self, ms: int) -> None:
        """This node does nothing for a while; the other one is there."""
        self.clock.now += ms
        self._seconds[0] += ms / SECOND
        await self._there.beat()
        await self._here.beat()

    def may_be_away(self) -> bool:
        """Whether the last time is long enough ago: two that follow each other soon are one."""
        return self.clock.now - self._back > AGAIN

    async def be_away(self, ms: int) -> None:
        await self._beat()
        self.clock.now += ms
        self._seconds = [seconds + ms / SECOND for seconds in self._seconds]
        await self._beat()
        self._back = self.clock.now

    async def _beat(self) -> None:
        await self._there.beat()
        await self._here.beat()


async def wish(hall: Hall, table: str, chance: QuickChance, seat: int) -> AnyCommand:
    """Anything that a seat may try."""
    moves = (await see(hall, PLAYERS[seat], table)).moves
    if moves and chance.below(3):
        return Play(moves[chance.below(len(moves))])
    paces = (LIVE, SHORT, DAYS, LONGER)
    others: tuple[AnyCommand, ...] = (
        Leave(),
        ComeBack(),
        ComeBack(),
        TakeBack(),
        TakeBack(),
        AnswerTakeBack(True),
        AnswerTakeBack(True),
        TakeVacation(1),
        AskPace(paces[chance.below(4)]) if not chance.below(4) else AnswerPace(bool(chance.below(4))),
        AnswerPace(True),
    )
    return others[chance.below(len(others))]


async def walk(place: Place, clock: Live | Days, game: str, seed: int, steps: int = 120) -> tuple[Books, int, int]:
    """Three people and a server with troubles; says also how often it was away and one node stood still."""
    chance = QuickChance(f"given {game} {clock} {seed}")
    aways = stalls = 0
    async with a_hall(place, seeds=bytes) as hall:  # so the same seed deals the same game
        nodes, keeper = Nodes(place, hall), Keeper(hall)
        await nodes.pass_by(0)
        table = await begin(hall, game, SEATS, command=str(uuid5(NAMESPACE_OID, f"{game} {seed}")), clock=clock)
        books = Books(clock)
        for _ in range(steps):
            seat = chance.below(SEATS)
            await ask(hall, PLAYERS[seat], table, await wish(hall, table, chance, seat))
            sight = await books.hear(hall, table, place.clock.now)
            passes = PASSES[type(books.clock)]
            ms, what = passes[chance.below(len(passes))], chance.below(12)
            if what == 0 and nodes.may_be_away():
                aways += 1
                before = {seat: books.has(sight, seat, place.clock.now) for seat in sight.awaited}
                await nodes.be_away(GAP + SECOND + ms)
                await keeper.ring_due()
                sight = await books.hear(hall, table, place.clock.now)
                for seat, had in before.items():  # what the server was away for is given back, all of it and no more
                    assert sight.seats[seat].stand_in or books.has(sight, seat, place.clock.now) == had
                continue
            books.passes(sight, place.clock.now, ms)
            stalls += what == 1
            await (nodes.stall if what == 1 else nodes.pass_by)(ms)
            if chance.below(4):
                await keeper.ring_due()
            await books.hear(hall, table, place.clock.now)
        await rematch(hall, table, books)
    return books, aways, stalls


async def rematch(hall: Hall, table: str, books: Books) -> None:
    """The game after this one begins with the clock that was agreed on last, and nothing else."""
    for actor in PLAYERS[:SEATS]:
        await ask(hall, actor, table, Resign())
    await do(hall, ANNA, table, AskRematch())
    made = [read_body(row.body).what for row in await hall.store.read(table) if row.kind == "RematchMade"]
    assert isinstance(made[0], RematchMade)
    after = await see(hall, ANNA, made[0].table)
    assert after.clock == books.clock
    assert {place.bank_ms for place in after.seats} == {full(books.clock)}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["routes", "harbour"])
@pytest.mark.parametrize("clock", [LIVE, SHORT, DAYS, LONGER])
@story
async def test_nobody_has_more_time_than_was_given(
    memory_place: Place, clock: Live | Days, game: str, seed: int
) -> None:
    """Changes of pace, take-backs, stand-ins, late clocks, vacation, outages (given back) and stalls (not)."""
    books, aways, stalls = await walk(memory_place, clock, game, seed)
    assert {"Played", "StoodIn"} <= books.kinds
    assert seed or "HandedBack" in books.kinds  # the first walk of each has it; in others nobody may come back
    assert aways
    assert stalls
