"""Cards on lines of their own: number, name, cost and text."""

from collections.abc import Iterator
from textwrap import wrap

from mokum.games.harbour import cubes as packing
from mokum.games.harbour.deck import CARDS, COST
from mokum.games.harbour.words.picture.marks import HEADING, NONE, WIDTH, cell, cubes, heading
from mokum.kernel.words import Line, Run

_NUMBER_WIDTH = 4
_NAME_WIDTH = 21
_COST_WIDTH = 24
_INDENT = HEADING + _NUMBER_WIDTH + _NAME_WIDTH + _COST_WIDTH
_TEXT_WIDTH = WIDTH - _INDENT


def draw_cards(title: str, cards: tuple[int, ...]) -> Iterator[Line]:
    """A line for each card, and another where its text is long."""
    if not cards:
        yield heading(title), Run(NONE, "dim")
    for number in cards:
        first, *others = wrap(CARDS[number].text, _TEXT_WIDTH)
        yield heading(title), *_face(number), Run(first)
        for text in others:
            yield Run(" " * _INDENT), Run(text)
        title = ""


def _face(number: int) -> Iterator[Run]:
    yield Run(f"{number:<{_NUMBER_WIDTH}}")
    yield Run(f"{CARDS[number].name:<{_NAME_WIDTH}}")
    yield from cell(cubes(packing.counts(COST[number])), _COST_WIDTH)
