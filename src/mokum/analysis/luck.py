"""What luck gave: a seat's expectation after a draw or a roll, less the mean of what it might have been."""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

import msgspec

from mokum.analysis.future import NOBODY, Future, ahead
from mokum.analysis.settings import Settings
from mokum.analysis.splitting import Course, Step
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat
from mokum.kernel.story import begin

Z = 1.96
"""So many standard errors to either side hold the true figure nineteen times in twenty."""
ATTEMPTS = 3
"""For one world in which the others can do what they did, so many are imagined at most."""


class Gift(msgspec.Struct, frozen=True):
    """A piece of luck, as it changed what a seat could expect to have in the end."""

    seat: Seat
    move: int
    """The number of the last move of its step, from 0; -1 is the deal."""
    points: float
    """Own points: what the others got by the same draw is in their own gifts."""
    doubt: float


class Deal(msgspec.Struct, frozen=True):
    """What a seat could expect before anything was dealt, and what the deal gave it."""

    seat: Seat
    start: float
    """How far ahead of the others."""
    gift: Gift


def deals(course: Course, settings: Settings) -> list[Deal]:
    """By seat: other deals of the same table are what the deal is compared with."""
    future, seats = Future(course.game), course.seats
    others = []
    for number in range(settings.deals):
        chance = QuickChance(f"{settings.seed}|deal|{number}")
        state, _ = begin(course.game, seats, course.record.options, chance)
        others.append(future.scores(state, NOBODY, chance))
    found = []
    for seat in range(seats):
        start = Mean([ahead(scores, seat, seats) for scores in others])
        before = Mean([scores[seat] for scores in others])
        after = Mean([*Expecting(course, seat, settings).as_it_was(0, NOBODY)])
        found.append(Deal(seat, start.mean, Gift(seat, -1, after.mean - before.mean, doubt(before, after))))
    return found


def gift(course: Course, step: Step, seat: Seat, settings: Settings) -> Gift | None:
    """What the luck of a step gave a seat, by what it saw; None where there was none, or nothing to compare with."""
    if not course.shows_luck(step, seat):
        return None
    expecting = Expecting(course, seat, settings)
    before = Mean([*expecting.as_it_might_be(step)])
    if not before.count:
        return None
    after = Mean([*expecting.as_it_was(step.end, course.record.entries[step.end - 1].seat)])
    return Gift(seat, step.end - 1, after.mean - before.mean, doubt(before, after))


class Expecting:
    """The points that a seat may expect in worlds that fit what it sees."""

    def __init__(self, course: Course, seat: Seat, settings: Settings) -> None:
        self._course, self._game, self._seat, self._settings = course, course.game, seat, settings
        self._future = Future(course.game)

    def as_it_was(self, at: int, actor: Seat) -> Iterator[float]:
        """After so many moves, world by world; at the end there is nothing to imagine."""
        if at == len(self._course.states) - 1:
            yield self._course.outcome.totals[self._seat]
            return
        view = self._game.view(self._course.states[at], self._seat)
        for number in range(self._settings.deals if actor == NOBODY else self._settings.worlds):
            chance = QuickChance(f"{self._settings.seed}|was|{at}|{self._seat}|{number}")
            yield self._future.scores(self._game.imagine(view, chance), actor, chance)[self._seat]

    def as_it_might_be(self, step: Step) -> Iterator[float]:
        """After the same moves in worlds that fit what it saw before them."""
        actor = self._course.record.entries[step.end - 1].seat
        view = self._game.view(self._course.states[step.begin], self._seat)
        chances = [
            QuickChance(f"{self._settings.seed}|might|{step.begin}|{self._seat}|{number}")
            for number in range(self._settings.worlds * ATTEMPTS)
        ]
        worlds = [self._game.imagine(view, chance) for chance in chances]
        moves = [self._known(number, step, worlds) for number in range(step.begin, step.end)]
        found = 0
        for world, chance in zip(worlds, chances, strict=True):
            if found < self._settings.worlds and self._play(world, moves, chance):
                yield self._future.scores(world, actor, chance)[self._seat]
                found += 1

    def _known(self, number: int, step: Step, worlds: Sequence[Any]) -> tuple[Seat, Any]:
        """A move, as far as the seat can know it: None stands for one of another seat that is made from hidden things.

        If it is possible in every world it tells nothing of them; and what it leads to is seen by everybody.
        """
        mover, move = self._course.move(number)
        if not step.is_joint or mover == self._seat:
            return mover, move
        return mover, move if all(move in self._game.moves(world, mover) for world in worlds) else None

    def _play(self, world: Any, moves: Sequence[tuple[Seat, Any]], chance: QuickChance) -> bool:
        """Plays what was played, if that can be done in this world; what is not known is played by advice."""
        for mover, move in moves:
            if mover not in self._game.waiting(world):
                return False
            if move is None:
                self._future.step_advised(world, mover, chance)
            elif move in self._game.moves(world, mover):
                self._future.step(world, mover, move, chance)
            else:
                return False
        return True


class Mean:
    """Of some numbers: how many, their mean, and the square of its standard error."""

    def __init__(self, numbers: list[float]) -> None:
        self.count = len(numbers)
        self.mean = sum(numbers) / self.count if numbers else 0.0
        spread = sum((number - self.mean) ** 2 for number in numbers)
        self.error2 = spread / (self.count - 1) / self.count if self.count > 1 else 0.0


def doubt(*means: Mean) -> float:
    """How far the difference of means may be off."""
    return Z * sqrt(sum(mean.error2 for mean in means))
