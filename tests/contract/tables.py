"""The tables at which a game is tested: every number of seats with every set of options that the game brings."""

import os
from typing import Any, NamedTuple

from contract.bringing import brought
from mokum.catalog import game as find_game
from mokum.catalog import games
from mokum.kernel.game import AnyGame

FULL = os.environ.get("MOKUM_TESTS") == "full"
"""`scripts/test --full`: every table as often as was promised; otherwise as often as there is time for in every run."""


class Table(NamedTuple):
    """A game, how many play it, and what they chose."""

    slug: str
    seats: int
    choice: str
    """A name for the options."""

    @property
    def options(self) -> Any:
        return choices(find_game(self.slug), self.seats)[self.choice]


class Sizes(NamedTuple):
    """How much a game is tested."""

    games: int = 50
    """With each number of seats and with each set of options, in every run."""
    full: int = 3_000
    """The same at full size."""
    rare: frozenset[str] = frozenset()
    """Kinds of events that random play may never meet; the game says why, and proves them otherwise."""

    @property
    def now(self) -> int:
        return self.full if FULL else self.games


def sizes(slug: str) -> Sizes:
    """How much this game is tested."""
    return getattr(brought(slug, "tables"), "SIZES", Sizes())


def choices(game: AnyGame, seats: int) -> dict[str, Any]:
    """Sets of options by name, for so many seats. A game that brings none is tested with its usual ones."""
    tables: Any = brought(game.meta.slug, "tables")
    return tables.choices(seats) if tables else {"usual": None}


def tables_of(slug: str) -> list[Table]:
    """Every table of a game."""
    game = find_game(slug)
    return [Table(slug, seats, choice) for seats in game.meta.seats for choice in choices(game, seats)]


def games_at(table: Table) -> int:
    """How many games are played at a table: those with its number of seats, and those with its options, share them."""
    tables = tables_of(table.slug)
    beside = [sum(one.seats == table.seats for one in tables), sum(one.choice == table.choice for one in tables)]
    return -(-sizes(table.slug).now // min(beside))


TABLES = [table for slug in games() for table in tables_of(slug)]
