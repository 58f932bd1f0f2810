"""News about people for whoever needs them at once; between nodes, a bus is one of the listeners."""

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

from mokum.people.values import Revoked

N = TypeVar("N")


class Listeners(Generic[N]):
    """The listeners, and the news for them."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[N], None]] = []

    def listen(self, listener: Callable[[N], None]) -> Callable[[], None]:
        """Calls the listener at all news, until the function that is handed back is called."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, news: N) -> None:
        """Tells everybody. A listener that fails harms nobody else."""
        loop = asyncio.get_running_loop()
        for listener in self._listeners:
            loop.call_soon(listener, news)


class Revocations(Listeners[Revoked]):
    """Tells whoever holds live sockets that sessions ended."""

    def tell(self, news: Revoked) -> None:
        """Tells everybody, if there is anything to tell."""
        if news.sessions or news.erased:
            super().tell(news)


class Renames(Listeners[str]):
    """Tells whoever remembers names that the player of this reference has another one."""
