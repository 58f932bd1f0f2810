"""Passing, when nothing else can be done."""

from collections.abc import Iterator

from mokum.games.routes.events import RoutesEvent, TurnPassed
from mokum.games.routes.moves import Pass
from mokum.games.routes.rules.turns import end_turn
from mokum.games.routes.state import State
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat


def do_pass(state: State, seat: Seat, move: Pass, chance: Chance) -> Iterator[RoutesEvent]:
    """A pass is a turn; when all have passed in a row the game is over (ROU-021 to ROU-023)."""
    yield TurnPassed(seat)
    yield from end_turn(state, seat)
