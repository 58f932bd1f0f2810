"""Why a move is not legal: the rule that forbids it. Asked only of moves that `legality` does not offer."""

from mokum.games.merchants import agenda as a
from mokum.games.merchants.cards import COLONIES_FOR, CONTINENTS_ON, HOUSES_FOR
from mokum.games.merchants.moves import (
    DOUBLE_LIMITS,
    OPEN,
    SINGLE_LIMITS,
    Ahead,
    Build,
    Cover,
    Found,
    Limit,
    MerchantsMove,
)
from mokum.games.merchants.state import State
from mokum.kernel.event import Seat
from mokum.kernel.outcome import RuleId

_OF_DECISION: dict[type, RuleId] = {
    a.PlaceCard: "MER-044",
    a.SingleLimit: "MER-141",
    a.DoubleLimit: "MER-143",
    a.ChooseGoods: "MER-063",
    a.FoundColony: "MER-072",
    a.BuildHouse: "MER-080",
    a.AdvanceGood: "MER-081",
    a.Ship: "MER-155",
    a.Globe: "MER-156",
    a.Arms: "MER-157",
    a.Credit: "MER-158",
    a.CrossedArms: "MER-159",
    a.CrossedGlobe: "MER-160",
    a.CrossedShip: "MER-161",
    a.FreeHouse: "MER-230",
    a.ReturnHouse: "MER-236",
}
"""By decision: the rule that says what its answers are."""


def reason(state: State, seat: Seat, move: MerchantsMove) -> RuleId:
    """The rule that forbids a move which is not legal."""
    if not state.agenda:
        return state.why_ended
    asked = state.agenda[-1]
    if seat not in asked.seats:
        return _not_asked(state, seat, asked)
    match move:
        case Found(site) if isinstance(asked, a.FoundColony | a.Globe):
            return _colony_reason(state, seat, asked, site)
        case Build(site) if isinstance(asked, a.BuildHouse | a.Arms | a.FreeHouse):
            return _house_reason(state, seat, asked, site)
        case Cover() if isinstance(asked, a.PlaceCard):
            return "MER-045"
        case Limit(price) if isinstance(asked, a.SingleLimit) and price in (OPEN, *SINGLE_LIMITS):
            return "MER-118"
        case Ahead(_, price) if isinstance(asked, a.SingleLimit):
            return "MER-118" if state.ahead and price > state.money[seat] else "MER-144"
        case Limit(price) if isinstance(asked, a.DoubleLimit) and price in DOUBLE_LIMITS:
            return "MER-118"
        case _:
            return _OF_DECISION[type(asked)]


def _not_asked(state: State, seat: Seat, asked: a.Frame) -> RuleId:
    """Another seat decides; in an auction this one has answered, or could only pass (MER-146, MER-300)."""
    if isinstance(asked, a.SingleLimit | a.DoubleLimit):
        return "MER-146"
    return "MER-151" if isinstance(asked, _OF_SQUARES) else "MER-300"


_OF_SQUARES = a.Ship | a.Globe | a.Arms | a.Credit | a.CrossedArms | a.CrossedGlobe | a.CrossedShip


def _colony_reason(state: State, seat: Seat, asked: a.FoundColony | a.Globe, site: int) -> RuleId:
    if any(colonies >> site & 1 for colonies in state.colonies):
        return "MER-013"
    assert state.supply[seat], "without a tile nobody is asked"
    assert isinstance(asked, a.FoundColony), "any vacant site may be chosen on a globe"
    assert not COLONIES_FOR[asked.card] >> site & 1
    return "MER-070" if len(CONTINENTS_ON[asked.card]) == 1 else "MER-071"


def _house_reason(state: State, seat: Seat, asked: a.BuildHouse | a.Arms | a.FreeHouse, site: int) -> RuleId:
    if any(houses >> site & 1 for houses in state.houses):
        return "MER-013"
    assert isinstance(asked, a.BuildHouse), "any vacant site may be chosen otherwise"
    assert not HOUSES_FOR[asked.card] >> site & 1
    return "MER-080"
