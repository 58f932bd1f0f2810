"""Time and how it is counted."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from mokum.store import Row
from mokum.tables.log import clocks
from mokum.tables.log import happenings as happened
from mokum.tables.log.folding.changing import answered, change_place, put
from mokum.tables.log.happenings import Happening
from mokum.tables.log.standing import PaceWish, Standing


def _clock_ran_out(standing: Standing, what: happened.ClockRanOut, row: Row) -> Standing:
    return replace(standing, banks=put(standing.banks, what.seat, 0))


def _clock_credited(standing: Standing, what: happened.ClockCredited, row: Row) -> Standing:
    banks = put(standing.banks, what.seat, standing.banks[what.seat] + what.ms)
    return replace(standing, banks=banks, credited=max(standing.credited, what.until))


def _vacation_taken(standing: Standing, what: happened.VacationTaken, row: Row) -> Standing:
    seat, days = what.seat, what.days
    away = change_place(standing, seat, vacation=standing.places[seat].vacation - days)
    return replace(away, banks=put(away.banks, seat, away.banks[seat] + days * clocks.DAY))


def _pace_asked(standing: Standing, what: happened.PaceAsked, row: Row) -> Standing:
    return replace(standing, pace=PaceWish(what.seat, what.clock))


def _pace_answered(standing: Standing, what: happened.PaceAnswered, row: Row) -> Standing:
    return replace(standing, pace=answered(standing.pace, what.seat, agreed=what.agreed))


def _pace_changed(standing: Standing, what: happened.PaceChanged, row: Row) -> Standing:
    seats = len(standing.places)
    changed = replace(standing, clock=what.clock, pace=None, banks=(clocks.full(what.clock),) * seats)
    days = clocks.vacation(what.clock)
    places = tuple(replace(place, vacation=days) if place.player else place for place in changed.places)
    return replace(changed, places=places, since=(row.at,) * seats, lot=None)


FOLDS: dict[type[Happening], Callable[[Standing, Any, Row], Standing]] = {
    happened.ClockRanOut: _clock_ran_out,
    happened.ClockCredited: _clock_credited,
    happened.VacationTaken: _vacation_taken,
    happened.PaceAsked: _pace_asked,
    happened.PaceAnswered: _pace_answered,
    happened.PaceChanged: _pace_changed,
}
