"""The Amstel on one line: spaces, bridges and the pawns that stand on them."""

from collections.abc import Iterator

from mokum.games.harbour.board import BRIDGE_INTO, MOUTH, MOUTH_POINTS
from mokum.games.harbour.view import View
from mokum.games.harbour.words.picture.marks import heading, letter
from mokum.kernel.words import Line, Run


def draw_river(view: View) -> Iterator[Line]:
    """Spaces 0 to 17 and the mouth; the last letter of a stack is on top."""
    runs: list[Run] = []
    for space in range(MOUTH + 1):
        if space in BRIDGE_INTO:
            runs.append(Run(f"|{BRIDGE_INTO[space]}| ", "strong"))
        pawns = _pawns(view, space)
        name = "mouth" if space == MOUTH else str(space)
        runs += [Run(f"{name}:" if pawns else name, "" if pawns else "dim"), *pawns, Run(" ")]
    yield heading("Amstel"), *runs
    legend = f"|2| a bridge and its points; the mouth scores {MOUTH_POINTS}; the last letter of a stack is on top"
    yield heading(""), Run(legend, "dim")


def _pawns(view: View, space: int) -> list[Run]:
    """Letters from the bottom of the stack to its top; in the mouth by berths."""
    there = view.berths if space == MOUTH else view.stack
    return [letter(side, view) for side in there if view.sides[side].pawn == space]
