"""Room for texts on the map: each in turn takes the best spot that the others leave, until none wants to move."""

from collections import Counter
from collections.abc import Iterable, Sequence

from mokum.games.routes.words.map.canvas import Cell
from mokum.games.routes.words.map.layout import DOTS, DOTTED, HEIGHT, WIDTH

# What is bad about a spot, in points that were tuned by looking.
_OVERLAP = 40.0
_TOUCH = 6.0
_ON_A_LINE = 2.0
_BESIDE_A_DOT = 3.0

_ROUNDS = 8

_lines = Counter(cell for dotted in DOTTED for cell in dotted)
_dots = frozenset(DOTS)


class Spot:
    """Where a text may stand, and how bad that is by itself."""

    __slots__ = ("badness", "cells", "x", "y")

    def __init__(self, x: int, y: int, width: int, badness: float, own: Iterable[Cell] = ()) -> None:
        """A text may cover the line that is its own."""
        self.x, self.y = x, y
        self.cells = tuple((column, y) for column in range(x, x + width))
        covered = sum(_lines[cell] for cell in self.cells) - sum(cell in own for cell in self.cells)
        self.badness = badness + _ON_A_LINE * covered + _BESIDE_A_DOT * sum(cell in _dots for cell in self.beside)

    @property
    def is_free(self) -> bool:
        """Whether it is on the map and covers no dot."""
        inside = self.x >= 0 and self.x + len(self.cells) <= WIDTH and 0 <= self.y < HEIGHT
        return inside and _dots.isdisjoint(self.cells)

    @property
    def beside(self) -> tuple[Cell, Cell]:
        """The cells left and right of it."""
        return (self.x - 1, self.y), (self.x + len(self.cells), self.y)

    def start(self, text: str) -> int:
        """The column at which a text that is shorter than its room begins: it stands in the middle."""
        return self.x + (len(self.cells) - len(text)) // 2


def settle(choices: Sequence[Sequence[Spot]]) -> list[Spot]:
    """One spot for each text, of those that it may choose from."""
    chosen: dict[int, Spot] = {}
    fewest_choices_first = sorted(range(len(choices)), key=lambda text: len(choices[text]))
    for _ in range(_ROUNDS):
        before = dict(chosen)
        for text in fewest_choices_first:
            chosen.pop(text, None)
            chosen[text] = _best(choices[text], chosen.values())
        if chosen == before:
            break
    return [chosen[text] for text in range(len(choices))]


def _best(choices: Sequence[Spot], others: Iterable[Spot]) -> Spot:
    crowded: dict[Cell, float] = {}
    for other in others:
        crowded |= dict.fromkeys(other.beside, _TOUCH)
    for other in others:
        crowded |= dict.fromkeys(other.cells, _OVERLAP)
    return min(choices, key=lambda spot: spot.badness + sum(crowded.get(cell, 0.0) for cell in spot.cells))
