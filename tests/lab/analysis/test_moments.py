"""Moments: what is listed, and that planted blunders are found while quiet moves are not."""

import pytest

from contract.tables import FULL
from lab.analysis.planting import choices, listed, planted
from mokum.analysis.judging import Choice
from mokum.analysis.luck import Deal, Gift
from mokum.analysis.moments import LEAST, MOST, MOST_LUCK, moments

GAMES = 10 if FULL else 1


def slip(move: int, cost: float, doubt: float = 0.1) -> Choice:
    return Choice(0, move, "a", f"b{move}", cost, doubt)


def test_at_most_seven_the_largest_in_order_of_play() -> None:
    found = moments([slip(move, 1 + move % 5) for move in range(20)], 1)
    assert len(found) == MOST
    assert [moment.move for moment in found] == sorted(moment.move for moment in found)
    assert {moment.points for moment in found} == {-5, -4}


def test_luck_takes_two_places_at_most_and_the_deal_is_move_0() -> None:
    gifts = [Gift(0, move, (-1) ** move * 50, 1) for move in range(9)]
    found = moments([*gifts, Deal(0, 0, Gift(0, -1, 90, 1)), *(slip(move, 2) for move in range(9))], 1)
    assert [moment.kind for moment in found].count("luck") == MOST_LUCK
    assert len(found) == MOST
    assert (found[0].move, found[0].points) == (0, 90)


def test_what_is_small_or_in_doubt_is_not_listed() -> None:
    assert moments([slip(1, LEAST - 0.01, 0), Gift(0, 3, -2, 2.1), Gift(0, 4, 0.1, 0)], 1) == []


def test_the_same_better_move_is_missed_once_in_a_turn() -> None:
    again = [Choice(0, move, "a", "b", cost, 0.1) for move, cost in ((3, 1), (4, 5), (5, 2), (30, 1))]
    assert [(moment.move, moment.points) for moment in moments(again, 1)] == [(5, -5), (31, -1)]


@pytest.mark.long
def test_planted_blunders_are_found_and_quiet_moves_are_not() -> None:
    slugs = ("routes", "merchants", "harbour") if FULL else ("routes",)
    games = [planted(slug, f"plant {number}") for slug in slugs for number in range(GAMES)]
    told = [(game, listed(game, choices(game))) for game in games]
    blunders = [game.blunder in slips for game, slips in told if game.blunder is not None]
    quiet = [game.quiet in slips for game, slips in told if game.quiet is not None]
    assert len(blunders) >= 0.8 * len(games)
    assert sum(blunders) >= 0.8 * len(blunders), "measured with this judge: 24 of 30"
    assert sum(quiet) <= 0.1 * len(quiet)
