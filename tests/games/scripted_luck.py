"""Luck that does as it is told, so that a test can say which card comes next."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

T = TypeVar("T")


class ScriptedChance:
    """Gives what stands under each label and fails at any other; `asked` keeps what was to be shuffled or drawn."""

    def __init__(self, script: Mapping[str, Any] | None = None) -> None:
        self._script = dict(script or {})
        self.asked: list[tuple[str, Any]] = []

    def _answer(self, label: str, question: object) -> Any:
        self.asked.append((label, question))
        assert label in self._script, f"no luck was scripted for {label!r}"
        return self._script.pop(label)

    def uniform(self, label: str, n: int) -> int:
        answer: int = self._answer(label, n)
        assert 0 <= answer < n, f"{answer} is not one of {n}"
        return answer

    def shuffled(self, label: str, items: Iterable[T]) -> list[T]:
        left = list(items)
        order = self._answer(label, tuple(left))
        assert len(order) == len(left), f"{label!r} shuffles {len(left)} cards, the script has {len(order)}"
        return [left.pop(left.index(card)) for card in order]

    @property
    def is_used_up(self) -> bool:
        """Whether all that was scripted has been asked for."""
        return not self._script
