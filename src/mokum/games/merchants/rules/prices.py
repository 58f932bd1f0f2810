"""What a move costs, and what is lacking for it."""

from functools import lru_cache

from mokum.games.merchants.auction import Mode
from mokum.games.merchants.moves import DOUBLE_LIMITS, OPEN, PASS, SINGLE_LIMITS, Ahead, Limit, MerchantsMove
from mokum.games.merchants.state import State
from mokum.kernel.event import Seat
from mokum.kernel.foreseeing import Amount, Lack
from mokum.kernel.outcome import RuleId

MONEY = "money"


def price(move: MerchantsMove) -> tuple[Amount, ...]:
    """What a limit costs whoever wins by it; how dear an opened round becomes is not known yet (MER-141, MER-143)."""
    if isinstance(move, Limit | Ahead) and move.price not in (PASS, OPEN):
        return (Amount(MONEY, move.price),)
    return ()


def lacks(state: State, seat: Seat, move: MerchantsMove, rule: RuleId) -> tuple[Lack, ...]:
    """Money for a limit: nobody borrows for it (MER-118), and opening needs the highest single price (MER-141)."""
    if isinstance(move, Limit | Ahead) and rule == "MER-118":
        need = SINGLE_LIMITS[-1] if move.price == OPEN else move.price
        return (Lack(MONEY, need, (Amount(MONEY, state.money[seat]),)),)
    return ()


def money_left(state: State, seat: Seat) -> tuple[int, ...]:
    """For each limit of this round that a seat can pay, the lowest first: what it keeps if it wins by it (MER-117)."""
    return _left(state.money[seat], DOUBLE_LIMITS if state.auction.mode is Mode.DOUBLE else SINGLE_LIMITS)


@lru_cache(1 << 6)
def _left(money: int, limits: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(money - limit for limit in limits if limit <= money)
