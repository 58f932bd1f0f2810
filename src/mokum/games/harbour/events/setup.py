"""Events of setup: what is shuffled, dealt and laid out before the first round."""

from typing import ClassVar

from mokum.games.harbour.cubes import Counts
from mokum.games.harbour.goods import pack
from mokum.games.harbour.state import State
from mokum.kernel.event import Event, Redacted, Seat, Viewer, everybody


class GoodsLaid(Event[State], frozen=True):
    """A goods tile lies on every block (HAR-020)."""

    reveals: ClassVar[bool] = True
    goods: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        state.goods_on = list(self.goods)

    seen_by = everybody


class DockersPlaced(Event[State], frozen=True, tag="DockersPlaced.2"):
    """Dockers stand on the pontoons (HAR-021): on each of them so many of each colour."""

    reveals: ClassVar[bool] = True
    pontoons: tuple[Counts, ...]

    def apply(self, state: State, /) -> None:
        state.pontoons = list(map(pack, self.pontoons))

    seen_by = everybody


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


class PawnsStacked(Event[State], frozen=True):
    """The river pawns are stacked on the first space, from the bottom up (HAR-025)."""

    reveals: ClassVar[bool] = True
    stack: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        state.stack = self.stack

    seen_by = everybody


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
