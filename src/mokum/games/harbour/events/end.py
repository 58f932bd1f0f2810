"""Events of the final scoring."""

from typing import ClassVar

from mokum.games.harbour.goods import ONE
from mokum.games.harbour.state import State
from mokum.kernel.event import Event, Seat, everybody
from mokum.kernel.outcome import RuleId, ScoreLine


class FinalScored(Event[State], frozen=True, tag="FinalScored.2"):
    """A side scored in the final scoring (HAR-270 to HAR-279): what a line of its score sheet says."""

    reveals: ClassVar[bool] = False
    side: int
    rule: RuleId
    key: str
    points: int
    values: dict[str, int]

    @property
    def line(self) -> ScoreLine:
        """As it stands on the score sheet."""
        return ScoreLine(self.rule, self.key, self.points, self.values)

    def apply(self, state: State, /) -> None:
        state.points[self.side] += self.points
        state.final += ((self.side, self.line),)

    seen_by = everybody


class TasksRevealed(Event[State], frozen=True):
    """All tasks were laid open (HAR-301)."""

    reveals: ClassVar[bool] = True
    tasks: tuple[tuple[int, ...], ...]

    def apply(self, state: State, /) -> None:
        state.tasks_open = True

    seen_by = everybody


class GoodReturned(Event[State], frozen=True):
    """A seat handed in a good for a task (HAR-303)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    good: int
    stored: bool

    def apply(self, state: State, /) -> None:
        if self.stored:
            state.stores[self.seat] -= ONE[self.good]
        else:
            state.holds[self.seat] -= ONE[self.good]

    seen_by = everybody


class DockerReturned(Event[State], frozen=True):
    """A seat handed in a docker for a task (HAR-303)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    colour: int

    def apply(self, state: State, /) -> None:
        state.aboard[self.seat] -= ONE[self.colour]

    seen_by = everybody


class GameEnded(Event[State], frozen=True):
    """The game is over."""

    reveals: ClassVar[bool] = False
    why: str

    def apply(self, state: State, /) -> None:
        state.agenda = ()
        state.why_ended = self.why

    seen_by = everybody
