"""Events of the round: whom the game waits for, and what is turned, rolled and placed."""

from typing import ClassVar

from mokum.games.harbour.agenda import Agenda
from mokum.games.harbour.cubes import ONE
from mokum.games.harbour.state import SLOTS, State
from mokum.kernel.event import Event, Seat, everybody


class Awaited(Event[State], frozen=True, tag="Awaited.2"):
    """The game waits for a decision; below it on the stack is what follows."""

    reveals: ClassVar[bool] = False
    agenda: Agenda

    def apply(self, state: State, /) -> None:
        state.agenda = self.agenda

    seen_by = everybody


class RoundBegan(Event[State], frozen=True):
    """A round began; its order of play is fixed (HAR-042)."""

    reveals: ClassVar[bool] = False
    number: int
    order: tuple[Seat, ...]

    def apply(self, state: State, /) -> None:
        state.round = self.number
        state.order = self.order
        state.used = [0] * state.seats

    seen_by = everybody


class TileTurned(Event[State], frozen=True):
    """The market tile of the round was turned up (HAR-024, HAR-191)."""

    reveals: ClassVar[bool] = True
    tile: int

    def apply(self, state: State, /) -> None:
        state.tile_next += 1

    seen_by = everybody


class DiceRolled(Event[State], frozen=True):
    """The dice were rolled (HAR-071)."""

    reveals: ClassVar[bool] = True
    faces: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        state.dice = self.faces

    seen_by = everybody


class CubesPlaced(Event[State], frozen=True):
    """Cubes were put on a slot of a seat's rose (HAR-030, HAR-074)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    colour: int
    count: int
    slot: int

    def apply(self, state: State, /) -> None:
        rose = list(state.roses[self.seat])
        rose[self.slot - 1] += self.count * ONE[self.colour]
        state.roses[self.seat] = tuple(rose)

    seen_by = everybody


class RosesTurned(Event[State], frozen=True):
    """Every rose turned: what was on slot 1 and in the house is now in the pool (HAR-078, HAR-080)."""

    reveals: ClassVar[bool] = False

    def apply(self, state: State, /) -> None:
        for seat in range(state.seats):
            rose = state.roses[seat]
            state.pools[seat] = rose[0] + state.houses[seat]
            state.houses[seat] = 0
            state.roses[seat] = (*rose[1:SLOTS], 0)

    seen_by = everybody


class TokenTaken(Event[State], frozen=True):
    """A seat took penalty tokens (HAR-195)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    count: int

    def apply(self, state: State, /) -> None:
        state.tokens[self.seat] += self.count

    seen_by = everybody
