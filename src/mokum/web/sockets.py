"""The open sockets of this node, and news about them that travel between nodes: sessions end, newer sockets come."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

import msgspec

from mokum.people import People
from mokum.people.values import Revoked
from mokum.tables.bus import Bus
from mokum.web.closing import Closing

SUBJECT = "mokum.sockets"


class Open(Protocol):
    """A socket as the others know it."""

    id: str
    session: str
    player: str

    def part(self, why: Closing) -> None:
        """Close it."""

    def plays_at(self, table: str) -> bool:
        """Does its player sit at this table and watch it here?"""


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """Sessions that are over."""

    sessions: tuple[str, ...]


class Newest(msgspec.Struct, frozen=True, tag="newest"):
    """A player looks at a table where they sit through this socket now, and through no other."""

    player: str
    table: str
    socket: str


_read: msgspec.msgpack.Decoder[Ended | Newest] = msgspec.msgpack.Decoder(Ended | Newest)


class Sockets:
    """Whoever opens a socket enters it here."""

    def __init__(self, bus: Bus, people: People) -> None:
        self._bus = bus
        self._people = people
        self._open: dict[str, dict[str, Open]] = {}
        """By player, by id."""

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Hears what ends here and elsewhere."""
        unsubscribe = await self._bus.subscribe(SUBJECT, self._hear)
        unlisten = self._people.sessions.revocations.listen(self._revoked)
        try:
            yield
        finally:
            unlisten()
            await unsubscribe()

    def add(self, socket: Open) -> None:
        """A socket that said hello."""
        self._open.setdefault(socket.player, {})[socket.id] = socket

    def remove(self, socket: Open) -> None:
        """It is closed."""
        sockets = self._open.get(socket.player, {})
        sockets.pop(socket.id, None)
        if not sockets:
            self._open.pop(socket.player, None)

    def is_newest(self, socket: Open, table: str) -> None:
        """Tells every node that the player's other sockets at this table are old."""
        newest = Newest(socket.player, table, socket.id)
        self._take(newest)
        self._bus.publish(SUBJECT, msgspec.msgpack.encode(newest))

    def part_all(self, player: str, why: Closing) -> None:
        """Closes all sockets and streams of a player at this node."""
        for socket in list(self._open.get(player, {}).values()):
            socket.part(why)

    def __len__(self) -> int:
        """How many are open."""
        return sum(map(len, self._open.values()))

    def _revoked(self, revoked: Revoked) -> None:
        ended = Ended(revoked.sessions)
        self._take(ended)
        self._bus.publish(SUBJECT, msgspec.msgpack.encode(ended))

    def _hear(self, data: bytes) -> None:
        try:
            self._take(_read.decode(data))
        except msgspec.MsgspecError:
            return  # another program may be on the bus

    def _take(self, news: Ended | Newest) -> None:
        if isinstance(news, Newest):
            for socket in list(self._open.get(news.player, {}).values()):
                if socket.id != news.socket and socket.plays_at(news.table):
                    socket.part(Closing.NEWER_SOCKET)
        else:
            ended = set(news.sessions)
            for sockets in list(self._open.values()):
                for socket in list(sockets.values()):
                    if socket.session in ended:
                        socket.part(Closing.SESSION_ENDED)
