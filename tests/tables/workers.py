"""Workers as processes, a NATS that can be killed, and nodes that tell what they had to do themselves."""

import asyncio
import base64
import os
import shutil
import signal
import sys
import uuid
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import nats
from nats.js import JetStreamContext
from nats.js.errors import NotFoundError

from harness.foreseen import unforeseen_name
from harness.services import free_port
from mokum.bootstrap import clock
from mokum.database import Database
from mokum.store import open_store
from mokum.tables import Hall, Keeper, LocalRunner
from mokum.tables.bots.jobs import Job
from mokum.tables.bots.queue import BotQueue
from mokum.tables.bots.queue_runner import QueueRunner
from mokum.tables.bots.runner import Deliver
from mokum.tables.bots.thinking import Thinking
from mokum.tables.bus.nats import NatsBus
from mokum.tables.bus.post import Post
from store.places import KEY, Place
from tables.test_whole_games import NATS

COMMAND = "from mokum.cli.app import app; app()"
READY = "Bot worker started"


class Here(LocalRunner):
    """Does what a node must do itself, and keeps what that was."""

    def __init__(self, thinking: Thinking | None = None) -> None:
        super().__init__(thinking)
        self.jobs: list[Job] = []

    def offer(self, job: Job, deliver: Deliver) -> None:
        self.jobs.append(job)
        super().offer(job, deliver)


class Server:
    """A NATS with JetStream of our own."""

    def __init__(self, folder: Path) -> None:
        self._port = free_port()
        self._folder = folder
        self.url = f"nats://127.0.0.1:{self._port}"
        self._process: Process | None = None

    async def start(self) -> None:
        arguments = ("-a", "127.0.0.1", "-p", str(self._port), "-js", "-sd", str(self._folder / "jetstream"))
        self._process = await asyncio.create_subprocess_exec("nats-server", *arguments, stdout=DEVNULL, stderr=DEVNULL)
        async with asyncio.timeout(60):
            while True:
                with suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self._port)
                    writer.close()
                    return
                await asyncio.sleep(0.02)

    def send(self, what: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(what)

    async def kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    def forget(self) -> None:
        """Everything that it kept on disk is lost."""
        shutil.rmtree(self._folder / "jetstream")


@asynccontextmanager
async def a_server(folder: Path) -> AsyncIterator[Server]:
    server = Server(folder)
    await server.start()
    try:
        yield server
    finally:
        await server.kill()


class Site:
    """A database, a NATS and a queue of their own, for any number of nodes and workers."""

    def __init__(self, place: Place, url: str) -> None:
        self.place, self.url = place, url
        self.queue = f"test-{unforeseen_name()}"

    def environment(self) -> dict[str, str]:
        return {
            "MOKUM_DATABASE": self.place.url,
            "MOKUM_BUS": self.url,
            "MOKUM_KEY": base64.b64encode(KEY).decode(),
            "MOKUM_BOTS": "workers",
            "MOKUM_BOT_QUEUE": self.queue,
        }

    @asynccontextmanager
    async def node(
        self, url: str = "", now: Callable[[], int] = clock, thinking: Thinking | None = None
    ) -> AsyncIterator[tuple[Hall, Here, BotQueue]]:
        """A hall with a queue for its bots. Its timers are rung by whoever has use for them."""
        async with AsyncExitStack() as stack:
            store = await open_store(Database(url or self.place.url), key=KEY, clock=now)
            stack.push_async_callback(store.close)
            bus, queue, here = NatsBus(self.url, Post(KEY)), BotQueue(self.url, Post(KEY), self.queue), Here(thinking)
            stack.push_async_callback(bus.close)
            stack.push_async_callback(queue.close)
            await asyncio.wait_for(asyncio.shield(queue._connecting), 60)
            hall = Hall(store, bus, QueueRunner(queue, here), clock=now)
            stack.push_async_callback(hall.close)
            yield hall, here, queue

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[tuple[Hall, Here]]:
        """A node with its timers, as `mokum serve` has it."""
        async with self.node() as (hall, here, _):
            keeper = Keeper(hall)
            keeper.start()
            try:
                yield hall, here
            finally:
                await keeper.close()

    async def start_worker(self, folder: Path, at_once: int = 1) -> Process:
        """`mokum bots`, at work."""
        said = folder / f"{uuid.uuid4().hex}.log"
        with said.open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-c", COMMAND, "bots", "--at-once", str(at_once)),
                cwd=folder,
                env={**os.environ, **self.environment(), "MOKUM_LOG_LEVEL": "error"},
                stderr=log,
            )
        async with asyncio.timeout(120):
            while READY not in said.read_text():
                assert process.returncode is None, said.read_text()
                await asyncio.sleep(0.05)
        return process

    @asynccontextmanager
    async def workers(self, folder: Path, number: int) -> AsyncIterator[list[Process]]:
        """So many processes; what is in the list in the end is ended."""
        running = list(await asyncio.gather(*(self.start_worker(folder) for _ in range(number))))
        try:
            yield running
        finally:
            for process in running:
                if process.returncode is None:
                    process.kill()
                await process.wait()

    @asynccontextmanager
    async def stream(self) -> AsyncIterator[JetStreamContext]:
        """JetStream, as somebody sees it who looks from outside."""
        client = await nats.connect(self.url)
        try:
            yield client.jetstream()
        finally:
            await client.close()


@asynccontextmanager
async def a_site(place: Place, url: str = NATS) -> AsyncIterator[Site]:
    """On the machine's own NATS unless told; the queue is gone afterwards."""
    site = Site(place, url)
    try:
        yield site
    finally:
        if url == NATS:
            async with site.stream() as stream:
                with suppress(NotFoundError):
                    await stream.delete_stream(site.queue)
