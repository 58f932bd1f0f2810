"""The bot that errs as people do: it overlooks moves, has likings, and is not always sure which of two is better."""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import ceil, exp
from types import MappingProxyType
from typing import ClassVar, Generic, TypeVar

from mokum.kernel.chance import QuickChance
from mokum.kernel.game import Game, State
from mokum.kernel.moves import Move, MoveSet

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V")

_STEPS = 1 << 32
"""A draw between 0 and 1 has so many values."""

NO_LIKINGS: Mapping[str, float] = MappingProxyType({})


class FallibleBot(Generic[S, M, V]):
    """Follows advice among the moves that it notices, as its likings and an unsteady hand let it.

    All is measured by the distance from the best move to the one that a quarter of the moves are better than, so it
    means much the same in every game and position. With nothing set the bot is greedy.
    """

    looks: ClassVar[bool] = True
    ponders: ClassVar[bool] = False

    def __init__(
        self,
        game: Game[S, M, V],
        seed: int | str,
        noise: float = 0.0,
        overlooks: float = 0.0,
        likings: Mapping[str, float] = NO_LIKINGS,
    ) -> None:
        if not 0 <= noise < float("inf"):
            raise ValueError(f"noise must be a number from 0 on, not {noise}")
        if not 0 <= overlooks < 1:
            raise ValueError(f"the share of moves that is overlooked must be from 0 to below 1, not {overlooks}")
        self._game, self._noise, self._overlooks, self._likings = game, noise, overlooks, likings
        self._chance = QuickChance(seed)

    def choose(self, view: V, moves: MoveSet[M]) -> M:
        if len(moves) == 1:
            return moves[0]
        worth = self._game.advise(view, moves)
        # At a quarter of the moves, because in the lower half advice is often a mere "never".
        spread = max(worth) - sorted(worth, reverse=True)[ceil(len(worth) / 4)]
        liked = [value + spread * self._liking(move) for value, move in zip(worth, moves, strict=True)]
        noticed = self._noticed(len(moves))
        best = max(liked[index] for index in noticed)
        scale = self._noise * spread
        weights = [exp((liked[index] - best) / scale) if scale else float(liked[index] == best) for index in noticed]
        heights = list(accumulate(weights))
        drawn = self._between_0_and_1() * heights[-1]
        return next(moves[index] for index, height in zip(noticed, heights, strict=True) if drawn < height)

    def _noticed(self, count: int) -> Sequence[int]:
        """The indexes of the moves that it sees; whoever sees none looks again."""
        if not self._overlooks:
            return range(count)
        return [index for index in range(count) if self._between_0_and_1() >= self._overlooks] or range(count)

    def _liking(self, move: M) -> float:
        """By how the move is written: a liking for `cover mayor` is one for all moves that begin so."""
        if not self._likings:
            return 0.0
        written = f"{move} "
        return sum(liking for words, liking in self._likings.items() if written.startswith(f"{words} "))

    def _between_0_and_1(self) -> float:
        return self._chance.below(_STEPS) / _STEPS
