"""Tips on a site with many nodes: a node asks, and one of the workers answers. Nothing of it is kept on the way."""

import asyncio
from contextlib import suppress

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from mokum.bots.tips import Tip
from mokum.tables.bots.queue import CONSUMER, BotQueue
from mokum.tables.bots.thinking import MOST_FOR_TIP, Thinking, Why
from mokum.tables.bots.tip_jobs import TipJob
from mokum.tables.chores import Chores


class Answered(msgspec.Struct, frozen=True):
    """A tip, or why there is none."""

    tip: Tip | None = None
    why: Why | None = None


_read_job = msgspec.msgpack.Decoder(TipJob)
_read_answer = msgspec.msgpack.Decoder(Answered)


class TipPost:
    """Both ends of it. What travels is sealed, because it holds what a player sees."""

    def __init__(self, queue: BotQueue) -> None:
        self._queue = queue
        self._there, self._back = f"{queue.name}-tips", f"{queue.name}-tips-back"
        self._chores = Chores()
        self._serving: asyncio.Task[None] | None = None

    async def ask(self, job: TipJob) -> Tip | Why:
        """What a worker says; `no_process` where none is there."""
        client = self._queue.connected
        if client is None:
            return Why.NO_PROCESS
        sealed = self._queue.post.close(self._there, msgspec.msgpack.encode(job))
        try:
            message = await client.request(self._there, sealed, timeout=1 + MOST_FOR_TIP)
        except (Error, OSError, TimeoutError):
            return Why.NO_PROCESS
        letter = self._queue.post.open(self._back, message.data)
        if letter is None:
            return Why.FAILED
        answered = _read_answer.decode(letter.data)
        return answered.tip or answered.why or Why.FAILED

    def serve(self, thinking: Thinking) -> None:
        """Answers as soon as the server of the queue is there, until this is closed."""

        async def serving() -> None:
            client: Client = await self._queue.wait()
            await client.subscribe(self._there, queue=CONSUMER, cb=take)

        async def take(message: Msg) -> None:
            self._chores.start(self._answer(message, thinking))

        self._serving = asyncio.create_task(serving())

    async def _answer(self, message: Msg, thinking: Thinking) -> None:
        letter = self._queue.post.open(self._there, message.data)
        if letter is None:
            return  # not from this site
        found = await thinking.tip(_read_job.decode(letter.data))
        answered = Answered(why=found) if isinstance(found, Why) else Answered(tip=found)
        with suppress(Error, OSError, TimeoutError):
            await message.respond(self._queue.post.close(self._back, msgspec.msgpack.encode(answered)))

    async def close(self) -> None:
        """Answers no more."""
        if self._serving is not None:
            self._serving.cancel()
            await asyncio.gather(self._serving, return_exceptions=True)
        await self._chores.close()
