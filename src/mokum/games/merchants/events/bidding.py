"""The auction: its rounds, sealed limits, the press or the end of the dial, and the sale."""

from functools import cache
from typing import ClassVar

from mokum.games.merchants import tallies
from mokum.games.merchants.agenda import AnyPending, DoubleLimit, SingleLimit
from mokum.games.merchants.auction import Auction
from mokum.games.merchants.events.money import pay
from mokum.games.merchants.state import NO_LIMIT, State, ahead_at, no_limits_ahead
from mokum.kernel.event import Event, Redacted, Seat, Viewer, everybody


class AuctionBegan(Event[State], frozen=True):
    """The card on the clock disc is auctioned; if nobody can pay the last mark, it is unsold at once (MER-100)."""

    reveals: ClassVar[bool] = False
    card: int
    auction: Auction

    def apply(self, state: State, /) -> None:
        state.auction = self.auction

    seen_by = everybody


class RoundBegan(Event[State], frozen=True):
    """A round of the auction began: each has a number of its own through the game (MER-284)."""

    reveals: ClassVar[bool] = False
    lot: int

    def apply(self, state: State, /) -> None:
        state.lot = self.lot

    seen_by = everybody


class LimitHandedIn(Redacted, frozen=True):
    """A seat has sealed its limit; others do not see it (MER-147)."""

    seat: Seat


@cache
def _asked_without(kind: type[SingleLimit | DoubleLimit], seats: tuple[Seat, ...], seat: Seat) -> AnyPending:
    """The same question to all but one: there are few, and each is asked over and over."""
    return kind(tuple([other for other in seats if other != seat]))


class LimitSealed(Event[State], frozen=True):
    """A seat sealed the price at which it would press (MER-141, MER-143)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    limit: int

    def apply(self, state: State, /) -> None:
        seat, agenda = self.seat, state.agenda
        asked = agenda[-1]
        state.limits[seat] = self.limit
        state.agenda = (*agenda[:-1], _asked_without(type(asked), asked.seats, seat))

    def seen_by(self, viewer: Viewer) -> "LimitSealed | LimitHandedIn":
        return self if viewer == self.seat else LimitHandedIn(self.seat)


class LimitSealedAhead(Event[State], frozen=True):
    """A seat sealed the doubled price at which it would press if the round is opened; it is still asked (MER-144)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    opener: bool
    limit: int

    def apply(self, state: State, /) -> None:
        ahead = list(state.ahead)
        ahead[ahead_at(self.seat, opener=self.opener)] = self.limit
        state.ahead = tuple(ahead)

    def seen_by(self, viewer: Viewer) -> "LimitSealedAhead | None":
        return self if viewer == self.seat else None


class LimitsBroughtIn(Redacted, frozen=True):
    """These seats had sealed their limits for this doubled round; nobody else sees them (MER-144, MER-147)."""

    handed_in: tuple[Seat, ...]


class LimitsBrought(Event[State], frozen=True):
    """What seats had sealed in case of this opening counts as handed in (MER-144). By seat, NO_LIMIT without."""

    reveals: ClassVar[bool] = False
    limits: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        state.limits = list(self.limits)

    def seen_by(self, viewer: Viewer) -> LimitsBroughtIn:
        return LimitsBroughtIn(tuple([seat for seat, limit in enumerate(self.limits) if limit != NO_LIMIT]))


def _forget_limits(state: State) -> None:
    """The round is closed (MER-147)."""
    state.limits = [NO_LIMIT] * state.seats
    if state.ahead:
        state.ahead = no_limits_ahead(state.seats)


class Pressed(Event[State], frozen=True):
    """A seat stopped the clock; `between` are the seats of a lot, if one was drawn (MER-103, MER-119)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    needle: int
    between: tuple[Seat, ...]
    auction: Auction

    def apply(self, state: State, /) -> None:
        state.auction = self.auction
        _forget_limits(state)

    seen_by = everybody


class DialEnded(Event[State], frozen=True):
    """Nobody pressed until the end of the dial (MER-105, MER-108)."""

    reveals: ClassVar[bool] = True
    auction: Auction

    def apply(self, state: State, /) -> None:
        state.auction = self.auction
        _forget_limits(state)

    seen_by = everybody


class CardBought(Event[State], frozen=True):
    """The buyer paid the bank for the card on the clock disc (MER-117)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    card: int
    price: int

    def apply(self, state: State, /) -> None:
        pay(state, self.seat, tallies.BOUGHT, -self.price)

    seen_by = everybody
