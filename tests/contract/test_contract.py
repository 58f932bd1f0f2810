"""Every game that the catalogue finds keeps the promises of a game, at every step of random play."""

from typing import Any

import pytest

from contract.checks import Contract
from contract.following import follow
from mokum.catalog import games
from mokum.kernel.codec import Codec, encode

TABLES = [(slug, seats) for slug, game in games().items() for seats in game.meta.seats]

QUICK_GAMES = 40
# At full size 30 chunks of 100 games: 3,000 for each number of seats of each game.
CHUNKS, GAMES_IN_A_CHUNK = 30, 100


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_random_games_keep_every_promise(slug: str, seats: int) -> None:
    contract = Contract(games()[slug])
    assert sum(follow(contract, seats, f"quick {seats} {number}") for number in range(QUICK_GAMES)) > QUICK_GAMES


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_thousands_of_random_games_keep_every_promise(slug: str, seats: int, chunk: int) -> None:
    contract = Contract(games()[slug])
    for number in range(GAMES_IN_A_CHUNK):
        follow(contract, seats, f"{seats} {chunk} {number}")


@pytest.mark.parametrize("slug", games())
def test_every_move_has_a_notation_and_a_number(slug: str) -> None:
    catalogue = games()[slug].catalogue
    for number, move in enumerate(catalogue):
        assert catalogue.parse(str(move)) == move
        assert catalogue.parse(f"  {str(move).upper()} ") == move
        assert catalogue.number(move) == number
        assert list(catalogue.choose(catalogue.bit(move))) == [move]


@pytest.mark.parametrize("slug", games())
def test_options_survive_the_codec(slug: str) -> None:
    game: Any = games()[slug]
    usual = game.types.options()
    assert Codec(game).options(encode(usual)) == usual
    for seats in game.meta.seats:
        assert game.new(seats, usual) == game.new(seats, None)


@pytest.mark.parametrize("slug", games())
def test_a_table_of_another_size_is_refused(slug: str) -> None:
    game = games()[slug]
    for seats in {0, 1, min(game.meta.seats) - 1, max(game.meta.seats) + 1} - set(game.meta.seats):
        with pytest.raises(ValueError, match="seats"):
            game.new(seats, None)


@pytest.mark.parametrize("slug", games())
def test_the_rules_page_defines_rules(slug: str) -> None:
    game = games()[slug]
    assert len(Contract(game).rules) > 10
