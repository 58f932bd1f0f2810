"""A fault that is made all through a turn is counted once, and two faults of a turn are counted both."""

from collections.abc import Sequence

import pytest

from lab.analysis.played import played
from mokum.analysis.judging import Choice
from mokum.analysis.outline import ends_of_turns
from mokum.analysis.splitting import course_of
from mokum.analysis.turns import once_a_turn


def costs(
    raw: Sequence[float], behind: Sequence[float] = (), ends: Sequence[int] = (9,), doubt: float = 1
) -> list[float]:
    """What is counted of decisions that would cost so much each by itself."""
    choices = [
        Choice(0, move, "a", "b", cost, doubt, behind_advice=behind[move] if behind else 0.0)
        for move, cost in enumerate(raw)
    ]
    return [choice.cost for choice in once_a_turn(ends, choices)]


@pytest.mark.parametrize(
    ("raw", "counted"),
    [
        ([10, 10, 10], [0, 0, 10]),  # what could be had to the last is lost by the last
        ([10, 10, 0], [0, 10, 0]),
        ([10, 14, 8], [0, 6, 8]),  # in all, what the turn lost at its worst moment
        ([10, 4], [6, 4]),
        ([10, 9.5], [0, 9.5]),  # what is left is not above its doubt
    ],
)
def test_advice_that_misses_a_chance_again_and_again_loses_it_once(raw: list[float], counted: list[float]) -> None:
    assert costs(raw) == counted


def test_what_was_left_undone_before_somebody_elses_move_is_lost() -> None:
    assert costs([10, 10, 10], ends=(0, 2)) == [10, 0, 10]


def test_two_blunders_of_a_turn_are_two() -> None:
    """Each leaves what advice would have done, so the second was no longer to be had when the first was judged."""
    assert costs([10, 7], behind=[10, 7]) == [10, 7]
    assert costs([10, 7, 5], behind=[10, 0, 5]) == [3, 7, 5]


def test_what_costs_nothing_names_nothing_better() -> None:
    first, last = once_a_turn((1,), [Choice(0, move, "a", "b", 10, 1) for move in range(2)])
    assert (first.better, first.cost, first.doubt) == ("a", 0, 0)
    assert (last.better, last.cost, last.doubt) == ("b", 10, 1)


@pytest.mark.parametrize(("slug", "seats"), [("routes", 2), ("merchants", 3), ("harbour", 2)])
def test_a_turn_ends_with_another_seat_or_with_luck(slug: str, seats: int) -> None:
    course = course_of(played(slug, ("greedy",) * seats, "turns"))
    ends, entries = set(ends_of_turns(course)), course.record.entries
    last_moves = {number for number, entry in enumerate(entries[:-1]) if entries[number + 1].seat != entry.seat}
    assert last_moves < ends, "and with luck, of which there is some within turns"
    inside = [entry for number, entry in enumerate(entries) if number not in ends]
    assert bool(inside) == (slug != "routes"), "in routes every turn is one move, or a card is seen after it"
    assert not any(event.reveals and event.seen_by(entry.seat) == event for entry in inside for event in entry.events)
