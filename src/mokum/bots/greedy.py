"""The bot that follows the game's own advice and looks no further."""

from typing import ClassVar, Generic, TypeVar

from mokum.kernel.chance import QuickChance
from mokum.kernel.game import Game, State
from mokum.kernel.moves import Move, MoveSet

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V")


class GreedyBot(Generic[S, M, V]):
    """Chooses the move that looks best; among equals, any."""

    __slots__ = ("_below", "_game")

    looks: ClassVar[bool] = True

    def __init__(self, game: Game[S, M, V], seed: int | str) -> None:
        self._game = game
        self._below = QuickChance(seed).below

    def choose(self, view: V, moves: MoveSet[M]) -> M:
        worth = self._game.advise(view, moves)
        best = max(worth)
        equals = [index for index, value in enumerate(worth) if value == best]
        return moves[equals[self._below(len(equals))]]
