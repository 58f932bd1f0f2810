"""How a database is asked: what each says for itself, and all that is the same in both stands on."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, TypeAlias

Told: TypeAlias = tuple[str, Sequence[object]]
"""A statement and its values."""
Writing: TypeAlias = tuple[str, Sequence[Sequence[object]]]
"""A statement that is carried out with each of many records."""

ALL = 2**62
"""A limit that limits nothing, and an id that no line reaches."""


class Asking(ABC):
    """Statements number their values `$1`, `$2`, which both databases understand."""

    @abstractmethod
    async def _ask(self, statement: str, *values: object) -> Sequence[Sequence[Any]]:
        """Reads."""

    @abstractmethod
    async def _tell(self, statement: str, *values: object) -> Sequence[Sequence[Any]]:
        """Writes in a transaction of its own, and reads what the statement returns."""

    @abstractmethod
    async def _tell_all(self, condition: Told, writings: Sequence[Writing]) -> bool:
        """Writes all of this in one transaction, if the condition returns a row."""
