"""What a game does is what its referee, a second and plain account of the same rules page, says that it must do."""

import pytest

from contract.refereeing import referee_game, with_referee
from contract.tables import FULL
from mokum.catalog import games

TABLES = [(slug, seats) for slug in with_referee() for seats in games()[slug].meta.seats]

QUICK_GAMES = 12
# At full size 4 chunks of 75 games: 300 for each number of seats; in every run 2.
CHUNKS, GAMES_IN_A_CHUNK = 4 if FULL else 2, 75


def test_routes_has_a_referee() -> None:
    assert "routes" in with_referee()


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_the_referee_agrees(slug: str, seats: int) -> None:
    played = sum(referee_game(games()[slug], seats, f"quick {seats} {number}") for number in range(QUICK_GAMES))
    assert played > QUICK_GAMES


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_the_referee_agrees_on_hundreds_of_games(slug: str, seats: int, chunk: int) -> None:
    for number in range(GAMES_IN_A_CHUNK):
        referee_game(games()[slug], seats, f"{seats} {chunk} {number}")
