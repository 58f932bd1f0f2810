"""Luck is told as far as it is not error: of error alone nothing is left, and of what is sure everything."""

import random
import statistics

import pytest

from mokum.analysis.luck import Deal, Gift, Z
from mokum.analysis.steadying import steadied, telling_share

NUMBER = 4_000


def gifts(true: float, error: float) -> tuple[list[float], list[Gift]]:
    """Pieces whose true points are known, measured with an error."""
    luck = random.Random("gifts")
    points = [luck.gauss(0, true) for _ in range(NUMBER)]
    return points, [Gift(0, move, each + luck.gauss(0, error), Z * error) for move, each in enumerate(points)]


@pytest.mark.parametrize(("true", "error"), [(3, 1), (1, 1), (1, 3)])
def test_what_is_told_is_worth_what_it_says(true: float, error: float) -> None:
    """A point of it is worth a point, where a point as it was measured is worth less."""
    points, measured = gifts(true, error)
    told = [each.points for each in steadied(measured) if isinstance(each, Gift)]
    worth = statistics.linear_regression(told, points).slope
    assert worth == pytest.approx(1, abs=0.1)
    raw = statistics.linear_regression([each.points for each in measured], points).slope
    assert raw == pytest.approx(true**2 / (true**2 + error**2), abs=0.05)


@pytest.mark.parametrize(("true", "error"), [(3, 1), (1, 3)])
def test_its_doubt_holds_the_truth_nineteen_times_in_twenty(true: float, error: float) -> None:
    points, measured = gifts(true, error)
    told = [each for each in steadied(measured) if isinstance(each, Gift)]
    held = sum(abs(each.points - point) <= each.doubt for each, point in zip(told, points, strict=True))
    assert held / NUMBER == pytest.approx(0.95, abs=0.02)


def test_of_error_alone_next_to_nothing_is_left() -> None:
    _, measured = gifts(0, 5)
    assert telling_share(measured) < 0.05


def test_what_is_sure_and_the_deal_stay_as_they_are() -> None:
    sure = [Gift(0, 1, 4.0, 0.0), Gift(1, 1, -4.0, 0.0)]
    deal = Deal(0, 0.0, Gift(0, -1, 30.0, 12.0))
    assert steadied([*sure, deal]) == [*sure, deal]
    assert steadied([deal]) == [deal]
