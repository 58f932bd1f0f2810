"""Tells whoever holds live sockets that sessions ended; between nodes, a bus is one of the listeners."""

import asyncio
from collections.abc import Callable

from mokum.people.values import Revoked

Listener = Callable[[Revoked], None]


class Revocations:
    """The listeners, and the news for them."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Calls the listener at every revocation, until the function that is handed back is called."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, revoked: Revoked) -> None:
        """Tells everybody, if there is anything to tell. A listener that fails harms nobody else."""
        if not revoked.sessions and not revoked.erased:
            return
        loop = asyncio.get_running_loop()
        for listener in self._listeners:
            loop.call_soon(listener, revoked)
