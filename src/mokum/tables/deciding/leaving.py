"""Leaving, coming back and giving up."""

from collections.abc import Sequence

from mokum.kernel.event import Seat
from mokum.tables.deciding.commands import Actor, ComeBack, Leave, Resign
from mokum.tables.deciding.context import GONE, NO_GAME, NO_SEAT, Context, Decision, not_allowed
from mokum.tables.log.clocks import Untimed
from mokum.tables.log.happenings import Abandoned, AnyHappening, Ended, HandedBack, Resigned, SeatLeft, StoodIn
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
    if standing.made.rated and standing.phase is Phase.PLAYING:
        return give_up(standing, (seat,), "left", context)
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
    if standing.made.rated:
        return not_allowed("From a rated game nobody comes back: a bot has played for you.")
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
    if standing.places[seat].resigned:
        return not_allowed("You have given up already.")
    return give_up(standing, (seat,), "resigned", context)


def _has_gone(standing: Standing, seat: Seat) -> bool:
    """For good: nobody comes back to a rated game."""
    place = standing.places[seat]
    return place.resigned or (standing.made.rated and bool(place.stand_in))


def give_up(standing: Standing, leaving: Sequence[Seat], why: str, context: Context) -> tuple[AnyHappening, ...]:
    """These players give up, all at once.

    A game that nobody is left in is nobody's, but if it is rated: then whoever goes from bots has lost to them.
    """
    resigned = tuple(Resigned(seat) for seat in leaving)
    seed, seats = context.seed.hex(), range(len(standing.places))
    gone = {seat for seat in seats if seat in leaving or _has_gone(standing, seat)}
    somebody_stays = any(standing.places[seat].player for seat in seats if seat not in gone)
    if not somebody_stays and not standing.made.rated:
        return *resigned, Abandoned("resigned", seed)
    if not somebody_stays or len(seats) == 2:
        # Whoever has given up is last, and all others are first: nobody knows how it would have gone on between them.
        last = 1 if len(gone) == len(seats) else len(seats) - len(gone) + 1
        return *resigned, Ended("resigned", tuple(last if seat in gone else 1 for seat in seats), None, seed)
    return *resigned, *(StoodIn(seat, context.stand_in, why) for seat in leaving)
