"""A bus for many nodes: NATS core. It comes back by itself; while it is away hints are dropped, and that is all."""

import asyncio
from collections import deque
from contextlib import suppress

import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error

from mokum.tables.bus import Hear, Unsubscribe
from mokum.tables.bus.local import LocalBus
from mokum.tables.bus.post import Post

WAITING = 10_000
"""Hints that wait to be sent; the oldest are dropped first."""
PATIENCE = 1.0
"""Seconds that the hints of a moment may take to the server before the one under way is dropped."""
AGAIN = 0.5
"""Seconds between two tries to reach the server."""

_log = structlog.get_logger()


async def connect(url: str, *, echo: bool = True) -> Client:
    """Waits for the server, however long it takes; from then on the client comes back by itself."""
    while True:
        client = Client()
        try:
            await client.connect(
                url,
                max_reconnect_attempts=-1,
                reconnect_time_wait=AGAIN,  # type: ignore[arg-type]  # any number of seconds will do
                allow_reconnect=True,
                no_echo=not echo,
                error_cb=_tell,
            )
        except (OSError, Error, TimeoutError):
            await _let_go(client)
            await asyncio.sleep(AGAIN)
        except asyncio.CancelledError:
            await _let_go(client)
            raise
        else:
            return client


async def _let_go(client: Client) -> None:
    """A client that was turned away keeps its connection, which it does not count as one."""
    with suppress(Error, OSError):
        await client.close()
    if client._transport is not None:
        client._transport.close()  # type: ignore[no-untyped-call]


class NatsBus:
    """Publishing only puts a hint in a queue; one task carries the queue to the server. Here it is told without it.

    What travels is sealed: whoever else is on the server reads nothing, and is not believed.
    """

    def __init__(self, url: str, post: Post) -> None:
        self._url = url
        self._post = post
        self._here = LocalBus()
        self._queue: deque[tuple[str, bytes]] = deque(maxlen=WAITING)
        self._filled = asyncio.Event()
        self._client: Client | None = None
        self._connected = asyncio.Event()
        self._carrier = asyncio.create_task(self._carry())

    def publish(self, subject: str, data: bytes) -> None:
        self._here.publish(subject, data)
        self._queue.append((subject, self._post.close(subject, data)))
        self._filled.set()

    async def subscribe(self, subject: str, hear: Hear) -> Unsubscribe:
        """Listens as soon as there is a server; the client itself listens anew after a loss of connection."""
        forget = await self._here.subscribe(subject, hear)
        listening = asyncio.create_task(self._listen(subject, hear))
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(listening), AGAIN)

        async def unsubscribe() -> None:
            await forget()
            if not listening.done():
                listening.cancel()
                return
            with suppress(Error):
                await listening.result().unsubscribe()

        return unsubscribe

    async def _listen(self, subject: str, hear: Hear) -> Subscription:
        hear_ours = self._post.hearer(subject, hear)

        async def heard(message: Msg) -> None:
            hear_ours(message.data)

        await self._connected.wait()
        assert self._client is not None
        subscription = await self._client.subscribe(subject, cb=heard)
        with suppress(Error, TimeoutError):
            await self._client.flush(timeout=1)  # whatever is published after this is heard
        return subscription

    async def _carry(self) -> None:
        client = self._client = await connect(self._url, echo=False)
        self._connected.set()
        while True:
            await self._filled.wait()
            self._filled.clear()
            while self._queue:
                # A connection that is lost in this very moment can keep the client waiting for good.
                with suppress(Error, TimeoutError):
                    async with asyncio.timeout(PATIENCE):
                        while self._queue:
                            subject, data = self._queue.popleft()
                            if client.is_connected:
                                await client.publish(subject, data)

    async def answers(self, within: float) -> bool:
        try:
            async with asyncio.timeout(within):
                await self._connected.wait()
                assert self._client is not None
                await self._client.flush()
        except (Error, OSError, TimeoutError):
            return False
        return self._client.is_connected

    async def close(self) -> None:
        while not self._carrier.done():  # the client swallows a cancellation that comes while it connects
            self._carrier.cancel()
            await asyncio.wait([self._carrier], timeout=AGAIN)
        if self._client is not None:
            with suppress(Error, OSError, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._client.close()


async def _tell(error: Exception) -> None:
    _log.warning("nats", error=repr(error))
