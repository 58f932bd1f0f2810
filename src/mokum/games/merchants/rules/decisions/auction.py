"""The limits that all seats of an auction seal at once (MER-140 to MER-147)."""

from mokum.games.merchants import agenda as a
from mokum.games.merchants.events import LimitSealed, LimitSealedAhead
from mokum.games.merchants.moves import (
    CATALOGUE,
    DOUBLE_LIMITS,
    OPEN,
    PASS,
    SINGLE_LIMITS,
    Ahead,
    Limit,
    MerchantsMove,
)
from mokum.games.merchants.rules.bidding import close
from mokum.games.merchants.rules.decisions.question import MerchantsQuestion, P
from mokum.games.merchants.rules.using import Story
from mokum.games.merchants.state import NO_LIMIT, State, ahead_of
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat
from mokum.kernel.machine import STILL_ASKED
from mokum.kernel.outcome import RuleId


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

CATALOGUE.keep((*_SINGLE, *_DOUBLE))


class _Limits(MerchantsQuestion[P, Limit | Ahead]):
    """Every seat answers for itself, and the last answer closes the round."""

    always_asked = True
    not_asked = "MER-146"

    def handed_in(self, state: State, asked: P, seat: Seat, move: Limit | Ahead) -> LimitSealed | LimitSealedAhead:
        """It stays sealed until the last one is handed in; one ahead leaves its seat asked (MER-142, MER-144)."""
        if isinstance(move, Ahead):
            return LimitSealedAhead(seat, move.opener, move.price)
        return LimitSealed(seat, move.price)

    def follows(self, state: State, asked: P, seat: Seat, move: Limit | Ahead, chance: Chance) -> Story:
        """The last limit closes the round."""
        yield self.handed_in(state, asked, seat, move)
        return STILL_ASKED if isinstance(move, Ahead) else (yield from close(state, chance))

    def default(self, state: State, asked: P, seat: Seat) -> MerchantsMove:
        return Limit(PASS)


class SingleLimit(_Limits[a.SingleLimit]):
    """At which price to press."""

    asks = a.SingleLimit
    rule = "MER-141"

    def options(self, state: State, asked: a.SingleLimit, seat: Seat) -> int:
        money = state.money[seat]
        now = _SINGLE[money // _STEP if money < SINGLE_LIMITS[-1] else -1]
        return now | _ahead(state, seat) if state.ahead else now

    def reason(self, state: State, asked: a.SingleLimit, seat: Seat, move: MerchantsMove) -> RuleId:
        match move:
            case Limit(price) if price in (OPEN, *SINGLE_LIMITS):
                return "MER-118"
            case Ahead(_, price):
                return "MER-118" if state.ahead and price > state.money[seat] else "MER-144"
            case _:
                return self.rule


def _ahead(state: State, seat: Seat) -> int:
    """Both limits for a doubled round, as long as they are not sealed (MER-144)."""
    rich = min(state.money[seat], DOUBLE_LIMITS[-1]) // _STEP
    as_opener, otherwise = ahead_of(state, seat)
    return (_AHEAD[0][rich] if as_opener == NO_LIMIT else 0) | (_AHEAD[1][rich] if otherwise == NO_LIMIT else 0)


class DoubleLimit(_Limits[a.DoubleLimit]):
    """At which doubled price to press."""

    asks = a.DoubleLimit
    rule = "MER-143"

    def options(self, state: State, asked: a.DoubleLimit, seat: Seat) -> int:
        money = state.money[seat]
        return _DOUBLE[money // _STEP if money < DOUBLE_LIMITS[-1] else -1]

    def reason(self, state: State, asked: a.DoubleLimit, seat: Seat, move: MerchantsMove) -> RuleId:
        return "MER-118" if isinstance(move, Limit) and move.price in DOUBLE_LIMITS else self.rule


QUESTIONS = (SingleLimit(), DoubleLimit())
