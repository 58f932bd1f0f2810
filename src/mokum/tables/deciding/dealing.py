"""The fair deal: all parts are sealed when a seat is taken; now they are opened, and the game begins."""

import re

import msgspec
from msgspec.structs import replace

from mokum.kernel.codec import encode
from mokum.kernel.fair import CONTRIBUTION_BYTES, contribution_hash
from mokum.kernel.story import begin
from mokum.tables.deciding.commands import Actor, OpenPart, Start
from mokum.tables.deciding.context import (
    GONE,
    NO_SEAT,
    NOT_HOST,
    NOT_OPEN,
    Context,
    Decision,
    bad_request,
    bot_part,
    not_allowed,
)
from mokum.tables.log.happenings import AnyHappening, DealCalled, PartOpened, Started
from mokum.tables.log.seat_states import SeatState
from mokum.tables.log.standing import Phase, Standing, options_of

_PART = re.compile(f"[0-9a-f]{{{2 * CONTRIBUTION_BYTES}}}")


def start(standing: Standing, actor: Actor, command: Start, context: Context) -> Decision:
    """All sit: the bots' parts are opened at once, those of people as they come."""
    if actor.player != standing.made.host:
        return NOT_HOST
    if standing.phase is not Phase.OPEN:
        return GONE if standing.is_over else NOT_OPEN
    if any(place.is_free for place in standing.places):
        return not_allowed("There are free seats.")
    if not all(place.sealed for place in standing.places):
        return not_allowed("Somebody has not said yes yet.")
    return call_deal(standing, context)


def call_deal(standing: Standing, context: Context) -> tuple[AnyHappening, ...]:
    """Everybody is asked for their part; those of bots are there."""
    opened = {seat: bot_part(context.seed, seat).hex() for seat, place in enumerate(standing.places) if place.bot}
    return (
        DealCalled(),
        *(PartOpened(seat, part) for seat, part in opened.items()),
        *_begun(standing, opened, context),
    )


def open_part(standing: Standing, actor: Actor, command: OpenPart, context: Context) -> Decision:
    """A part that matches its hash; the last one begins the game."""
    seat = standing.seat_of(actor.player)
    if seat is None:
        return NO_SEAT
    if standing.phase is not Phase.DEALING or standing.places[seat].part:
        return not_allowed("Your part of the deal is not asked for.")
    if not _PART.fullmatch(command.part):
        return bad_request(f"A part of the deal has {CONTRIBUTION_BYTES} bytes, in hexadecimal.")
    if contribution_hash(standing.table, seat, bytes.fromhex(command.part)).hex() != standing.places[seat].sealed:
        return bad_request("This is not the part of the deal that you sealed.")
    return PartOpened(seat, command.part), *_begun(standing, {seat: command.part}, context)


def _begun(standing: Standing, opened: dict[int, str], context: Context) -> tuple[AnyHappening, ...]:
    places = tuple(
        replace(place, part=opened[seat]) if seat in opened else place for seat, place in enumerate(standing.places)
    )
    return (begin_game(standing, places, context),) if all(place.part for place in places) else ()


def begin_game(standing: Standing, places: tuple[SeatState, ...], context: Context) -> Started:
    """The game is set up with the luck of this deal."""
    deal = replace(standing, places=places).deal(context.seed)
    _, events = begin(standing.game, len(places), options_of(standing.made), deal.chance())
    return Started(msgspec.Raw(encode(events)))
