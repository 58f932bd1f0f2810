"""What concerns a bot, at all tables where it has a seat: follows them, and says what the bot is to do."""

import asyncio
import secrets

import structlog

from mokum.store import BrokenChain
from mokum.store.values import PAGE
from mokum.tables import Code, Feed, Refusal, Update
from mokum.tables.bus.hints import seat_subject
from mokum.tables.log.naming import is_name
from mokum.tables.log.standing import Phase
from mokum.tables.showing.projecting import Sight, Wish
from mokum.web.messages import streamed
from mokum.web.messages.streamed import AtTable, Streamed, write_line
from mokum.web.node import Node
from mokum.web.outages import AWAY
from mokum.web.outbox import Outbox
from mokum.web.presence import Seen

FROM_NOW = 2**31
"""Behind every version: where a table stands, and not how it came to that."""
AGAIN = 1.0
"""Seconds between two tries to read something."""

_log = structlog.get_logger()


class Concerning:
    """Runs until it is closed. What is asked of the bot now is told first; a table is left with its last line."""

    def __init__(self, node: Node, player: str, outbox: Outbox) -> None:
        self.id = secrets.token_hex(8)
        self._node = node
        self._player = player
        self._outbox = outbox
        self._tables: dict[str, asyncio.Task[bool]] = {}
        self._look = asyncio.Event()

    def look_again(self) -> None:
        """Perhaps there is a table that nobody told of."""
        self._look.set()

    async def run(self) -> None:
        """Follows the tables that are there, and those that come."""
        unsubscribe = await self._node.bus.subscribe(seat_subject(self._player), self._seated)
        try:
            while True:
                self._look.clear()
                try:
                    for listing in await self._node.store.unfinished(self._player, PAGE):
                        self._follow(listing.table)
                except AWAY:
                    await asyncio.sleep(AGAIN)
                    continue
                await self._look.wait()
        finally:
            await unsubscribe()

    async def close(self) -> None:
        """Look away."""
        tasks = list(self._tables.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _seated(self, data: bytes) -> None:
        table = data.decode(errors="replace")
        if is_name(table):  # another program may be on the bus
            self._follow(table)

    def _follow(self, table: str) -> None:
        if table not in self._tables and len(self._tables) < PAGE:
            task = self._tables[table] = asyncio.create_task(self._carry(table))
            task.add_done_callback(lambda done: self._done(table, done))

    def _done(self, table: str, task: asyncio.Task[bool]) -> None:
        self._tables.pop(table, None)
        if task.cancelled():
            return
        if (error := task.exception()) is not None:  # one table's trouble is not the stream's
            _log.error("a stream lost a table", exc_info=error)
        elif task.result():
            self.look_again()

    async def _carry(self, table: str) -> bool:
        """Until the bot has nothing more to do there. Says whether it got up: it may have been asked back meanwhile."""
        feed = await self._watch(table)
        if feed is None:
            return False
        try:
            return await self._tell_all(feed)
        finally:
            self._node.presence.remove(table, self.id)
            await feed.close()

    async def _watch(self, table: str) -> Feed | None:
        while True:
            found = await self._node.hall.watch(self._player, table, FROM_NOW)
            if not isinstance(found, Refusal):
                return found
            if found.code is not Code.RETRY:
                return None
            await asyncio.sleep(AGAIN)

    async def _tell_all(self, feed: Feed) -> bool:
        table, told = feed.table.id, set[object]()
        while True:
            try:
                news = await anext(feed)
            except AWAY:  # the feed keeps its place
                await asyncio.sleep(AGAIN)
                continue
            except (StopAsyncIteration, BrokenChain) as error:  # it is not the bot's any more, or nobody's
                await self._outbox.put(write_line(streamed.Left(table)))
                return isinstance(error, StopAsyncIteration)
            if not isinstance(news, Update):
                continue
            now = news.sight
            if now.viewer < 0:
                await self._outbox.put(write_line(streamed.Left(table)))
                return True
            self._node.presence.enter(table, self.id, now.viewer, _ignore)
            standing = feed.table.standing
            turn = standing.turns[now.viewer] if standing.version == now.version else now.version
            asked = dict(asked_of(now, turn))
            for key, line in asked.items():
                if key not in told:
                    await self._outbox.put(write_line(line))
            told = set(asked)
            if now.phase is Phase.OVER:
                return False


def asked_of(now: Sight, turn: int) -> list[tuple[object, Streamed]]:
    """What a bot is told to do at a table that stands so; each with a key by which it is told once."""
    table, seq, seat = now.table, now.version, now.viewer
    mine = now.seats[seat]
    if now.phase is Phase.OVER:
        return [("over", streamed.Over(table, seq, seat, now))]
    if now.phase is Phase.OPEN:
        return [] if mine.sealed else [("invited", streamed.Invited(table, seq, seat, now))]
    if now.phase is Phase.DEALING:
        return [] if mine.opened else [("dealing", streamed.Dealing(table, seq, seat))]
    if mine.stand_in:
        return [("replaced", streamed.Replaced(table, seq, seat, mine.why))]
    found: list[tuple[object, AtTable]] = []
    if now.moves:
        found.append((("awaited", turn), streamed.Awaited(table, seq, seat, turn, now)))
    for what, wish in (("take_back", now.take_back_wish), ("pace", now.pace_wish)):
        if wish is not None and _is_asked(wish, seat):
            found.append(((what, wish.seat), streamed.Asked(table, seq, seat, what, now)))
    return list(found)


def _is_asked(wish: Wish, seat: int) -> bool:
    return wish.seat != seat and seat not in wish.agreed


def _ignore(_: Seen) -> None:
    """A bot does not ask who looks on."""
