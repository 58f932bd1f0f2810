"""What can be done and what is asked: the texts of a menu."""

from collections.abc import Sequence

from mokum.games.routes.board import (
    CONTRACT_VALUE,
    EMPTY,
    ROUTE_CART,
    ROUTE_LENGTH,
    ROUTE_POINTS,
    WILD,
    contract_name,
    route_name,
)
from mokum.games.routes.moves import DECK, Claim, Draw, Keep, KeepBoth, Pass, RoutesMove, TakeContracts
from mokum.games.routes.view import Asked, View
from mokum.games.routes.words.joined import joined
from mokum.games.routes.words.phrases import card, count, listing, payment
from mokum.kernel.outcome import RuleId


def describe(move: RoutesMove, view: View) -> str:
    """What a move would do, short enough for a menu."""
    match move:
        case Draw(slot):
            return _describe_draw(slot, view)
        case Claim(route, colour, coloured, wilds):
            return f"claim {_route(route)} with {payment(colour, coloured, wilds)}"
        case TakeContracts():
            return "take contracts: look at the top two and keep one or both"
        case Keep(contract):
            return f"keep {_contract(contract, view)}"
        case KeepBoth():
            return _describe_both(view)
        case Pass():
            return "pass"


def _describe_draw(slot: int, view: View) -> str:
    if slot == DECK:
        return "draw a card unseen from the draw pile"
    kind = view.public.market[slot]
    if kind == EMPTY:
        return f"take a card from slot {slot + 1} of the market, which is empty"
    text = f"take the {card(kind)} from slot {slot + 1} of the market"
    return f"{text}, and no second card" if kind == WILD else text


def _describe_both(view: View) -> str:
    offered = [_contract(contract, view) for contract in view.offer]
    return f"keep both: {listing(offered)}" if offered else "keep both contracts"


def _route(route: int) -> str:
    parts = [count(ROUTE_LENGTH[route], "space"), count(ROUTE_POINTS[route], "point")]
    if ROUTE_CART[route]:
        parts.append("a trade card")
    return f"{route_name(route)} ({', '.join(parts)})"


def _contract(contract: int, view: View) -> str:
    (already,) = joined(view, view.viewer, (contract,))
    worth = count(CONTRACT_VALUE[contract], "point")
    return f"{contract_name(contract)} ({worth}, {'already completed' if already else 'not completed yet'})"


_RULES: dict[type, RuleId] = {
    Draw: "ROU-030",
    Claim: "ROU-040",
    TakeContracts: "ROU-050",
    Keep: "ROU-050",
    KeepBoth: "ROU-050",
    Pass: "ROU-021",
}


def rule(move: RoutesMove, view: View) -> RuleId:
    """The rule that says what the move is; the first contracts are kept by another one than later ones."""
    if isinstance(move, Keep | KeepBoth) and view.public.asked is Asked.FIRST_CONTRACTS:
        return "ROU-012"
    return _RULES[type(move)]


_ASK_VIEWER = {
    Asked.FIRST_CONTRACTS: "keep one or both of your first contracts",
    Asked.TURN: "it is your turn: draw transport cards, claim a route or take contracts",
    Asked.SECOND_CARD: "take a second card",
    Asked.CONTRACTS: "keep one or both of the contracts that you drew",
}

_ASK_OTHERS = {
    Asked.FIRST_CONTRACTS: "choose which of the first contracts to keep",
    Asked.TURN: "take a turn",
    Asked.SECOND_CARD: "take a second card",
    Asked.CONTRACTS: "choose which contracts to keep",
}


def ask(view: View, names: Sequence[str]) -> str:
    """Whose turn it is and what is asked, in one sentence."""
    public = view.public
    if public.asked is Asked.NOTHING:
        return "The game is over."
    if view.viewer in public.waiting:
        return f"{names[view.viewer]}, {_ASK_VIEWER[public.asked]}."
    waiting = [names[seat] for seat in public.waiting]
    return f"{listing(waiting)} {'is' if len(waiting) == 1 else 'are'} to {_ASK_OTHERS[public.asked]}."
