"""The texts on the map: the names of the places and the labels of the routes, and where they stand."""

from collections.abc import Iterator
from functools import cache
from math import inf

from mokum.games.routes.board import PLACE_NAMES, ROUTES
from mokum.games.routes.words.map.canvas import Cell
from mokum.games.routes.words.map.layout import DOTS, DOTTED, TRACKS
from mokum.games.routes.words.map.room import Spot, settle
from mokum.games.routes.words.marks import BOX, TRADE

# What is bad about a spot, in points that were tuned by looking.
_OFF_ITS_LINE = 8.0
_OFF_THE_MIDDLE = 10.0
_ASIDE_A_ROW = 1.0
_ASIDE_A_COLUMN = 0.5

_PARTS = [0.5 + sign * step * 0.03 for step in range(11) for sign in (1, -1)]


def route_label(route: int) -> str:
    """The number, the colour and the spaces of a route that is free."""
    printed = ROUTES[route]
    return f"{printed.id} {printed.colour}{BOX * printed.length}{TRADE if printed.cart else ''}"


def _spots_of_place(place: int) -> Iterator[Spot]:
    """Around the dot: beside it, above or below it, at a corner."""
    (x, y), width = DOTS[place], len(PLACE_NAMES[place])
    middle = x - width // 2
    for badness, lefts, rows in (
        (0.0, (x + 2, x - width - 1), (y,)),
        (1.0, (middle,), (y - 1, y + 1)),
        (2.0, (x + 1, x - width), (y - 1, y + 1)),
    ):
        for left in lefts:
            for row in rows:
                yield Spot(left, row, width, badness)


def _spots_of_route(route: int) -> Iterator[Spot]:
    """On its line if there is room, near the middle."""
    width, own = len(route_label(route)), DOTTED[route]
    badness: dict[Cell, float] = {}
    for part in _PARTS:
        x, y = TRACKS[route].at(part)
        for down in (0, -1, 1):
            for across in range(-width, width + 1):
                cell = int(x) - width // 2 + across, int(y) + down
                aside = _ASIDE_A_ROW * abs(down) + _ASIDE_A_COLUMN * abs(across)
                badness[cell] = min(badness.get(cell, inf), _OFF_THE_MIDDLE * abs(part - 0.5) + aside)
    for (left, row), by_itself in badness.items():
        spot = Spot(left, row, width, by_itself, own)
        if not any(cell in own for cell in spot.cells):
            spot.badness += _OFF_ITS_LINE
        yield spot


@cache
def spots() -> tuple[list[Spot], list[Spot]]:
    """By place and by route: where its text stands."""
    places, routes = range(len(PLACE_NAMES)), range(len(ROUTES))
    choices = [*(_spots_of_place(place) for place in places), *(_spots_of_route(route) for route in routes)]
    settled = settle([[spot for spot in free if spot.is_free] for free in choices])
    return settled[: len(places)], settled[len(places) :]
