"""What a bot is: somebody who is handed a view and its legal moves, and chooses one."""

from typing import ClassVar, Protocol, TypeVar

from mokum.kernel.moves import Move, MoveSet

V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M", bound=Move)


class Bot(Protocol[V_contra, M]):
    """A player that is never given the state: what it may not know does not reach it."""

    looks: ClassVar[bool]
    """Whether it looks at the view at all. If not, a driver in a hurry may save building one."""
    ponders: ClassVar[bool]
    """Whether it thinks for longer than a moment. If so, a server has it think in another process."""

    def choose(self, view: V_contra, moves: MoveSet[M]) -> M:
        """One of the legal moves; there is at least one."""
