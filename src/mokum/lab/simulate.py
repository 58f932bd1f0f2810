"""A series of whole games, played on one process or on many; the results are the same."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from mokum.catalog import game as find_game
from mokum.lab.playing import Result, play_seated
from mokum.lab.seating import line_up, seating

P = TypeVar("P")
T = TypeVar("T")

GAMES_IN_A_CHUNK = 64
"""What a process is handed at a time, at most: enough that handing over costs nothing."""
SMOOTH = 0.25
"""Seconds that such a piece should take where a game takes long: progress is seen to move."""


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


def chunks(series: Series, begin: int = 0, size: int = GAMES_IN_A_CHUNK) -> list[Chunk]:
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


def simulate(series: Series, processes: int | None = None) -> Iterator[Result]:
    """The results in the order of their numbers; on as many processes as there are cores unless told otherwise."""
    return in_pieces(play_chunk, partial(Chunk, series), 0, series.games, processes)


def in_pieces(
    play: Callable[[P], list[T]], piece: Callable[[int, int], P], begin: int, end: int, processes: int | None
) -> Generator[T, None, None]:
    """What comes of the games from one number up to another, in pieces of a good size and in their order."""
    size = 1
    # The first game loads what it needs; the second tells how long one takes, and so how many are a good piece.
    for number in range(begin, min(begin + 2, end)):
        began = perf_counter()
        results = play(piece(number, number + 1))
        size = max(int(SMOOTH / max(perf_counter() - began, SMOOTH / GAMES_IN_A_CHUNK)), 1)
        yield from results
    pieces = [piece(start, min(start + size, end)) for start in range(begin + 2, end, size)]
    yield from on_processes(play, pieces, processes)


def on_processes(play: Callable[[P], list[T]], pieces: Sequence[P], processes: int | None) -> Iterator[T]:
    """What comes of all pieces, in their order; on as many processes as there are cores unless told otherwise."""
    workers = min(processes or os.cpu_count() or 1, len(pieces))
    if workers <= 1:
        for piece in pieces:
            yield from play(piece)
        return
    # A spawned process inherits nothing: the same on every system, and no lock or thread of the parent is copied.
    with _left_alone():
        pool = multiprocessing.get_context("spawn").Pool(workers)
    with pool:
        for results in pool.imap(play, pieces):
            yield from results


@contextmanager
def _left_alone() -> Iterator[None]:
    """Processes that are started here do not hear Ctrl+C: this one does, and ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may say what signals do
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
