"""A state that somebody with this view could be looking at: what is hidden is drawn anew, what was seen is kept."""

from functools import lru_cache

from mokum.games.routes.board import ROUTE_TWIN, ROUTES
from mokum.games.routes.cards import from_counts, market_of
from mokum.games.routes.imagine.cards import imagine_cards
from mokum.games.routes.imagine.contracts import imagine_contracts
from mokum.games.routes.payable import EVERY_CLAIM, OTHER_CLAIMS
from mokum.games.routes.state import (
    CONTRACTS_OF,
    NOT_BEGUN,
    SECOND_CARD_OF,
    TURN_OF,
    Agenda,
    KeepFirstContracts,
    State,
)
from mokum.games.routes.view import FREE, Asked, Public, View
from mokum.kernel.chance import Chance


def imagine(view: View, chance: Chance) -> State:
    """Redraw hands, piles and contracts as this viewer's knowledge allows."""
    public = view.public
    claimed = [0] * public.seats
    for route, owner in enumerate(public.owners):
        if owner != FREE:
            claimed[owner] |= 1 << route
    pile, hands, unseen = imagine_cards(view, chance)
    held = imagine_contracts(view, chance)
    return State(
        seats=public.seats,
        first=public.first,
        agenda=_agenda(public),
        hands=hands,
        shown=[from_counts(shown) for shown in public.shown],
        unseen=unseen,
        unseen_counts=list(public.unseen),
        market=market_of(public.market),
        pile=tuple(pile),
        pile_next=0,
        pool=from_counts(public.pool),
        discards=public.discards,
        shuffles=public.shuffles,
        claimed=claimed,
        open_claims=open_claims(claimed),
        carts=list(public.carts),
        points=list(public.points),
        trade=list(public.trade),
        contract_pile=held.pile,
        contract_next=len(held.pile) - public.contract_pile,
        takings=public.takings,
        contracts=held.kept,
        offers=held.offers,
        first_kept=held.first_kept,
        passes=public.passes,
        turns_left=public.turns_left,
        why_ended=public.why_ended,
        turns=NOT_BEGUN if public.asked is Asked.FIRST_CONTRACTS else 0,
    )


def open_claims(claimed: list[int]) -> list[int]:
    """By seat: the claims that the board allows, worked out from who owns what (ROU-043, ROU-045, ROU-046)."""
    return [*_open_claims(tuple(claimed))]


# Whoever looks ahead imagines many worlds with the same board, and this was a third of the time that each took.
@lru_cache(maxsize=64)
def _open_claims(claimed: tuple[int, ...]) -> tuple[int, ...]:
    taken = 0
    for owned in claimed:
        taken |= owned
    found = []
    for own in claimed:
        shut_by = taken if len(claimed) == 2 else own
        bits = EVERY_CLAIM
        for route in range(len(ROUTES)):
            twin = ROUTE_TWIN[route]
            if taken >> route & 1 or (twin >= 0 and shut_by >> twin & 1):
                bits &= OTHER_CLAIMS[route]
        found.append(bits)
    return tuple(found)


def _agenda(public: Public) -> Agenda:
    match public.asked:
        case Asked.NOTHING:
            return ()
        case Asked.FIRST_CONTRACTS:
            return (KeepFirstContracts(public.waiting),)
        case Asked.TURN:
            return TURN_OF[public.waiting[0]]
        case Asked.SECOND_CARD:
            return SECOND_CARD_OF[public.waiting[0]]
        case Asked.CONTRACTS:
            return CONTRACTS_OF[public.waiting[0]]
