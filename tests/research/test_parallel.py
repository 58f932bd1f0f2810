"""A table at which all who are asked answer at once, by PettingZoo's own test and by what we promise beyond it."""

import numpy as np
import pytest

from contract.tables import Table
from mokum.research.parallel import parallel_env
from research.tables import TABLES, chosen, first_of_each_size, name
from research.zoo import parallel_api_test


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_the_api_is_kept(table: Table) -> None:
    parallel_api_test(parallel_env(**chosen(table)), num_cycles=12)


@pytest.mark.parametrize("table", first_of_each_size(), ids=name)
def test_whole_games_keep_the_api(table: Table) -> None:
    parallel_api_test(parallel_env(**chosen(table)), num_cycles=2_000)


def test_all_who_are_asked_answer_in_one_step() -> None:
    table = parallel_env("routes", 4)
    seen, _ = table.reset(seed=1)
    asked = [agent for agent, shown in seen.items() if shown["action_mask"].any()]
    assert asked == table.agents, "all choose their first contracts"
    seen, *_ = table.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in asked})
    assert sum(shown["action_mask"].any() for shown in seen.values()) == 1, "then one has its turn"


def test_whoever_is_asked_must_answer_and_illegal_moves_end_the_game() -> None:
    table = parallel_env("routes", 2)
    seen, _ = table.reset(seed=1)
    with pytest.raises(ValueError, match="the game waits for player_0"):
        table.step({})
    illegal = {agent: int(np.flatnonzero(shown["action_mask"] == 0)[0]) for agent, shown in seen.items()}
    _, rewards, over, _, infos = table.step(illegal)
    assert rewards == {"player_0": -1, "player_1": 0}
    assert all(over.values())
    assert infos["player_0"]["refused"].startswith("ROU-")
    assert table.agents == []


def test_a_seed_gives_the_same_game() -> None:
    one, other = parallel_env("merchants", 3), parallel_env("merchants", 3)
    for table in (one, other):
        table.reset(seed=4)
    for _ in range(40):
        moves = {
            agent: int(np.argmax(one._course.observe(seat)["action_mask"])) for seat, agent in enumerate(one.agents)
        }
        said, again = one.step(moves), other.step(moves)
        assert said[1:] == again[1:]
        for agent, shown in said[0].items():
            assert shown["observation"].tobytes() == again[0][agent]["observation"].tobytes()


def test_a_table_can_be_looked_at() -> None:
    table = parallel_env("routes", 2, render_mode="ansi")
    table.reset(seed=1)
    assert "player_0" in str(table.render())
