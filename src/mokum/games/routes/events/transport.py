"""Transport cards on the move: shuffled, dealt, drawn, taken, turned up, swept away."""

from typing import ClassVar

from mokum.games.routes.board import EMPTY
from mokum.games.routes.cards import NO_MARKET, ONE, SLOT_EMPTY, SLOT_SHIFT, pack
from mokum.games.routes.state import SECOND_CARD_OF, State
from mokum.kernel.event import Event, Redacted, Seat, Viewer, everybody


class PileShuffled(Redacted, frozen=True):
    """Cards were shuffled into a new pile; their order is hidden."""

    cards: int


class DiscardsShuffled(Event[State], frozen=True):
    """All discards became the draw pile (ROU-010, ROU-035). `order` is from the top."""

    reveals: ClassVar[bool] = True
    order: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        state.pile = self.order
        state.pile_next = 0
        state.pool = pack(self.order)
        state.discards = ()
        state.unseen = [0] * state.seats
        state.unseen_counts = [0] * state.seats
        state.shuffles += 1

    def seen_by(self, viewer: Viewer) -> PileShuffled:
        return PileShuffled(len(self.order))


def _take_from_pile(state: State, seat: Seat, card: int) -> None:
    state.pile_next += 1
    state.hands[seat] += ONE[card]
    state.unseen[seat] += ONE[card]
    state.unseen_counts[seat] += 1


class UnseenCardDealt(Redacted, frozen=True):
    """A seat was dealt a card that others may not see."""

    seat: Seat


class CardDealt(Event[State], frozen=True):
    """A seat was dealt a transport card (ROU-010)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: int

    def apply(self, state: State, /) -> None:
        _take_from_pile(state, self.seat, self.card)

    def seen_by(self, viewer: Viewer) -> "CardDealt | UnseenCardDealt":
        return self if viewer == self.seat else UnseenCardDealt(self.seat)


class UnseenCardDrawn(Redacted, frozen=True):
    """A seat drew the top of the draw pile; others do not see it."""

    seat: Seat


class CardDrawn(Event[State], frozen=True):
    """A seat drew the top of the draw pile (ROU-030)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: int

    def apply(self, state: State, /) -> None:
        _take_from_pile(state, self.seat, self.card)
        state.agenda = SECOND_CARD_OF[self.seat]
        state.passes = 0

    def seen_by(self, viewer: Viewer) -> "CardDrawn | UnseenCardDrawn":
        return self if viewer == self.seat else UnseenCardDrawn(self.seat)


class CardTaken(Event[State], frozen=True):
    """A seat took a card from the market (ROU-030)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    slot: int
    card: int

    def apply(self, state: State, /) -> None:
        seat, one = self.seat, ONE[self.card]
        state.hands[seat] += one
        state.shown[seat] += one
        state.market |= SLOT_EMPTY[self.slot]
        state.agenda = SECOND_CARD_OF[seat]
        state.passes = 0

    seen_by = everybody


class MarketFilled(Event[State], frozen=True):
    """The top of the draw pile was turned up in a market slot (ROU-010, ROU-031)."""

    reveals: ClassVar[bool] = True
    slot: int
    card: int

    def apply(self, state: State, /) -> None:
        state.pile_next += 1
        state.pool -= ONE[self.card]
        state.market ^= (EMPTY ^ self.card) << SLOT_SHIFT[self.slot]

    seen_by = everybody


class MarketSwept(Event[State], frozen=True):
    """Three or more wilds lay in the market: all five cards were discarded (ROU-011, ROU-034)."""

    reveals: ClassVar[bool] = False
    cards: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        state.discards += self.cards
        state.market = NO_MARKET

    seen_by = everybody
