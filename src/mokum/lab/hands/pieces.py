"""Many games in pieces: each piece is worked on by somebody, and what comes of all of them is told in their order."""

from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager
from time import perf_counter
from typing import TypeVar

from mokum.bots.programs import end_waiting
from mokum.lab.hands.cluster import Cluster, ClusterHands
from mokum.lab.hands.hand import Done, Failed, Hands
from mokum.lab.hands.processes import ProcessHands, number_of_workers

P = TypeVar("P")
T = TypeVar("T")

Workers = int | Cluster | None
"""Who plays: so many processes of this machine, one for each of its cores (None), or a cluster."""
GAMES_IN_A_PIECE = 64
"""What somebody is handed at a time, at most: enough that handing over costs nothing."""
SMOOTH = 0.25
"""Seconds that such a piece should take where a game takes long: progress is seen to move."""


def in_pieces(
    play: Callable[[P], list[T]], piece: Callable[[int, int], P], begin: int, end: int, workers: Workers
) -> Generator[T, None, None]:
    """What comes of the games from one number up to another, in pieces of a good size and in their order."""
    size = 1
    try:
        # The first game loads what it needs; the second tells how long one takes, and so how many are a good piece.
        for number in range(begin, min(begin + 2, end)):
            began = perf_counter()
            results = play(piece(number, number + 1))
            size = max(int(SMOOTH / max(perf_counter() - began, SMOOTH / GAMES_IN_A_PIECE)), 1)
            yield from results
        pieces = [piece(start, min(start + size, end)) for start in range(begin + 2, end, size)]
        yield from all_of(play, pieces, workers)
    finally:
        end_waiting()  # those that other processes have started end with them


def all_of(play: Callable[[P], list[T]], pieces: Sequence[P], workers: Workers) -> Generator[T, None, None]:
    """What comes of all pieces, in their order."""
    if isinstance(workers, Cluster):
        opened: AbstractContextManager[Hands[P, T]] = ClusterHands(play, workers)
    elif (count := number_of_workers(workers, len(pieces))) > 1:
        opened = ProcessHands(play, count)
    else:
        for piece in pieces:
            yield from play(piece)
        return
    with opened as hands:
        yield from _in_order(hands, pieces)


def _in_order(hands: Hands[P, T], pieces: Sequence[P]) -> Iterator[T]:
    waiting = deque(enumerate(pieces))
    finished: dict[int, Done[T]] = {}
    out = told = 0
    while told < len(pieces):
        # First of all everybody has something to do, also while whoever asked looks at what came.
        while waiting and out < hands.most:
            hands.hand(*waiting.popleft())
            out += 1
        if told in finished:
            results = finished.pop(told)
            if isinstance(results, Failed):
                raise results.error
            told += 1
            yield from results
        else:
            for number, results in hands.done():
                finished[number] = results
                out -= 1
