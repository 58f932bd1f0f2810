"""The bot that follows the game's advice with an unsteady hand: a field to measure others against, not for players."""

from itertools import accumulate
from math import ceil, exp
from typing import ClassVar, Generic, TypeVar

from mokum.kernel.chance import QuickChance
from mokum.kernel.game import Game, State
from mokum.kernel.moves import Move, MoveSet

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V")

_STEPS = 1 << 32
"""A draw between 0 and 1 has so many values."""


class ShakenBot(Generic[S, M, V]):
    """Draws a move by the softmax of its advice: good ones often, somewhat worse ones now and then, absurd ones hardly.

    The noise is measured by the distance from the best move to the one that a quarter of the moves are better than, so
    it means much the same in every game. With 0 the bot is greedy, with much it is random.
    """

    __slots__ = ("_below", "_game", "_noise")

    looks: ClassVar[bool] = True

    def __init__(self, game: Game[S, M, V], seed: int | str, noise: float = 0.25) -> None:
        if not 0 <= noise < float("inf"):
            raise ValueError(f"noise must be a number from 0 on, not {noise}")
        self._game = game
        self._noise = noise
        self._below = QuickChance(seed).below

    def choose(self, view: V, moves: MoveSet[M]) -> M:
        worth = self._game.advise(view, moves)
        best = max(worth)
        # At a quarter of the moves, because in the lower half advice is often a mere "never".
        scale = self._noise * (best - sorted(worth, reverse=True)[ceil(len(worth) / 4) if len(worth) > 1 else 0])
        weights = [exp((value - best) / scale) if scale else float(value == best) for value in worth]
        heights = list(accumulate(weights))
        drawn = self._below(_STEPS) / _STEPS * heights[-1]
        return next(moves[index] for index, height in enumerate(heights) if drawn < height)
