"""Cards from the rack to the tableau: what they cost, and what answers."""

from mokum.games.harbour import cubes
from mokum.games.harbour.agenda import Give
from mokum.games.harbour.board import COLOURS
from mokum.games.harbour.cubes import MOST, ONE, SHIFT, Cubes, counts, covers
from mokum.games.harbour.deck import COST, COST_SIZE, KIND, KINDS, TYPE_MASK, CardSet, cards_with
from mokum.games.harbour.effects.occasions import Discount, OnActivation
from mokum.games.harbour.events import CardActivated, PawnRaised, Story
from mokum.games.harbour.knobs import cards_of, value_of
from mokum.games.harbour.rules.river import ALWAYS_ON_TOP
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.bits import members
from mokum.kernel.event import Seat

_DISCOUNTS = cards_of("activate_discount")
_NEEDS = [[(colour, need) for colour, need in enumerate(counts(cost)) if need] for cost in COST]
"""By card: the colours of its cost, each with its number of cubes."""
_ANSWERS = {kind: cards_with(OnActivation, kind=kind) for kind in KINDS}


def discount_with(active: CardSet, card: int) -> int:
    """Cubes that active cards take off the cost of a card (HAR-102, HAR-103)."""
    cheaper, found = active & _DISCOUNTS, 0
    for number in members(cheaper) if cheaper else ():
        less = value_of(number, Discount)
        if less.kind != KIND[card]:
            continue
        if less.first_of_type and active & TYPE_MASK[card]:
            continue
        found += less.cubes
    return min(found, COST_SIZE[card])


def discount(state: State, seat: Seat, card: int) -> int:
    """Cubes off the cost of a card for a seat."""
    return discount_with(state.tableaus[seat], card)


def waivable(state: State, seat: Seat, card: int) -> int:
    """Colours of the printed cost without one cube of which the rest can be paid, as bits (HAR-381)."""
    cost, pool = COST[card], state.pools[seat]
    return sum(1 << colour for colour in cubes.colours_of(cost) if covers(pool, cost - ONE[colour]))


def lacking(pool: Cubes, card: int) -> tuple[int, ...]:
    """By colour: cubes of the printed cost that are not in a pool."""
    lacks = [0] * len(COLOURS)
    for colour, need in _NEEDS[card]:
        have = pool >> SHIFT[colour] & MOST
        if have < need:
            lacks[colour] = need - have
    return tuple(lacks)


def activatable(state: State, seat: Seat) -> list[int]:
    """The cards of the rack that the seat can pay for."""
    rack, pool = state.racks[seat], state.pools[seat]
    if state.tableaus[seat] & _DISCOUNTS:
        return [
            card
            for card in rack
            if covers(pool, COST[card]) or (discount(state, seat, card) and waivable(state, seat, card))
        ]
    return [card for card in rack if covers(pool, COST[card])] if pool else []


def activate(state: State, seat: Seat, card: int) -> Story:
    """The card is paid for or free: it is active, and all answer by ascending number (HAR-240, HAR-242)."""
    yield CardActivated(seat, card)
    if ALWAYS_ON_TOP >> card & 1:
        yield PawnRaised(seat)
    answers = members(state.tableaus[seat] & _ANSWERS[KIND[card]])
    return tuple([Give(NOBODY, seat, number, subject=card) for number in reversed(answers)])
