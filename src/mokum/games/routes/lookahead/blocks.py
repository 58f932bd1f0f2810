"""Blocks: routes that another seat seems to need next, which can be claimed before it does."""

from functools import lru_cache

from mokum.games.routes.advice.land import Land, land_with
from mokum.games.routes.advice.measures import POINT
from mokum.games.routes.advice.plans import effort_and_spaces
from mokum.games.routes.advice.ways import HALVES, Links, ways
from mokum.games.routes.board import CARTS, CONTRACT_VALUE, CONTRACTS
from mokum.games.routes.lookahead.weighing import joined_and_left, weight
from mokum.games.routes.view import FREE, View
from mokum.kernel.bits import members
from mokum.kernel.event import Seat

NEARLY = 3
"""A contract that lacks more links than this is not worth a block: there is another way, or it is not meant."""
LEAST = POINT
"""A block that is expected to cost another seat less than this is not tried."""


def blocks(view: View) -> dict[int, int]:
    """By route: what its loss would cost another seat, in hundredths of a point, as far as its claims tell.

    Contracts are weighed as `weighing` weighs worlds, one by one; so nothing has to be imagined.
    """
    public = view.public
    claimed = [0] * public.seats
    for route, owner in enumerate(public.owners):
        if owner != FREE:
            claimed[owner] |= 1 << route
    taken = sum(claimed)
    costs: dict[int, int] = {}
    for seat, own in enumerate(claimed):
        if seat != view.viewer and own:
            land = land_with(own, taken & ~own, public.seats)
            for link, cost in _costs(view, seat, land).items():
                halves = [route for route in members(HALVES[link]) if not taken >> route & 1]
                if public.seats == 2 or len(halves) == 1:  # else the other half is left to it (ROU-046)
                    for route in halves:
                        costs[route] = costs.get(route, 0) + round(cost)
    return {route: cost for route, cost in costs.items() if cost >= LEAST}


def _costs(view: View, seat: Seat, land: Land) -> dict[int, float]:
    """By link: what its loss would cost this seat on average."""
    gone = (CARTS - view.public.carts[seat]) / CARTS
    weights = {}
    for contract in range(len(CONTRACTS)):
        if contract not in view.contracts:
            joined, lacks = joined_and_left(contract, land.open, land.shut)
            weights[contract] = weight(joined.bit_count(), gone * lacks)
    share = view.public.contract_counts[seat] / sum(weights.values())
    costs: dict[int, float] = {}
    for contract, likely in weights.items():
        for link, cost in _loss_of_links(contract, land.open, land.shut):
            costs[link] = costs.get(link, 0.0) + min(likely * share, 1.0) * cost
    return costs


@lru_cache(maxsize=1 << 12)
def _loss_of_links(contract: int, open_links: Links, shut: Links) -> tuple[tuple[int, int], ...]:
    """Each link that the best way of a contract lacks, with what it costs to go another way or to give up."""
    possible = [way for way in ways(contract) if not way & shut]
    if not possible:
        return ()
    best = min(possible, key=lambda way: effort_and_spaces(way & open_links)) & open_links
    if not 1 <= best.bit_count() <= NEARLY:
        return ()
    effort = effort_and_spaces(best) >> 8
    found = []
    for link in members(best):
        cost = 2 * CONTRACT_VALUE[contract] * POINT
        for way in possible:
            if not way >> link & 1:
                cost = min(cost, (effort_and_spaces(way & open_links) >> 8) - effort)
        found.append((link, cost))
    return tuple(found)
