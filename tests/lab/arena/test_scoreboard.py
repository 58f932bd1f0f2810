"""Shares, margins, ratings and the answer, from games that are made up."""

import pytest

from mokum.lab.arena.arranging import Arrangement, seated
from mokum.lab.arena.scoreboard import Scoreboard
from mokum.lab.playing import Result

DUEL = Arrangement("routes", 1, "new", ("greedy",))
FOUR = Arrangement("routes", 1, "greedy", ("greedy",) * 3)
COMPARED = Arrangement("routes", 1, "new", ("greedy",), rival="old")


def played(arrangement: Arrangement, number: int, own: int, other: int) -> Result:
    """A game in which the challenger or its rival scored this, and everybody else that."""
    at = seated(arrangement, number)
    scores = tuple(own if seat == at.own else other for seat in range(arrangement.seats))
    ranks = tuple(1 + sum(score > mine for score in scores) for mine in scores)
    return Result(number, None, at.bots, scores, ranks, 10, "ROU-060")


def scoreboard(arrangement: Arrangement, *rounds: list[tuple[int, int]]) -> Scoreboard:
    made = Scoreboard(arrangement)
    for number, games in enumerate(rounds):
        start = number * arrangement.round_size
        made.add([played(arrangement, start + rotation, *scores) for rotation, scores in enumerate(games)])
    return made


def test_intervals_are_over_rounds_and_not_over_games() -> None:
    report = scoreboard(DUEL, [(9, 5), (9, 5)], [(5, 9), (5, 9)], [(9, 5), (9, 5)], [(9, 5), (5, 9)]).report()
    new = report.bots["new"]
    assert (report.games, report.rounds, report.even) == (8, 4, 0.5)
    assert new.wins == 5
    # Shares 1, 0, 1, 0.5: mean 0.625, standard deviation 0.4787; 1.96 standard errors of 4 rounds are 0.4692.
    assert (new.share.value, new.share.low, new.share.high) == pytest.approx((0.625, 0.15589, 1.0), abs=1e-4)
    assert (new.margin.value, new.margin.low) == pytest.approx((1.0, -2.7530), abs=1e-3)
    assert report.bots["greedy"].share.value == 0.375


def test_a_win_that_is_shared_counts_in_parts() -> None:
    assert scoreboard(DUEL, [(7, 7), (9, 5)]).report().bots["new"].wins == 1.5


def test_the_field_is_another_row_even_if_it_has_the_same_name() -> None:
    report = scoreboard(FOUR, [(8, 4)] * 4).report()
    assert list(report.bots) == ["greedy", "greedy (field)"]
    assert (report.bots["greedy"].share.value, report.bots["greedy (field)"].share.value) == (1, 0)
    assert report.bots["greedy"].margin.value == 4
    assert report.bots["greedy (field)"].margin.value == pytest.approx(-4 / 3)


def test_rounds_that_were_all_won_do_not_make_it_certain() -> None:
    share = scoreboard(DUEL, *[[(9, 5), (9, 5)]] * 10).report().bots["new"].share
    assert (share.value, share.high) == (1, 1)
    assert share.low == pytest.approx(0.72247, abs=1e-4)


def test_whoever_wins_is_rated_higher_and_more_games_make_it_surer() -> None:
    few, many = (scoreboard(DUEL, *[[(9, 5), (9, 5)]] * rounds).report().bots for rounds in (1, 8))
    assert few["new"].rating.mu > 25 > few["greedy"].rating.mu
    assert many["new"].rating.mu > few["new"].rating.mu
    assert many["new"].rating.sigma < few["new"].rating.sigma


def test_it_is_decided_when_wins_leave_no_doubt() -> None:
    assert scoreboard(DUEL, *[[(9, 5), (9, 5)]] * 3).decided is None
    assert scoreboard(DUEL, *[[(9, 5), (9, 5)]] * 20).decided == "more"
    assert scoreboard(DUEL, *[[(5, 9), (5, 9)]] * 20).decided == "less"
    assert scoreboard(DUEL, *[[(5, 9), (9, 5)]] * 50).decided is None


def test_a_rival_is_compared_on_the_same_deals() -> None:
    # Both win less than even, the challenger always one game of two and its rival none.
    made = scoreboard(COMPARED, *[[(9, 5), (5, 9), (5, 9), (5, 9)]] * 40)
    report = made.report()
    assert report.decided == "more"
    assert report.difference is not None
    assert (report.difference.value, report.difference.low) == (0.5, 0.5)
    assert [bot.share.value for bot in report.bots.values()] == [0.5, 0, 0.75]
