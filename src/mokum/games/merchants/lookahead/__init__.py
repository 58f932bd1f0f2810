"""What `merchants` tells about looking ahead: where to stop, what to measure there, and which moves to try."""

from bisect import bisect_right
from collections.abc import Sequence

from mokum.games.merchants import agenda as a
from mokum.games.merchants.lookahead.measuring import FEATURES, measure
from mokum.games.merchants.moves import Limit, MerchantsMove
from mokum.games.merchants.state import NO_LIMIT, State
from mokum.games.merchants.view import View
from mokum.kernel.event import Seat
from mokum.kernel.lookahead import Value, best_few, read_value
from mokum.kernel.moves import MoveSet

_STAGES = (4, 8, 12, 15, 18, 21, 24)
"""The squares with which a new stage begins: mostly those where an area has just been scored."""
_FEW = 4
_NEAR = 4000
"""Moves that are worse than the best by more than this, in hundredths, are not tried."""
_BESIDE = (1, 2, -1)
"""The limits to try beside the one that is advised, in steps of the dial."""


class MerchantsLookahead:
    """Looks ahead turn by turn: in a turn everybody may buy."""

    features = FEATURES
    horizon = 2
    luck_shows = 1
    """In the middle of a turn somebody has paid for tiles that do not lie yet, which the value knows nothing of."""
    fixed = ("start",)
    value: Value | None = read_value("mokum.games.merchants")
    measure = staticmethod(measure)

    def stage(self, state: State) -> int:
        return bisect_right(_STAGES, state.square)

    def beat(self, state: State) -> int:
        return state.turn

    def prospects(self, view: View, moves: MoveSet[MerchantsMove], worth: Sequence[int]) -> Sequence[int]:
        """Of limits those beside the advised one, and a pass: advice has every higher limit below a pass."""
        if not isinstance(view.agenda[-1], a.SingleLimit | a.DoubleLimit):
            return best_few(worth, _FEW, _NEAR)
        limits = [(move.price, index) for index, move in enumerate(moves) if isinstance(move, Limit)]
        by_price = [index for _, index in sorted(limits)]  # a pass is the lowest
        advised = by_price.index(best_few(worth, 1, 0)[0])
        beside = [advised + step for step in _BESIDE if 0 < advised + step < len(by_price)]
        return list(dict.fromkeys([by_price[place] for place in (advised, *beside, 0)]))

    def reopen(self, state: State, seat: Seat) -> None:
        """Limits are handed back, and their seats asked again."""
        asked = state.agenda[-1] if state.agenda else None
        if not isinstance(asked, a.SingleLimit | a.DoubleLimit):
            return
        given_back = [other for other, limit in enumerate(state.limits) if limit != NO_LIMIT and other != seat]
        for other in given_back:
            state.limits[other] = NO_LIMIT
        state.agenda = (*state.agenda[:-1], type(asked)(tuple(sorted([*asked.seats, *given_back]))))


LOOKAHEAD = MerchantsLookahead()

__all__ = ["LOOKAHEAD", "MerchantsLookahead"]
