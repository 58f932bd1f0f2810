"""Runs bots: in this process, with their thinking done in threads."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import structlog

from mokum.kernel.event import Seat
from mokum.tables.bots.jobs import Job, choose

Deliver = Callable[[Job, str], Awaitable[object]]

LONGEST_REST = 0.25
"""Seconds between two jobs of tables where only bots play, at most."""

_log = structlog.get_logger()


class BotRunner(Protocol):
    """Takes jobs, and delivers moves. It may lose a job or do it twice: the table asks again, and once is enough."""

    def offer(self, job: Job, deliver: Deliver) -> None:
        """Never waits and never fails. The move is brought to `deliver`."""

    async def close(self) -> None:
        """Drops what is under way."""


class LocalRunner:
    """A few threads of this process. Tables where people play come first; those of bots alone take turns, one job at a
    time, and rest after each for as long as it took: thinking holds up everything else in this process.
    """

    def __init__(self, threads: int = 1) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._free = threads
        self._known: set[tuple[str, int, Seat]] = set()
        self._of_people: deque[tuple[Job, Deliver]] = deque()
        self._of_bots: deque[tuple[Job, Deliver]] = deque()
        self._is_resting = False
        """A job of a table of bots is under way, or was just now."""
        self._tasks: set[asyncio.Task[None]] = set()

    def offer(self, job: Job, deliver: Deliver) -> None:
        if _key(job) not in self._known:
            self._known.add(_key(job))
            (self._of_bots if job.is_of_bots else self._of_people).append((job, deliver))
            self._go_on()

    def _go_on(self) -> None:
        while self._free and (self._of_people or (self._of_bots and not self._is_resting)):
            job, deliver = (self._of_people or self._of_bots).popleft()
            self._free -= 1
            self._start(self._do_and_rest(job, deliver) if job.is_of_bots else self._do(job, deliver))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do_and_rest(self, job: Job, deliver: Deliver) -> None:
        self._is_resting = True
        began = time.monotonic()
        try:
            await self._do(job, deliver)
            await asyncio.sleep(min(time.monotonic() - began, LONGEST_REST))
        finally:
            self._is_resting = False
            self._go_on()

    async def _do(self, job: Job, deliver: Deliver) -> None:
        try:
            try:
                move = await asyncio.get_running_loop().run_in_executor(self._pool, choose, job)
            finally:
                self._free += 1
                self._go_on()
            await deliver(job, move)
        except Exception:  # one bot's trouble stays its own; its table asks again
            _log.exception("a bot failed", table=job.table, bot=job.bot)
        finally:
            self._known.discard(_key(job))

    async def close(self) -> None:
        self._of_people.clear()
        self._of_bots.clear()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)


def _key(job: Job) -> tuple[str, int, Seat]:
    return job.table, job.turn, job.seat
