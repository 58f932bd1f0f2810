"""A lot on its way from the call to its end. What it comes to are ordinary moves, which are folded as such."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from mokum.store import Row
from mokum.tables.log import happenings as happened
from mokum.tables.log.folding.changing import put
from mokum.tables.log.happenings import Happening
from mokum.tables.log.standing import Selling, Standing, Voids


def _called(standing: Standing, what: happened.LotCalled, row: Row) -> Standing:
    return replace(standing, lot=Selling(row.version, what.number, what.owner))


def _armed(standing: Standing, what: happened.LotArmed, row: Row) -> Standing:
    assert standing.lot is not None
    waited = standing.waited
    for seat, ms in what.waited:
        waited = put(waited, seat, waited[seat] + ms)
    return replace(standing, lot=replace(standing.lot, terms=what.terms), waited=waited)


def _closed(standing: Standing, what: happened.LotClosed, row: Row) -> Standing:
    return replace(standing, lot=None)


def _voided(standing: Standing, what: happened.LotVoided, row: Row) -> Standing:
    assert standing.lot is not None
    number = standing.lot.number
    return replace(standing, lot=None, voided=Voids(number, standing.voided.of(number) + 1))


FOLDS: dict[type[Happening], Callable[[Standing, Any, Row], Standing]] = {
    happened.LotCalled: _called,
    happened.LotArmed: _armed,
    happened.LotClosed: _closed,
    happened.LotVoided: _voided,
}
