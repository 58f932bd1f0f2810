"""What waits to be sent to one client: bounded, so that a client that does not read costs us nothing.

Messages of a table wait outside until there is room: the feed that they come from keeps its place in the log meanwhile,
and brings fewer and larger updates, or a snapshot, when it is asked again. So none of them is ever dropped. Chat and
presence are dropped when there is no room, and answers push them out.
"""

import asyncio
from collections import deque
from collections.abc import Callable

MOST_MESSAGES, MOST_BYTES = 64, 256 * 1024
STALLED_AFTER = 10.0
"""Seconds that a client may take to read one message."""

Clock = Callable[[], float]


class TooSlow(Exception):
    """The client asks and does not read the answers: it is time to part."""


class Outbox:
    """A queue with one reader: the task that writes to the socket."""

    def __init__(self, clock: Clock, send_now: Callable[[bytes], bool] = lambda _: False) -> None:
        self._clock = clock
        self._send_now = send_now
        """Sends a message past the queue, where it can go at once."""
        self._waiting: deque[tuple[bytes, bool]] = deque()
        """Messages, and whether they are chatter."""
        self._bytes = 0
        self._filled = asyncio.Event()
        self._emptied = asyncio.Event()
        self._sending_since: float | None = None
        self.dropped = 0
        """Chatter that was not sent, for the counters."""

    async def put(self, data: bytes) -> None:
        """Waits for room, and queues a message."""
        while not self._has_room(data):
            self._emptied.clear()
            await self._emptied.wait()
        self._add(data)

    def answer(self, data: bytes) -> None:
        """Queues an answer to the client itself; raises `TooSlow`."""
        if not self._has_room(data):
            kept = deque(message for message in self._waiting if not message[1])
            self.dropped += len(self._waiting) - len(kept)
            self._waiting, self._bytes = kept, sum(len(waiting) for waiting, _ in kept)
        if not self._has_room(data):
            raise TooSlow
        self._add(data)

    def chat(self, data: bytes) -> None:
        """Queues chat or presence, if there is room."""
        if self._has_room(data):
            self._add(data, is_chatter=True)
        else:
            self.dropped += 1

    async def next(self) -> bytes:
        """The next message. Whoever asks has sent the one before."""
        self._sending_since = None
        while not self._waiting:
            self._filled.clear()
            await self._filled.wait()
        data, _ = self._waiting.popleft()
        self._bytes -= len(data)
        self._emptied.set()
        self._sending_since = self._clock()
        return data

    def is_stalled(self) -> bool:
        """Has the client read nothing for too long?"""
        return self._sending_since is not None and self._clock() - self._sending_since > STALLED_AFTER

    def __len__(self) -> int:
        """How many messages wait."""
        return len(self._waiting)

    def _has_room(self, data: bytes) -> bool:
        """A message that is larger than the box itself goes alone."""
        return not self._waiting or (len(self._waiting) < MOST_MESSAGES and self._bytes + len(data) <= MOST_BYTES)

    def _add(self, data: bytes, *, is_chatter: bool = False) -> None:
        if not self._waiting and self._sending_since is None and self._send_now(data):
            return
        self._waiting.append((data, is_chatter))
        self._bytes += len(data)
        self._filled.set()
