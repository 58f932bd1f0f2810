"""Hands in sealed limits, for the tests of auctions."""

from games.merchants.build import only, play
from mokum.games.merchants.events import (
    CardBought,
)
from mokum.games.merchants.game import GAME
from mokum.games.merchants.state import State
from mokum.kernel.chance import Chance
from mokum.kernel.event import Event


def hand_in(state: State, limits: dict[int, str], chance: Chance | None = None) -> list[Event[State]]:
    """These seats, counted from 1 as in the vectors, hand in their limits; all others that are asked pass."""
    events: list[Event[State]] = []
    for seat in GAME.waiting(state):
        events += play(state, seat, limits.get(seat + 1, "pass"), chance)
    return events


def bought(events: list[Event[State]]) -> tuple[int, int]:
    (sale,) = only(events, CardBought)
    return sale.seat + 1, sale.price
