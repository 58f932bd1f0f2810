"""The course of the game: the first player, the deck, the start tiles, whose turn it is, what is asked, the end."""

from typing import ClassVar

from mokum.games.merchants import tallies
from mokum.games.merchants.agenda import Agenda
from mokum.games.merchants.board import COLONY_GOOD, START_MONEY
from mokum.games.merchants.state import ROWS, State
from mokum.games.merchants.tallies import TALLIES
from mokum.kernel.event import Event, Redacted, Seat, Viewer, everybody


class FirstPlayerChosen(Event[State], frozen=True):
    """The first player was drawn, or named by the host (MER-021)."""

    reveals: ClassVar[bool] = True
    seat: Seat

    def apply(self, state: State, /) -> None:
        state.first = self.seat

    seen_by = everybody


class DeckMade(Redacted, frozen=True):
    """The cards were shuffled; their order is hidden from everybody (MER-280)."""

    cards: int


class DeckShuffled(Event[State], frozen=True):
    """All cards became the face-down deck (MER-027). `order` is from the top."""

    reveals: ClassVar[bool] = True
    order: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        state.deck = self.order

    def seen_by(self, viewer: Viewer) -> DeckMade:
        return DeckMade(len(self.order))


class StartTaken(Event[State], frozen=True):
    """A seat received its money and placed its three start tiles (MER-024, MER-025)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    house: int
    colony: int

    def apply(self, state: State, /) -> None:
        seat = self.seat
        state.money[seat] += START_MONEY
        state.tally[seat * TALLIES + tallies.START] += START_MONEY
        state.houses[seat] |= 1 << self.house
        state.colonies[seat] |= 1 << self.colony
        state.exchange[seat * ROWS + COLONY_GOOD[self.colony]] = 1
        state.supply[seat] -= 3

    seen_by = everybody


class TurnBegan(Event[State], frozen=True):
    """A seat is the new mayor and takes the discs (MER-029, MER-050)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    turn: int

    def apply(self, state: State, /) -> None:
        state.mayor = self.seat
        state.turn = self.turn

    seen_by = everybody


class Awaited(Event[State], frozen=True):
    """The game waits for a decision; below it stands what follows."""

    reveals: ClassVar[bool] = False
    agenda: Agenda

    def apply(self, state: State, /) -> None:
        state.agenda = self.agenda

    seen_by = everybody


class Declined(Event[State], frozen=True):
    """A seat made no use of what it was offered (MER-060)."""

    reveals: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State, /) -> None:
        """Nothing changes."""

    seen_by = everybody


class GameEnded(Event[State], frozen=True):
    """The last square has been scored and all loans are repaid (MER-262 to MER-264)."""

    reveals: ClassVar[bool] = False
    why: str

    def apply(self, state: State, /) -> None:
        state.agenda = ()
        state.why_ended = self.why

    seen_by = everybody
