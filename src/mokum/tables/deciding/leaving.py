"""Leaving, coming back and giving up."""

from mokum.kernel.event import Seat
from mokum.tables.deciding.commands import Actor, ComeBack, Leave, Resign
from mokum.tables.deciding.context import GONE, NO_GAME, NO_SEAT, Context, Decision, not_allowed
from mokum.tables.log.clocks import Untimed
from mokum.tables.log.happenings import Abandoned, Ended, HandedBack, Resigned, SeatLeft, StoodIn
from mokum.tables.log.standing import Phase, Standing


def leave(standing: Standing, actor: Actor, command: Leave, context: Context) -> Decision:
    """Before the game the seat is free again; during it a bot stands in."""
    seat = standing.seat_of(actor.player)
    if seat is None:
        return NO_SEAT
    if standing.is_over:
        return GONE
    if standing.phase is Phase.OPEN:
        return (SeatLeft(seat),)
    if not standing.places[seat].is_person:
        return not_allowed("You have left already.")
    return (StoodIn(seat, context.stand_in, "left"),)


def come_back(standing: Standing, actor: Actor, command: ComeBack, context: Context) -> Decision:
    """Take over from the bot, unless one has given up."""
    seat = standing.seat_of(actor.player)
    if seat is None:
        return NO_SEAT
    if standing.is_over:
        return GONE
    place = standing.places[seat]
    if place.resigned or not place.stand_in:
        return not_allowed("You have given up." if place.resigned else "Nobody plays for you.")
    if not isinstance(standing.clock, Untimed) and not standing.banks[seat]:
        return not_allowed("Your time is up. Once the others agree to another clock you can come back.")
    return (HandedBack(seat),)


def resign(standing: Standing, actor: Actor, command: Resign, context: Context) -> Decision:
    """Of two, the other one wins; at a larger table a bot plays on, as long as anybody is left."""
    seat = standing.seat_of(actor.player)
    if seat is None:
        return NO_SEAT
    if standing.phase is not Phase.PLAYING:
        return GONE if standing.is_over else NO_GAME
    places = standing.places
    if places[seat].resigned:
        return not_allowed("You have given up already.")
    resigned, seed = Resigned(seat), context.seed.hex()
    if not _somebody_stays(standing, seat):
        return resigned, Abandoned("resigned", seed)
    if len(places) == 2:
        return resigned, Ended("resigned", tuple(2 if each == seat else 1 for each in range(2)), None, seed)
    return resigned, StoodIn(seat, context.stand_in, "resigned")


def _somebody_stays(standing: Standing, leaving: Seat) -> bool:
    return any(place.player and not place.resigned for seat, place in enumerate(standing.places) if seat != leaving)
