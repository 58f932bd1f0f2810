"""A bot that plays by chance, late in the list, and once, in the middle of a game, kills the process that it plays in.

The process in which it is made first is spared: that is where the command was typed.
"""

import os
import signal
from pathlib import Path
from typing import Any, ClassVar

from mokum.kernel.chance import QuickChance

HERE = Path(__file__).parent


def mine(mark: str) -> bool:
    """Whether this process is the one that leaves this mark."""
    file = HERE / mark
    try:
        with file.open("x") as out:
            out.write(str(os.getpid()))
    except FileExistsError:
        return False
    return True


class Mortal:
    looks: ClassVar[bool] = False
    ponders: ClassVar[bool] = False

    def __init__(self, game: Any, seed: int | str) -> None:
        mine("spared")
        self._below = QuickChance(seed).below
        self._moves = 0

    def choose(self, view: Any, moves: Any) -> Any:
        self._moves += 1
        if self._moves == 5 and (HERE / "spared").read_text() != str(os.getpid()) and mine("killed"):
            os.kill(os.getpid(), signal.SIGKILL)
        return moves[max(self._below(len(moves)), self._below(len(moves)))]
