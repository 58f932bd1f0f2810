"""What a game that several play for themselves tells of how strong each of them is.

Who comes first, second and so on is thought to be drawn as by Plackett and Luce: first among all, then among those that
are left, each with a chance by strength. Each rating moves along the slope of the chance of what happened, as in Weng
and Lin (2011); how much doubt is taken away does not depend on the result, so that ratings do not rise on the whole.
"""

from collections.abc import Sequence
from math import exp, log, pi, sqrt

import msgspec

SCALE = 400 / log(10)
"""With 400 points more one wins ten times as often, as in chess and on the ladder of bots."""
ESTABLISHED = 10
"""Rated games after which a rating is told."""
SURE = 1.96
"""Deviations within which 19 of 20 true values lie."""
A_DAY = 3.0
"""The deviation that a day without a game brings: people change. In a year 40 grow to 70."""
DAY = 86_400_000
_KNOWN = 0.93
"""Games tell a little less than they seem to: opponents are not known independently of oneself."""
_STEPS = 1_000
"""Ratings are kept to a thousandth, so that they are the same on every machine."""


class Rating(msgspec.Struct, frozen=True):
    """How strong a player is thought to be, in points, and how far off that usually is."""

    mean: float
    deviation: float


START = Rating(1200.0, 300.0)
"""Of somebody who has played no rated game: the middle of the bots' levels."""


def doubt(rating: Rating) -> int:
    """How far off a rating may be, in 19 of 20 cases."""
    return round(SURE * rating.deviation)


def after_a_pause(rating: Rating, pause: int) -> Rating:
    """The same after so many milliseconds without a game."""
    deviation = sqrt(rating.deviation**2 + A_DAY**2 * max(pause, 0) / DAY)
    return Rating(rating.mean, _kept(min(deviation, START.deviation)))


def rate(ratings: Sequence[Rating], ranks: Sequence[int]) -> tuple[Rating, ...]:
    """The ratings after a game with these ranks, 1 for the best; equal ranks are a draw."""
    seats = len(ratings)
    # A logistic curve that is blurred by what is not known of two players is about this much wider.
    blur = 2 * sum(each.deviation**2 for each in ratings) / seats
    width = sqrt(SCALE**2 + 3 / pi**2 * blur)
    strengths = [exp((each.mean - START.mean) / width) for each in ratings]
    return tuple(
        _moved(rating, _slope(strengths, ranks, seat) / width, _told(strengths, seat) / width**2)
        for seat, rating in enumerate(ratings)
    )


def _slope(strengths: Sequence[float], ranks: Sequence[int], seat: int) -> float:
    """How the chance of these ranks grows with the strength of a seat."""
    slope = 0.0
    for rank in sorted(set(ranks)):
        left = [strength for strength, other in zip(strengths, ranks, strict=True) if other >= rank]
        if rank > ranks[seat] or len(left) == 1:
            break
        won = 1 / ranks.count(rank) if rank == ranks[seat] else 0.0
        slope += won - strengths[seat] / sum(left)
    return slope


def _told(strengths: Sequence[float], seat: int) -> float:
    """What a game tells of a seat, whatever comes of it: of each pair so much, less as there are more of them."""
    seats = len(strengths)
    harmonic = sum(1 / number for number in range(1, seats + 1))
    pairs = sum(
        strengths[seat] * other / (strengths[seat] + other) ** 2
        for number, other in enumerate(strengths)
        if number != seat
    )
    return _KNOWN * 4 * (seats - harmonic) / (seats * (seats - 1)) * pairs


def _moved(rating: Rating, slope: float, told: float) -> Rating:
    variance = 1 / (1 / rating.deviation**2 + told)
    return Rating(_kept(rating.mean + variance * slope), _kept(sqrt(variance)))


def _kept(value: float) -> float:
    return round(value * _STEPS) / _STEPS
