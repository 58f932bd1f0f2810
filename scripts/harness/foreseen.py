"""Luck that follows from a seed, for tests and pictures: what our own code draws from the system's source of chance.

Each place in the code draws from a row of its own, so that a table is dealt the same however often something else
(a ping, a name of a socket) asked for chance meanwhile. Not for people: it can be foreseen.
"""

import hashlib
import os
import random
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OURS = tuple(f"{ROOT / folder}{os.sep}" for folder in ("src", "tests", "scripts"))
PASSED_ON_BY = ("random", "secrets", "uuid")
"""Modules that only hand on what the system drew."""
FORMERLY = {"/src/mokum/tables/serving/opening.py:Opening._new_seed": "/src/mokum/tables/hall.py:Hall._new_seed"}
"""Code that has moved draws from its old row: tables in tests and pictures are dealt as before."""


_system = os.urandom


def unforeseen_name() -> str:
    """For what outlives this process or is shared with others, such as a database or a queue: never the same twice."""
    return _system(16).hex()


def _place() -> str | None:
    """Where in our own code chance is asked for; None where somebody else's code asks for itself."""
    frame = sys._getframe(2)
    while frame.f_globals.get("__name__") in PASSED_ON_BY and frame.f_back is not None:
        frame = frame.f_back
    file = frame.f_code.co_filename
    if not file.startswith(OURS):
        return None
    place = f"{file.removeprefix(str(ROOT))}:{frame.f_code.co_qualname}"
    return FORMERLY.get(place, place)


class Foreseen:
    """Stands in for `os.urandom`."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._asked: Counter[str] = Counter()
        self._lock = threading.Lock()
        self._system = os.urandom

    def urandom(self, size: int, /) -> bytes:
        place = _place()
        if place is None:
            return self._system(size)
        with self._lock:
            self._asked[place] += 1
            name = f"{self._seed}|{place}|{self._asked[place]}"
        return hashlib.shake_256(name.encode()).digest(size)


@contextmanager
def foreseen(seed: str) -> Iterator[None]:
    """Within it, the luck of this process follows from the seed."""
    # `secrets` draws by the name that `random` has kept for it.
    before = os.urandom, random._urandom  # type: ignore[attr-defined]
    os.urandom = random._urandom = Foreseen(seed).urandom  # type: ignore[attr-defined]
    try:
        yield
    finally:
        os.urandom, random._urandom = before  # type: ignore[attr-defined]
