"""Background tasks that nobody waits for: kept until they are done, and ended with the node."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds that the end of a hall waits for what is under way."""

_log = structlog.get_logger()


class Chores:
    """Tasks of one hall."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("a chore failed", error=repr(error))  # whoever waits for it is told too

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it to its end, even if whoever waits for it goes away: what is begun is written, folded and published."""
        return await asyncio.shield(self.start(work))

    async def close(self) -> None:
        """Let what is under way come to its end; what takes too long is given up."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PATIENCE)
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
