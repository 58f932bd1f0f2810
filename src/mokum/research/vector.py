"""Many seats at once, over processes with shared memory: `VectorOfSeats("routes", num_envs=64, processes=2)`.

Gymnasium's `AsyncVectorEnv` has a process for each of them, this as many as there are cores to use. Workers write
observations, masks and rewards where the learner reads them; over the pipes go only words to begin and to end a step. A
game that is over begins anew with the next step, whatever the action (Gymnasium's `NEXT_STEP`).
"""

import multiprocessing
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from mokum.research.arrays import Observation
from mokum.research.seat import SeatEnv
from mokum.research.working import CLOSE, RESET, STEP, Board, work

_PATIENCE = 5.0
"""Seconds that a worker has to close."""


class VectorOfSeats(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Seats of games against bots, each as `SeatEnv` has it, shared out among processes."""

    def __init__(self, game: str, num_envs: int, processes: int = 1, *, copy: bool = True, **chosen: Any) -> None:
        """What is chosen is what `SeatEnv` takes. Without copies the arrays change with the next step."""
        single = SeatEnv(game, **chosen)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space, self.single_action_space = single.observation_space, single.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        context = multiprocessing.get_context("spawn")
        size = single.setting.layout.size
        self._board = Board.lay(context, num_envs, size, len(single.setting.game.catalogue))
        self._arrays = self._board.arrays()
        self._shares = np.array_split(np.arange(num_envs), min(processes, num_envs))
        self._pipes, self._workers = [], []
        for share in self._shares:
            ours, theirs = context.Pipe()
            numbers = range(int(share[0]), int(share[-1]) + 1)
            worker = context.Process(target=work, args=(theirs, self._board, numbers, game, chosen), daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games everywhere. One seed gives the first of them that, and each further one the next number."""
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + number for number in range(self.num_envs)]
        else:
            seeds = list(seed)
        super().reset(seed=seeds[0])
        self._everywhere([(RESET, [seeds[number] for number in share]) for share in self._shares])
        return self._observations(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """A move in each of them."""
        self._arrays.actions[:] = actions
        self._everywhere([(STEP, None)] * len(self._shares))
        rewards, over = self._arrays.rewards.copy(), self._arrays.over.copy()
        return self._observations(), rewards, over, np.zeros(self.num_envs, np.bool_), {}

    def _everywhere(self, words: Sequence[tuple[str, Any]]) -> None:
        try:
            for pipe, word in zip(self._pipes, words, strict=True):
                pipe.send(word)
            wrong = [said for pipe in self._pipes if (said := pipe.recv()) is not None]
        except (EOFError, OSError) as lost:
            self.close()
            raise RuntimeError("a worker of the vector is gone") from lost
        if wrong:
            self.close()
            raise RuntimeError(wrong[0])

    def _observations(self) -> Observation:
        arrays = self._arrays
        seen = {"observation": arrays.observations, "action_mask": arrays.masks}
        return {name: array.copy() for name, array in seen.items()} if self._copy else seen

    def close_extras(self, **_: Any) -> None:
        for pipe in self._pipes:
            try:
                pipe.send((CLOSE, None))
            except OSError:
                continue  # it is gone already
        for worker in self._workers:
            worker.join(_PATIENCE)
            if worker.is_alive():
                worker.terminate()
        for pipe in self._pipes:
            pipe.close()
