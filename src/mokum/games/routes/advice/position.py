"""A view, read for what a planner asks of it. Time and worth are counted in hundredths: of a turn, of a point."""

import msgspec

from mokum.games.routes.advice.land import Land, land_of
from mokum.games.routes.advice.trade import trade_gains
from mokum.games.routes.cards import Hand, from_counts
from mokum.games.routes.view import View

POINT = 100
TURN = 100

TIME_OF_A_CARD = 68
"""How much of a turn it takes to draw a card that is wanted."""

# How long another seat takes to run out of carts, counted in games between advised players.
TIME_FOR_A_CART = 45
TIME_FOR_A_CARD = 58
ENOUGH_CARTS = 3
"""A seat with fewer begins the last round (ROU-060)."""


class Position(msgspec.Struct, frozen=True):
    """Where a seat stands."""

    land: Land
    hand: Hand
    carts: int
    time: int
    """The turns that it will still have, this one included."""
    trade: tuple[int, ...]
    """By number of further trade cards: what they are worth."""


def time_left(view: View) -> int:
    """The turns that the viewer will still have: known in the last round, before it guessed from the others' carts."""
    public = view.public
    if public.turns_left >= 0:
        return TURN
    soonest = min(
        max(carts - ENOUGH_CARTS + 1, 0) * TIME_FOR_A_CART + max(carts - ENOUGH_CARTS + 1 - cards, 0) * TIME_FOR_A_CARD
        for seat, (carts, cards) in enumerate(zip(public.carts, public.hand_sizes, strict=True))
        if seat != view.viewer
    )
    return soonest + TURN


def read(view: View) -> Position:
    """Where the viewer stands."""
    public, seat = view.public, view.viewer
    time = time_left(view)
    return Position(
        land_of(public.owners, seat, public.seats),
        from_counts(view.hand),
        public.carts[seat],
        time,
        trade_gains(public.trade, seat, (time - TURN // 2) // TURN),
    )
