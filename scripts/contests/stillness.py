"""Whether the machine let us measure: on a busy one a line is longer than it says, and nobody can tell by how much."""

import asyncio
import time
from collections import deque
from types import TracebackType
from typing import Self

TICK = 0.005
LATE = 0.015
"""Seconds that this process may be held up without a line being spoilt."""
KEPT = 10_000


class Stillness:
    """Ticks while it is open, and remembers when it could not."""

    def __init__(self) -> None:
        self._late: deque[tuple[float, float]] = deque(maxlen=KEPT)

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._tick())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _tick(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(TICK)
            now = time.monotonic()
            if now - before > TICK + LATE:
                self._late.append((before, now))

    def held(self, since: float, until: float) -> bool:
        """Whether this process could run whenever it wanted to."""
        return not any(before < until and after > since for before, after in self._late)
