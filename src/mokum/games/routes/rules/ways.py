"""How far a contract still is: the shortest way between its places over a seat's own routes and those open to it."""

from functools import lru_cache
from math import inf
from typing import NamedTuple

from mokum.games.routes.board import CONTRACT_ENDS, PLACE_NAMES, ROUTE_ENDS, ROUTE_LENGTH
from mokum.games.routes.payable import CLAIMS_OF
from mokum.games.routes.state import State
from mokum.kernel.event import Seat

_PLACES = range(len(PLACE_NAMES))
_NEXT = tuple(
    tuple((route, ends[1 - ends.index(place)]) for route, ends in enumerate(ROUTE_ENDS) if place in ends)
    for place in _PLACES
)
"""By place: the routes that begin there, each with the place at its other end."""


class Way(NamedTuple):
    """A way of fewest spaces."""

    spaces: int | None
    """To be claimed still: 0 once the places are joined, None where no way is left."""
    routes: tuple[int, ...]
    """All of it, own routes included, from the contract's second place to its first."""


class Reach(NamedTuple):
    """What a seat can go over, as bits of routes."""

    own: int
    open: int

    @lru_cache(maxsize=1 << 10)  # noqa: B019  boards change seldom, and a reach is a small value
    def way(self, contract: int) -> Way:
        """The shortest way that joins the places of a contract."""
        start, goal = CONTRACT_ENDS[contract]
        far, came = _walk(self, start)
        if far[goal] == inf:
            return Way(None, ())
        routes, place = [], goal
        while place != start:
            routes.append(came[place])
            place = _other_end(came[place], place)
        return Way(int(far[goal]), tuple(routes))

    def after(self, contract: int, route: int) -> int | None:
        """The spaces of the way once an open route is the seat's own: over that route for nothing, or as before."""
        start, goal = CONTRACT_ENDS[contract]
        from_start, from_goal = _walk(self, start)[0], _walk(self, goal)[0]
        one, other = ROUTE_ENDS[route]
        far = min(from_start[goal], from_start[one] + from_goal[other], from_start[other] + from_goal[one])
        return None if far == inf else int(far)


def reach_of(state: State, seat: Seat) -> Reach:
    """The seat's own routes, and those that nothing but cards and carts keeps it from (ROU-043, ROU-045, ROU-046)."""
    return Reach(state.claimed[seat], routes_of(state.open_claims[seat]))


@lru_cache(maxsize=1 << 10)
def routes_of(claims: int) -> int:
    """The routes, as bits, that some of these claims are for."""
    return sum([1 << route for route, of_it in enumerate(CLAIMS_OF) if claims & of_it])


def _other_end(route: int, place: int) -> int:
    one, other = ROUTE_ENDS[route]
    return other if place == one else one


@lru_cache(maxsize=1 << 12)
def _walk(reach: Reach, start: int) -> tuple[list[float], dict[int, int]]:
    """By place: the spaces of the shortest way from the start, and its last route. It is kept: boards change seldom."""
    own, free = reach
    far: list[float] = [inf] * len(_PLACES)
    far[start] = 0
    came: dict[int, int] = {}
    left = set(_PLACES)
    while left:
        here = min(left, key=far.__getitem__)
        walked = far[here]
        if walked == inf:
            break
        left.remove(here)
        for route, there in _NEXT[here]:
            if own >> route & 1:
                cost = 0
            elif free >> route & 1:
                cost = ROUTE_LENGTH[route]
            else:
                continue
            if walked + cost < far[there]:
                far[there] = walked + cost
                came[there] = route
    return far, came
