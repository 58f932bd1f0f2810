"""A game at one table in one process: what was played, what each seat saw of it, and what can still be taken back."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from mokum.kernel.event import Event, Seat, Viewer
from mokum.kernel.fair import Deal
from mokum.kernel.game import AnyGame
from mokum.kernel.moves import Move
from mokum.kernel.outcome import Outcome
from mokum.kernel.record import Entry, Record
from mokum.kernel.story import begin, play_on_copy, seen
from mokum.kernel.telling import sentences


@dataclass(frozen=True)
class Played:
    """A move, what it brought about, and the state before it."""

    seat: Seat
    move: Move
    events: tuple[Event[Any], ...]
    before: Any


class CannotTakeBack(ValueError):
    """A move stands; the text says why."""


class Session:
    """The table. States are never changed after they were reached, so an earlier one can be gone back to."""

    def __init__(self, game: AnyGame, names: tuple[str, ...], options: object, deal: Deal) -> None:
        self.game, self.names = game, names
        self.options, self._deal = options, deal
        self._chance = deal.chance()
        self.state, events = begin(game, len(names), options, self._chance)
        self.setup = tuple(events)
        self.steps: list[Played] = []

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that may move now."""
        return self.game.waiting(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The score sheet, once the game is over."""
        return self.game.outcome(self.state)

    def view(self, viewer: Viewer) -> Any:
        """What this viewer knows."""
        return self.game.view(self.state, viewer)

    def play(self, seat: Seat, move: Move) -> Played:
        """Play a move; IllegalMove names the rule that refuses it, and nothing has changed."""
        after, events = play_on_copy(self.game, self.state, seat, move, self._chance)
        step = Played(seat, move, tuple(events), self.state)
        self.steps.append(step)
        self.state = after
        return step

    def sentences(self, events: Iterable[Event[Any]], viewer: Viewer) -> list[str]:
        """What of these events reaches a viewer, in words."""
        return sentences(self.game, seen(events, viewer), self.names)

    def came_to_light(self, seat: Seat) -> str | None:
        """Since the seat's last move, the first thing that can't be forgotten again, as the seat saw it; or None."""
        shown = [event for step in self._since_last_of(seat) for event in step.events if event.reveals]
        if not shown:
            return None
        return next(iter(self.sentences(shown, seat)), "Something that you do not see.")

    def take_back(self, seat: Seat) -> Played:
        """Undo the seat's last move, if nothing came to light since and nobody has answered it."""
        since = self._since_last_of(seat)
        if not since:
            raise CannotTakeBack("You have not moved yet.")
        if shown := self.came_to_light(seat):
            raise CannotTakeBack(f"Your last move stands, because of what came to light since: {shown}")
        if len(since) > 1:
            raise CannotTakeBack(f"Your last move stands, because {self.names[since[1].seat]} has moved since.")
        # Luck always comes to light: none was used since, so the same deal can go on from here.
        self.state = self.steps.pop().before
        return since[0]

    def _since_last_of(self, seat: Seat) -> list[Played]:
        own = [number for number, step in enumerate(self.steps) if step.seat == seat]
        return self.steps[own[-1] :] if own else []

    def record(self) -> Record:
        """Everything that happened, for the file."""
        return Record(
            game=self.game.meta.slug,
            rules_version=self.game.meta.rules_version,
            names=self.names,
            options=self.options,
            deal=self._deal,
            setup=self.setup,
            entries=tuple(Entry(step.seat, str(step.move), step.events) for step in self.steps),
        )
