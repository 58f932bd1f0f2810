"""Somebody who follows one table over a raw socket, and keeps its messages as they came."""

import asyncio
import json
from typing import Any, NamedTuple

from wire.nodes import Node
from wire.raw import Http, RawSocket

PATIENCE = 30.0
_NOW = b',"now":'


class Heard(NamedTuple):
    """A message of the table: what happened, or only where it stands; and where it then stands, if it is told."""

    seq: int
    what: bytes
    """All before the sight, byte for byte."""
    now: bytes | None
    is_snapshot: bool


def read(data: bytes) -> Heard:
    what, _, now = data.partition(_NOW)
    message = json.loads(data)
    is_snapshot = message["type"] == "snapshot"
    return Heard(message["seq"], what.removesuffix(b"}") if not now else what, now[:-1] or None, is_snapshot)


class Follower:
    """One player's line to one table. It can be cut and opened anew."""

    def __init__(self, node: Node, http: Http, table: str) -> None:
        self._node = node
        self._http = http
        self._table = table
        self._socket: RawSocket | None = None

    async def come(self, seq: int | None) -> None:
        """On a new line; from behind a sequence number, or from a snapshot."""
        if self._socket is not None:
            self._socket.cut()
        self._socket = await RawSocket.enter(self._node, self._http)
        self.watch(seq)

    def watch(self, seq: int | None) -> None:
        """From here on, on the line that there is."""
        assert self._socket is not None
        self._socket.say(type="watch", table=self._table, **({} if seq is None else {"seq": seq}))

    async def hear(self) -> Heard:
        """The next message of the table."""
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE):
            while True:
                data = await self._socket.hear()
                message: dict[str, Any] = json.loads(data)
                if message["type"] == "ping":
                    self._socket.say(type="pong", nonce=message["nonce"])
                elif message["type"] in ("happened", "snapshot"):
                    return read(data)
                else:
                    assert message["type"] in ("sync", "presence"), message

    async def missing(self) -> list[Heard]:
        """All that is sent until it is told where the table stands."""
        heard = [await self.hear()]
        while heard[-1].now is None:
            heard.append(await self.hear())
        return heard

    async def is_silent(self) -> bool:
        """Whether nothing comes before the answer to a question that is asked now."""
        assert self._socket is not None
        self._socket.say(type="sync", nonce="fence", sent=0)
        async with asyncio.timeout(PATIENCE):
            while (kind := json.loads(await self._socket.hear())["type"]) == "presence":
                pass
        return bool(kind == "sync")

    def leave(self) -> None:
        if self._socket is not None:
            self._socket.cut()
