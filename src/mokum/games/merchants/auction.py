"""The auction as a machine that knows no time: its inputs are presses and the end of the dial (MER-120 to MER-127)."""

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from mokum.kernel.event import Seat

NO_SEAT: Seat = -1
START = 250
FIRST_MARK, LAST_MARK = 200, 50
DOUBLE_ENDS = 100
"""A doubled round is over when the needle reaches this mark (MER-108)."""
OPENING_PRICE = 200
LOWEST_DOUBLE = 220


class Mode(StrEnum):
    """Which round runs, or how the auction ended."""

    SINGLE = "single"
    DOUBLE = "double"
    SOLD = "sold"
    UNSOLD = "unsold"


SINGLE, DOUBLE, SOLD, UNSOLD = Mode
"""By their own names they are found quicker."""


class Auction(msgspec.Struct, frozen=True, gc=False):
    """Where an auction stands."""

    mode: Mode
    eligible: tuple[Seat, ...]
    """The seats still taking part, in all-player order."""
    opener: Seat = NO_SEAT
    buyer: Seat = NO_SEAT
    price: int = 0

    @property
    def is_over(self) -> bool:
        return self.mode is SOLD or self.mode is UNSOLD


def price(needle: int) -> int:
    """What the needle shows: the mark that it stands on or has last passed (MER-104)."""
    return -(-needle // 10) * 10


def begin(eligible: tuple[Seat, ...], cash: Sequence[int]) -> Auction:
    """All seats take part (MER-101)."""
    return _settled(Auction(SINGLE, eligible), cash)


def press(auction: Auction, cash: Sequence[int], seat: Seat, needle: int) -> Auction | None:
    """The machine after a press, or None if it is rejected and leaves no trace (MER-124)."""
    if auction.is_over or seat not in auction.eligible or not LAST_MARK <= needle <= START:
        return None
    if auction.mode is SINGLE:
        if needle > FIRST_MARK:
            if cash[seat] < OPENING_PRICE:
                return _without(auction, cash, seat)
            return _settled(Auction(DOUBLE, auction.eligible, seat), cash)
        asked = price(needle)
        return _sold(auction, seat, asked) if cash[seat] >= asked else _without(auction, cash, seat)
    if needle <= DOUBLE_ENDS:
        return None
    asked = 2 * price(min(needle, FIRST_MARK))
    return _sold(auction, seat, asked) if cash[seat] >= asked else _without(auction, cash, seat)


def timeout(auction: Auction) -> Auction | None:
    """The machine after the end of the dial, or None if it has ended before (MER-105, MER-108)."""
    if auction.is_over:
        return None
    if auction.mode is DOUBLE:
        return _sold(auction, auction.opener, OPENING_PRICE)
    return Auction(UNSOLD, auction.eligible)


def _sold(auction: Auction, seat: Seat, paid: int) -> Auction:
    return Auction(SOLD, auction.eligible, auction.opener, seat, paid)


def _without(auction: Auction, cash: Sequence[int], seat: Seat) -> Auction:
    """A seat that cannot pay is out; an offer stands unless it was its own (MER-109, MER-112 to MER-114)."""
    eligible = tuple(other for other in auction.eligible if other != seat)
    if auction.mode is DOUBLE and auction.opener != seat:
        return _settled(Auction(DOUBLE, eligible, auction.opener), cash)
    return _settled(Auction(SINGLE, eligible), cash)


def _settled(auction: Auction, cash: Sequence[int]) -> Auction:
    """What follows by itself, since it changes no result (MER-115, MER-116)."""
    if auction.mode is DOUBLE:
        return _sold(auction, auction.opener, OPENING_PRICE) if auction.eligible == (auction.opener,) else auction
    for seat in auction.eligible:
        if cash[seat] >= LAST_MARK:
            return auction
    return Auction(UNSOLD, auction.eligible)
