"""Bots that think for long, in processes that know them: at a gate, with an error, or to death; never by the clock.

Their program registers them in the process in which they think; the fixture `slow_bots` in the one of the test.
"""

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest

from mokum.bots import BOTS, Bot
from mokum.bots.greedy import GreedyBot
from mokum.bots.uniform import UniformBot
from mokum.kernel.game import AnyGame
from mokum.kernel.moves import MoveSet
from mokum.tables.bots import brain, thinker, thinking

FOLDER = "SLOW_BOTS"
"""The variable of the environment that names the folder with the gate."""
PATIENT = 120.0
"""Seconds of any limit: the machine may be busy, and no test is about that."""
PROGRAM = "from tables.slow_bots import main; main()"


class Gate:
    """What a test sees of bots at the gate: for each thought a file, named for its number and its process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def thoughts(self) -> list[int]:
        """The process of each thought that was begun, in their order."""
        begun = sorted(self.folder.glob("*.thought"), key=lambda file: file.stat().st_mtime_ns)
        return [int(file.name.split(".")[0]) for file in begun]

    def open(self) -> None:
        (self.folder / "open").touch()

    async def until_thoughts(self, number: int) -> list[int]:
        """Waits until so many were begun."""
        async with asyncio.timeout(60):
            while len(thoughts := self.thoughts) < number:
                await asyncio.sleep(0.01)
        return thoughts


class GatedBot(GreedyBot[Any, Any, Any]):
    """Thinks until the gate is open, and then as the greedy one, but from behind: it takes the worst move."""

    ponders: ClassVar[bool] = True

    def choose(self, view: Any, moves: MoveSet[Any]) -> Any:
        folder = Path(os.environ[FOLDER])
        (folder / f"{os.getpid()}.{time.monotonic_ns()}.thought").touch()
        while not (folder / "open").exists():
            time.sleep(0.005)
        worth = self._advise(view, moves)
        return moves[list(worth).index(min(worth))]


class FailingBot(UniformBot[Any]):
    """Comes to no move."""

    ponders: ClassVar[bool] = True

    def choose(self, view: object, moves: MoveSet[Any]) -> Any:
        raise ZeroDivisionError


class DyingBot(UniformBot[Any]):
    """Takes its process with it."""

    ponders: ClassVar[bool] = True

    def choose(self, view: object, moves: MoveSet[Any]) -> Any:
        os._exit(1)


SLOW: dict[str, Callable[[AnyGame, int | str], Bot[Any, Any]]] = {
    "gated": GatedBot,
    "failing": lambda _, seed: FailingBot(seed),
    "dying": lambda _, seed: DyingBot(seed),
}


def main() -> None:
    """As the process of the server, with these bots; and with its share of a machine that is busy with tests."""
    BOTS.update(SLOW)
    brain.NICE = 0
    brain.main()


@contextmanager
def gate_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """The bots are known here and have time, and their gate is in a folder; in the end it is open: no thought stays."""
    for name, make in SLOW.items():
        monkeypatch.setitem(BOTS, name, make)
    monkeypatch.setenv(FOLDER, str(folder))
    for module, limit in ((thinking, "MOST"), (thinking, "MOST_WAITING"), (thinker, "PATIENCE")):
        monkeypatch.setattr(module, limit, PATIENT)
    gate = Gate(folder)
    try:
        yield gate
    finally:
        gate.open()
