"""What the decisions of `harbour` have in common."""

from typing import TypeVar

from mokum.games.harbour.moves import HarbourMove
from mokum.games.harbour.state import State
from mokum.kernel.agenda import Pending
from mokum.kernel.machine import Question

P = TypeVar("P", bound=Pending)
M = TypeVar("M", bound=HarbourMove)


class HarbourQuestion(Question[State, P, M]):
    """A decision of one seat; no other may answer it (HAR-360)."""

    not_asked = "HAR-360"
