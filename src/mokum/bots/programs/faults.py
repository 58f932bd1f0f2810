"""What a program did wrong, and how its author hears of it."""

import sys

_TOLD = 5
"""Faults of one bot that are told one by one; it may fail in thousands of games."""
_told: dict[str, int] = {}


class Fault(Exception):
    """A program did not answer as it should: it loses its turn. The text says why, for its author."""


class Ended(Fault):
    """It does not run any more, or has closed its pipes."""


def tell(name: str, what: str) -> None:
    """Say it on the error stream, as long as it is not too often."""
    count = _told[name] = _told.get(name, 0) + 1
    if count <= _TOLD:
        print(f"{name}: {what}.", file=sys.stderr, flush=True)  # noqa: T201
    if count == _TOLD:
        print(f"{name}: further faults are not shown.", file=sys.stderr, flush=True)  # noqa: T201
