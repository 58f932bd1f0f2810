"""PettingZoo, all seats at once (parallel): `parallel_env("merchants", seats=4)`, for what is decided simultaneously.

In each step all seats for whom the game waits make their moves. The mask of everybody else is empty, and whatever they
send is not looked at.
"""

from collections.abc import Mapping
from typing import Any, SupportsInt

from gymnasium import spaces
from pettingzoo import ParallelEnv

from mokum.research.arrays import Observation, action_space, observation_space
from mokum.research.course import Course
from mokum.research.luck import Series
from mokum.research.setting import ILLEGAL_REWARD, Rewards, Setting, setting

Infos = dict[str, dict[str, Any]]
Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


def parallel_env(
    game: str,
    seats: int | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    reward: str = "win",
    illegal_reward: float | None = ILLEGAL_REWARD,
    render_mode: str | None = None,
) -> "SimultaneousEnv":
    """A table of a game; everything is chosen as in `aec.env`."""
    return SimultaneousEnv(setting(game, seats, options, reward, illegal_reward), render_mode)


class SimultaneousEnv(ParallelEnv[str, Observation, int]):
    """All seats of a table, each an agent, all of them asked in every step."""

    def __init__(self, table: Setting, render_mode: str | None = None) -> None:
        self.setting = table
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"], "name": table.name}
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(table) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(table) for agent in self.possible_agents}
        self._series, self._course = Series(), Course(table)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """A new game. Without a seed it is the next one of the series that the last seed began."""
        self._course.begin(self._series.next(seed))
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._course.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: Mapping[str, SupportsInt]) -> Step:
        """The moves of all who are asked, in seat order: none of them can depend on another."""
        course, agents = self._course, self.agents
        infos: Infos = {agent: {} for agent in agents}
        rewards: Rewards | None = None
        for seat in course.waiting:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"the game waits for {agent}")
            number = int(actions[agent])
            if not course.play(seat, number):
                infos[agent] = {"refused": course.refusal(seat, number)}
                rewards = course.forfeit(seat)
                break
        if rewards is None and not course.waiting:
            rewards = course.rewards()
        over = rewards is not None
        told = dict(zip(agents, rewards or [0.0] * len(agents), strict=True))
        if over:
            self.agents = []
        return self._observations(), told, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def render(self) -> str | None:
        """What everybody at the table sees, in words."""
        return self._course.picture() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
