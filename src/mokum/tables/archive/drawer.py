"""A cache of what can no longer change: bounded in bytes, and made once however many ask at the same time."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

Pay = Callable[[], None]
"""Called before something is made that is not at hand; raises for whoever has asked for too much."""


def free() -> None:
    """It costs nothing."""


class Drawer(Generic[K, T]):
    """What was longest unused is forgotten first."""

    def __init__(self, most: int, size: Callable[[T], int]) -> None:
        self._most = most
        self._size = size
        self._kept: OrderedDict[K, T] = OrderedDict()
        self._making: dict[K, asyncio.Task[T]] = {}
        self.bytes = 0

    def find(self, key: K) -> T | None:
        """What is kept under a key."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: K, value: T) -> None:
        """From now on, while there is room."""
        self._drop(key)
        self._kept[key] = value
        self.bytes += self._size(value)
        while self.bytes > self._most:
            self._drop(next(iter(self._kept)))

    async def get(self, key: K, make: Callable[[], Awaitable[T]], pay: Pay = free) -> T:
        """What is kept, or what comes of making it. Whoever is the first to ask pays."""
        found = self.find(key)
        if found is not None:
            return found
        making = self._making.get(key)
        if making is None:
            pay()
            making = self._making[key] = asyncio.ensure_future(self._make(key, make))
            making.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(making)  # one who goes away does not end it for the others

    async def _make(self, key: K, make: Callable[[], Awaitable[T]]) -> T:
        made = await make()
        self.keep(key, made)
        return made

    def _made(self, key: K, making: asyncio.Task[T]) -> None:
        del self._making[key]
        if not making.cancelled():
            making.exception()  # whoever waited was told

    def forget(self, is_stale: Callable[[K], bool]) -> None:
        """What nobody may be shown any more."""
        for key in [key for key in self._kept if is_stale(key)]:
            self._drop(key)

    def _drop(self, key: K) -> None:
        if key in self._kept:
            self.bytes -= self._size(self._kept.pop(key))

    def __len__(self) -> int:
        """How much is kept, in pieces."""
        return len(self._kept)
