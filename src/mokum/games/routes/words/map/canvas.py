"""A grid of characters, each in one style."""

from itertools import groupby

from mokum.kernel.words import Line, Picture, Run

Cell = tuple[int, int]
"""A column and a row."""
_BLANK = (" ", "")


class Canvas:
    """What is put later covers what was there."""

    def __init__(self, width: int, height: int) -> None:
        self._width, self._height = width, height
        self._ink: dict[Cell, tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from this cell to the right; what would stand beyond the edge is left out."""
        for column, character in enumerate(text, x):
            if 0 <= column < self._width and 0 <= y < self._height:
                self._ink[column, y] = (character, style)

    def picture(self) -> Picture:
        """The rows, each as runs of one style."""
        return tuple(self._row(y) for y in range(self._height))

    def _row(self, y: int) -> Line:
        """Up to the last thing that is written in it."""
        written = [self._ink.get((x, y), _BLANK) for x in range(self._width)]
        while written and written[-1][0] == " ":
            written.pop()
        runs = groupby(written, key=lambda ink: ink[1])
        return tuple(Run("".join(character for character, _ in run), style) for style, run in runs)
