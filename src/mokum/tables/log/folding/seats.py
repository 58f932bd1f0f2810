"""Who sits where, and who plays there."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from mokum.store import Row
from mokum.tables.log import clocks
from mokum.tables.log import happenings as happened
from mokum.tables.log.folding.changing import change_place, put
from mokum.tables.log.happenings import Happening
from mokum.tables.log.seat_states import FREE, SeatState
from mokum.tables.log.standing import Phase, Standing
from mokum.tables.log.timing import ticking


def _seat_taken(standing: Standing, what: happened.SeatTaken, row: Row) -> Standing:
    place = SeatState(player=what.player, vacation=clocks.vacation(standing.clock))
    return replace(standing, places=put(standing.places, what.seat, place))


def _bot_seated(standing: Standing, what: happened.BotSeated, row: Row) -> Standing:
    return replace(standing, places=put(standing.places, what.seat, SeatState(bot=what.bot, name=what.name)))


def _seat_left(standing: Standing, what: happened.SeatLeft, row: Row) -> Standing:
    places = put(standing.places, what.seat, FREE)
    if standing.places[what.seat].player != standing.made.host:
        return replace(standing, places=places)
    return replace(standing, places=places, made=replace(standing.made, host=_heir(places) or standing.made.host))


def _invitation_renewed(standing: Standing, what: happened.InvitationRenewed, row: Row) -> Standing:
    invited = tuple(player for player in standing.made.invited if player != what.put_out)
    return replace(standing, made=replace(standing.made, invitation=what.invitation, invited=invited))


def _heir(places: tuple[SeatState, ...]) -> str:
    """Who is the host after the host has got up: a person with a seat, first one who has said yes; "" if none has."""
    people = sorted((place for place in places if place.player), key=lambda place: not place.sealed)
    return people[0].player if people else ""


def _part_sealed(standing: Standing, what: happened.PartSealed, row: Row) -> Standing:
    return change_place(standing, what.seat, sealed=what.hash)


def _deal_called(standing: Standing, what: happened.DealCalled, row: Row) -> Standing:
    return replace(standing, phase=Phase.DEALING, called_at=row.at)


def _part_opened(standing: Standing, what: happened.PartOpened, row: Row) -> Standing:
    return change_place(standing, what.seat, part=what.part)


def _stood_in(standing: Standing, what: happened.StoodIn, row: Row) -> Standing:
    seat = what.seat
    stood = change_place(standing, seat, stand_in=what.bot, why=what.why)
    if seat in ticking(standing):
        left = clocks.after_thought(standing.banks[seat], row.at - standing.since[seat])
        stood = replace(stood, banks=put(stood.banks, seat, left))
    if seat in standing.awaited:
        stood = replace(stood, turns=put(stood.turns, seat, row.version), since=put(stood.since, seat, row.at))
    return stood


def _handed_back(standing: Standing, what: happened.HandedBack, row: Row) -> Standing:
    seat = what.seat
    back = change_place(standing, seat, stand_in="", why="")
    if seat in standing.awaited:
        back = replace(back, turns=put(back.turns, seat, row.version), since=put(back.since, seat, row.at))
    return back


def _resigned(standing: Standing, what: happened.Resigned, row: Row) -> Standing:
    return change_place(standing, what.seat, resigned=True)


FOLDS: dict[type[Happening], Callable[[Standing, Any, Row], Standing]] = {
    happened.SeatTaken: _seat_taken,
    happened.BotSeated: _bot_seated,
    happened.SeatLeft: _seat_left,
    happened.PartSealed: _part_sealed,
    happened.DealCalled: _deal_called,
    happened.PartOpened: _part_opened,
    happened.StoodIn: _stood_in,
    happened.HandedBack: _handed_back,
    happened.Resigned: _resigned,
    happened.InvitationRenewed: _invitation_renewed,
}
