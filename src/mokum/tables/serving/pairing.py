"""Finding somebody to play with: what a player wishes, what others wait for, and tables for those who fit."""

from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Collection, Sequence
from statistics import median
from uuid import uuid4

from msgspec import Struct
from msgspec.structs import replace

from mokum.calling.values import Call
from mokum.catalog import NoSuchGame
from mokum.catalog import game as find_game
from mokum.kernel.lot import Auctioning
from mokum.lots.terms import Running
from mokum.store import Listing, PairingWait, PairingWish, Status, Store
from mokum.tables.archive.rating import now_of
from mokum.tables.deciding.commands import Code, Make, Refusal
from mokum.tables.deciding.context import bad_request
from mokum.tables.deciding.making import fault
from mokum.tables.deciding.matching import NOBODY, Apart, match
from mokum.tables.deciding.seating import NOT_RATED
from mokum.tables.log.clocks import DAY, SECOND, Clock, Days, Live, speed
from mokum.tables.serving.hall import Hall
from mokum.tables.serving.standings import Pace
from mokum.tables.showing.projecting import Sight

CLOCKS: dict[str, Clock] = {"live": Live(15 * 60 * SECOND, 15 * SECOND), "days": Days(3, 7)}
"""By pace: the clock of every table that is found."""
STAYS = {"live": 75 * SECOND, "days": DAY}
"""By pace: for how long somebody waits of whom nothing is heard. A page that nobody looks at is slow to say so."""
COMES = {"live": 60 * SECOND, "days": DAY}
"""By pace: how long others wait at the table that was found."""
GRACE = 5 * SECOND
"""After this the table has closed that not everybody came to."""
DELAY = 2
"""Moves by which spectators are shown such a game late."""
AT_ONCE = 1_000
"""People for whom tables are found in one turn, the longest waiting first."""
ENOUGH = 5
"""Waits from which it is told how long one usually waits."""
LATELY = DAY
REMEMBERED = 2_000
FRESH = 2 * SECOND
"""For so long what others wait for is told as it was."""
NO_WISH = bad_request("There is no such game, or not for so many players.")
FOUND = Refusal(Code.NOT_ALLOWED, "A table was found for you: your seat there is kept.")


FindApart = Callable[[Collection[str]], Awaitable[Apart]]
"""Of these players, those of whom one blocked the other."""


async def nobody_apart(_: Collection[str]) -> Apart:
    """For a server where nobody blocks anybody."""
    return NOBODY


class Queue(Struct, frozen=True):
    """How many wait for such a table, and how long others did; none where too few found one lately."""

    game: str
    seats: int
    pace: Pace
    rated: bool
    people: int
    usual_ms: int | None


class Pairing:
    """All nodes find tables, in turns. A table that was found is opened once, whoever lives to do it."""

    def __init__(
        self, store: Store, hall: Hall, clock: Callable[[], int], find_apart: FindApart = nobody_apart
    ) -> None:
        self._store, self._hall, self._clock, self._find_apart = store, hall, clock, find_apart
        self._queues: tuple[int, list[Queue]] = (0, [])

    async def wish(
        self, player: str, game: str, seats: Sequence[int], pace: Pace, *, rated: bool, has_account: bool
    ) -> Refusal | None:
        """Somebody waits from now on; an older wish of theirs is forgotten."""
        numbers = tuple(sorted(set(seats)))
        if not numbers or any(number < 2 or fault(table_for(game, number, pace, rated=rated)) for number in numbers):
            return NO_WISH
        if rated and not has_account:
            return NOT_RATED
        now = self._clock()
        strength = now_of((await self._store.ratings(game, pace, [player])).get(player), now)
        known = await self.wish_of(player)
        same = known is not None and (known.kind, known.seats) == ((game, pace, rated), numbers)
        since = known.since if known is not None and same else now
        wish = PairingWish(
            player, game, numbers, pace, rated, strength.mean, strength.deviation, since, now + STAYS[pace]
        )
        return None if await self._store.wish_pairing(wish) else FOUND

    async def wish_of(self, player: str) -> PairingWish | None:
        """What a player waits for, or where a table was found; nothing once a game has begun there."""
        wish = await self._store.pairing_wish(player)
        if wish is None or (not wish.table and wish.until < self._clock()):
            return None
        if not wish.table:
            return wish
        listing = await self._store.listing(wish.table)
        if listing is None:
            return replace(wish, table="", seat=0)  # it was found, and is not open yet
        if listing.notice.status is Status.OPEN and player not in listing.notice.players:
            await self._store.end_pairing_wish(player, wish.table)  # they got up there, or were put out
            return None
        return await self._store.pairing_wish(player) if await self._settle(listing) else wish

    async def stay(self, player: str) -> PairingWish | None:
        """Whoever waits is there."""
        wish = await self.wish_of(player)
        if wish is not None and not wish.table:
            await self._store.stay_for_pairing(player, self._clock() + STAYS[wish.pace])
        return wish

    async def stop(self, player: str) -> None:
        """They do not wait any more. Where a table was found they leave it as any other."""
        await self._store.end_pairing_wish(player)

    async def queues(self) -> list[Queue]:
        """What others wait for."""
        now = self._clock()
        asked_at, queues = self._queues
        if not asked_at or not 0 <= now - asked_at < FRESH:
            waiting = await self._store.wait_for_pairing(now, AT_ONCE)
            waits = await self._store.pairing_waits(now - LATELY, REMEMBERED)
            queues = _queues(waiting, waits)
            self._queues = now, queues
        return queues

    async def sweep(self) -> int:
        """Finds tables for those who wait, opens them, and sees who came; says for how many it found one itself."""
        await self._see_to_tables()
        found = await self._find()
        if found:
            await self._see_to_tables()
        return found

    async def _find(self) -> int:
        now = self._clock()
        await self._store.forget_pairings(now, now - LATELY)
        turn = await self._store.pairing_turn()  # before those who wait are read
        waiting = await self._store.wait_for_pairing(now, AT_ONCE)
        if len(waiting) < 2:
            return 0
        tables = match(waiting, now, await self._find_apart([wish.player for wish in waiting]))
        if not tables:
            return 0
        found, waits = [], []
        for people in tables:
            table = str(uuid4())
            for seat, wish in enumerate(people):
                found.append(_seated(wish, table, seat, now))
                waits.append(PairingWait(wish.game, len(people), wish.pace, wish.rated, now - wish.since))
        return len(found) if await self._store.pair(turn, found, waits, now) else 0

    async def _see_to_tables(self) -> None:
        unsettled = await self._store.unsettled_pairings(self._clock())
        at_table = defaultdict(list)
        for wish in unsettled:
            at_table[wish.table].append(wish)
        for table, people in at_table.items():
            try:
                await self._see_to(table, people)
            except NoSuchGame:  # its host has taken it away meanwhile
                await self._store.settle_pairing(table)

    async def _see_to(self, table: str, people: Sequence[PairingWish]) -> None:
        listing = await self._store.listing(table)
        if listing is None:
            await self._open(table, people)
        elif not await self._settle(listing):
            await self._call(people)
            await self._store.open_pairing(table, people[0].until)

    async def _open(self, table: str, people: Sequence[PairingWish]) -> None:
        """Unless somebody stopped waiting in that very moment: then the others wait again."""
        first, now = people[0], self._clock()
        seats = len(people)
        if [wish.seat for wish in people] != list(range(seats)) or any(seats not in wish.seats for wish in people):
            await self._store.settle_pairing(table, [wish.player for wish in people], now + STAYS[first.pace])
            return
        comes_by = now + COMES[first.pace]
        wish = table_for(first.game, seats, first.pace, rated=first.rated)
        answer = await self._hall.opening.open_for([wish.player for wish in people], table, wish, comes_by)
        if not isinstance(answer, Refusal):
            await self._call(people)
            await self._store.open_pairing(table, comes_by + GRACE)

    async def _call(self, people: Sequence[PairingWish]) -> None:
        """Whoever waits for days looks away. They are called before it is noted that their table is open."""
        if people[0].pace == "days":
            calls = [Call(each.player, "found", each.game, each.table) for each in people]
            await self._hall.calling_back.call_out(calls)

    async def _settle(self, listing: Listing) -> bool:
        """Whether the game has begun, or not everybody came; those who did wait again."""
        if listing.notice.status is Status.OPEN:
            return False
        if listing.notice.status is Status.RUNNING:
            await self._store.settle_pairing(listing.table)
            return True
        seen = await self._hall.look("", listing.table)
        if isinstance(seen, Refusal):
            return False
        await self._store.settle_pairing(listing.table, _still_waiting(seen), self._clock() + STAYS[speed(seen.clock)])
        return True


def _still_waiting(seen: Sight) -> list[str]:
    """Who was at a table whose game never began, and is not to blame for it."""
    why = "" if seen.result is None else seen.result.why
    if why == "closed":  # before everybody had the time to come
        return [seat.player for seat in seen.seats if seat.player not in ("", seen.host)]
    return [seat.player for seat in seen.seats if seat.player and seat.sealed] if why == "missed" else []


def table_for(game: str, seats: int, pace: Pace, *, rated: bool) -> Make:
    """The table that is found for people who look for one."""
    wish = Make(game=game, seats=seats, clock=CLOCKS[pace], delay=DELAY, rated=rated)
    try:
        sells = find_game(game)
    except NoSuchGame:
        return wish  # of which is said what is wrong with it
    if not isinstance(sells, Auctioning):
        return wish
    return replace(wish, lots=Running()) if pace == "live" else replace(wish, options=dict(sells.apart))


def _seated(wish: PairingWish, table: str, seat: int, now: int) -> PairingWish:
    return replace(wish, table=table, seat=seat, until=now + COMES[wish.pace])


def _queues(waiting: Sequence[PairingWish], waits: Sequence[PairingWait]) -> list[Queue]:
    """Whoever would play with several numbers is counted at each of them."""
    people = Counter((wish.game, seats, wish.pace, wish.rated) for wish in waiting for seats in wish.seats)
    waited = defaultdict(list)
    for wait in waits:
        waited[wait.game, wait.seats, wait.pace, wait.rated].append(wait.waited)
    usual = {kind: round(median(each)) for kind, each in waited.items() if len(each) >= ENOUGH}
    return [
        Queue(game, seats, speed(CLOCKS[pace]), rated, people[kind], usual.get(kind))
        for kind in sorted(people.keys() | usual.keys())
        for game, seats, pace, rated in [kind]
    ]
