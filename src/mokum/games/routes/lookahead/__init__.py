"""What `routes` tells about looking ahead, for bots that try moves out in imagined worlds."""

from collections.abc import Sequence

from mokum.games.routes.lookahead.hurry import hurry
from mokum.games.routes.lookahead.measure import FEATURES, measure
from mokum.games.routes.lookahead.prospects import prospects
from mokum.games.routes.lookahead.weighing import likelihood
from mokum.games.routes.moves import RoutesMove
from mokum.games.routes.state import NOT_BEGUN, KeepFirstContracts, State
from mokum.games.routes.view import View
from mokum.kernel.event import Seat
from mokum.kernel.lookahead import Features, Value, read_value
from mokum.kernel.moves import MoveSet

STAGES = (13, 10, 7, 4)
"""The fewest carts that any seat has at least, stage by stage; then the end is near, and last comes the last round."""


class RoutesLookahead:
    """See `kernel.lookahead.Lookahead`."""

    features = FEATURES
    horizon = 5
    value: Value | None = read_value("mokum.games.routes")

    def measure(self, state: State) -> Sequence[Features]:
        return measure(state)

    def stage(self, state: State) -> int:
        if state.turns_left != NOT_BEGUN:
            return len(STAGES) + 1
        fewest = min(state.carts)
        return sum(fewest < carts for carts in STAGES)

    def beat(self, state: State) -> int:
        return max(state.turns, 0) // state.seats

    def prospects(self, view: View, moves: MoveSet[RoutesMove], worth: Sequence[int]) -> Sequence[int]:
        return prospects(view, moves, worth)

    def hurry(self, state: State, seat: Seat) -> RoutesMove:
        """What a seat would be advised, nearly, from what it knows and in a fraction of the time."""
        return hurry(state, seat)

    def likelihood(self, state: State, seat: Seat) -> float | None:
        """How likely the others' claims are if they hold the contracts of this world, up to a factor."""
        return likelihood(state, seat)

    def reopen(self, state: State, seat: Seat) -> None:
        """The first contracts are chosen at the same time, and all but this seat choose again (ROU-013)."""
        if not state.agenda or not isinstance(state.agenda[-1], KeepFirstContracts):
            return
        asked = state.agenda[-1].seats
        state.agenda = (KeepFirstContracts(tuple(one for one in range(state.seats) if one != seat or one in asked)),)
        state.first_kept = [kept if one == seat else () for one, kept in enumerate(state.first_kept)]


__all__ = ["RoutesLookahead"]
