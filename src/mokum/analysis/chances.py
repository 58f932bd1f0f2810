"""A seat's chance to win at a moment of the game: how often it wins if everybody goes on by advice from there."""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt

import msgspec

from mokum.analysis.future import Future, ahead
from mokum.analysis.luck import Mean, Z, doubt
from mokum.analysis.settings import Settings
from mokum.analysis.splitting import Course
from mokum.bots.searching import Ahead
from mokum.catalog import game as find_game
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat
from mokum.kernel.outcome import Outcome

FEWEST = 4
"""Worlds that are played out in any case."""


class Outlook(msgspec.Struct, frozen=True):
    """What a seat could expect at a moment, by what it saw."""

    seat: Seat
    moves: int
    """So many moves had been played."""
    chance: float
    low: float
    high: float
    """Where the chance is, nineteen times in twenty."""
    ahead: float
    """Points at the end, against the mean of the others."""
    doubt: float


def moments_of(course: Course, points: int) -> list[int]:
    """Evenly over the game, after so many moves; never between moves that are made at the same time."""
    if not points:
        return []
    ends = [0, *(step.end for step in course.steps)]
    wanted = {round(place * (len(ends) - 1) / (points - 1)) for place in range(points)} if points > 1 else {0}
    return [ends[place] for place in sorted(wanted)]


def outlook(course: Course, moves: int, seat: Seat, settings: Settings) -> Outlook:
    """The chance after so many moves; at the end it is certain."""
    seats = course.seats
    if moves == len(course.record.entries):
        won = share_of_win(course.outcome, seat)
        return Outlook(seat, moves, won, won, won, ahead(course.outcome.totals, seat, seats), 0.0)
    future, looking = Future(course.game), _looking(course.record.game)
    view = course.game.view(course.states[moves], seat)
    wins: list[float] = []
    margins: list[float] = []
    walked = 0
    while len(wins) < FEWEST or walked + walked / len(wins) <= settings.outlook:
        chance = QuickChance(f"{settings.seed}|outlook|{moves}|{seat}|{len(wins)}")
        outcome, played = future.play_out(looking.imagined(view, seat, chance), chance)
        walked += max(played, 1)
        wins.append(share_of_win(outcome, seat))
        margins.append(ahead(outcome.totals, seat, seats))
    found = Mean(margins)
    return Outlook(seat, moves, *_chance(wins), found.mean, doubt(found))


def _chance(wins: Sequence[float]) -> tuple[float, float, float]:
    """A share with its bounds, by Agresti and Coull: as if two games more had been won and two more lost."""
    count = len(wins) + Z * Z
    centre = (sum(wins) + Z * Z / 2) / count
    margin = Z * sqrt(centre * (1 - centre) / count)
    return sum(wins) / len(wins), max(centre - margin, 0.0), min(centre + margin, 1.0)


def share_of_win(outcome: Outcome, seat: Seat) -> float:
    """A win that several share counts a part for each."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


@lru_cache(8)
def _looking(slug: str) -> Ahead:
    return Ahead(find_game(slug))
