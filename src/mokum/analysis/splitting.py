"""A record taken apart: what stood before each move, and the steps from one decision that is made alone to the next."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from mokum.catalog import game as find_game
from mokum.kernel.event import Event, Seat
from mokum.kernel.outcome import Outcome
from mokum.kernel.record import Record, read
from mokum.kernel.story import carry_out


class NotFinished(ValueError):
    """A game that did not come to its end."""


class Step(msgspec.Struct, frozen=True):
    """Moves that belong together: one, or those of all seats that were asked at the same time."""

    begin: int
    """The number of its first move, from 0."""
    end: int
    """The number of the first move after it."""
    is_joint: bool = False


class Course:
    """A finished game, with its state before every move and after the last."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = find_game(record.game)
        self.seats = len(record.names)
        state = self.game.new(self.seats, record.options)
        carry_out(state, record.setup)
        self.states = [state.copy()]
        for entry in record.entries:
            carry_out(state, entry.events)
            self.states.append(state.copy())
        outcome = self.game.outcome(state)
        if outcome is None:
            raise NotFinished("the game was not played to its end")
        self.outcome: Outcome = outcome
        self.steps = self._steps()

    def _steps(self) -> tuple[Step, ...]:
        found, at = [], 0
        while at < len(self.record.entries):
            asked, end = set(self.game.waiting(self.states[at])), at
            if len(asked) > 1:
                while end < len(self.record.entries) and self.record.entries[end].seat in asked:
                    asked.remove(self.record.entries[end].seat)
                    end += 1
            end = max(end, at + 1)
            found.append(Step(at, end, end > at + 1))
            at = end
        return tuple(found)

    def move(self, number: int) -> tuple[Seat, Any]:
        """Who moved, and what."""
        entry = self.record.entries[number]
        return entry.seat, self.game.catalogue.parse(entry.move)

    def shows_luck(self, step: Step, seat: Seat) -> bool:
        """Whether something came to light in this step that the seat could see whole."""
        return any(_came_to_light(self.record.entries[number].events, seat) for number in range(step.begin, step.end))


def _came_to_light(events: Sequence[Event[Any]], seat: Seat) -> bool:
    return any(event.reveals and event.seen_by(seat) == event for event in events)


# A worker is handed many pieces of one game, one after the other.
@lru_cache(2)
def course_of(text: str) -> Course:
    """The course of the game that a record tells."""
    return Course(read(text, find_game))
