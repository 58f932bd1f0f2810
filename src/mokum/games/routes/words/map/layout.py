"""Where places and routes lie on the grid of characters."""

from dataclasses import dataclass

from mokum.games.routes.board import BOARD, ROUTE_ENDS, ROUTE_TWIN
from mokum.games.routes.words.map.canvas import Cell

WIDTH = 116
HEIGHT = 36
_MARGIN_X = 4
_MARGIN_Y = 1


def _scale(value: int, values: list[int], size: int, margin: int) -> int:
    low, high = min(values), max(values)
    return margin + round((value - low) / (high - low) * (size - 1 - 2 * margin))


_xs, _ys = [place.x for place in BOARD.places], [place.y for place in BOARD.places]
DOTS: tuple[Cell, ...] = tuple(
    (_scale(place.x, _xs, WIDTH, _MARGIN_X), _scale(place.y, _ys, HEIGHT, _MARGIN_Y)) for place in BOARD.places
)
"""By place: the cell of its dot."""

_FINE = 256
"""Points by which a line is drawn: more than it has dots."""
# A character of braille is two columns of four dots; Unicode numbers them in this order.
_BRAILLE = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
EMPTY_BRAILLE = 0x2800


@dataclass(frozen=True)
class Track:
    """The straight line of a route. A cell's upper left corner has its column and row as coordinates."""

    start: tuple[float, float]
    end: tuple[float, float]

    def at(self, part: float) -> tuple[float, float]:
        """The point after this part of the way."""
        (x1, y1), (x2, y2) = self.start, self.end
        return x1 + (x2 - x1) * part, y1 + (y2 - y1) * part

    def dots(self) -> dict[Cell, int]:
        """The cells that the line crosses, from start to end, each with its dots of braille."""
        cells: dict[Cell, int] = {}
        for step in range(_FINE + 1):
            x, y = self.at(step / _FINE)
            cell = int(x), int(y)
            cells[cell] = cells.get(cell, 0) | _BRAILLE[int(x * 2) % 2][int(y * 4) % 4]
        return cells


def _track(route: int) -> Track:
    """From dot to dot; the halves of a double route run side by side."""
    (x1, y1), (x2, y2) = (DOTS[end] for end in ROUTE_ENDS[route])
    aside_x = aside_y = 0.0
    if ROUTE_TWIN[route] >= 0:
        side = 1 if route > ROUTE_TWIN[route] else -1
        # A character is about twice as high as it is wide. Just under half a row: the line ends in its dot's own row.
        if abs(x2 - x1) >= 2 * abs(y2 - y1):
            aside_y = 0.49 * side
        else:
            aside_x = 1.0 * side
    across, down = 0.5 + aside_x, 0.5 + aside_y
    return Track((x1 + across, y1 + down), (x2 + across, y2 + down))


TRACKS: tuple[Track, ...] = tuple(_track(route) for route in range(len(ROUTE_ENDS)))
"""By route."""
DOTTED: tuple[dict[Cell, int], ...] = tuple(track.dots() for track in TRACKS)
"""By route: the cells of its line and what is drawn there."""
