"""When a timer rings: the deal goes on without who is silent, and a bot stands in for who has no time left."""

from mokum.kernel.event import Seat
from mokum.tables.deciding.context import Context
from mokum.tables.deciding.crediting import owed_time
from mokum.tables.deciding.dealing import begin_game
from mokum.tables.deciding.leaving import give_up
from mokum.tables.deciding.lots import ring_lot
from mokum.tables.log.happenings import Abandoned, AnyHappening, ClockRanOut, StoodIn
from mokum.tables.log.standing import Phase, Standing
from mokum.tables.log.timing import CLOCK, DEAL, IDLE, LOT, MISSED, OPENING, out_of_time, timers


def ring_deal(standing: Standing, context: Context) -> tuple[AnyHappening, ...]:
    """Whoever has not opened a part by now is dealt with its hash."""
    if standing.phase is not Phase.DEALING or context.now < standing.called_at + OPENING:
        return ()
    return (begin_game(standing, standing.places, context),)


def ring_clock(standing: Standing, context: Context) -> tuple[AnyHappening, ...]:
    """A bot stands in for each seat that has no time left, which in a rated game has lost by it.

    What the whole site was away for is given back.
    """
    if owed := owed_time(standing, context):
        return owed
    seats = out_of_time(standing, context.now)
    if standing.made.rated and seats:
        return *map(ClockRanOut, seats), *give_up(standing, seats, "clock", context)
    return tuple(happening for seat in seats for happening in _run_out(seat, context))


def ring_idle(standing: Standing, context: Context) -> tuple[AnyHappening, ...]:
    """A table where nobody plays is closed, and its seed opened."""
    due = timers(standing).get(IDLE)
    return () if due is None or context.now < due else (Abandoned("idle", context.seed.hex()),)


def ring_missed(standing: Standing, context: Context) -> tuple[AnyHappening, ...]:
    """Somebody has not come for whom a seat was kept: the others are found another table."""
    if standing.phase is not Phase.OPEN or not 0 < standing.made.comes_by <= context.now:
        return ()
    return (Abandoned("missed", context.seed.hex()),)


RINGS = {DEAL: ring_deal, CLOCK: ring_clock, IDLE: ring_idle, LOT: ring_lot, MISSED: ring_missed}
"""By the name of the timer: what it brings about when it rings."""


def _run_out(seat: Seat, context: Context) -> tuple[AnyHappening, ...]:
    return ClockRanOut(seat), StoodIn(seat, context.stand_in, "clock")
