"""Works through all pieces of an analysis and tells how far it has come."""

from collections.abc import Callable

from mokum.analysis.outline import outline_of
from mokum.analysis.pieces import Finding, Piece, pieces_of, work
from mokum.analysis.report import Report, report
from mokum.analysis.settings import USUAL, Settings
from mokum.analysis.splitting import course_of
from mokum.lab.hands.pieces import Workers, all_of

Progress = Callable[[int, int], None]
"""Is told how many pieces are done, and of how many."""


def analyse(
    text: str, settings: Settings = USUAL, workers: Workers = 1, progress: Progress = lambda done, of: None
) -> Report:
    """The analysis of a record. It is the same on any number of workers."""
    pieces = pieces_of(text, settings)
    found: list[Finding] = []
    for done, findings in enumerate(all_of(_as_one, pieces, workers), 1):
        found += findings
        progress(done, len(pieces))
    return report(outline_of(course_of(text)), found, settings)


def _as_one(piece: Piece) -> list[list[Finding]]:
    """All findings of a piece as one result, so that pieces can be counted."""
    return [work(piece)]
