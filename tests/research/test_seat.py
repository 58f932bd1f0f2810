"""A seat against bots behind Gymnasium's interface: its own checker, and what we promise beyond it."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import mokum.research
from contract.tables import Table
from mokum.bots import NoSuchBot
from mokum.research.seat import SeatEnv
from research.tables import TABLES, chosen, name

NAMES = ["mokum/harbour-v1", "mokum/merchants-v1", "mokum/routes-v1"]


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_the_checker_is_content(table: Table) -> None:
    check_env(SeatEnv(**chosen(table), opponents="random"), skip_render_check=True)


@pytest.mark.parametrize("named", NAMES)
def test_games_are_found_by_name_and_version(named: str) -> None:
    mokum.research.register_all()  # a second time changes nothing
    made = gymnasium.make(named, opponents="random", render_mode="ansi")
    check_env(made.unwrapped)
    made.close()


def whole_game(seat: SeatEnv, seed: int | None) -> list[Any]:
    """The first legal move every time."""
    told: list[Any] = []
    seen, _ = seat.reset(seed=seed)
    over = False
    while not over:
        assert np.array_equal(seat.action_masks(), seen["action_mask"])
        action = int(np.argmax(seen["action_mask"]))
        seen, reward, over, _, info = seat.step(action)
        told.append((action, seen["observation"].tobytes(), reward, info))
    return [seat.seat, *told]


@pytest.mark.parametrize("slug", ["harbour", "merchants", "routes"])
def test_a_run_can_be_repeated_exactly(slug: str) -> None:
    runs = []
    for _ in range(2):
        seat = SeatEnv(slug, 3, opponents=("random", "beginner"))
        runs.append([whole_game(seat, 7), whole_game(seat, None)])
    assert runs[0] == runs[1]
    assert runs[0][0] != runs[0][1]


def test_the_seat_is_drawn_or_named_and_plays_to_the_end() -> None:
    drawn = SeatEnv("routes", 4, opponents="random")
    assert {whole_game(drawn, seed)[0] for seed in range(12)} == {0, 1, 2, 3}
    named = SeatEnv("routes", 4, seat=2, opponents="random", reward="margin")
    assert {whole_game(named, seed)[0] for seed in range(4)} == {2}


def test_alone_there_are_no_opponents() -> None:
    assert whole_game(SeatEnv("harbour", 1), 3)[-1][2] in (0.0, 1.0)


@pytest.mark.parametrize(
    "wrong", [{"seat": 4}, {"opponents": ("greedy",)}, {"seats": 7}, {"options": {"first": 9}}, {"reward": "glory"}]
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        SeatEnv("routes", **wrong)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(NoSuchBot, match="unknown bot"):
        SeatEnv("routes", 2, opponents="nobody").reset(seed=1)
