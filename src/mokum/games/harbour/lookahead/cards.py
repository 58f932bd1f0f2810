"""What is measured of a seat's cards and tasks."""

from mokum.games.harbour.board import ROUNDS
from mokum.games.harbour.deck import CARDS, LAUREL
from mokum.games.harbour.effects.gains import OnTheRiver, Points
from mokum.games.harbour.effects.occasions import AtTheEnd
from mokum.games.harbour.lookahead.tableau import STRENGTHS, rack_strength, strengths
from mokum.games.harbour.rules.counting import holds
from mokum.games.harbour.rules.giving import amount
from mokum.games.harbour.rules.river import way_on
from mokum.games.harbour.rules.tasks import points_now
from mokum.games.harbour.state import State
from mokum.kernel.bits import members
from mokum.kernel.event import Seat

Measured = tuple[float, ...]

ACTIVE = STRENGTHS


def active(state: State, seat: Seat) -> Measured:
    """What active cards bring in the rounds left."""
    left = ROUNDS + 1 - state.round
    return tuple([strength * left for strength in strengths(state.tableaus[seat])])


WAITING = ("rack to be paid", "rack out of reach")


def waiting(state: State, seat: Seat) -> Measured:
    """What cards of the rack would bring: those that the cubes on the rose pay for, and the others."""
    rack = state.racks[seat]
    if not rack:
        return 0, 0
    left = ROUNDS + 1 - state.round
    coming = state.pools[seat] + state.houses[seat] + sum(state.roses[seat][:left])
    paid, unpaid = rack_strength(rack, coming)
    return paid * left, unpaid * left


IN_THE_END = ("end points", "task points")


def in_the_end(state: State, seat: Seat) -> Measured:
    """Points of end cards and tasks if the game ended now."""
    laurels = sum([_laurel(state, seat, card) for card in members(state.tableaus[seat] & LAUREL)])
    return laurels, sum([points_now(state, seat, task) for task in state.tasks[seat]])


def _laurel(state: State, seat: Seat, card: int) -> int:
    effect, found = CARDS[card].effect, 0
    if isinstance(effect, AtTheEnd) and holds(effect.when, state, seat, card):
        for gain in effect.gain:
            if isinstance(gain, Points):
                found += amount(gain, state, seat, card)
            elif isinstance(gain, OnTheRiver):
                found += way_on(state.pawns[seat], gain.steps)[1]
    return found
