"""PettingZoo, one seat after the other (AEC): `env("routes", seats=4)`.

Where the rules ask several seats at once, they are asked in seat order; what each answers stays sealed until all have.
"""

from collections.abc import Mapping
from typing import Any, SupportsInt

from gymnasium import spaces
from pettingzoo import AECEnv

from mokum.research.arrays import Observation, action_space, observation_space
from mokum.research.course import Course
from mokum.research.luck import Series
from mokum.research.setting import ILLEGAL_REWARD, Rewards, Setting, setting


def env(
    game: str,
    seats: int | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    reward: str = "win",
    illegal_reward: float | None = ILLEGAL_REWARD,
    render_mode: str | None = None,
) -> "TableEnv":
    """A table of a game. Rewards come at its end: `win`, the share of the win, or `margin`, points ahead or behind."""
    return TableEnv(setting(game, seats, options, reward, illegal_reward), render_mode)


class TableEnv(AECEnv[str, Observation, int]):
    """All seats of a table, each an agent."""

    def __init__(self, table: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.setting = table
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "name": table.name}
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.agents = self.possible_agents[:]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(table) for agent in self.agents}
        self.action_spaces = {agent: action_space(table) for agent in self.agents}
        self._series, self._course = Series(), Course(table)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it is the next one of the series that the last seed began."""
        self._course.begin(self._series.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._over = False
        self.agent_selection = self.possible_agents[self._course.waiting[0]]

    def observe(self, agent: str) -> Observation:
        """The encoding of what this seat may know, and the mask of its legal moves."""
        return self._course.observe(self._seats[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self._course.observe(self._seats[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: SupportsInt | None) -> None:
        """A move of the seat that is selected, by its number in the catalogue; None for a seat that is done."""
        if self._over or action is None:
            self._was_dead_step(action)
            return
        course, agent = self._course, self.agent_selection
        seat, number = self._seats[agent], int(action)
        if not course.play(seat, number):
            self.infos[agent] = {"refused": course.refusal(seat, number)}
            self._end(course.forfeit(seat))
        elif course.waiting:
            self.agent_selection = self.possible_agents[course.waiting[0]]
        else:
            self._end(course.rewards())

    def _end(self, rewards: Rewards) -> None:
        self._over = True
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        # Nobody was given anything before, so that this is also all that has come together.
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What everybody at the table sees, in words."""
        return self._course.picture() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
