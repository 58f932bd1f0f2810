"""Where bots wait for their turn: in this process, with their thinking done in threads."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

import structlog

from mokum.kernel.event import Seat
from mokum.tables.jobs import Job, choose

Deliver = Callable[[Job, str], Awaitable[object]]

_log = structlog.get_logger()


class Bench(Protocol):
    """Takes jobs, and delivers moves. It may lose a job or do it twice: the table asks again, and once is enough."""

    def attach(self, deliver: Deliver) -> None:
        """Say where moves are to be brought."""

    def offer(self, job: Job) -> None:
        """Never waits and never fails."""

    async def close(self) -> None:
        """Drops what is under way."""


class LocalBench:
    """A few threads of this process."""

    def __init__(self, threads: int = 1) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._under_way: dict[tuple[str, int, Seat], asyncio.Task[None]] = {}
        self._deliver: Deliver | None = None

    def attach(self, deliver: Deliver) -> None:
        self._deliver = deliver

    def offer(self, job: Job) -> None:
        key = job.table, job.turn, job.seat
        if key not in self._under_way:
            task = asyncio.create_task(self._do(job))
            self._under_way[key] = task
            task.add_done_callback(lambda _: self._under_way.pop(key, None))

    async def _do(self, job: Job) -> None:
        try:
            move = await asyncio.get_running_loop().run_in_executor(self._pool, choose, job)
            if self._deliver is not None:
                await self._deliver(job, move)
        except Exception:  # one bot's trouble stays its own; its table asks again
            _log.exception("a bot failed", table=job.table, bot=job.bot)

    async def close(self) -> None:
        for task in list(self._under_way.values()):
            task.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)
