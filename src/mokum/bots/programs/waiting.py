"""Programs that wait for their next game: starting one may take longer than a whole game does."""

from collections.abc import Sequence

from mokum.bots.programs.process import Process

_waiting: dict[tuple[str, ...], list[Process]] = {}
"""By command. A program at two seats of one game runs twice."""


def take(command: Sequence[str]) -> Process | None:
    """One that waits, if there is one; whoever takes it gives it back or ends it."""
    there = _waiting.get(tuple(command))
    return there.pop() if there else None


def give_back(command: Sequence[str], process: Process) -> None:
    """It may have a next game."""
    _waiting.setdefault(tuple(command), []).append(process)


def end_waiting() -> None:
    """There are no more games."""
    while _waiting:
        _, there = _waiting.popitem()
        for process in there:
            process.end()
