"""What a card or a square does for one seat: what its user is asked, and how goods move."""

from collections.abc import Generator, Iterator
from functools import cache

from mokum.games.merchants import agenda as a
from mokum.games.merchants.board import LAST_SPACE
from mokum.games.merchants.cards import COLONY_CARD, GOODS_CARD, KIND
from mokum.games.merchants.events import GoodMoved, MerchantsEvent
from mokum.games.merchants.state import ROWS, State
from mokum.kernel.event import Seat

Story = Generator[MerchantsEvent, None, tuple[a.AnyPending, ...]]
"""A rule: it yields what happens, and returns what comes next on the stack."""
Events = Iterator[MerchantsEvent]
"""A part of a rule that leaves nothing to come."""


@cache
def use(seat: Seat, card: int) -> tuple[a.AnyPending, ...]:
    """Ask the user of a card what it is for; of an Amsterdam card the house comes first (MER-060, MER-082)."""
    if KIND[card] == GOODS_CARD:
        return (a.ChooseGoods((seat,)),)
    if KIND[card] == COLONY_CARD:
        return (a.FoundColony((seat,), card),)
    return a.AdvanceGood((seat,), card), a.BuildHouse((seat,), card)


def advances(space: int, supply: int) -> bool:
    """Whether a tile can go on: there must be a space, and a tile in the supply to enter the row with (MER-016)."""
    return space < LAST_SPACE and (space > 0 or supply > 0)


def onward(space: int, supply: int, steps: int) -> tuple[int, ...]:
    """Where a tile is after each of so many steps; those that cannot be taken are lost."""
    spaces = []
    for _ in range(steps):
        space += advances(space, supply)
        spaces.append(space)
    return tuple(spaces)


def advance(state: State, seat: Seat, good: int) -> GoodMoved | None:
    """One space forward, where that can be."""
    space = state.exchange[seat * ROWS + good]
    return GoodMoved(seat, good, space + 1) if advances(space, state.supply[seat]) else None


def withdraw(state: State, seat: Seat, good: int) -> GoodMoved:
    """One space back; from the first the tile returns to the supply (MER-017)."""
    return GoodMoved(seat, good, state.exchange[seat * ROWS + good] - 1)
