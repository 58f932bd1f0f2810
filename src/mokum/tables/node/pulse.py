"""The heartbeat of the server: by its gaps everybody knows when it was away, and no clock runs out meanwhile."""

import asyncio
import time
from collections import deque
from collections.abc import Callable

import structlog

from mokum.store import Away, Store
from mokum.tables.deciding.context import NEVER_AWAY
from mokum.tables.log.clocks import SECOND
from mokum.tables.log.timing import CLOCK

BEAT = 2.0
"""Seconds between two beats."""
GAP = 6 * SECOND
"""Milliseconds without a beat of any node after which the server was away."""
LEAST = 3 * SECOND
"""A shorter time without a beat is none: other nodes beat in between."""
ALWAYS = 2**62
TRIES = 256
"""How many beats without an answer are remembered: any of them may have been the first after the server was away."""

_log = structlog.get_logger()


class Pulse:
    """One node's hand on it: all nodes beat in the same row, so one that is there is enough."""

    def __init__(self, store: Store, clock: Callable[[], int], monotonic: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._monotonic = monotonic
        self._beaten: float | None = None
        self._tries: deque[int] = deque(maxlen=TRIES)
        self._is_sure = False
        self._beating = asyncio.Lock()
        self._unroused: Away | None = None
        self.away = NEVER_AWAY
        """When the server was last away, as far as this node knows."""

    async def beat(self) -> None:
        """The server is there. Where it was not, every clock that runs is looked at, at once."""
        async with self._beating:
            await self._beat()
        if (away := self._unroused) is not None:
            await self._store.rouse_timers(CLOCK, self._clock())
            if self._unroused is away:  # and no other one was found meanwhile
                self._unroused = None

    async def _beat(self) -> None:
        if not self._is_sure and self._beaten is not None:
            # A beat that has to wait for the store is written late, and then hides the time for which it waited.
            await self._store.next_due()
        self._is_sure = False
        began = self._monotonic()
        silence = ALWAYS if self._beaten is None else int((began - self._beaten) * SECOND)
        # Whoever has beaten themselves a moment ago was there, whatever the clock on the wall was set to since.
        away = await self._write(ALWAYS if silence < GAP else GAP)
        if silence < GAP < silence + (self._monotonic() - began) * SECOND:  # sent in time, and answered too late
            began = self._monotonic()
            away = await self._write(max(GAP - silence, LEAST))
        self._beaten, self._is_sure = began, True
        if away != self.away:
            self.away = away
            if away.to in self._tries:  # it is this node that found out, though perhaps it was not told at once
                _log.warning("the server was away", seconds=(away.to - away.since) // SECOND)
                self._unroused = away
        self._tries.clear()

    async def _write(self, gap_ms: int) -> Away:
        now = self._clock()
        self._tries.append(now)
        return await self._store.beat(now, gap_ms)

    def silence(self) -> float:
        """Seconds since the last beat that this node has written: the store can be written, or could then."""
        return float("inf") if self._beaten is None else self._monotonic() - self._beaten

    def doubt(self) -> None:
        """The store gave no answer: perhaps the server is away."""
        self._is_sure = False

    async def be_sure(self) -> None:
        """Before time is counted: after trouble it must be known for how long nobody could do anything.

        Clocks are roused with the next heartbeat: whoever waits here waits for no other table.
        """
        if not self._is_sure:
            async with self._beating:  # one beat is enough for all who wait
                if not self._is_sure:
                    await self._beat()
