"""How far a contract still is: the shortest way between its places over a seat's own routes and those open to it."""

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import inf
from typing import NamedTuple

from mokum.games.routes.board import CONTRACT_ENDS, PLACE_NAMES, ROUTE_ENDS, ROUTE_LENGTH
from mokum.games.routes.payable import CLAIMS_OF
from mokum.games.routes.state import State
from mokum.kernel.event import Seat

_PLACES = len(PLACE_NAMES)


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

    def shortened(self, contract: int, routes: Sequence[int]) -> dict[int, int]:
        """By open route that would shorten the way, were it the seat's own: the spaces that the way would then take."""
        start, goal = CONTRACT_ENDS[contract]
        from_start, from_goal = _walk(self, start)[0], _walk(self, goal)[0]
        now, found = from_start[goal], {}
        for route in routes:
            one, other = ROUTE_ENDS[route]
            over_it = min(from_start[one] + from_goal[other], from_start[other] + from_goal[one])
            if over_it < now:
                found[route] = int(over_it)
        return found


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


@lru_cache(maxsize=1 << 10)
def _steps(reach: Reach) -> tuple[list[tuple[int, int, int]], ...]:
    """By place: the routes that can be gone over, each with the place at its other end and the spaces it takes."""
    own, free = reach
    steps: tuple[list[tuple[int, int, int]], ...] = tuple([[] for _ in PLACE_NAMES])
    for route, (one, other) in enumerate(ROUTE_ENDS):
        if (own | free) >> route & 1:
            spaces = 0 if own >> route & 1 else ROUTE_LENGTH[route]
            steps[one].append((route, other, spaces))
            steps[other].append((route, one, spaces))
    return steps


@lru_cache(maxsize=1 << 12)
def _walk(reach: Reach, start: int) -> tuple[list[float], dict[int, int]]:
    """By place: the spaces of the shortest way from the start, and its last route. It is kept: boards change seldom."""
    steps = _steps(reach)
    far: list[float] = [inf] * _PLACES
    far[start] = 0
    came: dict[int, int] = {}
    # What is ahead are numbers, quicker than pairs: spaces walked, times the number of places, plus the place.
    ahead = [start]
    while ahead:
        walked, here = divmod(heappop(ahead), _PLACES)
        if walked > far[here]:
            continue  # a shorter way was found meanwhile
        for route, there, spaces in steps[here]:
            if walked + spaces < far[there]:
                far[there] = walked + spaces
                came[there] = route
                heappush(ahead, (walked + spaces) * _PLACES + there)
    return far, came
