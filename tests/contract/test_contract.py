"""Every game that the catalogue finds keeps the promises of a game, at every step of random play."""

from typing import Any

import pytest

from contract.checks import Contract
from contract.following import follow
from contract.tables import TABLES, Table, games_at
from mokum.catalog import games
from mokum.kernel.codec import Codec, encode

QUICK_GAMES = 100
"""In every run, shared by the tables of a game."""
GAMES_IN_A_CHUNK = 20


def _name(table: Table) -> str:
    return f"{table.slug}, {table.seats}, {table.choice}"


def _chunks() -> list[tuple[Table, int]]:
    """Every table as often as its game asks for, in handy portions."""
    return [(table, chunk) for table in TABLES for chunk in range(-(-games_at(table) // GAMES_IN_A_CHUNK))]


@pytest.mark.parametrize("table", TABLES, ids=_name)
def test_random_games_keep_every_promise(table: Table) -> None:
    contract = Contract(games()[table.slug])
    several = QUICK_GAMES // sum(other.slug == table.slug for other in TABLES)
    for number in range(several):
        assert follow(contract, table.seats, f"quick {table.seats} {number}", table.options) > 1


@pytest.mark.long
@pytest.mark.parametrize(
    ("table", "chunk"), _chunks(), ids=lambda value: _name(value) if isinstance(value, Table) else f"{value}"
)
def test_many_random_games_keep_every_promise(table: Table, chunk: int) -> None:
    contract = Contract(games()[table.slug])
    for number in range(min(GAMES_IN_A_CHUNK, games_at(table) - chunk * GAMES_IN_A_CHUNK)):
        follow(contract, table.seats, f"{table.seats} {chunk} {number}", table.options)


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
