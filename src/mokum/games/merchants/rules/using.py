"""What a card or a square does for one seat: goods, colonies, houses, loans and losses."""

from collections.abc import Iterator

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
    MerchantsMove,
    TakeGoods,
    Withdraw,
)
from mokum.games.merchants.rules.bonuses import is_unsettled, settle
from mokum.games.merchants.state import ROWS, State
from mokum.kernel.event import Seat

Story = Iterator[MerchantsEvent]


def use(frames: list[a.Frame], seat: Seat, card: int) -> None:
    """Ask the user of a card what it is for; of an Amsterdam card the house comes first (MER-060, MER-082)."""
    if KIND[card] == GOODS_CARD:
        frames.append(a.ChooseGoods((seat,)))
    elif KIND[card] == COLONY_CARD:
        frames.append(a.FoundColony((seat,), card))
    else:
        frames.append(a.AdvanceGood((seat,), card))
        frames.append(a.BuildHouse((seat,), card))


def advance(state: State, seat: Seat, good: int) -> GoodMoved | None:
    """One space forward, if there is one and a tile to enter the row with (MER-016)."""
    space = state.exchange[seat * ROWS + good]
    return GoodMoved(seat, good, space + 1) if space < LAST_SPACE and (space or state.supply[seat]) else None


def withdraw(state: State, seat: Seat, good: int) -> GoodMoved:
    """One space back; from the first the tile returns to the supply (MER-017)."""
    return GoodMoved(seat, good, state.exchange[seat * ROWS + good] - 1)


def answer(state: State, frame: a.Frame, seat: Seat, move: MerchantsMove, frames: list[a.Frame]) -> Story:
    """Carry out what a seat chose, and settle its bonuses; all of it is one step (MER-061)."""
    goods: tuple[int, ...] = ()
    match move:
        case Advance(good):
            goods = (good,)
        case TakeGoods(goods):
            pass
        case Found(site):
            yield ColonyFounded(seat, site)
            goods = (COLONY_GOOD[site],)
        case Build(site):
            yield HouseBuilt(seat, site, isinstance(frame, a.FreeHouse))
        case Decline() | Borrow():
            yield Declined(seat) if isinstance(move, Decline) else LoanTaken(seat, forced=False)
            return
        case _:
            yield _loss(state, seat, move)
    for good in goods:
        moved = advance(state, seat, good)
        if moved is not None:
            yield moved
    if is_unsettled(state, seat):
        yield from settle(state, seat, frames)


def _loss(state: State, seat: Seat, move: MerchantsMove) -> MerchantsEvent:
    """What a crossed square or a lost bonus takes away (MER-159 to MER-161, MER-236)."""
    match move:
        case Demolish(site):
            return HouseRemoved(seat, site)
        case Abandon(site):
            return ColonyRemoved(seat, site)
        case _:
            assert isinstance(move, Withdraw)
            return withdraw(state, seat, move.good)
