"""What `harbour` tells about looking ahead: what to measure of a position, where to stop, and what is worth trying."""

from collections.abc import Sequence

from mokum.games.harbour.lookahead.features import NAMES, measure
from mokum.games.harbour.lookahead.prospects import prospects
from mokum.games.harbour.moves import HarbourMove
from mokum.games.harbour.state import State
from mokum.games.harbour.view import View
from mokum.kernel.event import Seat
from mokum.kernel.lookahead import Features, Value, read_value
from mokum.kernel.moves import MoveSet

STAGE_OF_ROUND = (0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7)
"""By round: late rounds have a value function each, because there the last points are counted."""


class HarbourLookahead:
    """Looks ahead to the beginning of the next round: there every seat has had its turn, and all pools are spent."""

    features: tuple[str, ...] = NAMES
    horizon: int = 1
    luck_shows: int = 1
    """Dice are not measured: what they were good for shows at the end of the round."""
    value: Value | None = read_value("mokum.games.harbour")

    def measure(self, state: State) -> Sequence[Features]:
        return measure(state)

    def stage(self, state: State) -> int:
        return STAGE_OF_ROUND[state.round]

    def beat(self, state: State) -> int:
        """The round; the last one goes on to the end of the game, where points need no guess."""
        return state.round

    def prospects(self, view: View, moves: MoveSet[HarbourMove], worth: Sequence[int]) -> Sequence[int]:
        return prospects(view, moves, worth)

    def reopen(self, state: State, seat: Seat) -> None:
        """Nothing is sealed in `harbour`: seats choose one after the other, and everybody sees what they chose."""


__all__ = ["HarbourLookahead"]
