"""When a press counts as made, and at which steps one can press."""

from dataclasses import dataclass

import pytest

from lots.clock import BOTH, FAR, HORIZON, MIDDLE, NEAR, OPENS, PHOTO, ends, flags, honest
from mokum.lots.presses import Heard, Link
from mokum.lots.terms import Terms


@dataclass
class Claim:
    """What is claimed, heard and measured; and what becomes of it. Times are from the middle of step 9."""

    claimed: int
    heard: int
    link: Link
    at: int
    flags: tuple[str, ...] = ()


CLAIMS = {
    "as claimed": Claim(0, 50, FAR, 0),
    "never later than heard": Claim(60, 50, FAR, 50, ("clamped",)),
    "a round trip back, and a little": Claim(-200, 100, Link(80, 70, 16), 5, ("clamped",)),
    "exactly so far back": Claim(5, 100, Link(80, 70, 16), 5),
    "never back by more than a bad line could explain": Claim(-200, 100, Link(900, 70, 16), -50, ("clamped",)),
    "measured well enough": Claim(-50, 50, Link(120, 101, 3), -50),
    "hardly measured: half the quickest round trip": Claim(-90, 50, Link(120, 101, 2), 0, ("unmeasured",)),
    "hardly measured, and measured badly": Claim(50, 150, Link(900, 900, 0), 0, ("unmeasured",)),
}


@pytest.mark.parametrize("claim", CLAIMS.values(), ids=CLAIMS)
def test_when_a_press_counts_as_made(claim: Claim) -> None:
    middle = OPENS + MIDDLE
    press = Heard(0, 9, middle + claim.claimed, middle + claim.heard, claim.link)
    (judged,) = ends(PHOTO, press).judged
    assert (judged.at - middle, judged.flags) == (claim.at, claim.flags)


@pytest.mark.parametrize(("best", "doubt"), [(0, 3), (6, 4), (7, 4), (8, 5), (87, 24), (88, 25), (400, 25)])
def test_how_well_it_is_known(best: int, doubt: int) -> None:
    (judged,) = ends(PHOTO, honest(PHOTO, 0, MIDDLE, Link(best, best, 16))).judged
    assert judged.doubt_ms == doubt


# Which steps can be pressed at.


def at_edge(step: int, after: int, link: Link = NEAR) -> Heard:
    """Made so long after the end of step 9."""
    at = PHOTO.end(9) + after
    return Heard(0, step, at, at + link.best_ms // 2, link)


def test_who_was_slow_on_the_way_is_the_last_in_the_step_that_was_seen() -> None:
    """The line does not allow to date it back into the step; it is a press all the same."""
    slow = Heard(0, 9, PHOTO.end(9) - 5, PHOTO.end(9) + 120, NEAR)
    found = ends(PHOTO, slow)
    assert (found.step, found.judged[0].at, found.judged[0].flags) == (9, PHOTO.end(9), ("clamped",))
    assert ends(PHOTO, slow, honest(PHOTO, 1, PHOTO.end(9) - OPENS - 100)).first == (1,)
    assert ends(PHOTO, slow, honest(PHOTO, 1, PHOTO.end(9) - OPENS + 10)).first == (0,)
    too_slow = Heard(0, 9, PHOTO.end(9) - 5, PHOTO.end(9) + PHOTO.horizon_ms + 1, NEAR)
    assert flags(ends(PHOTO, too_slow))[0][-1] == "out_of_step"


def test_a_later_step_is_cheaper_and_cannot_be_early_too() -> None:
    early = Heard(0, 10, PHOTO.end(9) - 60, PHOTO.end(9) + 50, FAR)
    found = ends(PHOTO, early)
    assert (found.step, found.judged[0].at) == (10, PHOTO.start(10))
    assert ends(PHOTO, early, honest(PHOTO, 1, PHOTO.end(9) - OPENS - 1)).first == (1,)


@BOTH
def test_a_step_counts_from_its_beginning_until_nothing_can_be_on_its_way(terms: Terms) -> None:
    for heard, counts in (
        (terms.start(9) - 1, False),
        (terms.start(9), True),
        (terms.end(9) + HORIZON, True),
        (terms.end(9) + HORIZON + 1, False),
    ):
        found = ends(terms, Heard(0, 9, heard, heard, NEAR))
        assert (found.step is not None) == counts


@BOTH
def test_a_false_start_is_no_press(terms: Terms) -> None:
    before = OPENS - 31
    found = ends(terms, Heard(0, 0, before, before, NEAR))
    assert (found.step, flags(found)) == (None, [("false_start",)])


def test_a_false_start_is_one_though_it_was_long_on_its_way() -> None:
    slip, early = (Heard(0, 0, OPENS - before, OPENS + 20, FAR) for before in (30, 31))
    (judged,) = ends(PHOTO, slip).judged
    assert (judged.at, judged.flags) == (OPENS, ())
    assert flags(ends(PHOTO, early)) == [("false_start",)]


def test_whoever_is_refused_may_press_again() -> None:
    wrong, right = at_edge(8, 100), at_edge(10, 300)
    found = ends(PHOTO, wrong, right)
    assert (found.step, found.first) == (10, (0,))
