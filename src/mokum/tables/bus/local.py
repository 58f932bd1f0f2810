"""A bus for one process."""

import asyncio
from collections import defaultdict

from mokum.tables.bus import Hear, Unsubscribe


class LocalBus:
    """Tells in the next round of the loop, so that a publisher is never called back while it is at work."""

    def __init__(self) -> None:
        self._hearers: defaultdict[str, list[Hear]] = defaultdict(list)

    def publish(self, subject: str, data: bytes) -> None:
        for hear in self._hearers.get(subject, ()):
            asyncio.get_running_loop().call_soon(hear, data)

    async def subscribe(self, subject: str, hear: Hear) -> Unsubscribe:
        self._hearers[subject].append(hear)

        async def unsubscribe() -> None:
            hearers = self._hearers[subject]
            if hear in hearers:
                hearers.remove(hear)
            if not hearers:
                del self._hearers[subject]

        return unsubscribe

    async def answers(self, within: float) -> bool:
        return True

    async def close(self) -> None:
        self._hearers.clear()
