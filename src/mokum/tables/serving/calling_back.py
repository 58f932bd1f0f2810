"""Whom a table calls back, and what for: it is their turn, their time is running out, the game is over."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Sequence

from msgspec.structs import replace

from mokum.calling.values import Call
from mokum.kernel.event import Seat
from mokum.store import Store, StoreUnavailable, Timer
from mokum.tables.deciding.commands import Refusal
from mokum.tables.log.clocks import SECOND, Days, Untimed
from mokum.tables.log.standing import Phase, Standing
from mokum.tables.log.timing import CALL, GRACE, OVER, called
from mokum.tables.node.clerk import RETRY
from mokum.tables.node.reception import Reception

CallOut = Callable[[Sequence[Call]], Awaitable[None]]
"""Keeps calls, each once: when it returns they are on disk."""
Present = Callable[[str], Collection[Seat]]
"""By table: the seats whose players look on, as far as is known. To ask makes the other nodes say it."""
HEARS = 3 * SECOND
"""What other nodes have to say who looks on."""
KNOWS = 20 * SECOND
"""For so long a node that asked them knows it: less than what it is kept for."""
RUNS_OUT = 3 * 3600 * SECOND
"""So long before the end of their time somebody is called once more."""
AGAIN = 60 * SECOND
"""After this it is seen whether somebody who looks at the table still does."""


async def nobody_calls(_: Sequence[Call]) -> None:
    """For a server that calls nobody."""


def nobody_looks(_: str) -> Collection[Seat]:
    """For a server without pages."""
    return ()


class CallingBack:
    """Acts on the timers of calls. They write nothing to the log."""

    def __init__(self, store: Store, reception: Reception, clock: Callable[[], int], call_out: CallOut) -> None:
        self._store, self._reception, self._clock = store, reception, clock
        self._present: Present = nobody_looks
        self._asked: OrderedDict[str, int] = OrderedDict()
        """By table: when this node asked who looks on, the longest ago first."""
        self.call_out = call_out

    def tell_presence(self, present: Present) -> None:
        """Who looks on is the web's to know."""
        self._present = present

    async def ring(self, standing: Standing, timer: Timer) -> None:
        """The calls are kept before the timer goes: whoever dies between has it ring again, for the same calls."""
        here, now = self._present(standing.table), self._clock()
        again: int | None = None
        if not self._has_heard(standing.table, now):  # it may have rung at another node before
            calls, again = [], now + HEARS
        elif timer.name == OVER:
            calls = calls_of_end(standing, here)
        else:
            calls, again = calls_of_turn(standing, timer.name, here, now)
        if calls:
            await self.call_out(calls)
        await (self._store.clear_timer(timer) if again is None else self._store.lay_timer(timer, again))

    def _has_heard(self, table: str, now: int) -> bool:
        """Whether this node has asked the others who looks on, and given them time to say it."""
        while self._asked and next(iter(self._asked.values())) <= now - KNOWS:
            self._asked.popitem(last=False)
        return now >= self._asked.setdefault(table, now) + HEARS

    async def is_current(self, call: Call) -> bool:
        """Whether what somebody was called for is still so. Raises `StoreUnavailable`."""
        found = await self._reception.load(call.table, fresh=True)
        if found is RETRY:
            raise StoreUnavailable("the store gave no answer")
        return not isinstance(found, Refusal) and is_current(found.standing, call)


def calls_of_end(standing: Standing, here: Collection[Seat]) -> list[Call]:
    """For all who sat there, but for those who know because they look on or ended it."""
    knows = {*_ended_it(standing), *here}
    return [
        Call(place.player, "over", standing.made.game, standing.table)
        for seat, place in enumerate(standing.places)
        if place.player and seat not in knows
    ]


def _ended_it(standing: Standing) -> list[Seat]:
    """Who ended the game, and so knows: by the last move where no bot moved, or by giving up while there was time."""
    if standing.result is not None and standing.result.why == "played":
        last = max(standing.lasts)
        alone = not any(place.driver for place in standing.places)
        return [seat for seat, at in enumerate(standing.lasts) if alone and at == last]
    has_clock = not isinstance(standing.clock, Untimed)
    return [
        seat for seat, place in enumerate(standing.places) if place.resigned and (standing.banks[seat] or not has_clock)
    ]


def calls_of_turn(standing: Standing, name: str, here: Collection[Seat], now: int) -> tuple[list[Call], int | None]:
    """What the timer of a seat calls them for by now, and when it is to ring again."""
    seat = called(standing)[name]
    due = standing.since[seat] + GRACE + HEARS
    if now < due:
        return [], due
    if seat in here:
        return [], now + AGAIN
    turn = Call(standing.places[seat].player, "turn", standing.made.game, standing.table, standing.begun[seat])
    if not isinstance(standing.clock, Days):
        return [turn], None
    runs_out = standing.deadline(seat) - RUNS_OUT
    if now >= runs_out:
        # Days are counted anew for each decision of a turn, and so are these calls.
        return [replace(turn, kind="time", turn=standing.turns[seat])], None
    return [turn], runs_out if now >= runs_out - HEARS else runs_out - HEARS


def is_current(standing: Standing, call: Call) -> bool:
    """Whether what somebody is called for is still so, when the call is sent."""
    seat = standing.seat_of(call.player)
    if call.kind in ("turn", "time"):
        asked = standing.begun if call.kind == "turn" else standing.turns
        return seat in called(standing).values() and asked[seat or 0] == call.turn
    if call.kind == "found":
        return standing.phase is Phase.OPEN and seat is not None and not standing.places[seat].sealed
    return call.kind == "over" or (standing.phase is Phase.OPEN and seat is None)


def is_of_calls(name: str) -> bool:
    """Whether a timer of this name calls somebody, and writes nothing to the log."""
    return name == OVER or name.startswith(f"{CALL} ")
