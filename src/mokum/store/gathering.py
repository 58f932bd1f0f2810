"""Groups appends of different tables into one transaction, without ever making one wait for company.

While a transaction is in flight the next batch gathers; when a writer is free, whatever is there goes at once.
Appends of one table go one after the other, each in a batch of its own: the second depends on the first.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from mokum.store.append import Append, Outcome
from mokum.store.errors import StoreUnavailable
from mokum.store.values import Row

MOST = 256
"""Appends in a transaction: enough to share its cost, few enough to stay quick."""
WORTH = 32
"""Fewer than these are not shared out among free writers: one transaction is cheaper than two."""


class _Waiting:
    """An append and whoever waits for it."""

    __slots__ = ("append", "deadline", "outcome")

    def __init__(self, append: Append, patience: float) -> None:
        loop = asyncio.get_running_loop()
        self.append = append
        self.deadline = loop.time() + patience
        self.outcome: asyncio.Future[tuple[Row, ...]] = loop.create_future()


class Gathering:
    """Hands batches to `write`, which answers for each append in its place; at most `writers` at a time."""

    def __init__(
        self, write: Callable[[list[Append]], Awaitable[list[Outcome]]], *, writers: int, patience: float
    ) -> None:
        self._write = write
        self._patience = patience
        self._free = writers
        self._lanes: dict[str, deque[_Waiting]] = {}
        self._ready: deque[str] = deque()
        self._flights: set[asyncio.Task[None]] = set()
        self._deadlines: deque[_Waiting] = deque()
        self._alarm: asyncio.TimerHandle | None = None
        self._is_called = False
        self._is_closed = False

    async def append(self, append: Append) -> tuple[Row, ...]:
        """Waits for its turn and its commit; raises what the store refuses it for."""
        self.check_open()
        waiting = _Waiting(append, self._patience)
        self._deadlines.append(waiting)
        lane = self._lanes.setdefault(append.table, deque())
        lane.append(waiting)
        if len(lane) == 1:
            self._ready.append(append.table)
            self._call()
        if self._alarm is None:
            self._watch()
        return await waiting.outcome

    def check_open(self) -> None:
        """Raises StoreUnavailable once it is closed."""
        if self._is_closed:
            raise StoreUnavailable("the store is closed")

    async def close(self) -> None:
        """Takes no more, and waits for what is under way."""
        self._is_closed = True
        while self._flights:
            await asyncio.wait(self._flights)
        if self._alarm is not None:
            self._alarm.cancel()

    def _watch(self) -> None:
        """Gives up those who have waited for too long. All wait equally long, so one alarm, for the oldest, will do."""
        while self._deadlines:
            oldest = self._deadlines[0]
            if not oldest.outcome.done():
                loop = asyncio.get_running_loop()
                if oldest.deadline > loop.time():
                    self._alarm = loop.call_at(oldest.deadline, self._watch)
                    return
                oldest.outcome.set_exception(StoreUnavailable("no answer in time"))
            self._deadlines.popleft()
        self._alarm = None

    def _call(self) -> None:
        """Departs at the end of this round of the loop, so that appends of the same instant travel together."""
        if not self._is_called and self._free:
            self._is_called = True
            asyncio.get_running_loop().call_soon(self._depart)

    def _depart(self) -> None:
        self._is_called = False
        while self._free and self._ready:
            batch = self._take(max(WORTH, -(-len(self._ready) // self._free)))
            if batch:
                self._free -= 1
                flight = asyncio.create_task(self._fly(batch))
                self._flights.add(flight)
                flight.add_done_callback(self._flights.discard)

    def _take(self, share: int) -> list[_Waiting]:
        batch: list[_Waiting] = []
        while self._ready and len(batch) < min(share, MOST):
            table = self._ready.popleft()
            first = self._lanes[table][0]
            if first.outcome.done():  # nobody waits any more, and nothing was sent: it never happened
                self._leave(table)
            else:
                batch.append(first)
        return batch

    def _leave(self, table: str) -> None:
        lane = self._lanes[table]
        lane.popleft()
        if lane:
            self._ready.append(table)
        else:
            del self._lanes[table]

    async def _fly(self, batch: list[_Waiting]) -> None:
        try:
            await self._answer(batch)
        finally:
            self._free += 1
            for waiting in batch:
                self._leave(waiting.append.table)
            while self._deadlines and self._deadlines[0].outcome.done():
                self._deadlines.popleft()
            self._call()

    async def _answer(self, batch: list[_Waiting]) -> None:
        try:
            outcomes: list[Outcome | Exception] = [*await self._write([waiting.append for waiting in batch])]
        except StoreUnavailable as error:
            outcomes = [StoreUnavailable(str(error)) for _ in batch]
        except Exception as error:
            if len(batch) > 1:  # one of them cannot be written; the others shall not suffer for it
                for waiting in batch:
                    await self._answer([waiting])
                return
            outcomes = [error]
        for waiting, outcome in zip(batch, outcomes, strict=True):
            if waiting.outcome.done():
                continue
            if isinstance(outcome, Exception):
                waiting.outcome.set_exception(outcome)
            else:
                waiting.outcome.set_result(outcome)
