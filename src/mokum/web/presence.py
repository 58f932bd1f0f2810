"""Who looks at a table right now, over all nodes: each tells the others what it sees, and forgets who is silent.

It is a courtesy and no truth: news may be lost, and are put right by the next ones. It changes when somebody comes or
goes, and by nothing that happens in a game.
"""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

from mokum.tables.bus import Bus

SUBJECT = "mokum.presence"
AGAIN = 10.0
"""Seconds between two reports of a node on a table."""
FORGOTTEN = 25.0
"""Seconds without a report after which nobody is thought to be there."""
MOST_NODES = 1000


class Seen(msgspec.Struct, frozen=True):
    """The seats whose players look on, and how many others."""

    seats: tuple[int, ...] = ()
    watchers: int = 0


class Report(msgspec.Struct, frozen=True):
    """What one node sees at one table. A node that has just come to a table asks the others to say what they see."""

    node: str
    table: str
    seen: Seen
    asks: bool = False


Tell = Callable[[Seen], None]
_read = msgspec.msgpack.Decoder(Report)


class Presence:
    """A viewer is entered with its seat (-1 for a watcher) and told of every change, until it is removed."""

    def __init__(self, bus: Bus, node: str) -> None:
        self._bus = bus
        self._node = node
        self._here: defaultdict[str, dict[str, tuple[int, Tell]]] = defaultdict(dict)
        """By table, by viewer."""
        self._elsewhere: defaultdict[str, dict[str, tuple[Seen, float]]] = defaultdict(dict)
        """By table, by node: only of tables that somebody here looks at or asks for."""
        self._told: dict[str, Seen] = {}
        self._asked_for: dict[str, float] = {}
        """By table, when this node last wanted to know who looks on, though perhaps nobody does here."""

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Hears the other nodes, and reports to them."""
        unsubscribe = await self._bus.subscribe(SUBJECT, self._hear)
        reporting = asyncio.create_task(self._report_again())
        try:
            yield
        finally:
            reporting.cancel()
            await asyncio.gather(reporting, return_exceptions=True)
            await unsubscribe()

    def enter(self, table: str, viewer: str, seat: int, tell: Tell) -> None:
        """Somebody looks at a table, or has sat down or got up there."""
        is_new = not self._here[table]
        known = self._here[table].get(viewer)
        self._here[table][viewer] = seat, tell
        if known is None or known[0] != seat:
            self._report(table, asks=is_new)
            self._tell(table, newcomer=tell if known is None else None)

    def remove(self, table: str, viewer: str) -> None:
        """Somebody looks away."""
        viewers = self._here.get(table, {})
        if viewers.pop(viewer, None) is None:
            return
        self._report(table)
        if viewers:
            self._tell(table)
        else:
            self._here.pop(table)
            self._told.pop(table, None)
            if table not in self._asked_for:
                self._elsewhere.pop(table, None)

    def seats(self, table: str) -> tuple[int, ...]:
        """Whose players look on, as far as is known. Where nobody looks on here, the other nodes are asked."""
        is_new = table not in self._asked_for and not self._here.get(table)
        self._asked_for[table] = time.monotonic()
        if is_new:
            self._report(table, asks=True)
        return self._seen(table).seats

    def _seen_here(self, table: str) -> Seen:
        seats = Counter(seat for seat, _ in self._here.get(table, {}).values())
        return Seen(tuple(sorted(seat for seat in seats if seat >= 0)), seats[-1])

    def _seen(self, table: str) -> Seen:
        long_ago = time.monotonic() - FORGOTTEN
        all_seen = [self._seen_here(table), *(seen for seen, at in self._elsewhere[table].values() if at > long_ago)]
        seats = {seat for seen in all_seen for seat in seen.seats}
        return Seen(tuple(sorted(seats)), sum(seen.watchers for seen in all_seen))

    def _tell(self, table: str, newcomer: Tell | None = None) -> None:
        seen = self._seen(table)
        if self._told.get(table) != seen:
            self._told[table] = seen
            for _, tell in list(self._here[table].values()):
                tell(seen)
        elif newcomer is not None:
            newcomer(seen)

    def _report(self, table: str, *, asks: bool = False) -> None:
        report = Report(self._node, table, self._seen_here(table), asks)
        self._bus.publish(SUBJECT, msgspec.msgpack.encode(report))

    def _hear(self, data: bytes) -> None:
        try:
            report = _read.decode(data)
        except msgspec.MsgspecError:
            return  # another program may be on the bus
        table = report.table
        is_watched = bool(self._here.get(table))
        if report.node == self._node or not (is_watched or table in self._asked_for):
            return
        nodes = self._elsewhere[table]
        if report.node in nodes or len(nodes) < MOST_NODES:
            nodes[report.node] = report.seen, time.monotonic()
        if is_watched:
            if report.asks:
                self._report(table)
            self._tell(table)

    async def _report_again(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            self._forget()
            for table in [table for table, viewers in self._here.items() if viewers]:
                self._report(table)
                self._tell(table)

    def _forget(self) -> None:
        """Tables that nobody here looks at or has asked for lately."""
        long_ago = time.monotonic() - FORGOTTEN
        for table in [table for table, asked in self._asked_for.items() if asked < long_ago]:
            del self._asked_for[table]
            if not self._here.get(table):
                self._elsewhere.pop(table, None)
