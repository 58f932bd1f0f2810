"""A series of whole games, played on one process, on many, or on a cluster; the results are the same."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from mokum.catalog import game as find_game
from mokum.lab.hands.pieces import GAMES_IN_A_PIECE, Workers, in_pieces
from mokum.lab.playing import Result, play_seated
from mokum.lab.seating import line_up, seating


class Series(msgspec.Struct, frozen=True):
    """What is to be played. It travels to other processes, so it holds names and numbers only."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    """Begun again for further seats, and moved on by one seat from game to game."""
    seed: int | str = 0
    check: bool = True
    """Check the game's invariants after every move."""
    options: dict[str, Any] = {}
    """What the table chose, by name; the rest is as usual."""


class Chunk(msgspec.Struct, frozen=True):
    """Some games of a series, by number."""

    series: Series
    start: int
    stop: int


def chunks(series: Series, begin: int = 0, size: int = GAMES_IN_A_PIECE) -> list[Chunk]:
    """The series from this game on in pieces, in order."""
    starts = range(begin, series.games, size)
    return [Chunk(series, start, min(start + size, series.games)) for start in starts]


def play_chunk(chunk: Chunk) -> list[Result]:
    """Play these games one after the other."""
    series = chunk.series
    game = find_game(series.game)
    line = line_up(series.bots, series.seats)
    return [
        play_seated(game, seating(line, series.seats, number), series.seed, check=series.check, chosen=series.options)
        for number in range(chunk.start, chunk.stop)
    ]


def simulate(series: Series, processes: Workers = None) -> Iterator[Result]:
    """The results in the order of their numbers; on as many processes as there are cores unless told otherwise."""
    return in_pieces(play_chunk, partial(Chunk, series), 0, series.games, processes)
