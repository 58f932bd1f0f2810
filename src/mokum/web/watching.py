"""One table that one socket watches: carries its feed into the socket's outbox."""

import asyncio
from collections.abc import Callable

from mokum.store import BrokenChain
from mokum.tables import Code, Feed, Said, Update
from mokum.tables.log.standing import Phase
from mokum.web.messages import told, write_message
from mokum.web.node import Node
from mokum.web.outages import AWAY
from mokum.web.outbox import Outbox
from mokum.web.presence import Seen

NO_TABLE = "There is no such table."
AGAIN = 1.0
"""Seconds between two tries to read a log."""


class Watching:
    """Runs until it is stopped; the feed is closed then."""

    def __init__(
        self, node: Node, feed: Feed, player: str, socket: str, outbox: Outbox, *, changed: Callable[[], None]
    ) -> None:
        self._node = node
        self._feed = feed
        self._player = player
        self._socket = socket
        self._outbox = outbox
        self._entered: int | None = None
        """As whom the viewer is known to be here."""
        self.sells_lots = False
        """Does the viewer play here for lots that are sold on a clock?"""
        self._changed = changed
        """Called when that changes."""
        self._timed = 0
        """The lot of which the viewer knows when it opens."""
        self._task = asyncio.create_task(self._carry())

    @property
    def seat(self) -> int:
        """The viewer's seat as of now, or the number of a watcher."""
        return self._feed.table.standing.viewer(self._player)

    @property
    def invitation(self) -> str:
        """What the viewer showed to be let in."""
        return self._feed.invitation

    async def stop(self) -> None:
        """Look away."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._node.presence.remove(self._feed.table.id, self._socket)
        await self._feed.close()

    async def _carry(self) -> None:
        table = self._feed.table.id
        while True:
            try:
                news = await anext(self._feed)
            except AWAY:  # the feed keeps its place
                await asyncio.sleep(AGAIN)
                continue
            except StopAsyncIteration:  # a private table, and the way in is closed
                await self._outbox.put(write_message(told.Refused("watch", Code.NOT_FOUND, NO_TABLE, table)))
                return
            except BrokenChain:
                gone = told.Refused("watch", Code.GONE, "The log of this table is damaged.", table)
                await self._outbox.put(write_message(gone))
                return
            if isinstance(news, Update):
                await self._update(table, news)
            elif isinstance(news, Said):
                line = news.line
                if line.actor in await self._unheard():
                    continue
                name = await self._name_of(line.actor)
                said = told.Chat(table, line.id, line.actor, name, line.text, line.at, line.spectator)
                self._outbox.chat(write_message(said))
            else:
                await self._outbox.put(write_message(told.Unsaid(table, news.line)))

    async def _update(self, table: str, update: Update) -> None:
        now = update.sight
        if not update.rows:
            self._node.metrics.snapshots.inc()
            await self._outbox.put(write_message(told.Snapshot(table, now.version, now)))
        for row in update.rows:
            after = now if row is update.rows[-1] else None
            await self._outbox.put(write_message(told.Happened(table, row.version, row.at, row.what, after)))
        if self._entered != now.viewer:
            self._entered = now.viewer
            self._node.presence.enter(table, self._socket, now.viewer, self._tell_presence)
        sells_lots = now.lots is not None and now.viewer >= 0 and now.phase is not Phase.OVER
        if self.sells_lots != sells_lots:
            self.sells_lots = sells_lots
            self._changed()
        await self._tell_lot_clock(update)

    async def _tell_lot_clock(self, update: Update) -> None:
        """When an armed lot opens, after the message that arms it and after every snapshot."""
        lot = update.sight.lot
        is_late = update.sight.version != self._feed.table.standing.version
        if lot is None or is_late or not lot.opens or (update.rows and self._timed == lot.call):
            return
        opens = await self._node.hall.lots.opens_here(self._feed.table)
        if opens is not None:
            self._timed = lot.call
            await self._outbox.put(write_message(told.LotClock(self._feed.table.id, lot.call, *opens)))

    async def _unheard(self) -> frozenset[str]:
        """Those whom the viewer blocked; without a database the line is shown, as it would be a moment before."""
        try:
            return await self._node.unheard.by(self._player)
        except AWAY:
            return frozenset()

    async def _name_of(self, player: str) -> str:
        try:
            return (await self._node.hall.names.of((player,))).get(player, "")
        except AWAY:
            return ""

    def _tell_presence(self, seen: Seen) -> None:
        message = told.Presence(self._feed.table.id, seen.seats, seen.watchers)
        self._outbox.chat(write_message(message))
