"""What further trade cards will be worth at the end, when the others may have more of them than now."""

from functools import lru_cache

from mokum.games.routes.board import TRADE_BONUS, TRADE_CARDS
from mokum.kernel.event import Seat

TAKEN_IN_A_TURN = 15
"""How often a turn of another seat brings it a trade card, in percent."""
FAR = 16
"""More turns than this are never looked ahead."""
MOST = 8
"""More further cards than this are never looked for."""


def _growth(turns: int) -> tuple[int, ...]:
    """By number of trade cards: how often a seat takes more than that in so many turns, in thousandths."""
    odds = [1000] + [0] * TRADE_CARDS
    for _ in range(turns):
        odds = [
            (same * (100 - TAKEN_IN_A_TURN) + fewer * TAKEN_IN_A_TURN) // 100
            for same, fewer in zip(odds, (0, *odds), strict=False)
        ]
    return tuple(sum(odds[more + 1 :]) for more in range(TRADE_CARDS + 1))


_GROWTH = tuple(_growth(turns) for turns in range(FAR + 1))


def _expected(cards: int, others: tuple[int, ...], growth: tuple[int, ...]) -> int:
    """The bonus for so many cards at the end, in hundredths of a point (ROU-062 to ROU-064)."""
    if not cards:
        return 0
    bonus = TRADE_BONUS[len(others) + 1]
    ahead = sum([growth[cards - held] if held <= cards else 1000 for held in others])
    return bonus[0] * 100 - (bonus[0] - bonus[1]) * ahead // 10


@lru_cache(maxsize=1 << 10)
def trade_gains(trade: tuple[int, ...], seat: Seat, turns: int) -> tuple[int, ...]:
    """By number of further trade cards: what they add to a seat's score, in hundredths of a point."""
    others = trade[:seat] + trade[seat + 1 :]
    growth = _GROWTH[max(0, min(turns, FAR))]
    now = _expected(trade[seat], others, growth)
    return tuple([_expected(min(trade[seat] + more, TRADE_CARDS), others, growth) - now for more in range(MOST + 1)])


@lru_cache(maxsize=1 << 10)
def bonus_then(trade: tuple[int, ...], seat: Seat, turns: int) -> tuple[float, float]:
    """The bonus to expect after so many turns, in points: with the trade cards that a seat has, and with another."""
    others = trade[:seat] + trade[seat + 1 :]
    growth = _GROWTH[max(0, min(turns, FAR))]
    return _expected(trade[seat], others, growth) / 100, _expected(trade[seat] + 1, others, growth) / 100
