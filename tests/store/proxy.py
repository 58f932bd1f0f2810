"""A network between a node and its server that can be cut, or fall silent in either direction."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit, urlunsplit


class Proxy:
    def __init__(self, url: str) -> None:
        self._target = urlsplit(url)
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self._port = 0
        self.asks = asyncio.Event()
        self.answers = asyncio.Event()
        self.mend()

    @property
    def url(self) -> str:
        user = f"{self._target.username}@" if self._target.username else ""
        return urlunsplit(self._target._replace(netloc=f"{user}127.0.0.1:{self._port}"))

    def stall(self) -> None:
        """Nothing comes through any more, and nobody is told."""
        self.asks.clear()
        self.answers.clear()

    def lose_answers(self) -> None:
        """The server still hears what it is told."""
        self.answers.clear()

    def mend(self) -> None:
        self.asks.set()
        self.answers.set()

    def cut(self) -> None:
        """Every connection breaks."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def listen(self) -> None:
        self._server = await asyncio.start_server(self._join, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def vanish(self) -> None:
        """As a server that was killed: connections break and new ones are refused."""
        assert self._server is not None
        self._server.close()
        self.cut()
        await self._server.wait_closed()

    async def end(self) -> None:
        await self.vanish()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self._target.hostname, self._target.port or 5432)
        self._writers |= {writer, back}
        for source, sink, way in ((reader, back, self.asks), (there, writer, self.answers)):
            task = asyncio.create_task(_carry(source, sink, way))
            self._tasks.add(task)


async def _carry(source: asyncio.StreamReader, sink: asyncio.StreamWriter, way: asyncio.Event) -> None:
    with suppress(OSError):
        while data := await source.read(65536):
            await way.wait()
            sink.write(data)
            await sink.drain()
    sink.transport.abort()


@asynccontextmanager
async def proxy_to(url: str) -> AsyncIterator[Proxy]:
    proxy = Proxy(url)
    await proxy.listen()
    try:
        yield proxy
    finally:
        await proxy.end()
