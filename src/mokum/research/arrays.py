"""Observations as arrays: their spaces, masks of legal moves, and values as numbers between 0 and 1."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from mokum.kernel.encoding import Layout
from mokum.kernel.game import AnyGame
from mokum.research.setting import Setting

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
Floats = NDArray[np.float32]
Observation = dict[str, Any]
"""`observation`: the encoding; `action_mask`: 1 for each legal move, by its number in the catalogue."""


def masker(game: AnyGame) -> Callable[[int], Mask]:
    """From the bits of a set of moves to a mask."""
    size = len(game.catalogue)
    length = -(-size // 8)

    def mask(bits: int) -> Mask:
        packed = np.frombuffer(bits.to_bytes(length, "little"), np.uint8)
        return np.unpackbits(packed, count=size, bitorder="little").view(np.int8)

    return mask


def highest(layout: Layout) -> Bytes:
    """By byte: the most that it can be."""
    found = np.full(layout.size, 255, np.uint8)
    for placed in layout.fields:
        if placed.field.width == 1:
            found[placed.at : placed.at + placed.field.size] = placed.field.high - placed.field.low
    return found


def observation_space(setting: Setting) -> spaces.Dict:
    """What a seat is shown."""
    high = highest(setting.layout)
    size = len(setting.game.catalogue)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
    )


def action_space(setting: Setting) -> spaces.Discrete:
    """The moves of the catalogue by their numbers."""
    return spaces.Discrete(len(setting.game.catalogue))


@cache
def _parts(layout: Layout) -> tuple[NDArray[np.intp], NDArray[np.intp], Floats]:
    """By value: where its lower byte is, where its higher byte is (or where a zero is appended), and its range."""
    lower, higher, span = [], [], []
    for placed in layout.fields:
        field = placed.field
        for at in range(placed.at, placed.at + field.size, field.width):
            lower.append(at + field.width - 1)
            higher.append(at if field.width == 2 else layout.size)
            span.append(max(1, field.high - field.low))
    return np.array(lower), np.array(higher), np.array(span, np.float32)


def scaled(layout: Layout, observation: Bytes) -> Floats:
    """Every value as a number from 0, its lowest, to 1, its highest: one for each value, whatever its width.

    The last axis of the observation are its bytes; any others, as of a vector of games, stay.
    """
    lower, higher, span = _parts(layout)
    zero = np.zeros((*observation.shape[:-1], 1), np.uint8)
    whole = np.concatenate([observation, zero], axis=-1).astype(np.float32)
    found: Floats = (whole[..., lower] + 256 * whole[..., higher]) / span
    return found
