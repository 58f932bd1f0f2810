"""Plays each level against the level below, and rates all of them on one scale."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import log10, sqrt

import msgspec

from mokum.kernel.game import AnyGame
from mokum.kernel.opponents import LEVELS, Strength
from mokum.lab.arena.arranging import Arrangement
from mokum.lab.arena.contest import Course, contest
from mokum.lab.hands.pieces import Workers
from mokum.lab.statistics import Estimate

MEAN = 1200
"""The mean of all levels' ratings."""
SCALE = 400
"""Points of rating for ten times the chance of a win, as in chess."""
_EDGE = 0.005
"""Shares of nothing or all would make an endless difference: they are taken to be so far from it."""


class Rung(msgspec.Struct, frozen=True):
    """A level among the level below: one of it, all other seats the other."""

    level: str
    below: str
    seats: int
    games: int
    share: Estimate
    margin: Estimate


def climb(
    game: AnyGame, seats: int, games: int, seed: str, processes: Workers, *, line: Sequence[str] = LEVELS
) -> Iterator[Rung]:
    """Rung by rung from the bottom."""
    for below, level in pairwise(line):
        field = (below,) * (seats - 1)
        arrangement = Arrangement(game.meta.slug, game.meta.rules_version, level, field, seed=f"{seed}|{level}")
        course = Course(rounds=max(games // seats, 2), play_all=True, processes=processes)
        *_, scoreboard = contest(arrangement, course)
        report = scoreboard.report()
        bot = report.bots[level]
        yield Rung(level, below, seats, report.games, bot.share, bot.margin)


def rate(rungs: Sequence[Rung]) -> dict[str, Strength]:
    """By level: its rating, with the mean of all fixed, and how far off it may be in 19 of 20 cases.

    One among others of equal strength w = 1 wins with the share w / (w + others): so a share tells w, and its logarithm
    is the difference of ratings.
    """
    steps = [_difference(rung.share.value, rung.seats) for rung in rungs]
    doubts = [
        (_difference(_or(rung.share.high, 1), rung.seats) - _difference(_or(rung.share.low, 0), rung.seats)) / 2
        for rung in rungs
    ]
    levels = [rungs[0].below, *(rung.level for rung in rungs)]
    heights = [sum(steps[:number]) for number in range(len(levels))]
    mean = sum(heights) / len(heights)
    return {
        level: Strength(round(MEAN + heights[number] - mean), round(_doubt(doubts, number)))
        for number, level in enumerate(levels)
    }


def _difference(share: float, seats: int) -> float:
    within = min(max(share, _EDGE), 1 - _EDGE)
    return SCALE * log10(within * (seats - 1) / (1 - within))


def _or(value: float | None, otherwise: float) -> float:
    return otherwise if value is None else value


def _doubt(doubts: Sequence[float], number: int) -> float:
    """Of a rating: each step moves those above it up, and all of them down by its part of the mean."""
    levels = len(doubts) + 1
    parts = [(step < number) - (levels - 1 - step) / levels for step in range(len(doubts))]
    return sqrt(sum((part * doubt) ** 2 for part, doubt in zip(parts, doubts, strict=True)))
