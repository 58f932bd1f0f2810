"""Processes of this machine as workers. One that is lost is replaced, and its piece is handed out again."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from mokum.lab.hands.hand import MOST_LOSSES, Done, attempt, lost

P = TypeVar("P")
T = TypeVar("T")


def number_of_workers(asked: int | None, pieces: int) -> int:
    """As many as there are cores unless told otherwise, and not more than have something to do."""
    return min(asked or os.cpu_count() or 1, pieces)


class _Worker:
    """A process, the pipe to it, and the piece that it has."""

    def __init__(self, play: Callable[[Any], list[Any]]) -> None:
        # A spawned process inherits nothing: the same on every system, and no lock or thread of the parent is copied.
        spawning = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawning.Pipe()
        self.process = spawning.Process(target=_work, args=(play, theirs), daemon=True)
        with _left_alone():
            self.process.start()
        theirs.close()  # so that the pipe ends with the process
        self.task: tuple[int, Any] | None = None

    def hand(self, number: int, piece: Any) -> None:
        self.task = number, piece
        with suppress(OSError):  # if it is gone, whoever listens for its answer finds out
            self.pipe.send(piece)

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


class ProcessHands(Generic[P, T]):
    """So many processes, from entering to leaving the context. Leaving ends them whatever they are doing."""

    def __init__(self, play: Callable[[P], list[T]], count: int) -> None:
        self.most = count
        self._play = play
        self._losses: dict[int, int] = {}

    def __enter__(self) -> "ProcessHands[P, T]":
        self._workers = [_Worker(self._play) for _ in range(self.most)]
        return self

    def __exit__(self, *error: object) -> None:
        for worker in self._workers:
            worker.end()

    def hand(self, number: int, piece: P) -> None:
        next(worker for worker in self._workers if worker.task is None).hand(number, piece)

    def done(self) -> list[tuple[int, Done[T]]]:
        found: list[tuple[int, Done[T]]] = []
        while not found:
            busy = {worker.pipe: worker for worker in self._workers if worker.task is not None}
            for pipe in wait(list(busy)):
                found += self._answer(busy[pipe])  # type: ignore[index]
        return found

    def _answer(self, worker: _Worker) -> list[tuple[int, Done[T]]]:
        assert worker.task is not None
        number, piece = worker.task
        try:
            results = worker.pipe.recv()
        except (EOFError, OSError):
            self._replace(worker).hand(number, piece)
            return []
        worker.task = None
        return [(number, results)]

    def _replace(self, gone: _Worker) -> _Worker:
        assert gone.task is not None
        number, _ = gone.task
        self._losses[number] = self._losses.get(number, 0) + 1
        if self._losses[number] > MOST_LOSSES:
            raise lost(number)
        gone.end()
        self._workers.remove(gone)
        self._workers.append(_Worker(self._play))
        return self._workers[-1]


def _work(play: Callable[[Any], list[Any]], pipe: "Connection[Any, Any]") -> None:
    """What a worker does, until nobody is at the other end."""
    try:
        while True:
            pipe.send(attempt(play, pipe.recv()))
    except (EOFError, OSError):
        return


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
