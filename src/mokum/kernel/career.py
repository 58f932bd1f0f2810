"""Careers: what a finished game adds to the figures that players compare, and what a game tells of them."""

from collections import Counter
from typing import Any, Protocol

import msgspec

from mokum.kernel.event import Seat
from mokum.kernel.game import AnyGame
from mokum.kernel.outcome import Outcome, ScoreLine


class Figure(msgspec.Struct, frozen=True):
    """A figure that players of a game compare: how much of one count there is for each of another."""

    key: str
    of: str
    per: str = ""
    """The other count; left out, it is told for each game."""
    is_share: bool = False
    """It says how many of them, between none and all."""


class Career(Protocol):
    """What a game tells of careers."""

    @property
    def sources(self) -> tuple[str, ...]:
        """Where points come from, in the order in which it is told."""

    @property
    def figures(self) -> tuple[Figure, ...]:
        """What is worth comparing beside points."""

    def source(self, line: ScoreLine) -> str:
        """Where the points of a line come from; "" for what everybody has alike."""

    def counts(self, state: Any, seat: Seat) -> dict[str, int]:
        """What the figures are worked out of, at the end of a game that was played."""


class Part(msgspec.Struct, frozen=True):
    """What one game adds to a career."""

    points: dict[str, int]
    """By source."""
    counts: dict[str, int]


class _Plain:
    """The career of a game that tells nothing of it: points by kind of line."""

    sources: tuple[str, ...] = ()
    figures: tuple[Figure, ...] = ()

    def source(self, line: ScoreLine) -> str:
        return line.key

    def counts(self, state: Any, seat: Seat) -> dict[str, int]:
        del state, seat
        return {}


_PLAIN = _Plain()


def career_of(game: AnyGame) -> Career:
    """What the game tells of careers."""
    found: Career = getattr(game, "career", _PLAIN)
    return found


def part_of(game: AnyGame, state: Any, outcome: Outcome, seat: Seat) -> Part:
    """What a finished game adds to the career of one of its seats."""
    career = career_of(game)
    points: Counter[str] = Counter()
    for line in outcome.sheets[seat]:
        if source := career.source(line):
            points[source] += line.points
    return Part(dict(points), career.counts(state, seat))
