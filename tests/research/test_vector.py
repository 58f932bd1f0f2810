"""Seats over processes: the same as each by itself, whatever the number of processes, and nothing left behind."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from mokum.research.seat import SeatEnv
from mokum.research.vector import VectorOfSeats

ENVS, STEPS = 3, 40
CHOSEN: dict[str, Any] = {"seats": 2, "opponents": "random"}


def run(processes: int) -> list[tuple[bytes, bytes, list[float], list[bool]]]:
    """The first legal move everywhere, until games have ended and begun anew."""
    vector = VectorOfSeats("routes", ENVS, processes, **CHOSEN)
    try:
        seen, _ = vector.reset(seed=3)
        told = []
        for _ in range(STEPS):
            seen, rewards, over, _, _ = vector.step(np.argmax(seen["action_mask"], axis=1))
            told.append((seen["observation"].tobytes(), seen["action_mask"].tobytes(), list(rewards), list(over)))
        return told
    finally:
        vector.close()


def test_processes_change_nothing() -> None:
    told = run(1)
    assert told == run(2)
    assert any(any(over) for *_, over in told), "some game was over, and the next one began"
    singles = [SeatEnv("routes", **CHOSEN) for _ in range(ENVS)]
    seen = [single.reset(seed=3 + number)[0] for number, single in enumerate(singles)]
    over = [False] * ENVS
    for shown, masks, rewards, ended in told:
        for number, single in enumerate(singles):
            if over[number]:
                seen[number], given, over[number] = single.reset()[0], 0.0, False
            else:
                seen[number], given, over[number], *_ = single.step(int(np.argmax(seen[number]["action_mask"])))
            assert (given, over[number]) == (rewards[number], ended[number])
        assert shown == b"".join(one["observation"].tobytes() for one in seen)
        assert masks == b"".join(one["action_mask"].tobytes() for one in seen)


def test_a_worker_that_fails_or_dies_is_noticed() -> None:
    vector = VectorOfSeats("routes", 2, 1, **CHOSEN, illegal_reward=None)
    seen, _ = vector.reset(seed=1)
    assert seen in vector.observation_space
    illegal = np.argmin(seen["action_mask"], axis=1)
    with pytest.raises(RuntimeError, match="refused by ROU-"):
        vector.step(illegal)
    assert vector.closed
    vector = VectorOfSeats("routes", 2, 2, copy=False, **CHOSEN)
    vector.reset(seed=[4, 5])
    vector._workers[1].kill()
    vector._workers[1].join()
    with pytest.raises(RuntimeError, match="a worker of the vector is gone"):
        vector.reset()
    assert not any(worker.is_alive() for worker in vector._workers)


def test_gymnasium_makes_it_by_name() -> None:
    vector = gymnasium.make_vec("mokum/routes-v1", 2, vectorization_mode="vector_entry_point", **CHOSEN)
    seen, _ = vector.reset(seed=1)
    assert seen in vector.observation_space
    vector.close()
