"""The greedy bot is worth playing against."""

from collections.abc import Iterator

import pytest

from contract.tables import FULL
from mokum.bots import make_bot
from mokum.catalog import game as find_game
from mokum.kernel.chance import QuickChance
from mokum.kernel.outcome import ScoreLine
from mokum.lab.playing import play_out
from mokum.lab.seating import options_of
from mokum.lab.simulate import Series, simulate
from mokum.lab.summary import Results, Totals

AGAINST_CHANCE = ("greedy", "random", "random", "random", "random")
SIZES = {"routes": (24, 25), "harbour": (12, 100), "merchants": (12, 1_800)}
"""By game: how many games are played, and what it scores in them at least."""
TABLES = [(slug, seats) for slug in SIZES for seats in find_game(slug).meta.seats if seats > 1]


def greedy_against_random(slug: str, games: int, seats: int) -> Results:
    totals = Totals(seats)
    for result in simulate(Series(slug, seats, games, AGAINST_CHANCE[:seats], seed="strength", check=False), 1):
        totals.add(result)
    return totals.summary().bots["greedy"]


def lines_of_greedy_games(games: int) -> Iterator[ScoreLine]:
    """Every line of every score sheet of games among four of them."""
    game = find_game("routes")
    for number in range(games):
        bots = [make_bot("greedy", game, f"{number}|{seat}") for seat in range(4)]
        chance = QuickChance(f"among greedy {number}")
        outcome, _ = play_out(game, bots, options_of(game, {}, number % 4), chance, check=False)
        for sheet in outcome.sheets:
            yield from sheet


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_it_beats_chance(slug: str, seats: int) -> None:
    games, points = SIZES[slug]
    greedy = greedy_against_random(slug, games, seats)
    assert greedy.wins.value > 0.85
    assert greedy.score.value > points


def test_it_mostly_fulfils_what_it_takes_on_and_scores_like_a_player() -> None:
    lines = list(lines_of_greedy_games(12))
    contracts = [line.points > 0 for line in lines if line.rule == "ROU-061"]
    assert sum(contracts) > 0.75 * len(contracts)
    assert sum(line.points for line in lines) > 22 * 4 * 12


@pytest.mark.long
@pytest.mark.parametrize(
    ("slug", "games"),
    [("routes", 2000), ("harbour", 300), ("merchants", 300)]
    if FULL
    else [("routes", 300), ("harbour", 120), ("merchants", 120)],
)
def test_it_beats_three_chance_players_in_at_least_90_of_100_games(slug: str, games: int) -> None:
    greedy = greedy_against_random(slug, games, 4)
    assert greedy.wins.low is not None
    assert greedy.wins.low > 0.9


@pytest.mark.long
def test_among_four_of_them_more_than_80_of_100_contracts_are_fulfilled() -> None:
    lines = list(lines_of_greedy_games(300))
    contracts = [line.points > 0 for line in lines if line.rule == "ROU-061"]
    assert sum(contracts) > 0.85 * len(contracts)
    assert sum(line.points for line in lines) > 26 * 4 * 300
