"""A bot that thinks for a second of processor time and plays like the greedy one: what a searching bot costs a node."""

import os
import time
from typing import Any, ClassVar

from mokum.bots import BOTS
from mokum.bots.greedy import GreedyBot
from mokum.kernel.moves import MoveSet
from mokum.tables.bots import brain

NAME = "burning"
PROGRAM = "from harness.burning import main; main()"
SECONDS = "BURNING_SECONDS"


class BurningBot(GreedyBot[Any, Any, Any]):
    """Pure Python, as all thinking is; `BURNING_SECONDS` of the environment says for how long."""

    ponders: ClassVar[bool] = True

    def choose(self, view: Any, moves: MoveSet[Any]) -> Any:
        end = time.thread_time() + float(os.environ.get(SECONDS, "1"))
        while time.thread_time() < end:
            self._advise(view, moves)
        return super().choose(view, moves)


def register(*, in_thread: bool = False) -> None:
    """Known from now on in this process; in a thread it thinks where no bot should: the control run."""
    BurningBot.ponders = not in_thread
    BOTS[NAME] = BurningBot


def main() -> None:
    """The process in which it thinks."""
    register()
    brain.main()
