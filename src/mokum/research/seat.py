"""Gymnasium: one seat of a table, with bots in the others. `gymnasium.make("mokum/routes-v1", opponents="greedy")`."""

from collections.abc import Mapping, Sequence
from typing import Any, SupportsInt

import gymnasium
import numpy as np

from mokum.bots import Bot
from mokum.kernel.event import Seat
from mokum.lab.naming import make_bot
from mokum.research.arrays import Mask, Observation, action_space, observation_space
from mokum.research.course import Course
from mokum.research.setting import ILLEGAL_REWARD, setting

_LUCK = 2**63
Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A seat of a game against bots, which are named as in the laboratory: `greedy`, `strong`, `module:Class`."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: Seat | None = None,
        opponents: str | Sequence[str] = "greedy",
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        illegal_reward: float | None = ILLEGAL_REWARD,
        render_mode: str | None = None,
    ) -> None:
        """`seat` is any, drawn for each game, unless it is named. `opponents` are all the same, or one for each.

        The others are in turn order from the seat on.
        """
        self.setting = setting(game, seats, options, reward, illegal_reward)
        count = self.setting.seats
        if seat is not None and not 0 <= seat < count:
            raise ValueError(f"the seat is one of 0 to {count - 1}")
        self._others = [opponents] * (count - 1) if isinstance(opponents, str) else list(opponents)
        if len(self._others) != count - 1:
            raise ValueError(f"{count} seats have {count - 1} opponents")
        self.render_mode = render_mode
        self.observation_space = observation_space(self.setting)
        self.action_space = action_space(self.setting)
        self._course = Course(self.setting)
        self._chosen_seat = seat
        self.seat: Seat = seat or 0
        """Where the learner sits in the present game."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played on to the first decision of the seat."""
        super().reset(seed=seed)
        game, count = self.setting.game, self.setting.seats
        luck = str(self.np_random.integers(_LUCK))
        drawn = int(self.np_random.integers(count))
        self.seat = drawn if self._chosen_seat is None else self._chosen_seat
        names = {(self.seat + step) % count: name for step, name in enumerate(self._others, 1)}
        self._bots: dict[Seat, Bot[Any, Any]] = {
            other: make_bot(name, game, f"{luck}|{other}") for other, name in names.items()
        }
        self._course.begin(luck)
        self._play_bots()
        return self._course.observe(self.seat), {}

    def _play_bots(self) -> None:
        """Until it is the seat's turn, or the game is over."""
        course, game = self._course, self.setting.game
        while course.waiting and self.seat not in course.waiting:
            other = course.waiting[0]
            bot = self._bots[other]
            moves = game.moves(course.state, other)
            view = game.view(course.state, other) if bot.looks else None
            course.play(other, game.catalogue.number(bot.choose(view, moves)))

    def step(self, action: SupportsInt) -> Step:
        """A move of the seat by its number in the catalogue, and whatever the others do until it is asked again."""
        course, number = self._course, int(action)
        if not course.play(self.seat, number):
            refused = {"refused": course.refusal(self.seat, number)}
            fine = course.forfeit(self.seat)[self.seat]
            return course.observe(self.seat), fine, True, False, refused
        self._play_bots()
        over = not course.waiting
        reward = float(course.rewards()[self.seat]) if over else 0.0
        return course.observe(self.seat), reward, over, False, {}

    def action_masks(self) -> Mask:
        """The mask by itself, for learners that ask for it so."""
        mask: Mask = self._course.observe(self.seat)["action_mask"]
        return mask

    def render(self) -> str | None:
        """What the seat sees, in words."""
        return self._course.picture(self.seat) if self.render_mode == "ansi" else None
