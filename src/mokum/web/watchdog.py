"""Notices when the event loop stands still, and says in which function: the loop itself can't.

The loop beats; a thread looks whether it still does. What is logged is where the code was, never a value.
"""

import asyncio
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import FrameType

import structlog

from mokum.web.metrics import Metrics

BEAT = 0.025
"""Seconds between two beats of the loop."""
COUNTED = 0.01
"""Seconds that a beat is late for it to be counted as a stall: less is the everyday work of the loop."""
LOOK = 0.005
"""Seconds between two looks of the thread whether a loop that stands goes on."""
LONG = 0.1
"""Seconds without a beat after which the thread looks where the loop is."""
TOO_LONG = 5.0
"""Seconds after which it is told though it has not ended."""
SELDOM = 1.0
"""Seconds between two lines of the log, at least."""
FRAMES = 12
"""The innermost frames of the stack that are told."""

_log = structlog.get_logger()


class Watchdog:
    """Watches the loop that it is started on."""

    def __init__(self, metrics: Metrics) -> None:
        self._stalls = metrics.loop_stalled
        self._at = 0.0
        """When the loop last beat."""
        self._stopped = threading.Event()

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """While the context is open."""
        loop = asyncio.get_running_loop()
        thread = threading.Thread(target=self._watch, args=(threading.get_ident(),), name="watchdog", daemon=True)
        self._at = time.monotonic()
        self._beat(loop)
        thread.start()
        try:
            yield
        finally:
            self._stopped.set()
            await asyncio.to_thread(thread.join)

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._stopped.is_set():
            return
        now = time.monotonic()
        stood = now - self._at - BEAT
        if stood > COUNTED:
            self._stalls.observe(stood)
        self._at = now
        loop.call_later(BEAT, self._beat, loop)

    def _watch(self, loop: int) -> None:
        told_at, untold = -SELDOM, 0
        while not self._stopped.wait(BEAT):
            last = self._at
            if _stood(last) < LONG:
                continue
            stack = _stack(sys._current_frames().get(loop))
            seconds = self._seconds(last)
            now = time.monotonic()
            if now - told_at < SELDOM:
                untold += 1
            else:
                _log.warning("the loop stood still", seconds=round(seconds, 3), where=stack, untold=untold)
                told_at, untold = now, 0

    def _seconds(self, last: float) -> float:
        """How long it stood since its last beat, once it goes on."""
        while self._at == last and _stood(last) < TOO_LONG and not self._stopped.wait(LOOK):
            pass
        return _stood(last) if self._at == last else self._at - last - BEAT


def _stood(last: float) -> float:
    return time.monotonic() - last - BEAT


def _stack(frame: FrameType | None) -> list[str]:
    """Where somebody is, the innermost last: modules, lines and functions, and nothing that is in them."""
    found: list[str] = []
    while frame is not None and len(found) < FRAMES:
        found.append(f"{frame.f_globals.get('__name__')}:{frame.f_lineno} {frame.f_code.co_qualname}")
        frame = frame.f_back
    return found[::-1]
