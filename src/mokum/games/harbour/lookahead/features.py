"""What is measured of a seat: cheap things only, because it is asked at the end of every imagined line of play."""

from collections.abc import Callable

from mokum.games.harbour.lookahead import cards, pieces
from mokum.games.harbour.rules.river import river_order
from mokum.games.harbour.state import State
from mokum.kernel.event import Seat

_PARTS: tuple[tuple[tuple[str, ...], Callable[[State, Seat], tuple[float, ...]]], ...] = (
    (pieces.SCORED, pieces.scored),
    (pieces.RIVER, pieces.river),
    (pieces.PURSE, pieces.purse),
    (pieces.PENALTIES, pieces.penalties),
    (pieces.CITY, pieces.city),
    (pieces.CARGO, pieces.cargo),
    (cards.ACTIVE, cards.active),
    (cards.WAITING, cards.waiting),
    (cards.IN_THE_END, cards.in_the_end),
)
_MEASURES = tuple(measure for _, measure in _PARTS)
NAMES: tuple[str, ...] = (*(name for names, _ in _PARTS for name in names), "turn order")


def measure(state: State) -> list[list[float]]:
    """By seat: what there is to measure, in the order of the names."""
    order = river_order(state)
    found = []
    for seat in range(state.seats):
        features: list[float] = []
        for part in _MEASURES:
            features += part(state, seat)
        features.append(order.index(seat))
        found.append(features)
    return found
