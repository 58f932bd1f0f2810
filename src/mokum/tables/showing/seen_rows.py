"""What a viewer is sent of a row: exactly one seen row, whoever looks on, so that the row's version tells nothing."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from mokum.kernel.codec import encode
from mokum.kernel.event import Seat, Viewer
from mokum.kernel.story import seen
from mokum.lots.terms import Running
from mokum.store import Row
from mokum.tables.log import happenings as happened
from mokum.tables.log.bodies import read_body
from mokum.tables.log.happenings import Happening
from mokum.tables.log.standing import events_of


class Shown(msgspec.Struct, frozen=True, tag=True):
    """What is shown in place of a happening that holds more than a viewer may know."""


class TableMadeShown(Shown, happened.TableTerms, frozen=True):
    """A table, without the way in."""

    lots: Running | None
    practice: bool
    rated: bool


class SeatTaken(Shown, frozen=True):
    """A player sat down, who is called so now."""

    seat: Seat
    player: str
    name: str = ""


class StartedShown(Shown, frozen=True):
    """What the viewer saw of the setup."""

    events: msgspec.Raw


class PlayedShown(Shown, frozen=True):
    """What the viewer saw of a move. The move itself is told to its seat alone: its notation may name hidden things."""

    seat: Seat
    move: str | None
    events: msgspec.Raw
    by_bot: bool


class TakeBackAskedShown(Shown, frozen=True):
    """Who asks to go back, and to which version."""

    seat: Seat
    to: int


class TakenBackShown(Shown, frozen=True):
    """Who went back, and to which version."""

    seat: Seat
    to: int


class InvitationRenewedShown(Shown, frozen=True):
    """There is a new way in; who may know it sees it at the table."""


AnyShown = (
    TableMadeShown
    | SeatTaken
    | StartedShown
    | PlayedShown
    | TakeBackAskedShown
    | TakenBackShown
    | InvitationRenewedShown
    | happened.BotSeated
    | happened.SeatLeft
    | happened.PartSealed
    | happened.DealCalled
    | happened.PartOpened
    | happened.TakeBackAnswered
    | happened.StoodIn
    | happened.HandedBack
    | happened.Resigned
    | happened.ClockRanOut
    | happened.ClockCredited
    | happened.VacationTaken
    | happened.PaceAsked
    | happened.PaceAnswered
    | happened.PaceChanged
    | happened.LotCalled
    | happened.LotArmed
    | happened.LotClosed
    | happened.LotVoided
    | happened.Ended
    | happened.Abandoned
    | happened.RematchMade
)


NO_EVENTS = msgspec.Raw(b"[]")


class SeenRow(msgspec.Struct, frozen=True):
    """One row as one viewer sees it. Versions are dense from 1 for everybody."""

    version: int
    at: int
    what: AnyShown


def seen_row(row: Row, game: str, viewer: Viewer, names: Mapping[str, str]) -> SeenRow:
    """What this viewer is sent of a row of a table where this game is played, with players called as in `names`."""
    what = read_body(row.body).what
    shown = _SHOWN[type(what)](what, game, viewer)
    if isinstance(shown, SeatTaken):
        shown = SeatTaken(shown.seat, shown.player, names.get(shown.player, ""))
    return SeenRow(row.version, row.at, shown)


def _events(raw: msgspec.Raw, game: str, viewer: Viewer) -> msgspec.Raw:
    return msgspec.Raw(encode(seen(events_of(game, raw), viewer)))


def _made(what: happened.TableMade, game: str, viewer: Viewer) -> TableMadeShown:
    return TableMadeShown(
        game=what.game,
        rules_version=what.rules_version,
        seats=what.seats,
        options=what.options,
        clock=what.clock,
        private=what.private,
        host=what.host,
        commitment=what.commitment,
        lots=what.lots,
        practice=what.practice,
        rated=what.rated,
    )


def _seat_taken(what: happened.SeatTaken, game: str, viewer: Viewer) -> SeatTaken:
    return SeatTaken(what.seat, what.player)


def _started(what: happened.Started, game: str, viewer: Viewer) -> StartedShown:
    return StartedShown(_events(what.events, game, viewer))


def _position_laid(what: happened.PositionLaid, game: str, viewer: Viewer) -> StartedShown:
    return StartedShown(NO_EVENTS)


def _played(what: happened.Played, game: str, viewer: Viewer) -> PlayedShown:
    move = what.move if viewer == what.seat else None
    return PlayedShown(what.seat, move, _events(what.events, game, viewer), what.by_bot)


def _take_back_asked(what: happened.TakeBackAsked, game: str, viewer: Viewer) -> TakeBackAskedShown:
    return TakeBackAskedShown(what.seat, what.to)


def _taken_back(what: happened.TakenBack, game: str, viewer: Viewer) -> TakenBackShown:
    return TakenBackShown(what.seat, what.to)


def _invitation_renewed(what: happened.InvitationRenewed, game: str, viewer: Viewer) -> InvitationRenewedShown:
    return InvitationRenewedShown()


def _whole(what: Any, game: str, viewer: Viewer) -> Any:
    """Nothing in it is hidden from anybody."""
    return what


_SHOWN: dict[type[Happening], Callable[[Any, str, Viewer], Any]] = {
    happened.TableMade: _made,
    happened.SeatTaken: _seat_taken,
    happened.Started: _started,
    happened.PositionLaid: _position_laid,
    happened.Played: _played,
    happened.TakeBackAsked: _take_back_asked,
    happened.TakenBack: _taken_back,
    happened.BotSeated: _whole,
    happened.SeatLeft: _whole,
    happened.PartSealed: _whole,
    happened.DealCalled: _whole,
    happened.PartOpened: _whole,
    happened.TakeBackAnswered: _whole,
    happened.StoodIn: _whole,
    happened.HandedBack: _whole,
    happened.Resigned: _whole,
    happened.ClockRanOut: _whole,
    happened.ClockCredited: _whole,
    happened.VacationTaken: _whole,
    happened.PaceAsked: _whole,
    happened.PaceAnswered: _whole,
    happened.PaceChanged: _whole,
    happened.LotCalled: _whole,
    happened.LotArmed: _whole,
    happened.LotClosed: _whole,
    happened.LotVoided: _whole,
    happened.Ended: _whole,
    happened.Abandoned: _whole,
    happened.RematchMade: _whole,
    happened.InvitationRenewed: _invitation_renewed,
}
