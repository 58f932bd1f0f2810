"""The map for a planner: which places are joined, and every way to fulfil a contract that sixteen carts are enough for.

Two places that are joined by a route or by both halves of a double route are a *link*. A set of links is a number with
a bit for each. The map is small enough to list every way once.
"""

from functools import cache

from mokum.games.routes.board import (
    CARTS,
    CONTRACT_ENDS,
    ROUTE_CART,
    ROUTE_ENDS,
    ROUTE_LENGTH,
    ROUTE_POINTS,
    ROUTE_TWIN,
)
from mokum.kernel.bits import members

Links = int
"""A set of links."""
Routes = int
"""A set of routes, halves of double routes counted one by one."""

LEADING: tuple[int, ...] = tuple(route for route, twin in enumerate(ROUTE_TWIN) if twin < 0 or route < twin)
"""By link: its only route, or the first half of its double route."""
HALVES: tuple[int, ...] = tuple(
    1 << route | (1 << ROUTE_TWIN[route] if ROUTE_TWIN[route] >= 0 else 0) for route in LEADING
)
"""By link: a bit for each of its routes."""
LINK_OF: tuple[int, ...] = tuple(
    LEADING.index(route if twin < 0 else min(route, twin)) for route, twin in enumerate(ROUTE_TWIN)
)
"""By route: the link that it is part of."""
ENDS: tuple[tuple[int, int], ...] = tuple(ROUTE_ENDS[route] for route in LEADING)
LENGTH: tuple[int, ...] = tuple(ROUTE_LENGTH[route] for route in LEADING)
POINTS: tuple[int, ...] = tuple(ROUTE_POINTS[route] for route in LEADING)
TRADE: tuple[bool, ...] = tuple(ROUTE_CART[route] for route in LEADING)
EVERY_LINK: Links = (1 << len(LEADING)) - 1
EVERY_ROUTE: Routes = (1 << len(LINK_OF)) - 1

_SOME = 11
"""So many neighbouring routes are looked up at once: four times that are all."""


def _links_of_some(start: int, routes: int) -> Links:
    links = 0
    for route in members(routes):
        if start + route < len(LINK_OF):
            links |= 1 << LINK_OF[start + route]
    return links


_FIRST, _SECOND, _THIRD, _FOURTH = (
    tuple(_links_of_some(start, routes) for routes in range(1 << _SOME)) for start in range(0, 4 * _SOME, _SOME)
)


def links_of(routes: Routes) -> Links:
    """The links that have one of these routes. Looked up, since every board that is thought of asks."""
    return _FIRST[routes & 2047] | _SECOND[routes >> 11 & 2047] | _THIRD[routes >> 22 & 2047] | _FOURTH[routes >> 33]


@cache
def _neighbours(place: int) -> tuple[tuple[int, int], ...]:
    """The places next to this one, each with the link to it."""
    return tuple((ends[1 - side], link) for link, ends in enumerate(ENDS) for side in (0, 1) if ends[side] == place)


@cache
def ways(contract: int) -> tuple[Links, ...]:
    """All ways that fulfil the contract without passing a place twice, shortest first."""
    start, goal = CONTRACT_ENDS[contract]
    found: list[tuple[int, Links]] = []

    def walk(place: int, visited: int, spaces: int, way: Links) -> None:
        if place == goal:
            found.append((spaces, way))
            return
        for other, link in _neighbours(place):
            longer = spaces + LENGTH[link]
            if not visited >> other & 1 and longer <= CARTS:
                walk(other, visited | 1 << other, longer, way | 1 << link)

    walk(start, 1 << start, 0, 0)
    return tuple(way for _, way in sorted(found))
