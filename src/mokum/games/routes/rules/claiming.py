"""Claiming a route."""

from collections.abc import Iterator

from mokum.games.routes.board import ROUTE_CART, ROUTE_POINTS, TRADE_CARDS
from mokum.games.routes.cards import UNSETTLED
from mokum.games.routes.events import RouteClaimed, RoutesEvent, TradeCardTaken
from mokum.games.routes.moves import Claim
from mokum.games.routes.rules.drawing import fill_market
from mokum.games.routes.rules.turns import end_turn
from mokum.games.routes.state import State
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat


def claim(state: State, seat: Seat, move: Claim, chance: Chance) -> Iterator[RoutesEvent]:
    """Pay, place the carts, score, take the trade card; discards may refill a thinned market (ROU-035, ROU-040)."""
    route = move.route
    yield RouteClaimed(seat, route, move.colour, move.coloured, move.wilds, ROUTE_POINTS[route])
    if ROUTE_CART[route] and trade_left(state):
        yield TradeCardTaken(seat)
    # What was paid can fill an empty slot, and can be the coloured card that makes a redraw of wilds worth while.
    if UNSETTLED[state.market]:
        yield from fill_market(state, chance)
    yield from end_turn(state, seat)


def trade_left(state: State) -> int:
    """Trade cards that nobody has taken yet (ROU-048)."""
    return TRADE_CARDS - sum(state.trade)
