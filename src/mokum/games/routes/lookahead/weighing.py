"""How well an imagined world explains what the others did: whoever claims a route mostly works for a contract.

And whoever has few carts left has mostly finished: what is far from done by then was hardly ever held.
"""

from functools import lru_cache
from math import exp

from mokum.games.routes.advice.land import land_with
from mokum.games.routes.advice.plans import effort_and_spaces
from mokum.games.routes.advice.ways import Links, links_of, ways
from mokum.games.routes.board import CARTS
from mokum.games.routes.state import State
from mokum.kernel.bits import members
from mokum.kernel.event import Seat

# Logarithms, a little below what fits greedy's own games best.
EXPLAINED = 1.6
"""How much more likely a claim is that serves a contract."""
UNFINISHED = 2.5
"""How much less likely a contract is for each link that it still lacks, when all carts are gone."""
LOST = 1
"""So many links a contract counts as lacking that can no longer be fulfilled: that happens to what is held, too."""


def likelihood(state: State, seat: Seat) -> float | None:
    """How likely the others' claims are in this world, up to a factor; None where they have made none that tell."""
    if not any(own for other, own in enumerate(state.claimed) if other != seat):
        return None
    return weight(claims_explained(state, seat), links_lacking(state, seat))


def weight(explained: int, lacking: float) -> float:
    """How likely it is that contracts are held which explain so many claims and lack so many links, up to a factor."""
    return exp(EXPLAINED * explained - UNFINISHED * lacking)


def claims_explained(state: State, seat: Seat) -> int:
    """Of the links that the others have: how many serve a contract which they hold in this world."""
    taken = _taken(state)
    explained = 0
    for other, own in enumerate(state.claimed):
        if other != seat and own:
            land = land_with(own, taken & ~own, state.seats)
            serving = 0
            for contract in members(state.contracts[other]):
                serving |= joined_and_left(contract, land.open, land.shut)[0]
            explained += (serving & links_of(own)).bit_count()
    return explained


def links_lacking(state: State, seat: Seat) -> float:
    """The links that the others' contracts still lack in this world, each counted by the share of carts gone."""
    taken = _taken(state)
    total = 0.0
    for other, own in enumerate(state.claimed):
        if other != seat and own:
            land = land_with(own, taken & ~own, state.seats)
            lack = sum(joined_and_left(each, land.open, land.shut)[1] for each in members(state.contracts[other]))
            total += lack * (CARTS - state.carts[other]) / CARTS
    return total


def _taken(state: State) -> int:
    taken = 0
    for own in state.claimed:
        taken |= own
    return taken


@lru_cache(maxsize=1 << 12)
def joined_and_left(contract: int, open_links: Links, shut: Links) -> tuple[Links, int]:
    """On the best way of a contract: the links that are claimed already, and how many are not.

    Where there is no way there are none, and LOST.
    """
    possible = [way for way in ways(contract) if not way & shut]
    if not possible:
        return 0, LOST
    best = min(possible, key=lambda way: effort_and_spaces(way & open_links))
    return best & ~open_links, (best & open_links).bit_count()
