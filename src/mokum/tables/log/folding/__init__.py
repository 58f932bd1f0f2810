"""A row more: how each happening moves a standing on. The same for live play, for loading and for replay."""

from collections.abc import Iterable

from msgspec.structs import replace

from mokum.store import Row
from mokum.tables.log import clocks
from mokum.tables.log.bodies import read_body
from mokum.tables.log.folding import clock, lots, play, seats
from mokum.tables.log.happenings import TableMade
from mokum.tables.log.seat_states import FREE
from mokum.tables.log.standing import Phase, Standing

_FOLDS = seats.FOLDS | play.FOLDS | clock.FOLDS | lots.FOLDS


class NoTable(LookupError):
    """The log is empty, or does not begin with a table."""


def fold_all(rows: Iterable[Row]) -> Standing:
    """A standing from its whole log."""
    standing: Standing | None = None
    for row in rows:
        standing = fold(standing, row)
    if standing is None:
        raise NoTable
    return standing


def fold(standing: Standing | None, row: Row) -> Standing:
    """The standing after one more row."""
    what = read_body(row.body).what
    if standing is None:
        if not isinstance(what, TableMade):
            raise NoTable(row.table)
        return _begin(row, what)
    after = _FOLDS[type(what)](standing, what, row)
    return replace(after, version=row.version, hash=row.hash, at=row.at)


def _begin(row: Row, made: TableMade) -> Standing:
    seats = made.seats
    return Standing(
        table=row.table,
        version=row.version,
        hash=row.hash,
        at=row.at,
        made=made,
        clock=made.clock,
        phase=Phase.OPEN,
        places=(FREE,) * seats,
        banks=(clocks.full(made.clock),) * seats,
        turns=(0,) * seats,
        since=(0,) * seats,
        begun=(0,) * seats,
        lasts=(0,) * seats,
        waited=(0,) * seats,
    )
