"""What holds at every moment of every game."""

from collections.abc import Iterator

from mokum.games.routes.board import (
    CARTS,
    CONTRACTS,
    EMPTY,
    MARKET_SLOTS,
    ROUTE_LENGTH,
    ROUTE_POINTS,
    TOO_MANY_WILDS,
    TRADE_CARDS,
    WILD,
)
from mokum.games.routes.cards import ALL, counts, market_cards, pack, size
from mokum.games.routes.imagine.world import open_claims
from mokum.games.routes.state import State, pile_size
from mokum.kernel.bits import members
from mokum.kernel.game import Broken


def check(state: State) -> None:
    """Raise Broken with the rule that does not hold."""
    for rule, holds in _claims(state):
        if not holds:
            raise Broken(rule)


def _claims(state: State) -> Iterator[tuple[str, bool]]:
    seats = range(state.seats)
    pile = state.pile[state.pile_next :]
    market = [card for card in market_cards(state.market) if card != EMPTY]
    yield "ROU-V14 transport cards add up", sum(state.hands) + pack([*pile, *market, *state.discards]) == ALL
    contracts = [contract for seat in seats for contract in (*members(state.contracts[seat]), *state.offers[seat])]
    contracts += state.contract_pile[state.contract_next :]
    yield "ROU-V14 contracts add up", sorted(contracts) == list(range(len(CONTRACTS)))
    yield "ROU-V14 trade cards add up", 0 <= sum(state.trade) <= TRADE_CARDS
    for seat in seats:
        routes = members(state.claimed[seat])
        placed = sum(ROUTE_LENGTH[route] for route in routes)
        yield "ROU-V14 carts add up", state.carts[seat] == CARTS - placed and state.carts[seat] >= 0
        yield "ROU-066 route points", state.points[seat] == sum(ROUTE_POINTS[route] for route in routes)
        hand, shown, unseen = (counts(held[seat]) for held in (state.hands, state.shown, state.unseen))
        yield "ROU-037 what was shown is in the hand", all(map(int.__le__, shown, hand))
        yield "ROU-037 unseen cards are counted", size(state.unseen[seat]) == state.unseen_counts[seat] == sum(unseen)
    owned = [route for seat in seats for route in members(state.claimed[seat])]
    yield "ROU-043 a route has one owner", len(owned) == len(set(owned))
    yield "ROU-045 what is open follows from the board", state.open_claims == open_claims(state.claimed)
    yield "ROU-035 the pool is the pile and what was drawn from it", state.pool == pack(pile) + sum(state.unseen)
    if state.first_kept != [()] * state.seats:
        yield (
            "ROU-013 a first choice is from the offer",
            all(set(state.first_kept[seat]) <= set(state.offers[seat]) for seat in seats),
        )
    if len(market) < MARKET_SLOTS:
        yield (
            "ROU-035 a slot is empty only when there is nothing to fill it",
            not pile_size(state) + len(state.discards),
        )
    coloured = sum(card != WILD for card in (*market, *pile, *state.discards))
    wilds = market.count(WILD)
    yield "ROU-034 at most two wilds lie open", wilds < TOO_MANY_WILDS or coloured < TOO_MANY_WILDS
