"""What a game brings for its non-interference tests: other worlds that look the same to a viewer."""

from collections.abc import Iterable
from typing import Any, Protocol, TypeVar, cast

from contract.bringing import brought, place_of
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat, Viewer
from mokum.kernel.game import AnyGame

T = TypeVar("T")


class Resampler(Protocol):
    """A game's own knowledge of what is hidden from whom, written from the part of its rules page that says so."""

    def resample(self, state: Any, viewer: Viewer, chance: Chance) -> Any:
        """A state that differs only in what the viewer may not know. Piles keep some of what lies on top of them."""

    def resample_setup(self, state: Any, drawn: list[Any], viewer: Viewer, chance: Chance) -> list[Any]:
        """Other luck for the whole setup, of which the viewer may see nothing but what it saw of what was drawn."""

    def counterpart(self, state: Any, other: Any, seat: Seat, move: Any) -> Any:
        """The move that looks in the other state, to everybody but the seat, like this one in this state."""

    def tells_the_same(self, state: Any, other: Any, viewer: Viewer, seat: Seat, move: Any) -> bool:
        """Whether all that the rules let the viewer learn by this move is the same in both."""

    def taint(self, state: Any, viewer: Viewer) -> tuple[Any, set[int]]:
        """The state with numbers that stand nowhere else in place of all that the viewer may not know, and those."""

    def bears_taint(self, move: Any) -> bool:
        """Whether this move can be played on a tainted state."""


def resampler_of(game: AnyGame) -> Resampler:
    """The game's resampler. A game without one has not shown that it keeps its secrets."""
    slug = game.meta.slug
    part = brought(slug, "resampler")
    if part is None:
        raise AssertionError(f"{slug} must bring {place_of(slug, 'resampler')}")
    return cast("Resampler", part.RESAMPLER)


class RecordedChance:
    """Luck that remembers what it gave."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.drawn: list[Any] = []

    def uniform(self, label: str, n: int) -> int:
        self.drawn.append(self._chance.uniform(label, n))
        return cast("int", self.drawn[-1])

    def shuffled(self, label: str, items: Iterable[T]) -> list[T]:
        self.drawn.append(self._chance.shuffled(label, items))
        return list(self.drawn[-1])


class DictatedChance:
    """Luck that gives what it is told to give, in order."""

    def __init__(self, drawn: Iterable[Any]) -> None:
        self._drawn = iter(drawn)

    def uniform(self, label: str, n: int) -> int:
        return cast("int", next(self._drawn))

    def shuffled(self, label: str, items: Iterable[T]) -> list[T]:
        return list(next(self._drawn))
