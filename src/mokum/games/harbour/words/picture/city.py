"""The city by districts, and the black market."""

from collections.abc import Iterator

from mokum.games.harbour.board import (
    BLOCK_COST,
    BLOCK_DISTRICT,
    BLOCKS,
    COLOURS,
    DISTRICT_COLOUR,
    DISTRICT_NAMES,
    MARKET_PLACE,
)
from mokum.games.harbour.state import NOTHING
from mokum.games.harbour.view import View
from mokum.games.harbour.words.phrases import GOOD_WORDS, block
from mokum.games.harbour.words.picture.marks import GONE, HERE, cell, heading, letter
from mokum.kernel.words import Line, Run

_COLOUR_WIDTH = 7
_BLOCK_WIDTH = 16
_GOOD_WIDTH = 14


def draw_city(view: View) -> Iterator[Line]:
    """A line for each district: its colour, then block, cost, and the good that lies there or the owner's letter."""
    for district, name in enumerate(DISTRICT_NAMES):
        colour = COLOURS[DISTRICT_COLOUR[district]]
        blocks = [number for number in range(len(BLOCKS)) if BLOCK_DISTRICT[number] == district]
        yield (
            heading(name),
            Run(f"{colour:<{_COLOUR_WIDTH}}", colour),
            *(run for number in blocks for run in cell(_block(view, number), _BLOCK_WIDTH)),
        )
    if view.bailiff != NOTHING:
        yield heading("Bailiff"), Run(f"{HERE} {block(view.bailiff)}, which costs 1 cube less")


def _block(view: View, number: int) -> Iterator[Run]:
    mark = HERE if number == view.bailiff else " "
    owner = next((side for side, seen in enumerate(view.sides) if number in seen.arms), NOTHING)
    yield Run(f"{BLOCKS[number]}{mark}{BLOCK_COST[number]} ", "dim" if owner != NOTHING else "")
    if owner != NOTHING:
        yield letter(owner, view)
    elif view.goods_on[number] != NOTHING:
        yield Run(GOOD_WORDS[view.goods_on[number]])


def draw_black_market(view: View) -> Iterator[Line]:
    """Its nine spaces as they lie; a good that was sold is crossed out."""
    at = {place: good for good, place in enumerate(MARKET_PLACE)}
    pawn = f"   {HERE} the pawn: a sale gives florins and a cube" if view.pawn != NOTHING else ""
    beside = ("Black market", ""), ("", f"{GONE} sold{pawn}"), ("", "")
    for row, (title, legend) in enumerate(beside):
        spaces = (cell((_space(view, at[row, column]),), _GOOD_WIDTH) for column in range(len(beside)))
        yield heading(title), *(run for runs in spaces for run in runs), Run(legend, "dim")


def _space(view: View, good: int) -> Run:
    if good in view.sold:
        return Run(f"{GONE} {GOOD_WORDS[good]}", "dim")
    return Run(f"{HERE if view.pawn == good else ' '} {GOOD_WORDS[good]}")
