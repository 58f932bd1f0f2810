"""Events of the cards on offer: what is revealed, taken and discarded."""

from typing import ClassVar

from mokum.games.harbour.deck import KINDS, without
from mokum.games.harbour.state import State
from mokum.kernel.event import Event, Seat, everybody


class CardsRevealed(Event[State], frozen=True):
    """Cards from the tops of the piles are offered: at the start, or in a round (HAR-028, HAR-060)."""

    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]
    drawn: tuple[int, int, int]
    """How many of them came from each pile."""

    def apply(self, state: State, /) -> None:
        state.offer = self.cards
        for pile in range(len(KINDS)):
            state.drawn[pile] += self.drawn[pile]

    seen_by = everybody


class CardTaken(Event[State], frozen=True):
    """A seat took a card of the offer into its rack (HAR-029, HAR-061)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    card: int

    def apply(self, state: State, /) -> None:
        state.offer = without(state.offer, self.card)
        state.racks[self.seat] += (self.card,)

    seen_by = everybody


class OfferDiscarded(Event[State], frozen=True):
    """Cards of the offer were discarded: what nobody took, or what TOM threw out (HAR-064, HAR-325)."""

    reveals: ClassVar[bool] = False
    cards: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        state.offer = tuple(card for card in state.offer if card not in self.cards)
        for card in self.cards:
            state.discards |= 1 << card

    seen_by = everybody
