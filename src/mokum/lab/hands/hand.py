"""What all who work on pieces have in common."""

import pickle
import traceback
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

import msgspec

P = TypeVar("P")
P_contra = TypeVar("P_contra", contravariant=True)
T = TypeVar("T")

MOST_LOSSES = 3
"""So often a piece is handed out again after its worker was lost. Then it is taken to be what ends them."""


class WorkersLost(Exception):
    """One piece of work has ended its workers again and again; the text says which."""


class Failed(msgspec.Struct, frozen=True):
    """A piece that raised an error, with the error."""

    error: Exception


Done = list[T] | Failed


class Hands(Protocol, Generic[P_contra, T]):
    """Workers. They are handed pieces one by one, and are done with them in any order."""

    most: int
    """Pieces that may be out at the same time."""

    def hand(self, number: int, piece: P_contra) -> None:
        """Have somebody work on a piece. Not more than `most` are out."""

    def done(self) -> Sequence[tuple[int, Done[T]]]:
        """Waits until at least one piece is done. Each is told once."""


def attempt(play: Callable[[P], list[T]], piece: P) -> Done[T]:
    """Work on a piece, where a worker is. An error goes back to whoever asked, with where it was raised as a note."""
    try:
        return play(piece)
    except Exception as error:
        error.add_note(f"In a worker:\n{traceback.format_exc()}")
        return Failed(error if _travels(error) else RuntimeError(traceback.format_exc()))


def _travels(error: Exception) -> bool:
    """Whether an error can be sent to another process and be read there; some that take several arguments cannot."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 (written here a moment ago)
    except Exception:
        return False
    return True


def lost(number: int) -> WorkersLost:
    """The error about this piece."""
    return WorkersLost(f"piece {number + 1} of the work has ended its worker {MOST_LOSSES + 1} times")
