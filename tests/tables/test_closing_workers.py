"""A bot worker that is told to end does so, though tickets keep coming."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from types import SimpleNamespace
from typing import Any, cast

from coroutines import story
from mokum.tables.bots.worker import BotWorker


async def done(**_: float) -> None:
    """What a message of the queue answers."""


class Flood:
    """Gives a ticket out in the very moment in which whoever waits for one is cancelled, as the client's wait may."""

    def __init__(self) -> None:
        self.taken = 0

    async def take(self) -> AsyncGenerator[Any, None]:
        while True:
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(60)
            self.taken += 1
            yield SimpleNamespace(data=b"", ack=done, nak=done, in_progress=done)

    def read(self, data: bytes) -> None:
        """Nobody's ticket."""


@story
async def test_a_ticket_that_comes_as_it_ends_keeps_no_worker() -> None:
    flood = Flood()
    worker = BotWorker(cast("Any", None), cast("Any", flood), cast("Any", None))
    worker.start()
    await asyncio.sleep(0.05)
    async with asyncio.timeout(20):
        await worker.close()
    assert flood.taken == 1
