"""Draws the map as one viewer sees it: who owns what, and which places its contracts name."""

from collections import Counter

from mokum.games.routes.board import CONTRACT_ENDS, PLACE_NAMES, ROUTE_LENGTH, ROUTE_TWIN, ROUTES
from mokum.games.routes.view import FREE, View
from mokum.games.routes.words.map.canvas import Canvas, Cell
from mokum.games.routes.words.map.labels import route_label, spots
from mokum.games.routes.words.map.layout import DOTS, DOTTED, EMPTY_BRAILLE, HEIGHT, WIDTH
from mokum.games.routes.words.marks import CLOSED, DOT, WANTED, seat_letter, seat_style
from mokum.kernel.words import Picture

_LETTER_EVERY = 3
"""On a claimed line, every so many cells show the owner's letter."""


def draw_map(view: View) -> Picture:
    """The places, the routes between them and who claimed them."""
    canvas = Canvas(WIDTH, HEIGHT)
    _draw_lines(canvas, view)
    by_place, by_route = spots()
    labels = [(spot, *_label(route, view)) for route, spot in enumerate(by_route)]
    texts = [*((spot, PLACE_NAMES[place], "strong") for place, spot in enumerate(by_place)), *labels]
    for spot, text, _ in texts:
        canvas.put(spot.start(text) - 1, spot.y, " " * (len(text) + 2))
    wanted = {end for contract in (*view.contracts, *view.offer) for end in CONTRACT_ENDS[contract]}
    for place, (x, y) in enumerate(DOTS):
        canvas.put(x, y, WANTED if place in wanted else DOT, "strong")
    for spot, text, style in texts:
        canvas.put(spot.start(text), spot.y, text, style)
    return canvas.picture()


def _draw_lines(canvas: Canvas, view: View) -> None:
    owners = view.public.owners
    drawn: Counter[Cell] = Counter()
    # Claimed lines go over free ones.
    for route in sorted(range(len(ROUTES)), key=lambda route: owners[route] != FREE):
        _, style = _label(route, view)
        for step, (cell, dots) in enumerate(DOTTED[route].items()):
            drawn[cell] |= dots
            lettered = owners[route] != FREE and step % _LETTER_EVERY == 0
            canvas.put(*cell, seat_letter(owners[route]) if lettered else chr(EMPTY_BRAILLE + drawn[cell]), style)


def _label(route: int, view: View) -> tuple[str, str]:
    """What stands on the route: its colour and spaces, or its owner's carts; and its style."""
    owner, number, length = view.public.owners[route], ROUTES[route].id, ROUTE_LENGTH[route]
    if owner != FREE:
        return f"{number} {seat_letter(owner) * length}", seat_style(owner)
    if _is_closed(route, view):
        return f"{number} {CLOSED * length}", "dim"
    return route_label(route), ROUTES[route].colour


def _is_closed(route: int, view: View) -> bool:
    """With two seats, the other half of a double route that was claimed (ROU-046)."""
    twin = ROUTE_TWIN[route]
    return view.public.seats == 2 and twin >= 0 and view.public.owners[twin] != FREE
