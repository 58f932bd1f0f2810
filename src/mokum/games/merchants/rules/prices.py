"""What a move costs, and what is lacking for it."""

from mokum.games.merchants.moves import OPEN, PASS, SINGLE_LIMITS, Ahead, Limit, MerchantsMove
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
