"""Plays games and notes their positions: what was measured of each seat on the way, and what it had in the end."""

from collections.abc import Sequence
from typing import Any

import msgspec

from mokum.catalog import game as find_game
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat
from mokum.kernel.game import AnyGame
from mokum.kernel.lookahead import Features, Lookahead, lookahead_of
from mokum.kernel.outcome import Outcome
from mokum.lab.fitting.sums import Sums
from mokum.lab.naming import make_bot
from mokum.lab.playing import play_out
from mokum.lab.seating import line_up, options_of, seating

OTHER = "other"
"""The source of points of rare kinds."""

Noted = list[tuple[int, Sequence[Features]]]
"""The stage of a position, and by seat what was measured."""


class Lesson(msgspec.Struct, frozen=True):
    """What is played to learn from. It travels to other processes, so it holds names and numbers only."""

    game: str
    seats: int
    bots: tuple[str, ...]
    sources: tuple[str, ...]
    seed: str


class Gathered(msgspec.Struct):
    """What one game taught, by stage: rows of features, a 1 for the constant, and the points by source."""

    number: int
    stages: dict[int, Sums]


class Some(msgspec.Struct, frozen=True):
    """Some games of a lesson, by number."""

    lesson: Lesson
    start: int
    stop: int


def gather(some: Some) -> list[Gathered]:
    """Play these games one after the other."""
    game = find_game(some.lesson.game)
    return [_gathered(game, some.lesson, number) for number in range(some.start, some.stop)]


def _gathered(game: AnyGame, lesson: Lesson, number: int) -> Gathered:
    lookahead = lookahead_of(game)
    assert lookahead is not None, "whoever asks has checked that the game tells about looking ahead"
    noted, outcome = _play(game, lookahead, lesson, number)
    size = len(lookahead.features) + 1 + len(lesson.sources)
    gathered = Gathered(number, {})
    for stage, measured in noted:
        sums = gathered.stages.setdefault(stage, Sums.of(size))
        for seat, features in enumerate(measured):
            sums.add((*features, 1.0, *points_by_source(outcome, seat, lesson.sources)))
    return gathered


def _play(game: AnyGame, lookahead: Lookahead[Any, Any, Any], lesson: Lesson, number: int) -> tuple[Noted, Outcome]:
    """A game, with its positions where a bot that looks ahead would stop looking."""
    luck = f"{lesson.seed}|{number}"
    at = seating(line_up(lesson.bots, lesson.seats), lesson.seats, number)
    bots = [make_bot(name, game, f"{luck}|{seat}") for seat, name in enumerate(at.bots)]
    measured: Any = _Measured(game, lookahead)
    outcome, _ = play_out(measured, bots, options_of(game, {}, at.first), QuickChance(luck), check=False)
    return measured.noted, outcome


class _Measured:
    """The game itself, except that positions are noted where a new beat begins."""

    def __init__(self, game: AnyGame, lookahead: Lookahead[Any, Any, Any]) -> None:
        self._game, self._lookahead = game, lookahead
        self._beat: int | None = None
        self.noted: Noted = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def waiting(self, state: Any) -> tuple[Seat, ...]:
        seats, beat = self._game.waiting(state), self._lookahead.beat(state)
        if self._beat is None:
            self._beat = beat
        elif seats and beat > self._beat:
            self._beat = beat
            self.noted.append((self._lookahead.stage(state), self._lookahead.measure(state)))
        return seats


def points_by_source(outcome: Outcome, seat: int, sources: Sequence[str]) -> list[float]:
    """What a seat scored for each kind of line."""
    points = dict.fromkeys(sources, 0.0)
    for line in outcome.sheets[seat]:
        points[line.key if line.key in points else OTHER] += line.points
    return list(points.values())
