"""Runs bots on this node: asks for their moves, and delivers them at a pace that is pleasant to watch."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

import structlog

from mokum.bots.tips import Tip
from mokum.kernel.event import Seat
from mokum.tables.bots.jobs import Job
from mokum.tables.bots.thinking import Thinking, Why
from mokum.tables.bots.tip_jobs import TipJob
from mokum.tables.bots.turns import answering, began_at

Deliver = Callable[[Job, str], Awaitable[object]]

LONGEST_REST = 0.25
"""Seconds between two jobs of tables where only bots play, at most."""
LONGEST_SHOW = 3.0
"""Seconds of one turn after which its moves are no longer held back to be watched."""

_log = structlog.get_logger()


class BotRunner(Protocol):
    """Takes jobs, and delivers moves. It may lose a job or do it twice: the table asks again, and once is enough."""

    def expect(self, bot: str, game: str) -> None:
        """A bot of this name has sat down, or its game begins: jobs will come. Never waits and never fails."""

    def offer(self, job: Job, deliver: Deliver) -> None:
        """Never waits and never fails. The move is brought to `deliver`."""

    async def choose(self, job: Job) -> str:
        """The move itself, within seconds: for a lot on the clock, which waits for it before it opens."""

    async def tip(self, job: TipJob) -> Tip | Why:
        """A tip for a person, within seconds, or why there is none."""

    async def close(self) -> None:
        """Drops what is under way."""


class LocalRunner:
    """On this node. Tables of bots alone take turns, one job at a time, and rest after each for as long as it took.

    Where people play, a move comes so many seconds after it was asked for (`pace`), or when the bot is ready.
    """

    def __init__(self, thinking: Thinking | None = None, pace: float = 0.0) -> None:
        self.thinking = thinking or Thinking()
        self._pace = pace
        self._known: set[tuple[str, int, Seat]] = set()
        self._bots_alone = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def expect(self, bot: str, game: str) -> None:
        self.thinking.expect(bot, game)

    def offer(self, job: Job, deliver: Deliver) -> None:
        if _key(job) not in self._known:
            self._known.add(_key(job))
            began = began_at(job, time.monotonic())
            self._start(self._do_and_rest(job, deliver) if job.is_of_bots else self._do(job, deliver, began))

    async def choose(self, job: Job) -> str:
        return await self.thinking.choose(job)

    async def tip(self, job: TipJob) -> Tip | Why:
        return await self.thinking.tip(job)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do_and_rest(self, job: Job, deliver: Deliver) -> None:
        async with self._bots_alone:
            began = time.monotonic()
            await self._do(job, deliver, began)
            await asyncio.sleep(min(time.monotonic() - began, LONGEST_REST))

    async def _do(self, job: Job, deliver: Deliver, began: float) -> None:
        asked = time.monotonic()
        try:
            move = await self.thinking.choose(job, began)
            if not job.is_of_bots:
                await asyncio.sleep(time_to_show(self._pace, asked, began, time.monotonic()))
            with answering(job, began):
                await deliver(job, move)
        except Exception:  # one bot's trouble stays its own; its table asks again
            _log.exception("a bot failed", table=job.table, bot=job.bot)
        finally:
            self._known.discard(_key(job))

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinking.close()


def time_to_show(pace: float, asked: float, began: float, now: float) -> float:
    """Seconds for which a move is held back that was asked for then, in a turn that began then."""
    return max(0.0, min(asked + pace, began + LONGEST_SHOW) - now)


def _key(job: Job) -> tuple[str, int, Seat]:
    return job.table, job.turn, job.seat
