"""Recorded games of random players, made anew for the tests."""

from functools import cache
from typing import Any

from mokum.catalog import game as find_game
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Event
from mokum.kernel.fair import Deal, SealedSeat
from mokum.kernel.record import Entry, Record
from mokum.kernel.story import begin, play_on_copy

NAMES = ("Anna", "Bert", "Cleo", "Daan", "Els")


def fair_deal(seats: int, number: int, silent: int = -1) -> Deal:
    """A deal; a silent seat never opened its part."""
    server_seed = bytes((number + index) % 256 for index in range(32))
    deal = Deal.make(f"table {number}", server_seed, [bytes([(seat + number) % 256]) * 16 for seat in range(seats)])
    parts = tuple(SealedSeat(part.hash) if seat == silent else part for seat, part in enumerate(deal.seats))
    return Deal(deal.table, deal.commitment, deal.server_seed, parts)


@cache
def recorded(slug: str, seats: int, number: int, most_moves: int = 100_000, silent: int = -1) -> Record:
    """A game of random players, or its first moves."""
    game = find_game(slug)
    deal, choices = fair_deal(seats, number, silent), QuickChance(number)
    chance, options = deal.chance(), game.types.options()
    state, setup = begin(game, seats, options, chance)
    entries: list[Entry] = []
    while (waiting := game.waiting(state)) and len(entries) < most_moves:
        seat = waiting[choices.below(len(waiting))]
        moves = game.moves(state, seat)
        move = moves[choices.below(len(moves))]
        happened: list[Event[Any]]
        state, happened = play_on_copy(game, state, seat, move, chance)
        entries.append(Entry(seat, str(move), tuple(happened)))
    return Record(slug, game.meta.rules_version, NAMES[:seats], options, deal, tuple(setup), tuple(entries))
