"""A step of a replay: a row of a finished game, and what stood after it, through any eyes."""

from collections.abc import Mapping

import msgspec

from mokum.kernel.codec import encode
from mokum.kernel.event import WATCHER, Seat, Viewer
from mokum.store import Row
from mokum.tables.log.bodies import read_body
from mokum.tables.log.happenings import Played, Started
from mokum.tables.log.standing import Phase, Standing, events_of
from mokum.tables.showing.projecting import told_facts
from mokum.tables.showing.seen_rows import AnyShown, PlayedShown, SeenRow, StartedShown, seen_row

ALL_KNOWING: Viewer = -2
"""Eyes that see every hand: only for a game that is over."""

NAMELESS: Mapping[str, str] = {}
"""Steps are kept, and names change: they are put in where a step is told."""


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row, and where the game stood after it."""

    version: int
    at: int
    what: AnyShown
    phase: Phase
    awaited: tuple[Seat, ...]
    view: msgspec.Raw | None
    """Through the chosen eyes; the public view for the all-knowing. None before the game."""
    facts: msgspec.Raw | None = None
    """What follows from that view by the rules; none where the game tells none."""
    views: tuple[msgspec.Raw, ...] = ()
    """For the all-knowing: what each seat saw."""
    seat_facts: tuple[msgspec.Raw | None, ...] = ()
    """For the all-knowing: what followed from each of these views."""


def step_of(standing: Standing, row: Row, eyes: Viewer) -> ReplayStep:
    """The step that led to a standing, without names."""
    all_knowing = eyes == ALL_KNOWING
    viewer = WATCHER if all_knowing else eyes
    shown = _whole(row, standing.made.game) if all_knowing else seen_row(row, standing.made.game, viewer, NAMELESS)
    seats = range(len(standing.places)) if all_knowing and standing.position is not None else ()
    return ReplayStep(
        version=row.version,
        at=row.at,
        what=shown.what,
        phase=standing.phase,
        awaited=standing.awaited,
        view=None if standing.position is None else _view(standing, viewer),
        facts=None if standing.position is None else _facts(standing, viewer),
        views=tuple([_view(standing, seat) for seat in seats]),
        seat_facts=tuple([_facts(standing, seat) for seat in seats]),
    )


def _view(standing: Standing, viewer: Viewer) -> msgspec.Raw:
    return msgspec.Raw(encode(standing.game.view(standing.position, viewer)))


def _facts(standing: Standing, viewer: Viewer) -> msgspec.Raw | None:
    return told_facts(standing.game, standing.position, viewer)


def _whole(row: Row, game: str) -> SeenRow:
    """The row with all that it hid while the game ran."""
    match read_body(row.body).what:
        case Started(events):
            return SeenRow(row.version, row.at, StartedShown(_today(events, game)))
        case Played(seat, move, events, by_bot):
            return SeenRow(row.version, row.at, PlayedShown(seat, move, _today(events, game), by_bot))
    return seen_row(row, game, WATCHER, NAMELESS)


def _today(events: msgspec.Raw, game: str) -> msgspec.Raw:
    """The events in today's shape, whatever they were stored in: a client knows no other."""
    return msgspec.Raw(encode(events_of(game, events)))
