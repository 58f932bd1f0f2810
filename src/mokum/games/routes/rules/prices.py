"""What a move costs, and what is lacking for it."""

from mokum.games.routes.board import CARDS, COLOURS, EMPTY, ROUTE_COLOUR, ROUTE_LENGTH, WILD
from mokum.games.routes.cards import counts
from mokum.games.routes.moves import Claim, RoutesMove
from mokum.games.routes.state import State
from mokum.kernel.event import Seat
from mokum.kernel.foreseeing import Amount, Lack
from mokum.kernel.outcome import RuleId

CARTS = "carts"
ANY_COLOUR = "any"
"""Cards of one colour, whichever."""


def price(move: RoutesMove) -> tuple[Amount, ...]:
    """The cards that pay for a route, and the carts that lie on it (ROU-040)."""
    if not isinstance(move, Claim):
        return ()
    paid = ((CARDS[move.colour], move.coloured), (CARDS[WILD], move.wilds), (CARTS, ROUTE_LENGTH[move.route]))
    return tuple(Amount(what, count) for what, count in paid if count)


def lacks(state: State, seat: Seat, move: RoutesMove, rule: RuleId) -> tuple[Lack, ...]:
    """Carts or cards for a route that is not claimed yet (ROU-041, ROU-042, ROU-044)."""
    if not isinstance(move, Claim):
        return ()
    length = ROUTE_LENGTH[move.route]
    match rule:
        case "ROU-044":
            return (Lack(CARTS, length, (Amount(CARTS, state.carts[seat]),)),)
        case "ROU-041" | "ROU-042":
            return _cards(state, seat, move.route, length)
    return ()


def _cards(state: State, seat: Seat, route: int, length: int) -> tuple[Lack, ...]:
    """Of the route's colour, or of the colour of which the hand has most; wilds are any colour."""
    hand, printed = counts(state.hands[seat]), ROUTE_COLOUR[route]
    colour = max(COLOURS, key=hand.__getitem__) if printed == EMPTY else printed
    if hand[colour] + hand[WILD] >= length:
        return ()  # there are enough: only this way to pay is not possible
    what = ANY_COLOUR if printed == EMPTY else CARDS[colour]
    return (Lack(what, length, tuple(Amount(CARDS[card], hand[card]) for card in (colour, WILD))),)
