"""A process of a vector: plays its share of the seats and writes what they see into memory that it shares."""

import ctypes
import traceback
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mokum.research.arrays import Observation
from mokum.research.seat import SeatEnv

RESET, STEP, CLOSE = "reset", "step", "close"


class Arrays(NamedTuple):
    """What is shared, a row for each seat."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float64]
    over: NDArray[np.bool_]
    actions: NDArray[np.int64]


class Board(NamedTuple):
    """Memory that all processes of a vector see."""

    envs: int
    size: int
    moves: int
    memory: tuple[Any, ...]

    @classmethod
    def lay(cls, context: SpawnContext, envs: int, size: int, moves: int) -> "Board":
        """For so many seats, with observations of this size and so many moves."""
        bytes_each = (size, moves, 8, 1, 8)
        return cls(envs, size, moves, tuple(context.RawArray(ctypes.c_byte, envs * each) for each in bytes_each))

    def arrays(self) -> Arrays:
        """The memory as arrays."""
        kinds: tuple[Any, ...] = (np.uint8, np.int8, np.float64, np.bool_, np.int64)
        shapes = ((self.envs, self.size), (self.envs, self.moves), (self.envs,), (self.envs,), (self.envs,))
        parts = zip(self.memory, kinds, shapes, strict=True)
        return Arrays(*(np.frombuffer(part, kind).reshape(shape) for part, kind, shape in parts))


def work(pipe: Connection, board: Board, numbers: range, game: str, chosen: dict[str, Any]) -> None:
    """Until it is told to close, or nobody is left to tell it anything."""
    arrays = board.arrays()
    seats = {number: SeatEnv(game, **chosen) for number in numbers}
    while True:
        try:
            word, told = pipe.recv()
        except EOFError:
            return
        if word == CLOSE:
            return
        try:
            if word == RESET:
                for (number, seat), seed in zip(seats.items(), told, strict=True):
                    _begin(arrays, number, seat, seed)
            else:
                _step(arrays, seats)
        except Exception:
            pipe.send(traceback.format_exc())
        else:
            pipe.send(None)


def _begin(arrays: Arrays, number: int, seat: SeatEnv, seed: int | None = None) -> None:
    seen, _ = seat.reset(seed=seed)
    _show(arrays, number, seen)
    arrays.rewards[number], arrays.over[number] = 0.0, False


def _step(arrays: Arrays, seats: dict[int, SeatEnv]) -> None:
    for number, seat in seats.items():
        if arrays.over[number]:
            _begin(arrays, number, seat)
        else:
            seen, reward, over, _, _ = seat.step(int(arrays.actions[number]))
            _show(arrays, number, seen)
            arrays.rewards[number], arrays.over[number] = reward, over


def _show(arrays: Arrays, number: int, seen: Observation) -> None:
    arrays.observations[number] = seen["observation"]
    arrays.masks[number] = seen["action_mask"]
