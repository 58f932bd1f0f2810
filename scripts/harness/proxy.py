"""A TCP proxy before a node: it delays, stalls, half-closes and cuts lines, and lets a judge look at what goes by."""

import asyncio
import random
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto
from typing import NamedTuple, Protocol

CHUNK = 64 * 1024
AT_ONCE = 256
"""Chunks that wait in one direction; behind them the sender is held up, as by a real line."""
RESET = struct.pack("ii", 1, 0)
"""Linger for no time: closing such a socket sends a reset."""


class Verdict(Enum):
    """What is to become of a connection."""

    PASS = auto()
    CUT_BEFORE = auto()
    """Cut it now: these bytes never arrive."""
    CUT_AFTER = auto()
    """Let these bytes through, and cut it then."""


class Judge(Protocol):
    """Looks at the bytes of one line, in the order in which they go by."""

    def up(self, data: bytes) -> Verdict:
        """From the client to the node."""

    def down(self, data: bytes) -> Verdict:
        """From the node to the client."""


class Lenient:
    """Lets everything pass."""

    def up(self, data: bytes) -> Verdict:
        return Verdict.PASS

    down = up


class Weather(NamedTuple):
    """What a direction is like, in seconds: each chunk takes `delay`, and up to `jitter` more. Order is kept."""

    delay: float = 0.0
    jitter: float = 0.0


class Direction:
    """One half of a connection: read here, written there, later."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, look: Callable[[bytes], Verdict]):
        self.weather = Weather()
        self.carried = 0
        """Bytes so far."""
        self._reader, self._writer, self._look = reader, writer, look
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(AT_ONCE)

    def stall(self) -> None:
        """From now on nothing comes through, and nobody is told."""
        self._flowing.clear()

    def flow(self) -> None:
        """What was held back goes on."""
        self._flowing.set()

    async def take_in(self) -> None:
        """Reads until the sender is done."""
        due = 0.0
        while data := await self._reader.read(CHUNK):
            now = asyncio.get_running_loop().time()
            due = max(due, now + self.weather.delay + random.random() * self.weather.jitter)
            await self._under_way.put((due, data))
        await self._under_way.put((due, b""))

    async def give_out(self) -> bool:
        """Writes until the sender is done; says whether the connection is to be cut."""
        while True:
            due, data = await self._under_way.get()
            await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))
            await self._flowing.wait()
            if not data:
                self.close()
                return False
            verdict = self._look(data)
            if verdict is not Verdict.CUT_BEFORE:
                self._writer.write(data)
                await self._writer.drain()
                self.carried += len(data)
            if verdict is not Verdict.PASS:
                return True

    def close(self) -> None:
        """No more bytes this way: half of the connection is closed."""
        with suppress(OSError):
            self._writer.write_eof()


class Connection:
    """One connection of a client, and the one to the node that belongs to it."""

    def __init__(
        self,
        client: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        node: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        judge: Judge,
    ) -> None:
        self._writers = client[1], node[1]
        self.up = Direction(client[0], node[1], judge.up)
        self.down = Direction(node[0], client[1], judge.down)

    async def run(self) -> None:
        """Until both sides are done, or it is cut."""
        reading = [asyncio.create_task(each.take_in()) for each in (self.up, self.down)]
        writing = [asyncio.create_task(each.give_out()) for each in (self.up, self.down)]
        try:
            for done in asyncio.as_completed(writing):
                if await done:
                    self.cut()
                    return
        except OSError:  # one side is gone: the other is told so as it would be without us
            self.cut()
        finally:
            for task in (*reading, *writing):
                task.cancel()
            await asyncio.gather(*reading, *writing, return_exceptions=True)
            for writer in self._writers:
                writer.close()

    def cut(self) -> None:
        """A reset to both sides; what is under way is lost."""
        for writer in self._writers:
            taken = writer.get_extra_info("socket")
            if taken is None:  # it is closed already
                continue
            with suppress(OSError):
                taken.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            writer.transport.abort()


class Proxy:
    """Listens at `port` for the node at `node`. `judge` makes a judge for each line, and `weather` is up and down."""

    def __init__(self, port: int, node: int, judge: Callable[[], Judge] = Lenient) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.connections: set[Connection] = set()
        self.weather = Weather(), Weather()
        """Of lines that come from now on, up and down."""
        self._port, self._node, self._judge = port, node, judge
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Proxy":
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self._port)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for connection in list(self.connections):
            connection.cut()
        for task in self._tasks:  # one may just have come, and have no line yet
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            there = await asyncio.open_connection("127.0.0.1", self._node)
        except OSError:  # the node is down
            writer.transport.abort()
            return
        connection = Connection((reader, writer), there, self._judge())
        connection.up.weather, connection.down.weather = self.weather
        self.connections.add(connection)
        try:
            await connection.run()
        finally:
            self.connections.discard(connection)
