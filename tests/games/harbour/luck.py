"""Luck that does as it is told: dice that show what a test wants, and shuffles in a given order."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from mokum.kernel.chance import QuickChance

T = TypeVar("T")


class NoLuck:
    """Fails at any draw: for what must not need luck."""

    def uniform(self, label: str, n: int) -> int:
        raise AssertionError(f"no luck was expected, but {label!r} was drawn")

    def shuffled(self, label: str, items: Iterable[T]) -> list[T]:
        raise AssertionError(f"no luck was expected, but {label!r} was shuffled")


class Luck:
    """Scripted dice and shuffles; what is not scripted comes from the seed.

    `dice` are the faces of the coming rolls in the order of the colours (black, brown, violet, pink, orange, grey):
    `Luck(dice="6 6 5 4 3 1")`. `shuffles` are results by label, such as `{"deck|9": [1, 0]}`. `asked` keeps the labels
    in the order of the draws, and `items` what was to be shuffled under each.
    """

    def __init__(
        self, *, dice: str = "", shuffles: Mapping[str, Sequence[int]] | None = None, seed: int | str = "luck"
    ) -> None:
        self._faces = [int(face) for face in dice.split()]
        self._shuffles = dict(shuffles or {})
        self._rest = QuickChance(seed)
        self.asked: list[str] = []
        self.items: dict[str, tuple[object, ...]] = {}

    def uniform(self, label: str, n: int) -> int:
        self.asked.append(label)
        if label.startswith("die|") and self._faces:
            return self._faces.pop(0) - 1
        return self._rest.uniform(label, n)

    def shuffled(self, label: str, items: Iterable[T]) -> list[T]:
        self.asked.append(label)
        left = list(items)
        self.items[label] = tuple(left)
        if label not in self._shuffles:
            return self._rest.shuffled(label, left)
        order: Sequence[object] = self._shuffles.pop(label)
        assert len(order) == len(left), f"{label!r} shuffles {len(left)} things, the script has {len(order)}"
        return [left.pop(left.index(one)) for one in order]  # type: ignore[arg-type]
