"""The bot that chooses any legal move, each as likely."""

from typing import ClassVar, Generic, TypeVar

from mokum.kernel.chance import QuickChance
from mokum.kernel.moves import Move, MoveSet

M = TypeVar("M", bound=Move)


class UniformBot(Generic[M]):
    """Plays by luck alone, its own and not the game's."""

    __slots__ = ("_below",)

    looks: ClassVar[bool] = False
    ponders: ClassVar[bool] = False

    def __init__(self, seed: int | str) -> None:
        self._below = QuickChance(seed).below

    def choose(self, view: object, moves: MoveSet[M]) -> M:
        return moves[self._below(len(moves))]
