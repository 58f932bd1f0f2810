"""Cards and the time marker: drawn, put on discs, discarded, and a square moved on to."""

from typing import ClassVar

from mokum.games.merchants.cards import NO_CARD
from mokum.games.merchants.state import State
from mokum.kernel.event import Event, Seat, everybody


class CardDrawn(Event[State], frozen=True):
    """The mayor drew the top card, and everybody saw it (MER-041)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: int

    def apply(self, state: State, /) -> None:
        state.deck_next += 1

    seen_by = everybody


class CardPassedOver(Event[State], frozen=True):
    """A marked goods card was discarded without effect (MER-043, MER-261)."""

    reveals: ClassVar[bool] = False
    card: int

    def apply(self, state: State, /) -> None:
        """It was drawn and is on no disc: that is all."""

    seen_by = everybody


class MarkerMoved(Event[State], frozen=True):
    """The time marker moved on to a square (MER-090, MER-262)."""

    reveals: ClassVar[bool] = False
    square: int

    def apply(self, state: State, /) -> None:
        state.square = self.square

    seen_by = everybody


class CardPlaced(Event[State], frozen=True):
    """The mayor put a card on a disc (MER-044)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    card: int
    disc: int

    def apply(self, state: State, /) -> None:
        state.discs[self.disc] = self.card

    seen_by = everybody


class CardDiscarded(Event[State], frozen=True):
    """The card on a disc was discarded (MER-047 to MER-049)."""

    reveals: ClassVar[bool] = False
    disc: int
    card: int

    def apply(self, state: State, /) -> None:
        state.discs[self.disc] = NO_CARD

    seen_by = everybody
