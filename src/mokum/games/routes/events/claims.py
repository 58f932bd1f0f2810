"""Routes that were claimed, and the trade cards that came with them."""

from typing import ClassVar

from mokum.games.routes.board import ROUTE_LENGTH, ROUTE_TWIN, WILD
from mokum.games.routes.cards import MOST, ONE, SHIFT
from mokum.games.routes.payable import OTHER_CLAIMS
from mokum.games.routes.state import State
from mokum.kernel.event import Event, Seat, everybody


class RouteClaimed(Event[State], frozen=True):
    """A seat paid for a route and put its carts on it (ROU-040, ROU-047, ROU-049)."""

    reveals: ClassVar[bool] = False
    lays_open: ClassVar[bool] = True  # what it pays with lay hidden in its hand
    seat: Seat
    route: int
    colour: int
    coloured: int
    wilds: int
    points: int

    def apply(self, state: State, /) -> None:
        seat, route, colour = self.seat, self.route, self.colour
        shown = state.shown[seat]
        if shown:
            # A card of a kind that was seen to enter the hand is the one that leaves it: nobody can tell them apart.
            shown -= min(self.coloured, shown >> SHIFT[colour] & MOST) << SHIFT[colour]
            state.shown[seat] = shown - min(self.wilds, shown & MOST)
        state.hands[seat] -= self.coloured * ONE[colour] + self.wilds
        state.discards += (colour,) * self.coloured + (WILD,) * self.wilds
        state.claimed[seat] |= 1 << route
        others = OTHER_CLAIMS[route]
        twin = ROUTE_TWIN[route]
        if twin >= 0 and state.seats == 2:
            others &= OTHER_CLAIMS[twin]  # ROU-046
        state.open_claims = list(map(others.__and__, state.open_claims))
        if twin >= 0:
            state.open_claims[seat] &= OTHER_CLAIMS[twin]  # ROU-045
        state.carts[seat] -= ROUTE_LENGTH[route]
        state.points[seat] += self.points
        state.passes = 0

    seen_by = everybody


class TradeCardTaken(Event[State], frozen=True):
    """The route showed the cart symbol: its new owner took a trade card (ROU-048)."""

    reveals: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State, /) -> None:
        state.trade[self.seat] += 1

    seen_by = everybody
