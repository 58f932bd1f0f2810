"""The bot that follows the game's own advice and looks no further."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Generic, TypeVar

from mokum.kernel.chance import QuickChance
from mokum.kernel.game import Game, State
from mokum.kernel.moves import Move, MoveSet

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V")


class GreedyBot(Generic[S, M, V]):
    """Chooses the move that looks best; among equals, any."""

    __slots__ = ("_advise", "_below")

    looks: ClassVar[bool] = True
    ponders: ClassVar[bool] = False

    def __init__(self, game: Game[S, M, V], seed: int | str) -> None:
        self._advise: Callable[[V, MoveSet[M]], Sequence[int]] = game.advise
        self._below = QuickChance(seed).below

    def choose(self, view: V, moves: MoveSet[M]) -> M:
        worth = self._advise(view, moves)
        best = max(worth)
        equals = [index for index, value in enumerate(worth) if value == best]
        return moves[equals[self._below(len(equals))]]


class OlderBot(GreedyBot[S, M, V]):
    """Follows the advice that the game gave before its last change, where it still tells it: to measure progress by."""

    __slots__ = ()

    def __init__(self, game: Game[S, M, V], seed: int | str) -> None:
        super().__init__(game, seed)
        self._advise = getattr(game, "older_advise", game.advise)
