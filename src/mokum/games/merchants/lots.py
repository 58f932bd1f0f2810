"""A round of an auction as a lot that can be sold on a clock: one price path for each kind of round (MER-133)."""

from mokum.games.merchants import agenda as a
from mokum.games.merchants.moves import DOUBLE_LIMITS, OPEN, PASS, SINGLE_LIMITS, Limit
from mokum.games.merchants.state import State
from mokum.kernel.lot import Lot

# The run-in comes before the first mark: a press there opens a single round, and pays the first mark in a doubled one.
_SINGLE: tuple[int, ...] = (OPEN, *reversed(SINGLE_LIMITS))
_DOUBLE: tuple[int, ...] = (DOUBLE_LIMITS[-1], *reversed(DOUBLE_LIMITS))
_SINGLE_PRICES = (SINGLE_LIMITS[-1], *_SINGLE[1:])
_SINGLE_MOVES = tuple(str(Limit(limit)) for limit in _SINGLE)
_DOUBLE_MOVES = tuple(str(Limit(limit)) for limit in _DOUBLE)
_SILENCE = str(Limit(PASS))


def lot_of(state: State) -> Lot | None:
    """The round for which limits are awaited now."""
    if not state.agenda:
        return None
    asked = state.agenda[-1]
    if isinstance(asked, a.SingleLimit):
        return Lot(state.lot, asked.seats, _SINGLE_PRICES, _SINGLE_MOVES, _SILENCE)
    if isinstance(asked, a.DoubleLimit):
        return Lot(state.lot, asked.seats, _DOUBLE, _DOUBLE_MOVES, _SILENCE)
    return None
