"""`merchants` keeps the promises of every game and its secrets, at each of its tables."""

import pytest

from contract.checks import Contract
from contract.following import follow
from contract.interference import QUICK_GAMES, TAINTED_GAMES, compare_games, find_taint
from contract.merchants.tables import choices
from contract.test_noninterference import QUICK_PAIRS
from mokum.games.merchants.board import SEATS
from mokum.games.merchants.game import GAME

GAMES = 6
TABLES = [(seats, choice) for seats in SEATS for choice in choices(seats)]


@pytest.mark.parametrize(("seats", "choice"), TABLES)
def test_random_games_keep_every_promise(seats: int, choice: str) -> None:
    contract = Contract(GAME)
    assert len(contract.rules) > 100
    for number in range(GAMES):
        assert follow(contract, seats, f"quick {seats} {number}", choices(seats)[choice]) > 100


def test_a_viewer_cannot_tell_games_apart_that_differ_in_secrets() -> None:
    assert compare_games(GAME, range(QUICK_GAMES), "quick").pairs["redealt"] >= QUICK_PAIRS


@pytest.mark.parametrize(("seats", "choice"), TABLES)
def test_nothing_hidden_stands_in_what_a_viewer_is_sent(seats: int, choice: str) -> None:
    seeds = [f"quick {seats} {number}" for number in range(TAINTED_GAMES)]
    assert sum(find_taint(GAME, seats, seed, choices(seats)[choice]) for seed in seeds) > TAINTED_GAMES
