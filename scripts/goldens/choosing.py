"""Recorded games, and few of many that show as much as all of them."""

import math
from typing import Any, NamedTuple

from mokum.catalog import game as find_game
from mokum.kernel.record import Entry, Record, write
from mokum.kernel.story import begin, carry_out
from record.games import NAMES, fair_deal


class Table(NamedTuple):
    """How many play what, and what they chose."""

    slug: str
    seats: int
    choice: str
    options: Any

    def __str__(self) -> str:
        return f"{self.slug}-{self.seats}-{self.choice}"


class Played(NamedTuple):
    """A recorded game, and what it shows."""

    table: Table
    scores: tuple[int, ...]
    text: str
    shows: frozenset[str]


def record_of(table: Table, number: int, players: Any) -> tuple[Record, Any]:
    """A game of these players from the deal of this number, and how it ended."""
    game, deal = find_game(table.slug), fair_deal(table.seats, number)
    chance = deal.chance()
    state, setup = begin(game, table.seats, table.options, chance)
    entries = []
    while game.waiting(state):
        seat, move = players.choose(state)
        happened = carry_out(state, game.play(state, seat, move, chance))
        entries.append(Entry(seat, str(move), tuple(happened)))
    version, names = game.meta.rules_version, NAMES[: table.seats]
    record = Record(game.meta.slug, version, names, table.options, deal, tuple(setup), tuple(entries))
    return record, game.outcome(state)


def played(table: Table, record: Record, scores: tuple[int, ...], shows: frozenset[str]) -> Played:
    """A game that may be kept; that it was played at its table is one of the things that it shows."""
    return Played(table, scores, write(record, find_game(table.slug)), shows | {str(table)})


def worth(game: Played, wanted: frozenset[str], weight: float) -> float:
    """What a game shows of what is wanted, for its size."""
    return len(game.shows & wanted) / math.pow(len(game.text), weight)


def chosen(games: list[Played], everything: frozenset[str], weight: float) -> list[Played]:
    """Few of the games that still show everything together."""
    wanted, kept = everything, list[Played]()
    while wanted:
        kept.append(max(games, key=lambda game: worth(game, wanted, weight)))
        wanted -= kept[-1].shows
    for game in sorted(kept, key=lambda game: -len(game.text)):
        others = [other for other in kept if other is not game]
        if frozenset[str]().union(*(other.shows for other in others)) >= everything:
            kept = others
    return kept


def size(games: list[Played]) -> int:
    """Characters of all records together."""
    return sum(len(game.text) for game in games)


def smallest(games: list[Played], everything: frozenset[str]) -> list[Played]:
    """The smallest such choice that was found."""
    return min((chosen(games, everything, tenths / 10) for tenths in range(11)), key=size)
