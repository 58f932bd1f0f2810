"""Background loops of a node: its heartbeat, the timers that are due, and hints that were lost."""

import asyncio

import structlog

from mokum.store import StoreError
from mokum.tables.node.pulse import BEAT
from mokum.tables.serving.hall import Hall

LEASE = 1_000
"""Milliseconds for which a timer is this hall's to act on; after that another one takes it."""
SWEEP = 2.0
"""Seconds between two sweeps."""
AGAIN = 0.2
"""Seconds between two heartbeats that are tried in vain: players try again about as soon."""
IDLE = 0.5
"""Seconds after which timers that other halls set are looked for."""

_log = structlog.get_logger()


class Keeper:
    """Three loops. Trouble is waited out: each goes on until the hall is closed, whatever happens in it."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin."""
        self._tasks = [asyncio.create_task(loop()) for loop in (self._beat, self._ring, self._sweep)]

    async def ring_due(self) -> int:
        """Act on all timers that are due now; says how many there were."""
        due = await self._hall.store.lease_timers(self._hall.clock(), LEASE)
        rung = await asyncio.gather(*(self._hall.ring(timer) for timer in due), return_exceptions=True)
        for error in rung:
            if isinstance(error, BaseException):  # its lease runs out, and it rings again
                _log.warning("a timer failed", error=repr(error))
        return len(due)

    async def _beat(self) -> None:
        pulse = self._hall.pulse
        while pulse is not None:
            try:
                await pulse.beat()
                await asyncio.sleep(BEAT)
            except Exception as error:
                _tell("no heartbeat", error)
                await asyncio.sleep(AGAIN)

    async def _ring(self) -> None:
        while True:
            try:
                rung = await self.ring_due()
                due = None if rung else await self._hall.store.next_due()
            except Exception as error:
                _tell("timers wait", error)
                rung, due = 0, None
            if not rung:
                ahead = IDLE if due is None else (due - self._hall.clock()) / 1000
                await asyncio.sleep(min(max(ahead, 0.005), IDLE))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._hall.sweep()
            except Exception as error:
                _tell("a sweep failed", error)

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _tell(what: str, error: Exception) -> None:
    """Trouble with the store is foreseen; of anything else it must be known where it came from."""
    if isinstance(error, StoreError):
        _log.warning(what, error=repr(error))
    else:
        _log.error(what, exc_info=error)
