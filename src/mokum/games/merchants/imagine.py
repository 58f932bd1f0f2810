"""A state that somebody with this view could be looking at: the deck and the limits of others are drawn anew."""

from mokum.games.merchants.auction import Mode
from mokum.games.merchants.cards import CARDS
from mokum.games.merchants.moves import DOUBLE_LIMITS, OPEN, PASS, SINGLE_LIMITS
from mokum.games.merchants.state import NO_LIMIT, State, ahead_at, no_limits_ahead
from mokum.games.merchants.view import View, held_of
from mokum.kernel.bits import mask_of
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat


def imagine(view: View, chance: Chance) -> State:
    """What is hidden is drawn anew, what lies open is kept."""
    drawn = set(view.drawn)
    below = [card for card in range(len(CARDS)) if card not in drawn] if view.left else []
    at = view.at
    return State(
        seats=view.seats,
        first=view.first,
        agenda=view.agenda,
        turn=view.turn,
        mayor=view.mayor,
        square=view.square,
        deck=(*view.drawn, *chance.shuffled("imagine", below)),
        deck_next=len(view.drawn),
        discs=list(view.discs),
        money=[seat.money for seat in at],
        loans=[seat.loans for seat in at],
        supply=[seat.supply for seat in at],
        houses=[mask_of(seat.houses) for seat in at],
        colonies=[mask_of(seat.colonies) for seat in at],
        exchange=[space for seat in at for space in seat.exchange],
        held=[held_of(seat) for seat in at],
        tally=[money for seat in at for money in seat.tally],
        auction=view.auction,
        lot=view.lot,
        limits=[_limit(view, seat, chance) for seat in range(view.seats)],
        ahead=_ahead(view),
        why_ended=view.why_ended,
    )


def _ahead(view: View) -> tuple[int, ...]:
    """One's own; that others have sealed none is as possible as anything (MER-144)."""
    if not view.ahead:
        return ()
    ahead = list(no_limits_ahead(view.seats))
    if 0 <= view.viewer < view.seats:
        at = ahead_at(view.viewer, opener=True)
        ahead[at : at + 2] = view.ahead
    return tuple(ahead)


def _limit(view: View, seat: Seat, chance: Chance) -> int:
    """Any limit that the seat can pay, if it has handed one in (MER-141, MER-143)."""
    if seat not in view.handed_in:
        return NO_LIMIT
    if seat == view.viewer:
        return view.limit
    money = view.at[seat].money
    kinds = DOUBLE_LIMITS if view.auction.mode is Mode.DOUBLE else SINGLE_LIMITS
    possible = [PASS, *(limit for limit in kinds if limit <= money)]
    if kinds is SINGLE_LIMITS and money >= SINGLE_LIMITS[-1]:
        possible.append(OPEN)
    return possible[chance.uniform("imagine", len(possible))]
