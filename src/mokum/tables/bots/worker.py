"""Does bots' turns from the queue. It may die at any moment: a ticket is acknowledged after its move is on disk."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing, suppress
from typing import Protocol

import structlog
from nats.aio.msg import Msg
from nats.errors import Error

from mokum.kernel.event import Seat
from mokum.tables.bots.jobs import Job, choose
from mokum.tables.bots.queue import ANSWER, LEASE, BotQueue, Ticket
from mokum.tables.deciding.commands import Answer, Code, Refusal

AGAIN = 0.5
"""Seconds after which a turn that could not be done is given out again."""

_log = structlog.get_logger()


class Turns(Protocol):
    """What a worker needs of a hall."""

    async def job(self, table: str, turn: int, seat: Seat) -> Job | Refusal:
        """What the bot of a seat was asked at version `turn`, if it is still asked that."""

    async def play_bot(self, job: Job, move: str) -> Answer | Refusal:
        """A bot's answer to its job; it counts once, whoever computed it."""


class BotWorker:
    """So many turns at once, each with a thread to think in. For more cores there are more processes."""

    def __init__(self, turns: Turns, queue: BotQueue, at_once: int = 1) -> None:
        self._turns, self._queue, self._at_once = turns, queue, at_once
        self._pool = ThreadPoolExecutor(at_once, thread_name_prefix="bot")
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin."""
        self._tasks = [asyncio.create_task(self._work()) for _ in range(self._at_once)]

    async def _work(self) -> None:
        async with aclosing(self._queue.take()) as messages:
            async for message in messages:
                await self._do(message)

    async def _do(self, message: Msg) -> None:
        living = asyncio.create_task(_keep(message))
        done = False
        try:
            ticket = self._queue.read(message.data)
            done = ticket is None or await self._answer(ticket)
        except Exception:  # one bot's trouble stays its own
            _log.exception("a bot failed")
        finally:
            living.cancel()
            with suppress(Error, OSError, TimeoutError):  # then it is given out again, and found to be done
                await asyncio.wait_for(message.ack() if done else message.nak(delay=AGAIN), ANSWER)

    async def _answer(self, ticket: Ticket) -> bool:
        """Whether nothing is left to do: the move is on disk, or it is not asked for any more."""
        job = await self._turns.job(ticket.table, ticket.turn, ticket.seat)
        if isinstance(job, Refusal):
            return job.code is not Code.RETRY
        move = await asyncio.get_running_loop().run_in_executor(self._pool, choose, job)
        answer = await self._turns.play_bot(job, move)
        return isinstance(answer, Answer) or answer.code not in (Code.RETRY, Code.FAULT)

    async def close(self) -> None:
        """Take no more; what is under way goes back to the queue."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)


async def _keep(message: Msg) -> None:
    """Says again and again that the turn is being worked on, so that long thinking is not taken for death."""
    while True:
        await asyncio.sleep(LEASE / 2)
        with suppress(Error, OSError):
            await message.in_progress()
