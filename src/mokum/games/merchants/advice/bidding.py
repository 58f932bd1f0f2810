"""Which price to seal for the card on the clock, and on which disc to put a drawn card."""

from typing import NamedTuple

from mokum.games.merchants.advice import trying
from mokum.games.merchants.advice.position import Position
from mokum.games.merchants.cards import BUCKET, CARDS, MAYOR
from mokum.games.merchants.timeline import LAST_SQUARE
from mokum.kernel.event import Seat

_TYPICAL = tuple(map(CARDS.index, ("G01", "C01", "C04", "C07", "C10", "A01", "A04", "A07", "A10")))
"""Cards that stand for all: what a card yet to be drawn may be worth."""
_STEP = 10
_LAST_LOAN_NEEDED = 90
"""With less money than this a loan is worth its price."""

Money = list[int]
"""By seat."""


class Habits(NamedTuple):
    """How much of a card's worth somebody pays at most: the share on the first square, and the one on the last.

    Early, money is more than points: it buys cards all through the game. Late, it is points and nothing else, and what
    a card promises is surer than its worth says, which only counts on a part of it.
    """

    early: float
    late: float

    def share(self, square: int) -> float:
        """The share on a square between the two."""
        return self.early + (self.late - self.early) * square / LAST_SQUARE


def target(position: Position, money: Money, seat: Seat, card: int, habits: Habits) -> float:
    """The price to press at: a step above what the others can and would give, but never more than one would oneself."""
    share = habits.share(position.square)
    worth = trying.card(position, seat, card)
    others = [
        min(share * trying.card(position, other, card), money[other]) for other in range(len(money)) if other != seat
    ]
    return min(share * worth, max(others) + _STEP)


def covers(
    position: Position, money: Money, seat: Seat, card: int, habits: Habits, *, first: bool
) -> tuple[float, float, float]:
    """How good it is to put a card on each disc: away, for oneself, for all. It may be the first of its turn."""
    worth = trying.card(position, seat, card)
    usual = sum(trying.card(position, seat, typical) for typical in _TYPICAL) / len(_TYPICAL)
    wanted = usual * (1.1 if first else 1.0)
    others = [min(trying.card(position, other, card), money[other]) for other in range(len(money)) if other != seat]
    price = habits.share(position.square) * max(others)
    mine = min(worth, money[seat])
    shared = mine - price if mine > max(others) else -0.3 * (max(others) - price)
    found = [0.0, worth - wanted, shared]
    assert (BUCKET, MAYOR) == (0, 1)
    return found[0], found[1], found[2]


def loan(money: int) -> float:
    """Whether to borrow: only who could buy nothing gains by it."""
    return 1.0 if money < _LAST_LOAN_NEEDED else -1.0
