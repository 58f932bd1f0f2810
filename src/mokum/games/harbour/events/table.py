"""Events of setup and of the round: what is laid out, revealed, rolled and turned."""

from typing import ClassVar

from mokum.games.harbour.agenda import Agenda
from mokum.games.harbour.cubes import ONE, Counts
from mokum.games.harbour.deck import KINDS, without
from mokum.games.harbour.goods import ONE as DOCKER
from mokum.games.harbour.goods import pack
from mokum.games.harbour.state import SLOTS, State
from mokum.kernel.event import Event, Redacted, Seat, Viewer


class Awaited(Event[State], frozen=True, tag="Awaited.2"):
    """The game waits for a decision; below it on the stack is what follows."""

    reveals: ClassVar[bool] = False
    agenda: Agenda

    def apply(self, state: State, /) -> None:
        state.agenda = self.agenda

    def seen_by(self, viewer: Viewer) -> "Awaited":
        return self


class GoodsLaid(Event[State], frozen=True):
    """A goods tile lies on every block (HAR-020)."""

    reveals: ClassVar[bool] = True
    goods: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        state.goods_on = list(self.goods)

    def seen_by(self, viewer: Viewer) -> "GoodsLaid":
        return self


class DockersPlaced(Event[State], frozen=True, tag="DockersPlaced.2"):
    """Dockers stand on the pontoons (HAR-021): on each of them so many of each colour."""

    reveals: ClassVar[bool] = True
    pontoons: tuple[Counts, ...]

    def apply(self, state: State, /) -> None:
        state.pontoons = list(map(pack, self.pontoons))

    def seen_by(self, viewer: Viewer) -> "DockersPlaced":
        return self


class DistrictsShown(Redacted, frozen=True):
    """The district tiles that lie face up."""

    up: tuple[int, ...]


class DistrictsDrawn(Event[State], frozen=True):
    """The district tiles were shuffled; the first of them lie face up (HAR-022)."""

    reveals: ClassVar[bool] = True
    order: tuple[int, ...]
    up: int

    def apply(self, state: State, /) -> None:
        state.districts = self.order
        state.districts_up = self.up

    def seen_by(self, viewer: Viewer) -> DistrictsShown:
        return DistrictsShown(self.order[: self.up])


class PileMade(Redacted, frozen=True):
    """A pile was shuffled; its order is hidden."""

    kind: str
    cards: int


class PileShuffled(Event[State], frozen=True):
    """The cards of a kind were shuffled into a pile (HAR-023)."""

    reveals: ClassVar[bool] = True
    kind: str
    order: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        if self.kind == "artisan":
            state.artisans = self.order
        elif self.kind == "building":
            state.buildings = self.order
        else:
            state.plans = self.order

    def seen_by(self, viewer: Viewer) -> PileMade:
        return PileMade(self.kind, len(self.order))


class TilesStacked(Event[State], frozen=True):
    """The market tiles were shuffled and stacked (HAR-024, HAR-315)."""

    reveals: ClassVar[bool] = True
    order: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        state.tiles = self.order

    def seen_by(self, viewer: Viewer) -> PileMade:
        return PileMade("market", len(self.order))


class TileTurned(Event[State], frozen=True):
    """The market tile of the round was turned up (HAR-024, HAR-191)."""

    reveals: ClassVar[bool] = True
    tile: int

    def apply(self, state: State, /) -> None:
        state.tile_next += 1

    def seen_by(self, viewer: Viewer) -> "TileTurned":
        return self


class PawnsStacked(Event[State], frozen=True):
    """The river pawns are stacked on the first space, from the bottom up (HAR-025)."""

    reveals: ClassVar[bool] = True
    stack: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        state.stack = self.stack

    def seen_by(self, viewer: Viewer) -> "PawnsStacked":
        return self


class TasksShuffled(Event[State], frozen=True):
    """The task tiles were shuffled (HAR-300)."""

    reveals: ClassVar[bool] = True
    order: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        state.task_pile = self.order

    def seen_by(self, viewer: Viewer) -> PileMade:
        return PileMade("tasks", len(self.order))


class UnseenTasksDealt(Redacted, frozen=True):
    """A seat was dealt tasks that others may not see."""

    seat: Seat
    count: int


class TasksDealt(Event[State], frozen=True):
    """A seat was dealt its task tiles (HAR-300)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    tasks: tuple[int, ...]
    open: bool

    def apply(self, state: State, /) -> None:
        state.tasks[self.seat] = self.tasks
        state.task_pile = tuple(task for task in state.task_pile if task not in self.tasks)

    def seen_by(self, viewer: Viewer) -> "TasksDealt | UnseenTasksDealt":
        return self if self.open or viewer == self.seat else UnseenTasksDealt(self.seat, len(self.tasks))


class ForemanMoved(Event[State], frozen=True):
    """The Foreman was put on an anchor, or left the game (HAR-290, HAR-293)."""

    reveals: ClassVar[bool] = False
    space: int

    def apply(self, state: State, /) -> None:
        state.foreman = self.space

    def seen_by(self, viewer: Viewer) -> "ForemanMoved":
        return self


class BailiffMoved(Event[State], frozen=True):
    """The Bailiff was put on a block, or left the game (HAR-291, HAR-297)."""

    reveals: ClassVar[bool] = False
    block: int

    def apply(self, state: State, /) -> None:
        state.bailiff = self.block

    def seen_by(self, viewer: Viewer) -> "BailiffMoved":
        return self


class MarketPawnMoved(Event[State], frozen=True):
    """The pawn of the black market was put on a space, or left the game (HAR-310, HAR-312)."""

    reveals: ClassVar[bool] = False
    good: int

    def apply(self, state: State, /) -> None:
        state.pawn = self.good

    def seen_by(self, viewer: Viewer) -> "MarketPawnMoved":
        return self


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

    def seen_by(self, viewer: Viewer) -> "CardsRevealed":
        return self


class CardTaken(Event[State], frozen=True):
    """A seat took a card of the offer into its rack (HAR-029, HAR-061)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    card: int

    def apply(self, state: State, /) -> None:
        state.offer = without(state.offer, self.card)
        state.racks[self.seat] += (self.card,)

    def seen_by(self, viewer: Viewer) -> "CardTaken":
        return self


class OfferDiscarded(Event[State], frozen=True):
    """Cards of the offer were discarded: what nobody took, or what TOM threw out (HAR-064, HAR-325)."""

    reveals: ClassVar[bool] = False
    cards: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        state.offer = tuple(card for card in state.offer if card not in self.cards)
        for card in self.cards:
            state.discards |= 1 << card

    def seen_by(self, viewer: Viewer) -> "OfferDiscarded":
        return self


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

    def seen_by(self, viewer: Viewer) -> "CubesPlaced":
        return self


class RoundBegan(Event[State], frozen=True):
    """A round began; its order of play is fixed (HAR-042)."""

    reveals: ClassVar[bool] = False
    number: int
    order: tuple[Seat, ...]

    def apply(self, state: State, /) -> None:
        state.round = self.number
        state.order = self.order
        state.used = [0] * state.seats

    def seen_by(self, viewer: Viewer) -> "RoundBegan":
        return self


class DiceRolled(Event[State], frozen=True):
    """The dice were rolled (HAR-071)."""

    reveals: ClassVar[bool] = True
    faces: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        state.dice = self.faces

    def seen_by(self, viewer: Viewer) -> "DiceRolled":
        return self


class RosesTurned(Event[State], frozen=True):
    """Every rose turned: what was on slot 1 and in the house is now in the pool (HAR-078, HAR-080)."""

    reveals: ClassVar[bool] = False

    def apply(self, state: State, /) -> None:
        for seat in range(state.seats):
            rose = state.roses[seat]
            state.pools[seat] = rose[0] + state.houses[seat]
            state.houses[seat] = 0
            state.roses[seat] = (*rose[1:SLOTS], 0)

    def seen_by(self, viewer: Viewer) -> "RosesTurned":
        return self


class TokenTaken(Event[State], frozen=True):
    """A seat took penalty tokens (HAR-195)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    count: int

    def apply(self, state: State, /) -> None:
        state.tokens[self.seat] += self.count

    def seen_by(self, viewer: Viewer) -> "TokenTaken":
        return self


class TomHoused(Event[State], frozen=True):
    """TOM brought a docker from a pontoon to the docker building (HAR-331)."""

    reveals: ClassVar[bool] = False
    pontoon: int
    colour: int

    def apply(self, state: State, /) -> None:
        state.pontoons[self.pontoon] -= DOCKER[self.colour]
        state.building += (self.colour,)

    def seen_by(self, viewer: Viewer) -> "TomHoused":
        return self


class TomDelivered(Event[State], frozen=True):
    """TOM brought a good from a block straight to its warehouse (HAR-336)."""

    reveals: ClassVar[bool] = False
    good: int

    def apply(self, state: State, /) -> None:
        state.roofs[self.good] += 1

    def seen_by(self, viewer: Viewer) -> "TomDelivered":
        return self
