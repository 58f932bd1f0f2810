"""Keeps a hall going: rings the timers that are due, and looks for hints that were lost."""

import asyncio

import structlog

from mokum.store import StoreError
from mokum.tables.hall import Hall

LEASE = 1_000
"""Milliseconds for which a timer is this hall's to act on; after that another one takes it."""
SWEEP = 2.0
"""Seconds between two sweeps."""
IDLE = 0.5
"""Seconds after which timers that other halls set are looked for."""

_log = structlog.get_logger()


class Keeper:
    """Two loops. Trouble with the store is waited out."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin."""
        self._tasks = [asyncio.create_task(self._ring()), asyncio.create_task(self._sweep())]

    async def ring_due(self) -> int:
        """Act on all timers that are due now; says how many there were."""
        due = await self._hall.store.lease_timers(self._hall.clock(), LEASE)
        rung = await asyncio.gather(*(self._hall.ring(timer) for timer in due), return_exceptions=True)
        for error in rung:
            if isinstance(error, BaseException):  # its lease runs out, and it rings again
                _log.warning("a timer failed", error=repr(error))
        return len(due)

    async def _ring(self) -> None:
        while True:
            try:
                rung = await self.ring_due()
                due = None if rung else await self._hall.store.next_due()
            except StoreError as error:
                _log.warning("timers wait", error=repr(error))
                rung, due = 0, None
            if not rung:
                ahead = IDLE if due is None else (due - self._hall.clock()) / 1000
                await asyncio.sleep(min(max(ahead, 0.005), IDLE))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._hall.sweep()
            except StoreError as error:
                _log.warning("a sweep failed", error=repr(error))

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
