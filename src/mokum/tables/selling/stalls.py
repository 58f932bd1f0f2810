"""Notices when the node did not get to run for a moment: what came in then was heard too late."""

import asyncio
from collections.abc import Callable

LONGEST = 150
"""Milliseconds between two ticks that do no harm yet."""
TICK = 0.025


class Stalls:
    """Ticks while it is open, and remembers when it could not."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._last = 0

    async def __aenter__(self) -> "Stalls":
        self._before = self._clock()
        self._task = asyncio.create_task(self._tick())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self._look()

    def _look(self) -> None:
        now = self._clock()
        if now - self._before > LONGEST:
            self._last = now
        self._before = now

    def since(self, time: int) -> bool:
        """Whether the node stood still at some moment after this time."""
        self._look()
        return self._last > time
