"""A view, read for what a planner asks of it."""

import msgspec

from mokum.games.routes.advice.land import Land, land_of
from mokum.games.routes.advice.measures import TURN
from mokum.games.routes.advice.trade import trade_gains
from mokum.games.routes.cards import Hand, from_counts
from mokum.games.routes.rules.turns import FEW_CARTS
from mokum.games.routes.state import NOT_BEGUN
from mokum.games.routes.view import View

# How long another seat takes to run out of carts, counted in games between advised players.
TIME_FOR_A_CART = 45
TIME_FOR_A_CARD = 58
DOUBT = 200
"""How far the end may be from what that says."""


class Position(msgspec.Struct, frozen=True):
    """Where a seat stands."""

    land: Land
    hand: Hand
    carts: int
    time: int
    """The turns that it will still have, this one included."""
    doubt: int
    """So much time to spare, or so much too little, leaves no doubt whether something will be done in time."""
    trade: tuple[int, ...]
    """By number of further trade cards: what they are worth."""


def _is_last_round(view: View) -> bool:
    return view.public.turns_left != NOT_BEGUN


def carts_time(carts: int, cards: int) -> int:
    """How long a seat with so many carts and cards takes to begin the last round."""
    carts -= FEW_CARTS
    return carts * TIME_FOR_A_CART + (carts - cards) * TIME_FOR_A_CARD if carts > cards else carts * TIME_FOR_A_CART


def time_left(view: View) -> int:
    """The turns that the viewer will still have: known in the last round, before it guessed from the others' carts."""
    if _is_last_round(view):
        return TURN
    public = view.public
    times = [*map(carts_time, public.carts, public.hand_sizes)]
    del times[view.viewer]
    return min(times) + TURN


def read(view: View) -> Position:
    """Where the viewer stands."""
    public, seat = view.public, view.viewer
    time = time_left(view)
    return Position(
        land_of(public.owners, seat, public.seats),
        from_counts(view.hand),
        public.carts[seat],
        time,
        0 if _is_last_round(view) else DOUBT,
        trade_gains(public.trade, seat, (time - TURN // 2) // TURN),
    )
