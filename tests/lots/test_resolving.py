"""Which press counts, case by case. Seats count from 0 here, and from 1 in the vectors of the rules."""

import pytest

from lots.clock import (
    BOTH,
    DOUBLED_STEPS,
    DRAW,
    FAR,
    HORIZON,
    MIDDLE,
    NEAR,
    OPENS,
    PHOTO,
    ends,
    flags,
    honest,
    lot,
)
from mokum.lots.presses import Heard, Link, Preset
from mokum.lots.resolving import Resolution
from mokum.lots.terms import Terms

# The vectors of the rules.


@pytest.mark.rule("MER-119", "MER-132", "MER-133", "MER-E70")
def test_in_a_draw_all_of_the_earliest_step_are_equal() -> None:
    early, late = DRAW.start(9) - OPENS + 5, DRAW.end(9) - OPENS - 5
    after = DRAW.start(10) - OPENS + 5
    found = ends(DRAW, honest(DRAW, 0, early), honest(DRAW, 2, late), honest(DRAW, 1, after))
    assert (found.step, found.first) == (9, (0, 2))
    assert found.closes == DRAW.end(9) + HORIZON


@BOTH
@pytest.mark.rule("MER-133", "MER-E71")
def test_the_only_press_counts_at_its_own_step(terms: Terms) -> None:
    assert ends(terms, honest(terms, 1, 700)).step == 0
    doubled = lot(terms.mode, DOUBLED_STEPS)
    for step in (0, 1):
        found = ends(doubled, honest(doubled, 1, doubled.start(step) - OPENS + 100))
        assert (found.step, found.first) == (step, (1,))


@BOTH
@pytest.mark.rule("MER-132")
def test_of_two_steps_the_earlier_wins_though_it_is_heard_later(terms: Terms) -> None:
    before = honest(terms, 0, terms.end(1) - OPENS - 30, FAR)
    after = honest(terms, 1, terms.end(1) - OPENS + 5)
    assert before.heard > after.heard
    assert ends(terms, before, after).first == (0,)


@BOTH
@pytest.mark.rule("MER-131", "MER-E73")
def test_no_press_and_a_step_that_does_not_exist(terms: Terms) -> None:
    doubled = lot(terms.mode, DOUBLED_STEPS)
    nobody = Resolution(None, (), doubled.last_close, ())
    assert ends(doubled) == nobody
    beyond = Heard(1, DOUBLED_STEPS, doubled.last_close, doubled.last_close, NEAR)
    for press in (beyond, Preset(1, DOUBLED_STEPS), Preset(1, -1)):
        found = ends(doubled, press)
        assert (found.step, found.first, found.closes) == (None, (), doubled.last_close)
        assert flags(found) == [("out_of_range",)]


# The close.


def test_a_photo_closes_after_the_earliest_press() -> None:
    near, far = honest(PHOTO, 0, MIDDLE), honest(PHOTO, 1, MIDDLE - 20, FAR)
    assert ends(PHOTO, near).closes == OPENS + MIDDLE + HORIZON
    assert far.heard > near.heard
    assert ends(PHOTO, near, far).closes == OPENS + MIDDLE - 20 + HORIZON


@BOTH
def test_whoever_is_heard_after_the_close_is_late(terms: Terms) -> None:
    one = honest(terms, 0, MIDDLE)
    close = ends(terms, one).closes
    slow = Link(150, 100, 16)
    just = Heard(1, terms.step_at(close - 100), close - 100, close, slow)
    late = Heard(2, 9, OPENS + MIDDLE - 50, close + 1, slow)
    found = ends(terms, one, just, late)
    assert [judged.flags for judged in found.judged if judged.seat == 1] == [()]
    assert found.first == (0,)
    assert not found.judged[-1].counts


def test_the_close_is_never_before_what_was_heard() -> None:
    """Even where a line reaches back further than the horizon, which no table announces."""
    short = lot(horizon=50)
    press = Heard(0, 9, OPENS + MIDDLE - 140, OPENS + MIDDLE, FAR)
    assert ends(short, press).closes == press.heard


def test_late_against_the_horizon_of_the_other() -> None:
    one = honest(PHOTO, 0, MIDDLE)
    late = Heard(1, 10, OPENS + MIDDLE + HORIZON, OPENS + MIDDLE + HORIZON + 1, NEAR)
    assert flags(ends(PHOTO, late, one)) == [(), ("late",)]


# The window of doubt.


@pytest.mark.parametrize(
    ("one", "other", "window"),
    [(NEAR, NEAR, 15), (NEAR, FAR, 4 + 25), (FAR, FAR, 40), (NEAR, Link(60, 48, 16), 4 + 15)],
)
def test_a_photo_finish_is_as_wide_as_the_doubt(one: Link, other: Link, window: int) -> None:
    first = honest(PHOTO, 0, MIDDLE, one)
    assert ends(PHOTO, first, honest(PHOTO, 1, MIDDLE + window, other)).first == (0, 1)
    assert ends(PHOTO, first, honest(PHOTO, 1, MIDDLE + window + 1, other)).first == (0,)


def test_of_several_earliest_the_worst_known_sets_the_window() -> None:
    together = [honest(PHOTO, 0, MIDDLE, NEAR), honest(PHOTO, 1, MIDDLE, FAR)]
    third = honest(PHOTO, 2, MIDDLE + 29, NEAR)
    assert ends(PHOTO, *together, third).first == (0, 1, 2)


def test_a_photo_finish_ends_with_its_step() -> None:
    last, next_one = honest(PHOTO, 0, PHOTO.end(9) - OPENS - 1), honest(PHOTO, 1, PHOTO.end(9) - OPENS)
    assert ends(PHOTO, last, next_one).first == (0,)


# One press for each seat, and what is said beforehand.


@BOTH
def test_the_first_press_of_a_seat_counts(terms: Terms) -> None:
    first = honest(terms, 0, MIDDLE)
    again = Heard(0, 9, first.claimed - 100, first.heard + 20, FAR)
    found = ends(terms, again, first)
    assert flags(found)[1] in {("again",), ("clamped", "again")}
    assert found.judged[0].counts
    assert found.closes == ends(terms, first).closes


@BOTH
def test_what_was_said_beforehand_presses_at_the_end_of_its_step(terms: Terms) -> None:
    found = ends(terms, Preset(1, 9))
    assert (found.step, found.first, found.closes) == (9, (1,), terms.end(9) + HORIZON)
    assert (found.judged[0].at, found.judged[0].doubt_ms) == (terms.end(9), 0)


@pytest.mark.rule("MER-132")
def test_a_person_in_the_same_step_is_before_it_and_in_a_draw_equal_to_it() -> None:
    assert ends(PHOTO, Preset(1, 9), honest(PHOTO, 0, MIDDLE)).first == (0,)
    assert ends(PHOTO, Preset(1, 9), honest(PHOTO, 0, PHOTO.end(9) - OPENS - 10)).first == (0, 1)
    assert ends(DRAW, Preset(1, 9), honest(DRAW, 0, MIDDLE)).first == (0, 1)


@BOTH
def test_of_what_a_seat_said_and_pressed_the_earlier_step_wins(terms: Terms) -> None:
    pressed = honest(terms, 0, MIDDLE)
    assert ends(terms, Preset(0, 12), pressed).step == 9
    assert ends(terms, Preset(0, 5), pressed).step == 5
    assert ends(terms, Preset(0, 9), pressed) != ends(terms, Preset(0, 9))
    assert ends(terms, Preset(0, 9), pressed).first == (0,)
