"""The auction: its rounds, sealed limits, the press or the end of the dial, and the sale."""

from typing import ClassVar

from mokum.games.merchants.agenda import DoubleLimit, SingleLimit
from mokum.games.merchants.auction import Auction
from mokum.games.merchants.events.money import pay
from mokum.games.merchants.state import NO_LIMIT, TALLY_BOUGHT, State
from mokum.kernel.event import Event, Redacted, Seat, Viewer


class AuctionBegan(Event[State], frozen=True):
    """The card on the clock disc is auctioned; if nobody can pay the last mark, it is unsold at once (MER-100)."""

    reveals: ClassVar[bool] = False
    card: int
    auction: Auction

    def apply(self, state: State, /) -> None:
        state.auction = self.auction

    def seen_by(self, viewer: Viewer) -> "AuctionBegan":
        return self


class RoundBegan(Event[State], frozen=True):
    """A round of the auction began: each has a number of its own through the game (MER-284)."""

    reveals: ClassVar[bool] = False
    lot: int

    def apply(self, state: State, /) -> None:
        state.lot = self.lot

    def seen_by(self, viewer: Viewer) -> "RoundBegan":
        return self


class LimitHandedIn(Redacted, frozen=True):
    """A seat has sealed its limit; others do not see it (MER-147)."""

    seat: Seat


class LimitSealed(Event[State], frozen=True):
    """A seat sealed the price at which it would press (MER-141, MER-143)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    limit: int

    def apply(self, state: State, /) -> None:
        state.limits[self.seat] = self.limit
        agenda = state.agenda
        asked = agenda[-1]
        seats = asked.seats
        at = seats.index(self.seat)
        left = seats[:at] + seats[at + 1 :]
        state.agenda = (*agenda[:-1], DoubleLimit(left) if type(asked) is DoubleLimit else SingleLimit(left))

    def seen_by(self, viewer: Viewer) -> "LimitSealed | LimitHandedIn":
        return self if viewer == self.seat else LimitHandedIn(self.seat)


class Pressed(Event[State], frozen=True):
    """A seat stopped the clock; `between` are the seats of a lot, if one was drawn (MER-103, MER-119)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    needle: int
    between: tuple[Seat, ...]
    auction: Auction

    def apply(self, state: State, /) -> None:
        state.auction = self.auction
        state.limits = [NO_LIMIT] * state.seats

    def seen_by(self, viewer: Viewer) -> "Pressed":
        return self


class DialEnded(Event[State], frozen=True):
    """Nobody pressed until the end of the dial (MER-105, MER-108)."""

    reveals: ClassVar[bool] = True
    auction: Auction

    def apply(self, state: State, /) -> None:
        state.auction = self.auction
        state.limits = [NO_LIMIT] * state.seats

    def seen_by(self, viewer: Viewer) -> "DialEnded":
        return self


class CardBought(Event[State], frozen=True):
    """The buyer paid the bank for the card on the clock disc (MER-117)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    card: int
    price: int

    def apply(self, state: State, /) -> None:
        pay(state, self.seat, TALLY_BOUGHT, -self.price)

    def seen_by(self, viewer: Viewer) -> "CardBought":
        return self
