"""The course of the game: whose turn it is, the last round, the end."""

from typing import ClassVar

from mokum.games.routes.state import TURN_OF, State
from mokum.kernel.event import Event, Seat, everybody


class FirstPlayerChosen(Event[State], frozen=True):
    """The first player was drawn, or named by the host (ROU-014)."""

    reveals: ClassVar[bool] = True
    seat: Seat

    def apply(self, state: State, /) -> None:
        state.first = self.seat

    seen_by = everybody


class TurnPassed(Event[State], frozen=True):
    """A seat could do nothing (ROU-021)."""

    reveals: ClassVar[bool] = False
    lays_open: ClassVar[bool] = True  # its hand pays for no route that is left
    seat: Seat

    def apply(self, state: State, /) -> None:
        state.passes += 1

    seen_by = everybody


class LastRoundBegan(Event[State], frozen=True):
    """A seat has two carts or fewer: everybody has one more turn (ROU-060)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    turns: int

    def apply(self, state: State, /) -> None:
        state.turns_left = self.turns

    seen_by = everybody


class TurnBegan(Event[State], frozen=True):
    """It is a seat's turn. `turns_left` counts the turns of the last round, this one included (ROU-020, ROU-060)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    turns_left: int

    def apply(self, state: State, /) -> None:
        state.agenda = TURN_OF[self.seat]
        state.turns_left = self.turns_left
        state.turns += 1

    seen_by = everybody


class GameEnded(Event[State], frozen=True):
    """The game is over, and all contracts are laid open (ROU-022, ROU-053, ROU-060)."""

    reveals: ClassVar[bool] = True
    why: str
    contracts: tuple[tuple[int, ...], ...]

    def apply(self, state: State, /) -> None:
        state.agenda = ()
        state.turns_left = 0
        state.why_ended = self.why

    seen_by = everybody
