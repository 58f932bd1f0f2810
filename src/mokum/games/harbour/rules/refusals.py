"""Why an action is not legal: the rule that forbids it. Asked only of those that `acting` does not offer."""

from mokum.games.harbour import goods
from mokum.games.harbour.agenda import Act
from mokum.games.harbour.board import DEPOT_AT, MOUTH, PONTOON_AT
from mokum.games.harbour.deck import CARDS, PLANS
from mokum.games.harbour.effects.counts import BargeSteps, MarketPoints, PlanUses, RiverSteps
from mokum.games.harbour.effects.occasions import Use
from mokum.games.harbour.knobs import cards_of
from mokum.games.harbour.moves import HarbourMove, OfBlock, OfCard, OfDocker, OfGood, OfSpace, Plain
from mokum.games.harbour.rules.acting import plan_may_be_used
from mokum.games.harbour.rules.city import may_buy
from mokum.games.harbour.rules.counting import holds
from mokum.games.harbour.rules.giving import can_pay, free_blocks, would_change_something
from mokum.games.harbour.state import State
from mokum.kernel.event import Seat
from mokum.kernel.outcome import RuleId

_OF_TIMING: dict[str, RuleId] = {
    "I": "HAR-201",
    "II": "HAR-202",
    "III": "HAR-207",
    "permanent": "HAR-204",
    "end": "HAR-205",
}
"""By timing: the rule that says when a card works which is never used by itself."""

_OF_AN_EVENT = (BargeSteps, MarketPoints, PlanUses, RiverSteps)
"""Conditions that look at what happened earlier in the turn; all others look at how things stand."""

_MANY_PLANS = cards_of("plan_limit")


def action_reason(state: State, asked: Act, seat: Seat, move: HarbourMove) -> RuleId:
    """The rule that forbids an action which is not legal."""
    match move:
        case OfCard("activate"):
            return "HAR-100"
        case OfCard("use", card):
            return _use_reason(state, seat, card)
        case OfBlock("buy" | "buy with florins", block):
            return _buy_reason(state, seat, block, florins=move.verb != "buy")
        case OfGood("load"):
            return "HAR-140"
        case OfSpace("step"):
            return "HAR-145"
        case OfDocker("docker", colour):
            return _docker_reason(state, seat, colour)
        case OfGood("deliver"):
            return "HAR-161" if state.barges[seat] in DEPOT_AT else "HAR-160"
        case Plain("river"):
            return "HAR-053" if state.pawns[seat] == MOUTH else "HAR-170"
        case Plain("market"):
            tile = state.tiles[state.tile_next - 1]
            return "HAR-180" if would_change_something(-tile, state, seat) else "HAR-088"
    return "HAR-380"


def _use_reason(state: State, seat: Seat, card: int) -> RuleId:
    active = state.tableaus[seat]
    if not active >> card & 1:
        return "HAR-200"
    effect = CARDS[card].effect
    if not isinstance(effect, Use):
        return _OF_TIMING[CARDS[card].timing]
    if state.used[seat] >> card & 1:
        return "HAR-203"
    if PLANS >> card & 1 and not plan_may_be_used(state, seat, card):
        return "HAR-231" if active & _MANY_PLANS else "HAR-230"
    if not holds(effect.when, state, seat, card):
        return "HAR-216" if any(isinstance(test.count, _OF_AN_EVENT) for test in effect.when) else "HAR-215"
    return "HAR-088" if can_pay(effect.pay, state, seat) else "HAR-220"


def _buy_reason(state: State, seat: Seat, block: int, florins: bool) -> RuleId:
    if not may_buy(state, seat):
        return "HAR-120"
    if not free_blocks(state) >> block & 1:
        return "HAR-123"
    return "HAR-122" if florins else "HAR-121"


def _docker_reason(state: State, seat: Seat, colour: int) -> RuleId:
    pontoon = PONTOON_AT.get(state.barges[seat])
    stands_here = pontoon is not None and goods.count(state.pontoons[pontoon], colour) > 0
    return "HAR-151" if stands_here and state.docker_taken else "HAR-150"
