"""Why a move is not legal: the rule that forbids it. Asked only of moves that `legality` does not offer."""

from mokum.games.routes.board import EMPTY, ROUTE_COLOUR, ROUTE_LENGTH, ROUTE_TWIN
from mokum.games.routes.cards import market_cards
from mokum.games.routes.moves import DECK, Claim, Draw, Keep, KeepBoth, Pass, RoutesMove, TakeContracts
from mokum.games.routes.state import DrawSecondCard, KeepContracts, KeepFirstContracts, State
from mokum.kernel.event import Seat
from mokum.kernel.outcome import RuleId


def reason(state: State, seat: Seat, move: RoutesMove) -> RuleId:
    """The rule that forbids a move which is not legal."""
    if not state.agenda:
        return state.why_ended
    pending = state.agenda[-1]
    if isinstance(pending, KeepFirstContracts):
        return "ROU-012" if seat in pending.seats else "ROU-013"
    if seat not in pending.seats:
        return "ROU-020"
    if isinstance(pending, KeepContracts):
        return "ROU-050"
    second = isinstance(pending, DrawSecondCard)
    if isinstance(move, Draw):
        return _draw_reason(state, move, second)
    if second:
        return "ROU-030"
    if isinstance(move, Claim):
        return _claim_reason(state, seat, move)
    match move:
        case Keep() | KeepBoth():
            return "ROU-050"
        case TakeContracts():
            return "ROU-051"
        case Pass():
            return "ROU-021"


def _draw_reason(state: State, move: Draw, second: bool) -> RuleId:
    if move.slot == DECK:
        return "ROU-036"
    if market_cards(state.market)[move.slot] == EMPTY:
        return "ROU-035"
    assert second, "any card of the market may be the first"
    return "ROU-033"


def _claim_reason(state: State, seat: Seat, move: Claim) -> RuleId:
    route = move.route
    taken = 0
    for claimed in state.claimed:
        taken |= claimed
    if taken >> route & 1:
        return "ROU-043"
    twin = ROUTE_TWIN[route]
    if twin >= 0 and state.claimed[seat] >> twin & 1:
        return "ROU-045"
    if twin >= 0 and state.seats == 2 and taken >> twin & 1:
        return "ROU-046"
    if state.carts[seat] < ROUTE_LENGTH[route]:
        return "ROU-044"
    return "ROU-042" if ROUTE_COLOUR[route] == EMPTY else "ROU-041"
