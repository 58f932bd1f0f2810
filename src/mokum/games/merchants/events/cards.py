"""Cards and the time marker: drawn, put on discs, discarded, and a square moved on to."""

from typing import ClassVar

from mokum.games.merchants.cards import NO_CARD
from mokum.games.merchants.state import State
from mokum.kernel.event import Event, Seat, Viewer


class CardDrawn(Event[State], frozen=True):
    """The mayor drew the top card, and everybody saw it (MER-041)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: int

    def apply(self, state: State, /) -> None:
        state.deck_next += 1

    def seen_by(self, viewer: Viewer) -> "CardDrawn":
        return self


class CardPassedOver(Event[State], frozen=True):
    """A marked goods card was discarded without effect (MER-043, MER-261)."""

    reveals: ClassVar[bool] = False
    card: int

    def apply(self, state: State, /) -> None:
        """It was drawn and is on no disc: that is all."""

    def seen_by(self, viewer: Viewer) -> "CardPassedOver":
        return self


class MarkerMoved(Event[State], frozen=True):
    """The time marker moved on to a square (MER-090, MER-262)."""

    reveals: ClassVar[bool] = False
    square: int

    def apply(self, state: State, /) -> None:
        state.square = self.square

    def seen_by(self, viewer: Viewer) -> "MarkerMoved":
        return self


class CardPlaced(Event[State], frozen=True):
    """The mayor put a card on a disc (MER-044)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    card: int
    disc: int

    def apply(self, state: State, /) -> None:
        state.discs[self.disc] = self.card

    def seen_by(self, viewer: Viewer) -> "CardPlaced":
        return self


class CardDiscarded(Event[State], frozen=True):
    """The card on a disc was discarded (MER-047 to MER-049)."""

    reveals: ClassVar[bool] = False
    disc: int
    card: int

    def apply(self, state: State, /) -> None:
        state.discs[self.disc] = NO_CARD

    def seen_by(self, viewer: Viewer) -> "CardDiscarded":
        return self
