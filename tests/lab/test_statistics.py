"""The figures against values that are known from elsewhere."""

import pytest

from mokum.lab.statistics import Estimate, Tally, wilson


def tally(*values: float) -> Tally:
    made = Tally()
    for value in values:
        made.add(value)
    return made


def assert_close(estimate: Estimate, value: float, low: float, high: float) -> None:
    assert (estimate.value, estimate.low, estimate.high) == pytest.approx((value, low, high), abs=5e-5)


def test_a_mean_has_a_normal_interval() -> None:
    # The sample variance of 2, 4, 4, 4, 5, 5, 7, 9 is 32/7; 1.96 standard errors are 1.4816.
    assert_close(tally(2, 4, 4, 4, 5, 5, 7, 9).mean(), 5.0, 3.51842, 6.48158)


def test_equal_numbers_leave_no_room() -> None:
    assert_close(tally(3, 3, 3).mean(), 3.0, 3.0, 3.0)


def test_a_single_number_says_nothing_of_its_spread() -> None:
    assert tally(7).mean() == Estimate(7.0, None, None)


def test_the_extremes_are_kept() -> None:
    made = tally(4, -2, 9)
    assert (made.lowest, made.highest, made.count) == (-2, 9, 3)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (8, 10, 0.49016, 0.94332),
        (50, 100, 0.40383, 0.59617),
        (1, 29, 0.00611, 0.17176),
        (15, 148, 0.06242, 0.16047),
        (81, 263, 0.25524, 0.36620),
    ],
)
def test_a_share_has_wilsons_interval(successes: int, trials: int, low: float, high: float) -> None:
    assert_close(wilson(successes, trials), successes / trials, low, high)


def test_a_share_of_nothing_or_all_stays_between_0_and_1() -> None:
    assert_close(wilson(0, 10), 0.0, 0.0, 0.27753)
    assert_close(wilson(10, 10), 1.0, 0.72247, 1.0)


def test_shared_wins_add_up_in_a_share() -> None:
    assert tally(1, 0.5, 0.5, 0).share() == wilson(2, 4)


def test_without_games_there_are_no_figures() -> None:
    with pytest.raises(ValueError, match="nothing to take the mean of"):
        Tally().mean()
    with pytest.raises(ValueError, match="nothing to take a share of"):
        Tally().share()
