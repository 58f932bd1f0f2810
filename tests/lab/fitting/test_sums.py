"""Least squares from sums of products: what was planted is found, and nothing is too much alike to be solved."""

import pytest

from mokum.kernel.chance import QuickChance
from mokum.lab.fitting.sums import Sums, solve

PLANTED = (2.0, -0.5, 7.0)
"""Weights of two features and the constant."""


def rows(count: int) -> list[tuple[float, ...]]:
    chance = QuickChance("rows")
    found: list[tuple[float, ...]] = []
    for _ in range(count):
        features = (float(chance.below(50)), float(chance.below(9)), 1.0)
        found.append((*features, sum(w * f for w, f in zip(PLANTED, features, strict=True))))
    return found


def test_the_weights_that_made_the_ends_are_found() -> None:
    sums = Sums.of(4)
    for row in rows(200):
        sums.add(row)
    weights = solve([line[:3] for line in sums.products[:3]], [line[3] for line in sums.products[:3]], 1e-9)
    assert weights == pytest.approx(PLANTED, abs=1e-3)


def test_parts_added_up_are_the_whole() -> None:
    whole, one, other = Sums.of(4), Sums.of(4), Sums.of(4)
    for number, row in enumerate(rows(20)):
        whole.add(row)
        (one if number < 7 else other).add(row)
    one.merge(other)
    assert one == whole


def test_features_that_say_the_same_or_nothing_share_the_weight() -> None:
    sums = Sums.of(4)
    for first, _, _, _ in rows(200):
        sums.add((first, first, 0.0, 3 * first))
    weights = solve([line[:3] for line in sums.products[:3]], [line[3] for line in sums.products[:3]], 1e-6)
    assert sum(weights[:2]) == pytest.approx(3, abs=1e-3)
    assert weights[2] == pytest.approx(0, abs=1e-9)
