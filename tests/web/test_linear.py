"""Whatever is sent is read in linear time: the worst text of the largest size holds the loop for milliseconds."""

import time
from collections.abc import Callable
from contextlib import suppress

import pytest

from mokum.people.errors import BadName
from mokum.people.names import Names
from mokum.people.obvious import Obvious
from mokum.tables.naming import is_name
from mokum.web.gate import MOST_BODY
from mokum.web.messages import read_frame
from mokum.web.strict import MOST_BYTES, BadFrame, NotJson, TooLong, read_json

AT_MOST = 0.005
"""Seconds for the largest, of the quickest of some tries: a machine that stands still slows one of them, not all."""
STEEPEST, HARDLY_ANYTHING = 8, 0.001
"""Four times as much takes four times as long; where it took sixteen times it would be a square."""
TRIES = 7


def _json(text: str) -> None:
    with suppress(NotJson, BadFrame):
        read_json(text, MOST_BODY)


def _frame(text: str) -> None:
    with suppress(NotJson, BadFrame, TooLong):
        read_frame(text)


def _name(text: str) -> None:
    with suppress(BadName):
        Names().clean(text)


def _password(text: str) -> None:
    OBVIOUS.has(text, "Anna")


OBVIOUS = Obvious()
SHAPES: dict[str, Callable[[int], str]] = {
    "quotes that never end": lambda size: ("[" + "[]," * 10 + '"\\' * size)[:size],
    "backslashes": lambda size: '[[[[[[[[["' + "\\" * (size - 10),
    "escaped quotes": lambda size: '[[[[[[[[["' + '\\"' * (size // 2 - 5),
    "brackets": lambda size: "[" * size,
    "brackets in pairs": lambda size: ("[" + "[]," * size)[:size],
    "braces in strings": lambda size: '"{"' * (size // 3),
    "digits": lambda size: "1" * size,
    "a minus and zeros": lambda size: "-" + "0" * (size - 1),
    "spaces": lambda size: " " * size,
    "keys": lambda size: "{" + ",".join(f'"{n}":0' for n in range(size // 9)) + "}",
    "one key again and again": lambda size: "{" + '"a":0,' * (size // 6) + '"a":0}',
    "marks on a letter": lambda size: '"e' + "\u0301\u0323" * (size // 4) + '"',
    "half pairs": lambda size: '"' + "\\ud800" * (size // 6) + '"',
    "digits between letters": lambda size: "a" + "1" * (size - 2) + "a",
    "one word again and again": lambda size: "ab" * (size // 2) + "c",
}
READERS: dict[str, tuple[Callable[[str], object], int]] = {
    "a body": (_json, MOST_BODY),
    "a frame": (_frame, MOST_BYTES),
    "a name": (_name, MOST_BODY),
    "a password": (_password, 2_000),
    "the name of a table": (is_name, MOST_BODY),
}


def quickest(read: Callable[[str], object], text: str) -> float:
    def once() -> float:
        began = time.thread_time()
        read(text)
        return time.thread_time() - began

    return min(once() for _ in range(TRIES))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("reader", READERS)
def test_B1_the_worst_text_is_read_in_no_time(reader: str, shape: str) -> None:
    read, most = READERS[reader]
    whole, quarter = (quickest(read, SHAPES[shape](size)) for size in (most, most // 4))
    assert whole < AT_MOST
    assert whole < STEEPEST * quarter + HARDLY_ANYTHING
