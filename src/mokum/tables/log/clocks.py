"""How much time a table gives: none is counted, a bank for the whole game, or days for each move."""

from collections.abc import Sequence
from typing import Literal

import msgspec

SECOND = 1_000
DAY = 86_400 * SECOND

MOST_BANK = DAY
MOST_INCREMENT = 600 * SECOND
MOST_DAYS = 30
MOST_VACATION = 60


class Untimed(msgspec.Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """Nobody counts."""


class Live(msgspec.Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """A bank of time for each seat, and some more after each of its moves."""

    bank_ms: int
    increment_ms: int = 0


class Days(msgspec.Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """So many days for each move, and a stock of days of vacation for the whole game."""

    days: int
    vacation: int = 0


Clock = Untimed | Live | Days


def is_possible(clock: Clock) -> bool:
    """Whether a table may choose it."""
    match clock:
        case Live(bank_ms, increment_ms):
            return 10 * SECOND <= bank_ms <= MOST_BANK and 0 <= increment_ms <= MOST_INCREMENT
        case Days(days, vacation):
            return 1 <= days <= MOST_DAYS and 0 <= vacation <= MOST_VACATION
    return True


def full(clock: Clock) -> int:
    """What a seat begins with, in milliseconds."""
    match clock:
        case Live(bank_ms, _):
            return bank_ms
        case Days(days, _):
            return days * DAY
    return 0


def vacation(clock: Clock) -> int:
    """The days of vacation that a player begins with."""
    return clock.vacation if isinstance(clock, Days) else 0


def after_thought(bank: int, spent: int) -> int:
    """What is left in the middle of a question: whoever leaves finds no more when coming back."""
    return max(0, bank - spent)


def after_move(clock: Clock, bank: int, spent: int) -> int:
    """What is left to a seat that has moved."""
    match clock:
        case Live(_, increment_ms):
            return after_thought(bank, spent) + increment_ms
    return full(clock)


def after_pause(clock: Clock, bank: int, spent: int) -> int:
    """What is left to a seat that was asked and has not moved: the question was taken back."""
    return after_thought(bank, spent) if isinstance(clock, Live) else full(clock)


def after_stand_in(clock: Clock, bank: int) -> int:
    """What is left after a bot has moved for a seat: a bank is as it was, days are for each question."""
    return full(clock) if isinstance(clock, Days) else bank


def after_take_back(clock: Clock, bank: int, lefts: Sequence[int]) -> int:
    """What is left to a seat whose moves are undone, with `lefts` before each: what they earned goes with them.

    Who has spent that already has nothing left, and does not move again; otherwise a move that is taken back and made
    again would earn anew each time. Of days, what was thought after the first of them was thought about it too: `bank`
    is what is left of the last question.
    """
    match clock:
        case Live(_, increment_ms):
            return max(0, bank - increment_ms * len(lefts))
        case Days():
            return max(0, lefts[0] - sum(max(0, full(clock) - left) for left in (*lefts[1:], bank)))
    return bank


def speed(clock: Clock) -> Literal["live", "days"]:
    """What ratings are told apart by: whether one sits down for a game, or plays it over days."""
    return "days" if isinstance(clock, Days) else "live"


def pace(clock: Clock) -> str:
    """The clock in a word or two, for the hall."""
    match clock:
        case Live(bank_ms, increment_ms):
            return f"live {bank_ms // SECOND}+{increment_ms // SECOND}"
        case Days(days, _):
            return f"days {days}"
    return "untimed"
