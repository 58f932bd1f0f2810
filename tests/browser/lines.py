"""A line to the server that can be cut while somebody plays."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from harness.proxy import Proxy
from web.servers import OpenServer


class Lines:
    """Everything that goes through one proxy."""

    def __init__(self, origin: str, proxy: Proxy, loop: asyncio.AbstractEventLoop) -> None:
        self.origin = origin
        self._proxy = proxy
        self._loop = loop

    def cut(self) -> None:
        """Resets every line, sockets included; a browser has to come back by itself."""

        def now() -> None:
            for connection in list(self._proxy.connections):
                connection.cut()

        self._loop.call_soon_threadsafe(now)


@contextmanager
def lines_before(server: OpenServer, origin: str) -> Iterator[Lines]:
    """A proxy in a thread, at an address that the server knows as one of its own."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    proxy = Proxy(int(origin.rpartition(":")[2]), server.port)
    asyncio.run_coroutine_threadsafe(proxy.__aenter__(), loop).result(10)
    try:
        yield Lines(origin, proxy, loop)
    finally:
        asyncio.run_coroutine_threadsafe(proxy.__aexit__(), loop).result(10)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
        loop.close()
