"""The marks and measures of the picture; a mark says what colour alone must not."""

from collections.abc import Iterable, Iterator, Sequence

from mokum.games.harbour.board import COLOURS
from mokum.games.harbour.view import View
from mokum.kernel.words import Line, Run

WIDTH = 120
"""No line is longer."""
HEADING = 16
"""Columns that the first words of a line take."""
TO_MOVE = "▸"
"""The game waits for this seat."""
GONE = "×"
"""A roof that is taken, a good that was sold, or a card that was used this round."""
HERE = "◆"
"""The Foreman, the Bailiff or the pawn of the black market stands here."""
NONE = "–"
_GAP = "   "


def side_letter(side: int, view: View) -> str:
    """The letter on a side's arms and pawns; TOM's is T."""
    return "ABCD"[side] if side < view.seats else "T"


def side_style(side: int) -> str:
    """The style of all that belongs to a side."""
    return f"seat {side + 1}"


def letter(side: int, view: View) -> Run:
    """A side's letter in its style."""
    return Run(side_letter(side, view), side_style(side))


def heading(text: str) -> Run:
    """The first words of a line."""
    return Run(f"{text:<{HEADING}}", "strong")


def cell(runs: Iterable[Run], width: int) -> Iterator[Run]:
    """Runs, filled up to a width."""
    used = 0
    for run in runs:
        used += len(run.text)
        yield run
    yield Run(" " * max(width - used, 1))


def cubes(counts: Sequence[int]) -> list[Run]:
    """Cubes in their colours: 2 pink 1 grey."""
    found = [Run(f"{number} {colour}", colour) for number, colour in zip(counts, COLOURS, strict=True) if number]
    return spaced(found) if found else [Run(NONE, "dim")]


def spaced(runs: Sequence[Run]) -> list[Run]:
    """Runs with a space between each two."""
    return [part for run in runs for part in (Run(" "), run)][1:]


def wrapped(title: str, items: Iterable[Sequence[Run]]) -> Iterator[Line]:
    """Items side by side on as many lines as they need, none beyond the width."""
    line, used = list[Run](), HEADING
    for item in items:
        length = sum(len(run.text) for run in item)
        if line and used + len(_GAP) + length > WIDTH:
            yield heading(title), *line
            title, line, used = "", [], HEADING
        if line:
            line.append(Run(_GAP))
            used += len(_GAP)
        line += item
        used += length
    yield heading(title), *(line or (Run(NONE, "dim"),))
