"""Writes down when a process comes by the stops of a move, in the order in which it does."""

import importlib
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from walks.stops import NODE, OTHER_NODE, STOPS, Stop


def code_of(stop: Stop) -> CodeType:
    """The code that a stop names; raises where there is none."""
    found: Any = importlib.import_module(f"mokum.{stop.where}")
    for part in stop.name.split("."):
        found = getattr(found, part)
    code: CodeType = found.__code__
    return code


def python_stops() -> list[Stop]:
    """Those that a node comes by."""
    return [stop for stop in STOPS if stop.place in (NODE, OTHER_NODE)]


@contextmanager
def traced(path: Path) -> Iterator[None]:
    """While it lasts, each call of a stop is a line of the file."""
    names = {code_of(stop): f"{stop.where} {stop.name}" for stop in python_stops()}
    with path.open("a", buffering=1) as file:

        def note(message: FrameType, event: str, argument: object) -> None:
            if event == "call" and message.f_code in names:
                file.write(names[message.f_code] + "\n")

        threading.setprofile(note)
        sys.setprofile(note)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)
