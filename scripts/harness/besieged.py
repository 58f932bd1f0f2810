"""Honest players of a server under siege: each at an own address, who think before a move and look at the clock."""

import asyncio
import itertools
import random
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from harness.bidders import Bidders
from harness.crowd import Crowd, KeepingRemote
from mokum.remote import Turned

CLOCK = {"type": "live", "bank_ms": 300_000, "increment_ms": 5_000}
ENDS_WITHIN = 20.0
"""Seconds in which whatever is under way is answered."""
_numbers = itertools.count(1)


def own_address() -> str:
    """One of the addresses that every machine has of itself; no two players come from the same one."""
    number = next(_numbers)
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


class Moved(NamedTuple):
    """A move that was answered."""

    at: float
    """When the answer came, by the clock on the wall."""
    seconds: float


class Punctual(KeepingRemote):
    """Knows when it was told what happened, and when it sent each move."""

    def __init__(self, crowd: Crowd, addresses: Sequence[str], name: str) -> None:
        super().__init__(crowd, addresses, name, own_address())
        self.told: dict[tuple[str, int], float] = {}
        """By table and version."""
        self.sent: dict[str, float] = {}
        """By command: moves."""
        self.moved: list[Moved] = []
        self.waits_since: float | None = None
        """When a move was made that has no answer yet."""

    @property
    def is_broken(self) -> bool:
        """The server has told something that cannot be: such a client talks no more."""
        return self._running is not None and self._running.done()

    async def act(self, table: str, version: int | None = None, **do: Any) -> dict[str, Any]:
        if self.is_broken:
            raise EOFError("the server broke the protocol")
        if do["type"] != "Play":
            return await super().act(table, version, **do)
        began = self.waits_since = time.time()
        answer = await super().act(table, version, **do)
        self.waits_since = None
        if answer["type"] == "answer":
            self.moved.append(Moved(time.time(), time.time() - began))
        return answer

    def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "act" and message["do"]["type"] == "Play":
            self.sent.setdefault(message["command"], time.time())
        super()._send(message)

    def _hear(self, message: dict[str, Any], now: float) -> None:
        if message["type"] in ("snapshot", "happened"):
            self.told.setdefault((message["table"], message["seq"]), time.time())
        super()._hear(message, now)


class _Besieged(Crowd):
    """`thinks` are the least and the most seconds before a move."""

    thinks = (0.1, 0.3)

    def _person(self, addresses: Sequence[str], name: str) -> Punctual:
        return Punctual(self, addresses, name)

    def _host(self, people: list[KeepingRemote]) -> KeepingRemote:
        """By turns: nobody may open many tables in an hour."""
        return people[len(people[0].tables) % len(people)]

    async def leave(self) -> None:
        """Go home at once, whatever is under way."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(one.__aexit__(None, None, None) for one in self.players))

    async def _think(self) -> None:
        await asyncio.sleep(random.uniform(*self.thinks))


class Players(_Besieged):
    """At tables with live clocks."""

    async def stop(self) -> None:
        self._stopping = True
        _, late = await asyncio.wait(self._tasks, timeout=ENDS_WITHIN)
        self.faults += [TimeoutError("a table stands still") for _ in late]
        await self.leave()


class Buyers(_Besieged, Bidders):
    """At tables with live clocks where lots are sold on the clock of the auction."""

    async def stop(self) -> None:
        try:
            async with asyncio.timeout(ENDS_WITHIN):
                await super().stop()
        except (EOFError, TimeoutError, Turned) as error:  # somebody is not answered: their tables have no end
            self.faults.append(error)
            await self.leave()
