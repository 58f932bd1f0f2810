"""The test errs in less than 5 % of cases though it is looked at after every number, and it finds differences."""

import random
from collections.abc import Callable

import pytest

from mokum.lab.arena.deciding import Verdict, Wager

SERIES, ROUNDS = 600, 300


def win(chance: float) -> Callable[[random.Random], float]:
    return lambda luck: float(luck.random() < chance)


def two_games(luck: random.Random) -> float:
    """A round with two seats: 0, a half or 1."""
    return (win(0.5)(luck) + win(0.5)(luck)) / 2


def seldom(luck: random.Random) -> float:
    """Nearly always below the mean, which is a quarter."""
    return 1.0 if luck.random() < 0.05 else 0.2 / 0.95


def verdicts(
    mean: float, draw: Callable[[random.Random], float], series: int = SERIES
) -> list[tuple[Verdict | None, int]]:
    found = []
    for number in range(series):
        luck, wager, rounds = random.Random(f"series {number}"), Wager(mean), 0
        while wager.verdict is None and rounds < ROUNDS:
            wager.add(draw(luck))
            rounds += 1
        found.append((wager.verdict, rounds))
    return found


@pytest.mark.parametrize(("mean", "draw"), [(0.5, two_games), (0.25, win(0.25)), (0.2, win(0.2)), (0.25, seldom)])
def test_where_there_is_no_difference_it_errs_in_less_than_5_percent(
    mean: float, draw: Callable[[random.Random], float]
) -> None:
    wrong = sum(verdict is not None for verdict, _ in verdicts(mean, draw))
    assert wrong < 0.05 * SERIES


def test_looking_at_an_ordinary_interval_every_time_would_err_far_more_often() -> None:
    """What the test is for: the same numbers, stopped as soon as the usual 95 % interval leaves out the mean."""
    wrong = 0
    for number in range(SERIES):
        luck, total = random.Random(f"series {number}"), 0.0
        for count in range(1, ROUNDS + 1):
            total += win(0.5)(luck)
            if count >= 10 and abs(total / count - 0.5) > 1.96 * (0.25 / count) ** 0.5:
                wrong += 1
                break
    assert wrong > 0.2 * SERIES


@pytest.mark.parametrize(("chance", "told", "soon"), [(0.75, "more", 60), (0.25, "less", 60), (0.65, "more", 150)])
def test_a_difference_is_found_and_told_the_right_way_round(chance: float, told: str, soon: int) -> None:
    found = verdicts(0.5, win(chance), 100)
    assert sum(verdict == told for verdict, _ in found) >= 95
    assert sorted(rounds for _, rounds in found)[50] < soon


def test_bots_that_get_exactly_the_same_are_never_told_apart() -> None:
    wager = Wager(0.25)
    for _ in range(1000):
        wager.add(0.25)
    assert wager.verdict is None


def test_a_verdict_is_kept() -> None:
    wager = Wager(0.5)
    for value in [1.0] * 30 + [0.0] * 200:
        wager.add(value)
    assert wager.verdict == "more"


@pytest.mark.parametrize("mean", [0, 1, -1])
def test_the_mean_in_question_is_between_0_and_1(mean: float) -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        Wager(mean)
