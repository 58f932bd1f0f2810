"""Work for other processes to do, and some that they do not survive."""

import os
import signal
import time
from pathlib import Path


class TwoArguments(Exception):
    """An error that cannot be sent to another process."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(one + two)


def doubled(piece: int) -> list[int]:
    return [2 * piece, 2 * piece + 1]


def late_if_even(piece: int) -> list[int]:
    time.sleep(0.1 * (piece % 2 == 0))
    return [piece]


def wrong_at_three(piece: int) -> list[int]:
    if piece == 3:
        raise ValueError("three is wrong")
    return [piece]


def strangely_wrong(piece: int) -> list[int]:
    raise TwoArguments("strangely", " wrong")


def deadly(piece: int) -> list[int]:
    if piece == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return [piece]


def deadly_once(piece: tuple[str, int]) -> list[int]:
    """Its first worker dies of piece 2; who comes after it finds the mark that it left."""
    mark, number = Path(piece[0]), piece[1]
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return [number]


def slow(piece: int) -> list[int]:
    time.sleep(0 if piece == 0 else 60)
    return [piece]
