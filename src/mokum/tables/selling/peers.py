"""How far the clocks of other nodes are from our own: asked over the bus, and believed as far as a round trip tells."""

import asyncio
import secrets
from collections.abc import Callable

import msgspec

from mokum.tables.bus import Bus, Unsubscribe

TRIES = 8
"""Round trips of a measurement; the quickest of them tells most."""
APART = 0.005
"""Seconds between two of them: a moment in which a loop was busy spoils only a few."""
PATIENCE = 0.5
"""Seconds that the answers may take."""
FRESH = 10_000
"""Milliseconds for which an offset is believed; clocks drift apart by less than one in that time."""


class Offset(msgspec.Struct, frozen=True):
    """Their clock minus ours, in milliseconds, and by how much that may be wrong at most."""

    ms: int
    doubt_ms: int


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """What time is it with you?"""

    node: str
    nonce: str


class Tell(msgspec.Struct, frozen=True, tag="tell"):
    """The time with us. Of the asker's own times it says nothing: the asker has kept them."""

    nonce: str
    time: int


class _Asked:
    """The questions of one measurement: when each left, and what is known from those that came back."""

    def __init__(self) -> None:
        self.sent: dict[str, int] = {}
        self.trips: list[tuple[int, int]] = []
        """Of each round trip, how long it took and what their clock showed beyond the middle of it."""
        self.is_complete = asyncio.Event()

    def best(self) -> Offset | None:
        """By the quickest trip. Whole milliseconds are cut off on both sides, which is the last of the doubt."""
        if not self.trips:
            return None
        took, ahead = min(self.trips)
        return Offset(ahead, (took + 1) // 2 + 1)


_read: msgspec.msgpack.Decoder[Ask | Tell] = msgspec.msgpack.Decoder(Ask | Tell)
_write = msgspec.msgpack.Encoder().encode


def _subject(epoch: str) -> str:
    return f"mokum.clock.{epoch}"


class Peers:
    """A node is known by its epoch, which is also where it is asked. `clock` gives whole milliseconds."""

    def __init__(self, bus: Bus, epoch: str, clock: Callable[[], int]) -> None:
        self._bus = bus
        self._epoch = epoch
        self._clock = clock
        self._known: dict[str, tuple[Offset, int]] = {}
        """By epoch, and until when it is fresh."""
        self._asking: dict[str, asyncio.Task[Offset | None]] = {}
        """One measurement for all who want to know at once."""
        self._asked: dict[str, _Asked] = {}
        """By nonce, what is still awaited."""
        self._unsubscribe: Unsubscribe | None = None

    async def start(self) -> None:
        """From now on others can ask us, and hear us answer."""
        self._unsubscribe = await self._bus.subscribe(_subject(self._epoch), self._hear)

    async def close(self) -> None:
        """Neither asks nor answers any more."""
        tasks = list(self._asking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._unsubscribe is not None:
            await self._unsubscribe()

    def known(self, epoch: str) -> Offset | None:
        """What is known of a node without asking it."""
        if epoch == self._epoch:
            return Offset(0, 0)
        found = self._known.get(epoch)
        return found[0] if found is not None and self._clock() < found[1] else None

    async def offset(self, epoch: str) -> Offset | None:
        """How far the clock of a node is from ours; None if it does not answer."""
        if (known := self.known(epoch)) is not None:
            return known
        if epoch not in self._asking:
            task = self._asking[epoch] = asyncio.create_task(self._measure(epoch))
            task.add_done_callback(lambda _: self._asking.pop(epoch))
        return await asyncio.shield(self._asking[epoch])  # who gives up waiting does not spoil it for the others

    async def answers(self, epoch: str) -> bool:
        """Whether a node is there now, whatever is known of it from before."""
        self._known.pop(epoch, None)
        return await self.offset(epoch) is not None

    async def _measure(self, epoch: str) -> Offset | None:
        asked = _Asked()
        try:
            async with asyncio.timeout(PATIENCE):
                for _ in range(TRIES):
                    nonce = secrets.token_hex(8)
                    self._asked[nonce] = asked
                    asked.sent[nonce] = self._clock()
                    self._bus.publish(_subject(epoch), _write(Ask(self._epoch, nonce)))
                    await asyncio.sleep(APART)
                await asked.is_complete.wait()
        except TimeoutError:
            pass  # what came back in time will do
        finally:
            for nonce in asked.sent:
                self._asked.pop(nonce, None)
        best = asked.best()
        if best is not None:
            now = self._clock()
            self._known = {other: known for other, known in self._known.items() if known[1] > now}
            self._known[epoch] = best, now + FRESH
        return best

    def _hear(self, data: bytes) -> None:
        now = self._clock()
        try:
            heard = _read.decode(data)
        except msgspec.MsgspecError:
            return  # another program may be on the bus
        if isinstance(heard, Ask):
            self._bus.publish(_subject(heard.node), _write(Tell(heard.nonce, now)))
        elif (asked := self._asked.pop(heard.nonce, None)) is not None:
            sent = asked.sent[heard.nonce]
            asked.trips.append((now - sent, heard.time - (sent + now) // 2))
            if len(asked.trips) == TRIES:
                asked.is_complete.set()
