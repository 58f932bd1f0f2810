"""Does bots' turns from the queue. It may die at any moment: a ticket is acknowledged after its move is on disk."""

import asyncio
import time
from contextlib import aclosing, suppress
from typing import NamedTuple, Protocol

import structlog
from nats.aio.msg import Msg
from nats.errors import Error

from mokum.kernel.event import Seat
from mokum.tables.bots.jobs import Job
from mokum.tables.bots.queue import ANSWER, LEASE, BotQueue
from mokum.tables.bots.runner import time_to_show
from mokum.tables.bots.thinking import Thinking
from mokum.tables.bots.turns import answering
from mokum.tables.deciding.commands import Answer, Code, Refusal
from mokum.tables.deciding.playing import NOT_AWAITED

AGAIN = 0.5
"""Seconds after which a turn that could not be done is given out again."""

_log = structlog.get_logger()


class Turns(Protocol):
    """What a worker needs of a hall."""

    async def job(self, table: str, turn: int, seat: Seat) -> Job | Refusal:
        """What the bot of a seat was asked at version `turn`, if it is still asked that."""

    async def play_bot(self, job: Job, move: str) -> Answer | Refusal:
        """A bot's answer to its job; it counts once, whoever computed it."""


class Thought(NamedTuple):
    """A move that a bot came to."""

    job: Job
    move: str
    asked: float
    began: float
    """When its turn began, perhaps with an earlier decision."""


class BotWorker:
    """So many turns at once: while one waits for the database, another is thought about. A move that is held back to be
    watched (`pace`) takes the place of no other.
    """

    def __init__(self, turns: Turns, queue: BotQueue, thinking: Thinking, at_once: int = 1, pace: float = 0.0) -> None:
        self._turns, self._queue, self._thinking, self._pace = turns, queue, thinking, pace
        self._places = asyncio.Semaphore(at_once)
        self._taking: asyncio.Task[None] | None = None
        self._is_closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin."""
        self._taking = asyncio.create_task(self._take())

    async def _take(self) -> None:
        async with aclosing(self._queue.take()) as messages:
            while not self._is_closing:  # a ticket that comes as it is cancelled makes a wait forget that it was
                await self._places.acquire()
                message = await anext(messages)
                task = asyncio.create_task(self._do(message))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _do(self, message: Msg) -> None:
        living = asyncio.create_task(_keep(message))
        done = False
        try:
            thought = await self._think(message)
            done = _is_settled(thought if isinstance(thought, Refusal) else await self._play(thought))
        except Exception:  # one bot's trouble stays its own
            _log.exception("a bot failed")
        finally:
            living.cancel()
            with suppress(Error, OSError, TimeoutError):  # then it is given out again, and found to be done
                await asyncio.wait_for(message.ack() if done else message.nak(delay=AGAIN), ANSWER)

    async def _think(self, message: Msg) -> Thought | Refusal:
        """In the end the place is free for another turn."""
        try:
            asked = time.monotonic()
            ticket = self._queue.read(message.data)
            if ticket is None:
                return NOT_AWAITED  # somebody else's: it is put away
            job = await self._turns.job(ticket.table, ticket.turn, ticket.seat)
            if isinstance(job, Refusal):
                return job
            began = asked - ticket.spent
            return Thought(job, await self._thinking.choose(job, began), asked, began)
        finally:
            self._places.release()

    async def _play(self, thought: Thought) -> Answer | Refusal:
        job = thought.job
        if not job.is_of_bots:
            await asyncio.sleep(time_to_show(self._pace, thought.asked, thought.began, time.monotonic()))
        with answering(job, thought.began):
            return await self._turns.play_bot(job, thought.move)

    async def close(self) -> None:
        """Take no more; what is under way goes back to the queue."""
        self._is_closing = True
        for tasks in (filter(None, [self._taking]), self._tasks):
            ending = list(tasks)  # what was taken last is among the second
            for task in ending:
                task.cancel()
            await asyncio.gather(*ending, return_exceptions=True)


def _is_settled(answer: Answer | Refusal) -> bool:
    """Nothing is left to do: the move is on disk, or it is not asked for any more."""
    return isinstance(answer, Answer) or answer.code not in (Code.RETRY, Code.FAULT)


async def _keep(message: Msg) -> None:
    """Says again and again that the turn is being worked on, so that long thinking is not taken for death."""
    while True:
        await asyncio.sleep(LEASE / 2)
        with suppress(Error, OSError):
            await message.in_progress()
