"""What a card or a square does for one seat: goods, colonies, houses, loans and losses."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from mokum.games.merchants import agenda as a
from mokum.games.merchants.board import COLONY_GOOD, LAST_SPACE
from mokum.games.merchants.cards import COLONY_CARD, GOODS_CARD, KIND
from mokum.games.merchants.events import (
    ColonyFounded,
    ColonyRemoved,
    Declined,
    GoodMoved,
    HouseBuilt,
    HouseRemoved,
    LoanTaken,
    MerchantsEvent,
)
from mokum.games.merchants.moves import (
    Abandon,
    Advance,
    Borrow,
    Build,
    Decline,
    Demolish,
    Found,
    TakeGoods,
    Withdraw,
)
from mokum.games.merchants.state import ROWS, State
from mokum.kernel.event import Seat

Story = Iterator[MerchantsEvent]
Told = tuple[MerchantsEvent, ...]
"""A story that is known from its beginning."""


def use(frames: list[a.Frame], seat: Seat, card: int) -> None:
    """Ask the user of a card what it is for; of an Amsterdam card the house comes first (MER-060, MER-082)."""
    if KIND[card] == GOODS_CARD:
        frames.append(a.ChooseGoods((seat,)))
    elif KIND[card] == COLONY_CARD:
        frames.append(a.FoundColony((seat,), card))
    else:
        frames.append(a.AdvanceGood((seat,), card))
        frames.append(a.BuildHouse((seat,), card))


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


def advance(state: State, seat: Seat, good: int, placed: int = 0) -> GoodMoved | None:
    """One space forward, where that can be; tiles that are just being placed are no longer in the supply."""
    space = state.exchange[seat * ROWS + good]
    return GoodMoved(seat, good, space + 1) if advances(space, state.supply[seat] - placed) else None


def withdraw(state: State, seat: Seat, good: int) -> GoodMoved:
    """One space back; from the first the tile returns to the supply (MER-017)."""
    return GoodMoved(seat, good, state.exchange[seat * ROWS + good] - 1)


def _goods(state: State, frame: a.Frame, seat: Seat, move: TakeGoods) -> Story:
    """Goods that are taken twice move twice: each is told before the next."""
    for good in move.goods:
        moved = advance(state, seat, good)
        if moved is not None:
            yield moved


def _advance(state: State, frame: a.Frame, seat: Seat, move: Advance) -> Told:
    moved = advance(state, seat, move.good)
    return (moved,) if moved is not None else ()


def _found(state: State, frame: a.Frame, seat: Seat, move: Found) -> Told:
    """A colony brings its good (MER-072)."""
    founded, moved = ColonyFounded(seat, move.site), advance(state, seat, COLONY_GOOD[move.site], placed=1)
    return (founded, moved) if moved is not None else (founded,)


def _build(state: State, frame: a.Frame, seat: Seat, move: Build) -> Told:
    return (HouseBuilt(seat, move.site, type(frame) is a.FreeHouse),)


def _demolish(state: State, frame: a.Frame, seat: Seat, move: Demolish) -> Told:
    return (HouseRemoved(seat, move.site),)


def _abandon(state: State, frame: a.Frame, seat: Seat, move: Abandon) -> Told:
    return (ColonyRemoved(seat, move.site),)


def _withdraw(state: State, frame: a.Frame, seat: Seat, move: Withdraw) -> Told:
    return (withdraw(state, seat, move.good),)


def _borrow(state: State, frame: a.Frame, seat: Seat, move: Borrow) -> Told:
    return (LoanTaken(seat, forced=False),)


def _decline(state: State, frame: a.Frame, seat: Seat, move: Decline) -> Told:
    return (Declined(seat),)


ANSWERED: dict[type, Callable[[State, Any, Seat, Any], Iterable[MerchantsEvent]]] = {
    TakeGoods: _goods,
    Advance: _advance,
    Found: _found,
    Build: _build,
    Demolish: _demolish,
    Abandon: _abandon,
    Withdraw: _withdraw,
    Borrow: _borrow,
    Decline: _decline,
}
"""By kind of move: what a seat that chose it gains or loses (MER-060 to MER-082, MER-152 to MER-163, MER-236)."""
