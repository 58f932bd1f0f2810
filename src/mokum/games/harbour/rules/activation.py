"""Cards from the rack to the tableau: what they cost, and what answers."""

from collections.abc import Iterator

from mokum.games.harbour import cubes
from mokum.games.harbour.agenda import Frame, Give
from mokum.games.harbour.cubes import ONE
from mokum.games.harbour.deck import COST, COST_SIZE, KIND, KINDS, TYPE_MASK, cards_with
from mokum.games.harbour.effects.occasions import OnActivation
from mokum.games.harbour.events import CardActivated, HarbourEvent, PawnRaised
from mokum.games.harbour.knobs import cards_of, value_of
from mokum.games.harbour.rules.river import ALWAYS_ON_TOP
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.bits import members
from mokum.kernel.event import Seat

_DISCOUNTS = cards_of("activate_discount")
_ANSWERS = {kind: cards_with(OnActivation, kind=kind) for kind in KINDS}


def discount(state: State, seat: Seat, card: int) -> int:
    """Cubes off the cost of a card (HAR-102, HAR-103)."""
    found = 0
    for number in members(state.tableaus[seat] & _DISCOUNTS):
        value = value_of(number)
        if value["kind"] != KIND[card]:
            continue
        if value.get("first_of_type") and state.tableaus[seat] & TYPE_MASK[card]:
            continue
        found += value["cubes"]
    return min(found, COST_SIZE[card])


def waivable(state: State, seat: Seat, card: int) -> list[int]:
    """Colours of the printed cost without one cube of which the rest can be paid (HAR-381)."""
    cost, pool = COST[card], state.pools[seat]
    return [colour for colour in cubes.colours_of(cost) if cubes.covers(pool, cost - ONE[colour])]


def can_activate(state: State, seat: Seat, card: int) -> bool:
    """Whether a seat can pay for a card of its rack."""
    if cubes.covers(state.pools[seat], COST[card]):
        return True
    return (
        state.tableaus[seat] & _DISCOUNTS != 0 and discount(state, seat, card) > 0 and bool(waivable(state, seat, card))
    )


def activate(state: State, seat: Seat, card: int, frames: list[Frame]) -> Iterator[HarbourEvent]:
    """The card is paid for or free: it is active, and others answer by ascending number (HAR-240, HAR-242)."""
    yield CardActivated(seat, card)
    if ALWAYS_ON_TOP >> card & 1:
        yield PawnRaised(seat)
    answers = members(state.tableaus[seat] & _ANSWERS[KIND[card]])
    frames += [Give(NOBODY, seat, number, subject=card) for number in reversed(answers)]
