"""What a seat may do now, as a set of bits of the catalogue. Legality is defined here and nowhere else."""

from collections.abc import Callable
from typing import Any

from mokum.games.merchants import agenda as a
from mokum.games.merchants.board import ALL_COLONIES, ALL_HOUSES, GOODS
from mokum.games.merchants.cards import COLONIES_FOR, DISCS, GOODS_FOR, HOUSES_FOR, NO_CARD
from mokum.games.merchants.moves import (
    CATALOGUE,
    COMBINATIONS,
    DOUBLE_LIMITS,
    OPEN,
    PASS,
    SINGLE_LIMITS,
    Abandon,
    Advance,
    Ahead,
    Borrow,
    Build,
    Cover,
    Decline,
    Demolish,
    Found,
    Limit,
    MerchantsMove,
    TakeGoods,
    Withdraw,
)
from mokum.games.merchants.state import NO_LIMIT, ROWS, State, ahead_of, vacant
from mokum.kernel.event import Seat
from mokum.kernel.moves import ChosenMoves, MoveSet

COVER: tuple[int, ...] = tuple(CATALOGUE.bit(Cover(disc)) for disc in range(len(DISCS)))
ADVANCE: tuple[int, ...] = tuple(CATALOGUE.bit(Advance(good)) for good in range(len(GOODS)))
WITHDRAW: tuple[int, ...] = tuple(CATALOGUE.bit(Withdraw(good)) for good in range(len(GOODS)))
DECLINE = CATALOGUE.bit(Decline())
ANY_GOODS = sum(CATALOGUE.bit(TakeGoods(goods)) for goods in COMBINATIONS) | DECLINE
ANY_ADVANCE = sum(ADVANCE) | DECLINE
ANY_CREDIT = CATALOGUE.bit(Borrow()) | DECLINE
# Sites stand in the catalogue in their order: a set of sites moved up so far is the set of moves.
FOUND_AT, BUILD_AT = CATALOGUE.number(Found(0)), CATALOGUE.number(Build(0))
ABANDON_AT, DEMOLISH_AT = CATALOGUE.number(Abandon(0)), CATALOGUE.number(Demolish(0))

ADVANCES_FOR: tuple[int, ...] = tuple(sum(ADVANCE[good] for good in goods) | DECLINE for goods in GOODS_FOR)


def _limits(kinds: tuple[int, ...], money: int) -> int:
    """The limits that so much money allows; a pass is always one of them (MER-141, MER-143)."""
    return sum(CATALOGUE.bit(Limit(limit)) for limit in (PASS, *kinds) if limit <= money)


_STEP = 10
_SINGLE: tuple[int, ...] = tuple(
    _limits(SINGLE_LIMITS, money) | (CATALOGUE.bit(Limit(OPEN)) if money >= SINGLE_LIMITS[-1] else 0)
    for money in range(0, SINGLE_LIMITS[-1] + 1, _STEP)
)
_DOUBLE: tuple[int, ...] = tuple(_limits(DOUBLE_LIMITS, money) for money in range(0, DOUBLE_LIMITS[-1] + 1, _STEP))
"""By money in tens, up to the highest limit."""
_AHEAD: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        sum(CATALOGUE.bit(Ahead(opener, limit)) for limit in (PASS, *DOUBLE_LIMITS) if limit <= money)
        if money >= DOUBLE_LIMITS[0]
        else 0
        for money in range(0, DOUBLE_LIMITS[-1] + 1, _STEP)
    )
    for opener in (True, False)
)
"""As the opener and otherwise, by money: whoever can only pass has nothing to seal."""


def _single(state: State, frame: a.SingleLimit, seat: Seat) -> int:
    money = state.money[seat]
    now = _SINGLE[money // _STEP if money < SINGLE_LIMITS[-1] else -1]
    return now | _ahead(state, seat) if state.ahead else now


def _ahead(state: State, seat: Seat) -> int:
    """Both limits for a doubled round, as long as they are not sealed (MER-144)."""
    rich = min(state.money[seat], DOUBLE_LIMITS[-1]) // _STEP
    as_opener, otherwise = ahead_of(state, seat)
    return (_AHEAD[0][rich] if as_opener == NO_LIMIT else 0) | (_AHEAD[1][rich] if otherwise == NO_LIMIT else 0)


def _double(state: State, frame: a.DoubleLimit, seat: Seat) -> int:
    money = state.money[seat]
    return _DOUBLE[money // _STEP if money < DOUBLE_LIMITS[-1] else -1]


def _place(state: State, frame: a.PlaceCard, seat: Seat) -> int:
    bucket, mayor, clock = state.discs
    return (
        (COVER[0] if bucket == NO_CARD else 0)
        | (COVER[1] if mayor == NO_CARD else 0)
        | (COVER[2] if clock == NO_CARD else 0)
    )


def _found(state: State, frame: a.FoundColony, seat: Seat) -> int:
    if not state.supply[seat]:
        return DECLINE
    return vacant(state.colonies, COLONIES_FOR[frame.card]) << FOUND_AT | DECLINE


def _build(state: State, frame: a.BuildHouse, seat: Seat) -> int:
    if not state.supply[seat]:
        return DECLINE
    return vacant(state.houses, HOUSES_FOR[frame.card]) << BUILD_AT | DECLINE


def _globe(state: State, frame: a.Globe, seat: Seat) -> int:
    return vacant(state.colonies, ALL_COLONIES) << FOUND_AT | DECLINE if state.supply[seat] else DECLINE


def _arms(state: State, frame: a.Arms, seat: Seat) -> int:
    return vacant(state.houses, ALL_HOUSES) << BUILD_AT if state.supply[seat] else 0


def _free_house(state: State, frame: a.FreeHouse, seat: Seat) -> int:
    return _arms(state, a.Arms(frame.seats), seat) | DECLINE


def _crossed_ship(state: State, frame: a.CrossedShip, seat: Seat) -> int:
    row = seat * ROWS
    return sum(WITHDRAW[good] for good in range(ROWS) if state.exchange[row + good])


def _own_house(state: State, frame: a.CrossedArms | a.ReturnHouse, seat: Seat) -> int:
    return state.houses[seat] << DEMOLISH_AT


OPTIONS: dict[type, Callable[[State, Any, Seat], int]] = {
    a.PlaceCard: _place,
    a.SingleLimit: _single,
    a.DoubleLimit: _double,
    a.ChooseGoods: lambda state, frame, seat: ANY_GOODS,
    a.FoundColony: _found,
    a.BuildHouse: _build,
    a.AdvanceGood: lambda state, frame, seat: ADVANCES_FOR[frame.card],
    a.Ship: lambda state, frame, seat: ANY_ADVANCE,
    a.Globe: _globe,
    a.Arms: _arms,
    a.Credit: lambda state, frame, seat: ANY_CREDIT,
    a.CrossedArms: _own_house,
    a.CrossedGlobe: lambda state, frame, seat: state.colonies[seat] << ABANDON_AT,
    a.CrossedShip: _crossed_ship,
    a.FreeHouse: _free_house,
    a.ReturnHouse: _own_house,
}
"""By decision: its answers for one seat."""


ALWAYS_ASKED = frozenset((a.PlaceCard, a.SingleLimit, a.DoubleLimit, a.ChooseGoods, a.AdvanceGood, a.Ship, a.Credit))
"""Decisions that never have one answer alone: whoever is asked these has a choice, so nobody needs to count."""


CATALOGUE.keep((*_SINGLE, *_DOUBLE, *ADVANCES_FOR, ANY_GOODS, ANY_ADVANCE, ANY_CREDIT))
CATALOGUE.keep(one | two | three for one in (0, COVER[0]) for two in (0, COVER[1]) for three in (0, COVER[2]))
_KEPT = CATALOGUE.kept


def legal_moves(state: State, seat: Seat) -> MoveSet[MerchantsMove]:
    """All moves that a seat may make now."""
    agenda = state.agenda
    if not agenda:
        return NO_MOVES
    asked = agenda[-1]
    if seat not in asked.seats:
        return NO_MOVES
    bits = OPTIONS[type(asked)](state, asked, seat)
    return _KEPT.get(bits) or ChosenMoves(CATALOGUE, bits)  # as `choose` does


NO_MOVES = CATALOGUE.choose(0)


def legal(state: State, seat: Seat) -> int:
    """Their bits."""
    return legal_moves(state, seat).bits
