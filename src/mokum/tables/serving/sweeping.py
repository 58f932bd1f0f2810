"""The part of a node in what all nodes try in turns, again and again: each time it looks whether there is work."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from mokum.store import StoreError

_log = structlog.get_logger()


class Sweeping:
    """One kind of work. Whatever goes wrong is waited out: the next look will do."""

    def __init__(self, what: str, every: float, work: Callable[[], Awaitable[object]]) -> None:
        """`every` so many seconds."""
        self._what, self._every, self._work = what, every, work
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self._work()
            except StoreError as error:
                _log.warning("a sweep failed", of=self._what, error=repr(error))
            except Exception:
                _log.exception("a sweep failed", of=self._what)

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
