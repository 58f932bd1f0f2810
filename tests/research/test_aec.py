"""A table behind PettingZoo's interface: its own tests, and what we promise beyond them."""

import random
from typing import Any

import numpy as np
import pettingzoo
import pytest

from contract.tables import Table
from mokum.catalog import game as find_game
from mokum.kernel.bits import members
from mokum.kernel.encoding import encode_view
from mokum.kernel.story import IllegalMove
from mokum.research.aec import TableEnv, env
from research.tables import TABLES, chosen, first_of_each_size, name
from research.zoo import api_test, seed_test

# PettingZoo warns of observations that are dictionaries, and excuses its own by their names.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def play(table: TableEnv, seed: int) -> list[Any]:
    """A whole game of random moves, and all that was seen of it."""
    luck, told = random.Random(seed), []
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, reward, over, _, info = table.last()
        assert seen is not None
        action = None if over else luck.choice(list(np.flatnonzero(seen["action_mask"])))
        told.append((agent, seen["observation"].tobytes(), reward, over, info, action))
        table.step(action)
    return told


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_the_api_is_kept(table: Table) -> None:
    api_test(env(**chosen(table)), num_cycles=12)


@pytest.mark.parametrize("table", first_of_each_size(), ids=name)
def test_whole_games_keep_the_api(table: Table) -> None:
    api_test(env(**chosen(table)), num_cycles=1_000)


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_a_seed_gives_the_same_game(table: Table) -> None:
    seed_test(lambda: env(**chosen(table)), num_cycles=8)


@pytest.mark.parametrize("slug", ["harbour", "merchants", "routes"])
def test_a_run_can_be_repeated_exactly(slug: str) -> None:
    one, other = env(slug, 2 if slug != "merchants" else 3), env(slug, 2 if slug != "merchants" else 3)
    assert play(one, 5) == play(other, 5)
    one.reset(seed=8)
    series = []
    for _ in range(3):
        series.append(one.last()[0]["observation"].tobytes())  # type: ignore[index]
        one.reset()
    assert len(set(series)) == 3, "without a seed the next game of the series follows"
    other.reset(seed=8)
    other.reset()
    assert other.last()[0]["observation"].tobytes() == series[1]  # type: ignore[index]


@pytest.mark.parametrize("slug", ["harbour", "merchants", "routes"])
def test_what_is_shown_is_the_view_and_the_legal_moves(slug: str) -> None:
    table, game, luck = env(slug), find_game(slug), random.Random(1)
    table.reset(seed=3)
    for _ in range(60):
        state = table.unwrapped._course.state
        for seat, agent in enumerate(table.agents):
            seen = table.observe(agent)
            assert seen["observation"].tobytes() == encode_view(game, game.view(state, seat))
            assert tuple(np.flatnonzero(seen["action_mask"])) == members(game.moves(state, seat).bits)
            assert table.observe(agent) is seen, "it is made once"
        table.step(luck.choice(list(np.flatnonzero(table.observe(table.agent_selection)["action_mask"]))))


@pytest.mark.parametrize("slug", ["harbour", "merchants", "routes"])
@pytest.mark.parametrize("reward", ["win", "margin"])
def test_rewards_follow_from_the_result(slug: str, reward: str) -> None:
    for seats in find_game(slug).meta.seats:
        table = env(slug, seats, reward=reward)
        ends = {agent: given for agent, _, given, over, _, _ in play(table, seats) if over}
        outcome = find_game(slug).outcome(table.unwrapped._course.state)
        assert outcome is not None
        winners = [f"player_{seat}" for seat in outcome.winners if seat < seats]
        if reward == "win":
            assert ends == {agent: (agent in winners) / len(outcome.winners) for agent in table.possible_agents}
        else:
            best, second = sorted(outcome.totals)[:-3:-1]
            for seat, total in enumerate(outcome.totals[:seats]):
                assert ends[f"player_{seat}"] == total - (second if total == best else best)


def test_an_illegal_move_ends_the_game_and_names_its_rule() -> None:
    table = env("routes", 2)
    table.reset(seed=1)
    agent = table.agent_selection
    illegal = int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0])
    table.step(illegal)
    assert all(table.terminations.values())
    assert table.rewards[agent] == -1
    assert sum(table.rewards.values()) == -1
    assert str(table.infos[agent]["refused"]).startswith("ROU-")
    strict = env("routes", 2, illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(IllegalMove, match="ROU-"):
        strict.step(illegal)
    with pytest.raises(ValueError, match="no move with the number"):
        strict.step(100_000)


def test_a_table_can_be_looked_at() -> None:
    table = env("routes", 2, render_mode="ansi")
    table.reset(seed=1)
    assert "player_0" in str(table.render())


@pytest.mark.parametrize(
    "wrong", [{"seats": 9}, {"options": {"first": 7}}, {"options": {"colour": 1}}, {"reward": "glory"}]
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        env("routes", **wrong)


def test_pettingzoo_finds_the_games_by_name_and_version() -> None:
    assert pettingzoo.make("aec", "mokum/routes-v1", seats=2).metadata["name"] == "mokum/routes-v1"
    assert len(pettingzoo.make("parallel", "mokum/merchants-v1", seats=5).possible_agents) == 5
