"""A series of whole games, played on one process or on many; the results are the same."""

import multiprocessing
import os
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec

from mokum.catalog import game as find_game
from mokum.lab.playing import Result, play_seated
from mokum.lab.seating import line_up, seating

T = TypeVar("T")

GAMES_IN_A_CHUNK = 64
"""What a process is handed at a time: enough that handing over costs nothing, few enough that progress is smooth."""


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


def chunks(series: Series) -> list[Chunk]:
    """The series in pieces, in order."""
    starts = range(0, series.games, GAMES_IN_A_CHUNK)
    return [Chunk(series, start, min(start + GAMES_IN_A_CHUNK, series.games)) for start in starts]


def play_chunk(chunk: Chunk) -> list[Result]:
    """Play these games one after the other."""
    series = chunk.series
    game = find_game(series.game)
    line = line_up(series.bots, series.seats)
    return [
        play_seated(game, seating(line, series.seats, number), series.seed, check=series.check, chosen=series.options)
        for number in range(chunk.start, chunk.stop)
    ]


def simulate(series: Series, processes: int | None = None) -> Iterator[Result]:
    """The results in the order of their numbers; on as many processes as there are cores unless told otherwise."""
    return on_processes(play_chunk, chunks(series), processes)


def on_processes(play: Callable[[Chunk], list[T]], pieces: list[Chunk], processes: int | None) -> Iterator[T]:
    """What comes of all pieces, in their order; on as many processes as there are cores unless told otherwise."""
    workers = min(processes or os.cpu_count() or 1, len(pieces))
    if workers <= 1:
        for piece in pieces:
            yield from play(piece)
        return
    # A spawned process inherits nothing: the same on every system, and no lock or thread of the parent is copied.
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for results in pool.imap(play, pieces):
            yield from results
