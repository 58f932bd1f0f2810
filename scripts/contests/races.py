"""How often the wrong one buys, on each kind of line, against somebody on fibre."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from contests.bounds import share_at_most
from contests.lines import FIBRE, LINES, Line
from contests.lots import Judge, contests
from mokum.lots.terms import Mode


@dataclass
class Tally:
    """What one judge made of many lots."""

    lots: int = 0
    decided: int = 0
    """Without a photo finish, or with one that left out whoever was first."""
    misjudged: int = 0
    """Of these: to somebody who was not first."""
    undeserved: float = 0
    """Of all lots: those that somebody else bought, also because a draw was lost."""

    def add(self, first: Sequence[int], truly_first: int) -> None:
        """One more lot."""
        self.lots += 1
        found = truly_first in first
        self.undeserved += 1 - 1 / len(first) if found else 1
        if len(first) == 1 or not found:
            self.decided += 1
            self.misjudged += not found

    def figures(self) -> dict[str, float]:
        """As shares."""
        return {
            "photo": round(1 - self.decided / self.lots, 4),
            "wrong_outside_photo": round(self.misjudged / self.decided, 5),
            "wrong_outside_photo_at_most": round(share_at_most(self.misjudged, self.decided), 5),
            "wrong": round(self.undeserved / self.lots, 4),
        }


TABLES = {line.name: (FIBRE, line) for line in LINES} | {
    "all within bounds": tuple(line for line in LINES if line.within_bounds)
}
"""Who contests with whom."""


def race(lines: tuple[Line, ...], judges: Sequence[Judge], lots: int, luck: Random) -> list[Tally]:
    """Many lots, each before all judges."""
    tallies = [Tally() for _ in judges]
    for lot in contests(lines, Mode.PHOTO, lots, luck):
        for tally, judge in zip(tallies, judges, strict=True):
            tally.add(judge(lot.terms, lot.presses), lot.truly_first)
    return tallies
