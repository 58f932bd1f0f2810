"""A seat is judged by what it knew: other hidden things, the same judgement."""

from typing import Any

import pytest

from contract.resampling import resampler_of
from contract.tables import FULL
from lab.analysis.played import played
from mokum.analysis.chances import moments_of, outlook
from mokum.analysis.judging import judge
from mokum.analysis.luck import Expecting, gift
from mokum.analysis.settings import Settings
from mokum.analysis.splitting import Course
from mokum.catalog import game as find_game
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat
from mokum.kernel.record import read

SMALL = Settings(moves=0, fewest=1, horizon=0, worlds=2, deals=2, points=3, outlook=1)
EVERY = 3 if FULL else 12
"""Steps from one that is compared to the next."""


def dealt_otherwise(course: Course, seat: Seat) -> int:
    """Gives the course other states that look the same to the seat, and tells how many of them differ."""
    resample, chance, differing = resampler_of(course.game).resample, QuickChance("otherwise"), 0
    for number, state in enumerate(course.states[:-1]):
        other = resample(state.copy(), seat, chance)
        if other != state and course.game.view(other, seat) == course.game.view(state, seat):
            course.states[number] = other
            differing += 1
    return differing


def judged(course: Course, seat: Seat) -> list[Any]:
    own = [number for number, entry in enumerate(course.record.entries) if entry.seat == seat]
    return [
        *(judge(course, number, SMALL) for number in own[::EVERY]),
        *(gift(course, step, seat, SMALL) for step in course.steps[::EVERY]),
        *(outlook(course, moves, seat, SMALL) for moves in moments_of(course, SMALL.points)),
        [*Expecting(course, seat, SMALL).as_it_was(0, -1)],
    ]


@pytest.mark.parametrize(("slug", "seats"), [("routes", 3), ("merchants", 3), ("harbour", 2)])
def test_hidden_things_change_nothing(slug: str, seats: int) -> None:
    record = read(played(slug, ("greedy", "regular", "casual")[:seats], "known"), find_game)
    for seat in range(2) if FULL else (0,):
        one, other = Course(record), Course(record)
        assert dealt_otherwise(other, seat) >= 10
        assert judged(one, seat) == judged(other, seat)


def test_somebody_who_peeks_is_found_out() -> None:
    record = read(played("routes", ("greedy", "regular", "casual"), "known"), find_game)
    one, other = Course(record), Course(record)
    dealt_otherwise(other, 0)
    peeking = [[*course.game.view(state, 1).hand] for course in (one, other) for state in course.states]
    assert peeking[: len(one.states)] != peeking[len(one.states) :]
