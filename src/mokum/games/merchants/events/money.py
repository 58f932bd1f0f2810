"""Money on the move: bonuses, loans and scorings. What it was for is counted in the tally."""

from typing import ClassVar

from mokum.games.merchants import tallies
from mokum.games.merchants.board import DATA
from mokum.games.merchants.state import CONTINENTS_BONUS, GOODS_BONUS, HOUSE_OWED, QUARTERS_BONUS, State
from mokum.games.merchants.tallies import TALLIES
from mokum.games.merchants.timeline import SCORINGS
from mokum.kernel.event import Event, Seat, everybody

LOAN: int = DATA["bonuses"]["loan"]["receive"]
REPAID: int = DATA["bonuses"]["loan"]["repay"]

_TALLY_OF_BONUS = {CONTINENTS_BONUS: tallies.CONTINENTS, QUARTERS_BONUS: tallies.QUARTERS}


def pay(state: State, seat: Seat, tally: int, amount: int) -> None:
    """Give a seat money, or take it if the amount is negative, and count what for."""
    state.money[seat] += amount
    state.tally[seat * TALLIES + tally] += amount


class BonusEarned(Event[State], frozen=True):
    """A seat meets the condition of a bonus and holds it from now on (MER-230 to MER-234)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    bonus: int
    money: int

    def apply(self, state: State, /) -> None:
        state.held[self.seat] |= 1 << self.bonus
        if self.money:
            pay(state, self.seat, _TALLY_OF_BONUS.get(self.bonus, tallies.BRIDGES), self.money)

    seen_by = everybody


class BonusReturned(Event[State], frozen=True):
    """A seat no longer meets the condition of a bonus that it held (MER-236)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    bonus: int
    money: int

    def apply(self, state: State, /) -> None:
        state.held[self.seat] &= ~(1 << self.bonus)
        if self.bonus == GOODS_BONUS:
            state.held[self.seat] &= ~HOUSE_OWED
        if self.money:
            pay(state, self.seat, _TALLY_OF_BONUS.get(self.bonus, tallies.BRIDGES), -self.money)

    seen_by = everybody


class LoanTaken(Event[State], frozen=True):
    """A seat took a loan, or had to (MER-158, MER-237)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    forced: bool

    def apply(self, state: State, /) -> None:
        state.loans[self.seat] += 1
        pay(state, self.seat, tallies.FORCED_LOANS if self.forced else tallies.LOANS, LOAN)

    seen_by = everybody


class LoansRepaid(Event[State], frozen=True):
    """A seat repaid all its loans at the end (MER-263)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    money: int

    def apply(self, state: State, /) -> None:
        pay(state, self.seat, tallies.REPAID, -self.money)

    seen_by = everybody


_TALLY_OF_SCORING = {scoring: tallies.SCORING + number for number, scoring in enumerate(SCORINGS)}

Payment = tuple[int, int, int, int]
"""A seat, the sector that it is paid for, the rank of the sector from 1, and how much."""


class AreaScored(Event[State], frozen=True):
    """An area was scored (MER-190)."""

    reveals: ClassVar[bool] = False
    square: int
    area: int
    payments: tuple[Payment, ...]

    def apply(self, state: State, /) -> None:
        tally = _TALLY_OF_SCORING[self.square, self.area]
        for seat, _, _, amount in self.payments:
            pay(state, seat, tally, amount)

    seen_by = everybody
