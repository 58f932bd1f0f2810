"""The queue of bots' turns on a site with many nodes: JetStream. It holds work, never truth, and may lose all of it."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress

import msgspec
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error
from nats.js import JetStreamContext
from nats.js.api import ConsumerConfig, Header, RetentionPolicy, StorageType, StreamConfig
from nats.js.errors import NoStreamResponseError, NotFoundError

from mokum.kernel.event import Seat
from mokum.tables.bus.nats import AGAIN, connect
from mokum.tables.bus.post import Post

NAME = "mokum-bots"
LIFE = 60.0
"""Seconds after which a ticket that nobody took is dropped; for as long the same one is not put in twice."""
LEASE = 2.0
"""Seconds in which a worker must say that it still lives; after that another one is given its ticket."""
DELIVERIES = 5
"""How often a ticket is given out: what fails so often is left to the table."""
IDLE = 2.0
"""Seconds that a worker waits for a ticket before it looks whether the queue is still there."""
ANSWER = 1.0
"""Seconds that the server has to answer."""
CONSUMER = "workers"

_log = structlog.get_logger()


class Ticket(msgspec.Struct, frozen=True, array_like=True):
    """Says that a bot is asked, and nothing of what it sees: whoever takes it reads the log."""

    table: str
    turn: int
    seat: Seat
    spent: float = 0.0
    """Seconds that the seat's turn has lasted so far, with the decisions before this one."""

    @property
    def name(self) -> str:
        """The same for whoever puts it in."""
        return f"{self.table}|{self.turn}|{self.seat}"


class QueueAway(Exception):
    """The queue did not say that it has the ticket; perhaps it has."""


_reader = msgspec.json.Decoder(Ticket)


class BotQueue:
    """Makes its stream where it is missing, at the first use as after a loss. One already there is used as it is."""

    def __init__(self, url: str, post: Post, name: str = NAME) -> None:
        self.name = name
        self.post = post
        self._client: Client | None = None
        self._connecting = asyncio.create_task(self._connect(url))

    async def _connect(self, url: str) -> Client:
        self._client = await connect(url)
        return self._client

    @property
    def connected(self) -> Client | None:
        """The client, if the server is there now."""
        return self._client if self._client is not None and self._client.is_connected else None

    async def wait(self) -> Client:
        """The client, as soon as the server was there once."""
        return await asyncio.shield(self._connecting)

    async def put(self, ticket: Ticket) -> None:
        """Raises QueueAway at once where there is no server, and soon where it is silent."""
        client = self.connected
        if client is None:
            raise QueueAway
        try:
            async with asyncio.timeout(ANSWER):
                await self._put(client.jetstream(timeout=ANSWER), ticket)
        except (Error, OSError, TimeoutError) as error:
            raise QueueAway from error

    async def _put(self, stream: JetStreamContext, ticket: Ticket) -> None:
        try:
            await self._publish(stream, ticket)
        except NoStreamResponseError:
            await self._make(stream)
            await self._publish(stream, ticket)

    async def _publish(self, stream: JetStreamContext, ticket: Ticket) -> None:
        headers = {Header.MSG_ID.value: ticket.name}
        sealed = self.post.close(self.name, msgspec.json.encode(ticket))
        await stream.publish(self.name, sealed, stream=self.name, headers=headers)

    async def _make(self, stream: JetStreamContext) -> None:
        try:
            await stream.stream_info(self.name)
        except NotFoundError:
            await stream.add_stream(
                StreamConfig(
                    name=self.name,
                    subjects=[self.name],
                    retention=RetentionPolicy.WORK_QUEUE,
                    storage=StorageType.FILE,
                    max_age=LIFE,
                    duplicate_window=LIFE,
                )
            )
            _log.info("the queue of bots was made", queue=self.name)

    def read(self, data: bytes) -> Ticket | None:
        """What was put in, or None for what is not ours. It may come again: a ticket is given out until it is done."""
        letter = self.post.open(self.name, data, within=2 * LIFE)
        return None if letter is None else _reader.decode(letter.data)

    async def take(self) -> AsyncGenerator[Msg, None]:
        """Tickets one by one, for ever. Each is to be acknowledged; trouble with the server is waited out."""
        client = await self.wait()
        stream = client.jetstream(timeout=ANSWER)
        while True:
            try:
                # A connection that is lost in the wrong moment can keep the client waiting for good.
                taking = await asyncio.wait_for(self._listen(stream), 4 * ANSWER)
                try:
                    while True:
                        async with asyncio.timeout(2 * IDLE):
                            (message,) = await taking.fetch(1, timeout=IDLE)
                        yield message
                finally:
                    with suppress(Error, OSError, TimeoutError):
                        await asyncio.wait_for(taking.unsubscribe(), ANSWER)
            except TimeoutError:
                continue  # there is nothing to do, or the queue is not there any more: look
            except (Error, OSError) as error:
                _log.warning("the queue of bots is away", error=repr(error))
                await asyncio.sleep(AGAIN)

    async def _listen(self, stream: JetStreamContext) -> JetStreamContext.PullSubscription:
        await self._make(stream)
        rules = ConsumerConfig(ack_wait=LEASE, max_deliver=DELIVERIES)
        return await stream.pull_subscribe(self.name, durable=CONSUMER, stream=self.name, config=rules)

    async def close(self) -> None:
        """Let go of the server."""
        self._connecting.cancel()
        await asyncio.gather(self._connecting, return_exceptions=True)
        if self._client is not None:
            with suppress(Error, OSError, TimeoutError):
                async with asyncio.timeout(ANSWER):
                    await self._client.close()
