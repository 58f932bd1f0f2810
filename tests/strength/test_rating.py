"""Ratings say how strong somebody is, and how far off that may be: held beside crowds whose strength is known."""

from itertools import permutations
from math import exp

import pytest

from mokum.ratings import START, Rating, after_a_pause, doubt, rate
from mokum.ratings.rating import DAY, SCALE, SURE
from strength.crowds import Crowd

YEAR = 365 * DAY


@pytest.mark.parametrize("matched", [False, True])
def test_over_20000_games_the_order_comes_out_and_the_doubts_hold(matched: bool) -> None:
    crowd = Crowd(2000, seed=2026, matched=matched)
    crowd.play(20_000)
    assert 0.93 <= crowd.held() <= 0.97, crowd.held()
    assert abs(crowd.bias()) < 15, "the bots hold the scale"
    assert crowd.in_order() > 0.98


def test_the_strengths_of_bots_come_out_in_their_order() -> None:
    """Of the five levels, each a player among people this time."""
    crowd = Crowd(300, seed=1)
    crowd.truth[5:10] = [432.0, 944.0, 1282.0, 1551.0, 1792.0]
    crowd.play(20_000)
    found = [crowd.ratings[who].mean for who in range(5, 10)]
    assert found == sorted(found)
    assert all(abs(rating - truth) < 120 for rating, truth in zip(found, crowd.truth[5:10], strict=True)), found


def test_who_wins_rises_and_who_loses_falls() -> None:
    for seats in (2, 3, 4, 5):
        after = rate([START] * seats, range(1, seats + 1))
        means = [rating.mean for rating in after]
        assert means == sorted(means, reverse=True)
        assert means[0] > START.mean > means[-1]
        assert all(rating.deviation < START.deviation for rating in after)


def test_a_draw_between_equals_changes_nothing_but_the_doubt() -> None:
    for seats in (2, 3, 4):
        assert {rating.mean for rating in rate([START] * seats, [1] * seats)} == {START.mean}


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    weak, strong = Rating(1000.0, 60.0), Rating(1400.0, 60.0)
    surprise, expected = rate([weak, strong], [1, 2]), rate([weak, strong], [2, 1])
    assert surprise[0].mean - weak.mean > 5 * (weak.mean - expected[0].mean) > 0


def test_who_is_known_well_moves_little() -> None:
    new, known = rate([Rating(1200.0, 300.0), Rating(1200.0, 40.0)], [1, 2])
    assert new.mean - 1200 > 10 * (1200 - known.mean) > 0


def test_on_the_whole_nobody_gains_by_a_game_as_strong_as_they_are() -> None:
    """The mean over all results, each as likely as it is, is where one was: whatever the others' strength."""
    players = [Rating(mean, 1.0) for mean in (1000.0, 1200.0, 1500.0)]
    weights = [exp(player.mean / SCALE) for player in players]
    drift = [0.0] * 3
    for order in permutations(range(3)):
        chance, left = 1.0, list(order)
        while left:
            chance *= weights[left[0]] / sum(weights[seat] for seat in left)
            left = left[1:]
        after = rate(players, [order.index(seat) + 1 for seat in range(3)])
        drift = [old + chance * (new.mean - was.mean) for old, new, was in zip(drift, after, players, strict=True)]
    assert all(abs(each) < 1e-3 for each in drift), drift


def test_it_does_not_matter_in_which_order_seats_are_told() -> None:
    players = [Rating(900.0, 200.0), Rating(1300.0, 80.0), Rating(1250.0, 120.0)]
    there = rate(players, [2, 1, 3])
    assert rate(players[::-1], [3, 1, 2]) == there[::-1]


def test_a_pause_makes_a_rating_less_sure_and_never_less_sure_than_none() -> None:
    known = Rating(1500.0, 40.0)
    assert after_a_pause(known, 0) == known
    assert after_a_pause(known, -5) == known, "clocks of nodes differ"
    assert after_a_pause(known, YEAR) == Rating(1500.0, 69.893)
    assert after_a_pause(known, 1000 * YEAR).deviation == START.deviation


def test_the_doubt_is_where_19_of_20_lie() -> None:
    assert doubt(Rating(1200.0, 100.0)) == 196
    assert pytest.approx(1.96) == SURE
