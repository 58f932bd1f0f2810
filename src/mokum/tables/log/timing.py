"""Which timers a standing calls for: they are set in the same append as the rows that call for them."""

from mokum.kernel.event import Seat
from mokum.lots.terms import LEAD
from mokum.tables.log.block import on_clock
from mokum.tables.log.clocks import DAY, SECOND, Days, Untimed
from mokum.tables.log.standing import Phase, Standing

BOT, CLOCK, DEAL, IDLE, LOT, MISSED = "bot", "clock", "deal", "idle", "lot", "missed"
CALL, OVER = "call", "over"
"""Somebody is called back to a table: because it is their turn (`call 0` for the first seat), or because it is over."""
GRACE = 60 * SECOND
"""Whoever moves within this time is not called."""
PATIENCE = 2 * SECOND
"""After this time a bot that was asked is asked again: whoever computed its move may have died."""
OPENING = 10 * SECOND
"""What everybody has to open a part of the deal; after that it counts as its hash."""

OPEN_DAYS = 2
UNTIMED_DAYS = 60
"""After so many days without a move nobody plays there any more."""
CALLING = 1 * SECOND
"""After this time a lot that nobody called is called by any node: whoever should have done so may have died."""
READYING = 20 * SECOND
"""After this time a lot that was called and is not armed is void."""
SETTLING = 5 * SECOND
"""So much after its last moment a lot that is not closed is void."""
MARGIN = 50
"""Nodes and the store do not agree on the time to the millisecond: a clock that rings too early rings in vain."""


def awaited_bots(standing: Standing) -> tuple[Seat, ...]:
    """The seats that are to move and where a bot does."""
    if on_clock(standing) is not None:
        return ()  # the node that sells the lot asks them
    places = standing.places
    return tuple([seat for seat in standing.awaited if places[seat].driver])


def ticking(standing: Standing) -> tuple[Seat, ...]:
    """The seats whose clocks run."""
    if isinstance(standing.clock, Untimed) or on_clock(standing) is not None:
        return ()
    return tuple(seat for seat in standing.awaited if standing.places[seat].is_person)


def clock_due(standing: Standing) -> int | None:
    """When the next seat runs out of time."""
    return min([standing.deadline(seat) for seat in ticking(standing)], default=None)


def out_of_time(standing: Standing, now: int) -> tuple[Seat, ...]:
    """The seats whose time is up."""
    return tuple(seat for seat in ticking(standing) if standing.deadline(seat) <= now)


def lot_due(standing: Standing) -> int:
    """When somebody else must see to the lot on the block."""
    lot = standing.lot
    if lot is None:
        return standing.at + CALLING
    if lot.terms is None:
        return standing.at + READYING
    return standing.at + LEAD + (lot.terms.last_close - lot.terms.opens) + SETTLING


def is_slow(standing: Standing) -> bool:
    """Whether people play here who may look away: over days, or several of them without a clock."""
    if isinstance(standing.clock, Untimed):
        return sum(bool(place.player) for place in standing.places) > 1
    return isinstance(standing.clock, Days)


def called(standing: Standing) -> dict[str, Seat]:
    """Those who may be called because they are to move: by the name of their timer."""
    if standing.phase is not Phase.PLAYING or on_clock(standing) is not None or not is_slow(standing):
        return {}
    return {f"{CALL} {seat}": seat for seat in standing.awaited if standing.places[seat].is_person}


def timers(standing: Standing) -> dict[str, int]:
    """The timers that are to be set, by name, with when they are due."""
    due = {}
    if awaited_bots(standing) and not standing.is_of_bots:  # those are asked by the halls where somebody looks on
        due[BOT] = standing.at + PATIENCE
    if (clock := clock_due(standing)) is not None:
        due[CLOCK] = clock + MARGIN
    if on_clock(standing) is not None:
        due[LOT] = lot_due(standing)
    if standing.phase is Phase.DEALING:
        due[DEAL] = standing.called_at + OPENING
    if standing.phase is Phase.OPEN and standing.made.comes_by:
        due[MISSED] = standing.made.comes_by + MARGIN
    due |= {name: standing.since[seat] + GRACE for name, seat in called(standing).items()}
    if standing.is_over and standing.position is not None and is_slow(standing):
        due[OVER] = standing.at + GRACE
    if (days := _patient_days(standing)) > 0:
        due[IDLE] = (standing.at // DAY + days + 1) * DAY  # by whole days: it is not set anew with each move
    return due


def _patient_days(standing: Standing) -> int:
    if standing.phase is Phase.OPEN:
        return OPEN_DAYS
    rests = standing.is_of_bots or isinstance(standing.clock, Untimed)
    return UNTIMED_DAYS if standing.phase is Phase.PLAYING and rests else 0


def changed_timers(before: Standing | None, after: Standing) -> dict[str, int | None]:
    """What an append that leads from one standing to the other sets and clears."""
    old, new = {} if before is None else timers(before), timers(after)
    changes: dict[str, int | None] = {name: None for name in old if name not in new}
    changes.update({name: due for name, due in new.items() if old.get(name) != due})
    if OVER in old:  # they are called once for the end, whatever is written afterwards
        changes.pop(OVER, None)
    return changes
