"""What a report says of a game that nobody has to find out: with the findings, a report is put together at once."""

import msgspec

from mokum.analysis.splitting import Course, Step
from mokum.kernel.outcome import Outcome


class Outline(msgspec.Struct, frozen=True):
    """A finished game in a few figures."""

    game: str
    rules_version: int
    moves: int
    names: tuple[str, ...]
    """By seat; empty where nobody is to be named."""
    outcome: Outcome
    ends_of_turns: tuple[int, ...]
    """The moves after which somebody else moves, or luck changes what could be had."""

    @property
    def seats(self) -> int:
        """How many there are."""
        return len(self.names)


def outline_of(course: Course) -> Outline:
    """The outline of a game that was taken apart."""
    record = course.record
    ends = tuple(ends_of_turns(course))
    return Outline(record.game, record.rules_version, len(record.entries), record.names, course.outcome, ends)


def ends_of_turns(course: Course) -> list[int]:
    """The moves after which somebody else moves, or luck changes what could be had."""
    entries = course.record.entries
    nexts = [entry.seat for entry in entries[1:]] + [None]
    return [
        number
        for number, entry in enumerate(entries)
        if nexts[number] != entry.seat or course.shows_luck(Step(number, number + 1), entry.seat)
    ]
