"""Where a seat stands in a state, said with nothing but what that seat knows."""

from mokum.games.routes.advice.land import land_with
from mokum.games.routes.advice.measures import TURN
from mokum.games.routes.advice.position import DOUBT, Position, carts_time
from mokum.games.routes.advice.trade import trade_gains
from mokum.games.routes.cards import size
from mokum.games.routes.state import NOT_BEGUN, State
from mokum.kernel.event import Seat


def position_of(state: State, seat: Seat) -> Position:
    """What `advice.position.read` makes of a view, without the view."""
    own, others = state.claimed[seat], 0
    times = []
    for other, hand in enumerate(state.hands):
        if other != seat:
            others |= state.claimed[other]
            times.append(carts_time(state.carts[other], size(hand)))
    is_last_round = state.turns_left != NOT_BEGUN
    time = TURN if is_last_round else min(times) + TURN
    return Position(
        land_with(own, others, state.seats),
        state.hands[seat],
        state.carts[seat],
        time,
        0 if is_last_round else DOUBT,
        trade_gains(tuple(state.trade), seat, (time - TURN // 2) // TURN),
    )
