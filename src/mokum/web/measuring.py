"""How long the line to one client is, as the server itself measures it while the client plays for lots.

What a client says of its line counts for nothing: a ping's time of leaving is kept here, and a pong that nobody waits
for is ignored. A client can still hold its pongs back; so no more is believed than its kernel's own answers allow.
"""

import asyncio
import math
import secrets
from collections import deque
from collections.abc import Callable

from mokum.lots.presses import Link

AT_FIRST, QUICKLY = 5, 0.1
"""A line is known after so many pings, so many seconds apart; a press on a line that nobody knows counts as late."""
EVERY = 2.0
"""Seconds between two pings from then on."""
ANSWERED_WITHIN = 5.0
KEPT = 30
SLACK = 60
"""Milliseconds that a client may take to answer beyond what its kernel takes twice."""

UNKNOWN = Link(0, 0, 0)


class Measuring:
    """Pings until it is stopped. `ping` sends a nonce; `kernel` gives the quickest answer of the peer's kernel."""

    def __init__(
        self, clock: Callable[[], float], ping: Callable[[str], None], kernel: Callable[[], float | None]
    ) -> None:
        self._clock = clock
        self._ping = ping
        self._kernel = kernel
        self._sent: dict[str, float] = {}
        """By nonce, the pings without an answer and when they left."""
        self._took: deque[int] = deque(maxlen=KEPT)
        """Milliseconds."""
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """No more pings."""
        self._task.cancel()

    def answered(self, nonce: str, at: float) -> float | None:
        """A pong: how many seconds it took, or None if nobody waits for it (any more)."""
        sent = self._sent.pop(nonce, None)
        if sent is None or at - sent > ANSWERED_WITHIN:
            return None
        self._took.append(round((at - sent) * 1000))
        return at - sent

    @property
    def link(self) -> Link:
        """The line as of now."""
        if not self._took:
            return UNKNOWN
        took = sorted(self._took)
        slow = took[math.ceil(0.95 * len(took)) - 1]
        kernel = self._kernel()
        believed = slow if kernel is None else min(slow, round(2 * kernel * 1000) + SLACK)
        return Link(rtt_ms=believed, best_ms=took[0], samples=len(took))

    async def _run(self) -> None:
        for _ in range(AT_FIRST):
            self._send()
            await asyncio.sleep(QUICKLY)
        while True:
            self._send()
            await asyncio.sleep(EVERY)

    def _send(self) -> None:
        now = self._clock()
        self._sent = {nonce: sent for nonce, sent in self._sent.items() if now - sent <= ANSWERED_WITHIN}
        nonce = secrets.token_hex(8)
        self._sent[nonce] = now
        self._ping(nonce)
