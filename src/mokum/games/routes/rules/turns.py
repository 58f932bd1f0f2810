"""How one turn follows another, and how the game ends."""

from mokum.games.routes.board import BOARD
from mokum.games.routes.events import GameEnded, LastRoundBegan, RoutesEvent, TurnBegan
from mokum.games.routes.state import NOT_BEGUN, State
from mokum.kernel.agenda import awaited
from mokum.kernel.bits import members
from mokum.kernel.event import Seat

FEW_CARTS = 2
"""A seat with so many carts or fewer begins the last round (ROU-060)."""


def _end(state: State, why: str) -> GameEnded:
    return GameEnded(why, tuple(members(held) for held in state.contracts))


_NEXT: dict[int, tuple[tuple[TurnBegan], ...]] = {
    seats: tuple((TurnBegan((seat + 1) % seats, NOT_BEGUN),) for seat in range(seats)) for seats in BOARD.seats
}
"""By number of seats, by seat: what follows an ordinary turn. Events are values, so they can be made once."""


def end_turn(state: State, seat: Seat) -> tuple[RoutesEvent, ...]:
    """The seat is done: the last round may begin, the next seat may have its turn, the game may be over."""
    if state.passes == state.seats:
        return (_end(state, "ROU-022"),)
    left = state.turns_left
    if left == NOT_BEGUN:
        if state.carts[seat] > FEW_CARTS:
            return _NEXT[state.seats][seat]
        return LastRoundBegan(seat, state.seats), TurnBegan((seat + 1) % state.seats, state.seats)
    if left == 1:
        return (_end(state, "ROU-060"),)
    return (TurnBegan((seat + 1) % state.seats, left - 1),)


def turns_before(state: State, seat: Seat) -> int | None:
    """In the last round: how many seats still play before this one has its last turn; None once it had it (ROU-060)."""
    before = (seat - awaited(state.agenda)[0]) % state.seats
    return before if before < state.turns_left else None
