"""What a handful of games say together, worked out by hand."""

import pytest

from mokum.lab.playing import Result
from mokum.lab.statistics import wilson
from mokum.lab.summary import Summary, Totals

RESULTS = (
    Result(0, 0, ("a", "b", "b"), (30, 20, 10), (1, 2, 3), 100, "END-1"),
    Result(1, 0, ("b", "a", "b"), (12, 24, 24), (3, 1, 1), 90, "END-1"),
    Result(2, 0, ("b", "b", "a"), (9, 6, 3), (1, 2, 3), 110, "END-2"),
    Result(3, 1, ("a", "b", "b"), (5, 5, 5), (1, 1, 1), 80, "END-1"),
)


@pytest.fixture
def summary() -> Summary:
    totals = Totals(3)
    for result in RESULTS:
        totals.add(result)
    return totals.summary()


def test_games_and_decisions_are_counted(summary: Summary) -> None:
    assert (summary.games, summary.decisions) == (4, 380)
    assert (summary.lengths.mean.value, summary.lengths.shortest, summary.lengths.longest) == (95, 80, 110)


def test_a_shared_win_counts_a_part_for_each(summary: Summary) -> None:
    assert summary.bots["a"].wins.value == pytest.approx((1 + 1 / 2 + 1 / 3) / 4)
    assert summary.bots["b"].wins.value == pytest.approx((1 / 2 + 1 + 2 / 3) / 4)
    assert sum(results.wins.value for results in summary.bots.values()) == pytest.approx(1)
    assert sum(results.wins.value for results in summary.seats) == pytest.approx(1)


def test_a_bot_with_several_seats_has_their_mean_and_an_even_share_of_the_wins(summary: Summary) -> None:
    assert summary.bots["a"].score.value == pytest.approx((30 + 24 + 3 + 5) / 4)
    assert summary.bots["b"].score.value == pytest.approx((15 + 18 + 7.5 + 5) / 4)
    assert summary.bots["a"].even == pytest.approx(1 / 3)
    assert summary.bots["b"].even == pytest.approx(2 / 3)


def test_seats_are_told_apart(summary: Summary) -> None:
    assert [results.score.value for results in summary.seats] == [14, 13.75, 10.5]
    assert summary.seats[2].wins.value == pytest.approx((1 / 2 + 1 / 3) / 4)


def test_beginning_is_compared_with_the_others(summary: Summary) -> None:
    assert summary.first is not None
    assert summary.first.wins.value == pytest.approx((1 + 0 + 1 + 1 / 3) / 4)
    assert summary.first.even == pytest.approx(1 / 3)
    assert summary.first.lead.value == pytest.approx((15 - 12 + 4.5 + 0) / 4)


def test_where_nobody_is_named_first_nothing_is_said_of_beginning() -> None:
    totals = Totals(2)
    totals.add(Result(0, None, ("a", "b"), (2, 1), (1, 2), 10, "END-1"))
    assert totals.summary().first is None


def test_alone_one_may_lose_to_an_opponent_of_the_game() -> None:
    totals = Totals(1)
    totals.add(Result(0, None, ("a",), (40,), (2,), 10, "END-1"))
    totals.add(Result(1, None, ("a",), (60,), (1,), 10, "END-1"))
    assert totals.summary().bots["a"].wins == wilson(1, 2)


def test_ends_are_counted_by_rule_most_frequent_first(summary: Summary) -> None:
    assert list(summary.ends.items()) == [("END-1", 3), ("END-2", 1)]


def test_a_bot_that_does_not_play_in_every_game_is_judged_by_its_own() -> None:
    totals = Totals(2)
    totals.add(Result(0, 0, ("a", "b"), (2, 1), (1, 2), 10, "END-1"))
    totals.add(Result(1, 0, ("b", "c"), (1, 2), (2, 1), 10, "END-1"))
    bots = totals.summary().bots
    assert bots["a"].wins == wilson(1, 1)
    assert bots["b"].wins == wilson(0, 2)
    assert bots["c"].score.value == 2
