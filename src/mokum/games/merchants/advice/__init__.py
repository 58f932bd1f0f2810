"""How good each move looks to somebody who knows the game and has this view, in hundredths of a thousand florins."""

from mokum.games.merchants import agenda as a
from mokum.games.merchants.advice import bidding, trying
from mokum.games.merchants.advice.position import Position, position_of
from mokum.games.merchants.cards import CLOCK, NO_CARD
from mokum.games.merchants.moves import (
    OPEN,
    PASS,
    SINGLE_LIMITS,
    Abandon,
    Advance,
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
from mokum.games.merchants.view import View
from mokum.kernel.event import Seat
from mokum.kernel.moves import MoveSet

_HUNDREDTHS = 100
_OPENING = SINGLE_LIMITS[-1] + 10
"""An opening is an offer above the highest mark."""

HABITS = bidding.Habits(early=0.8, late=1.2)
OLDER_HABITS = bidding.Habits(early=0.85, late=0.85)
"""How the advice bid before: kept, so that others can be measured against it too."""


def advise(view: View, moves: MoveSet[MerchantsMove], habits: bidding.Habits = HABITS) -> list[int]:
    """In the order of the moves: what each promises to somebody with these habits."""
    position, seat, asked = position_of(view), view.viewer, view.agenda[-1]
    if isinstance(asked, a.SingleLimit | a.DoubleLimit):
        price = bidding.target(position, _money(view), seat, view.discs[CLOCK], habits)
        return [_limit(move, price) for move in moves]
    if isinstance(asked, a.PlaceCard):
        first = view.discs.count(NO_CARD) == len(view.discs)
        discs = bidding.covers(position, _money(view), seat, asked.card, habits, first=first)
        return [round(_HUNDREDTHS * discs[move.disc]) for move in moves if isinstance(move, Cover)]
    money = view.at[seat].money
    return [round(_HUNDREDTHS * _worth(position, money, seat, move)) for move in moves]


def _money(view: View) -> bidding.Money:
    return [seat.money for seat in view.at]


def _limit(move: MerchantsMove, price: float) -> int:
    """The highest limit that is not above the price; a pass if there is none."""
    if not isinstance(move, Limit):  # a price ahead: whoever answers at once has no need of it
        return -_HUNDREDTHS * OPEN
    asked = _OPENING if move.price == OPEN else move.price
    return round(_HUNDREDTHS * (asked if asked <= price else -asked)) if move.price != PASS else 0


def _worth(position: Position, money: int, seat: Seat, move: MerchantsMove) -> float:
    match move:
        case TakeGoods(goods):
            return trying.goods(position, seat, goods)
        case Advance(good):
            return trying.goods(position, seat, (good,))
        case Found(site):
            return trying.founding(position, seat, site)
        case Build(site) | Demolish(site):
            return trying.house(position, seat, site)
        case Abandon(site):
            return trying.losing_colony(position, seat, site)
        case Withdraw(good):
            return trying.good_back(position, seat, good)
        case Borrow():
            return bidding.loan(money)
        case Decline() | _:
            return 0.0


__all__ = ["HABITS", "OLDER_HABITS", "advise"]
