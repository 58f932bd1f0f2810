"""The stream of a bot as HTTP sends it: lines as they come, a beat in between, and an end that is told."""

import asyncio
import time
from contextlib import suppress
from typing import Any

from fastapi import Response

from mokum.people.errors import BadToken
from mokum.people.values import Player, Token
from mokum.web.closing import Closing
from mokum.web.concerning import Concerning
from mokum.web.gate import Receive, Scope, Send
from mokum.web.messages import PROTOCOL, streamed
from mokum.web.messages.streamed import write_line
from mokum.web.node import Node
from mokum.web.outages import AWAY
from mokum.web.outbox import Outbox
from mokum.web.wires import wire_of

WATCHMAN = 1.0
"""Seconds between two looks at whether a bot still reads."""
CHECKED = 30.0
"""Seconds between two looks at whether the token still lives, and at where the bot sits: news may have been lost."""
HEADERS = [(b"content-type", b"application/x-ndjson"), (b"x-accel-buffering", b"no"), (b"connection", b"close")]
"""A proxy is asked to pass on each line as it comes."""


class StreamResponse(Response):
    """One stream. A place among `node.streams` was taken for it, and is given back at its end."""

    def __init__(self, node: Node, token: Token, player: Player) -> None:
        super().__init__()
        self._node = node
        self._token = token
        self._player = player

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """From the first line to the last."""
        node, wire = self._node, wire_of(scope)
        stream = Stream(node, self._token, self._player)
        node.sockets.add(stream)
        node.metrics.streams.inc()
        wire.when_closing = lambda: stream.part(Closing.RESTART)
        try:
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            why = await stream.run(receive, send)
            if why is Closing.TOO_SLOW:
                wire.cut()
                await receive()  # that it is gone
            elif why is not None:
                last = write_line(streamed.Closing(why, why.words))
                await send({"type": "http.response.body", "body": last})
        finally:
            wire.when_closing = None
            node.metrics.streams.dec()
            node.sockets.remove(stream)
            node.streams.leave(stream.player)


class Stream:
    """What the others know of it: it ends with its token, like a socket with its session."""

    def __init__(self, node: Node, token: Token, player: Player) -> None:
        self._node = node
        self._outbox = Outbox(time.monotonic)
        self._ended: asyncio.Future[Closing | None] = asyncio.get_running_loop().create_future()
        self._concerning = Concerning(node, player.ref, self._outbox)
        self._told_at = time.monotonic()
        self.id = self._concerning.id
        self.session = token.id
        self.player = player.ref
        heartbeat = int(node.manners.heartbeat * 1000)
        self._hello = streamed.Hello(PROTOCOL, player.ref, player.name, token.scopes, heartbeat)

    def part(self, why: Closing | None) -> None:
        """End it, and say why; the peer itself needs no reason."""
        if not self._ended.done():
            self._ended.set_result(why)

    def plays_at(self, table: str) -> bool:
        """A bot may read several streams; none of them is older than another."""
        return False

    async def run(self, receive: Receive, send: Send) -> Closing | None:
        """Why it ended; None if the peer left."""
        await self._outbox.put(write_line(self._hello))
        work = (self._write(send), self._listen(receive), self._keep_watch(), self._concerning.run())
        tasks = [asyncio.create_task(each) for each in work]
        for task in tasks:
            task.add_done_callback(self._broken)
        try:
            return await self._ended
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._concerning.close()

    def _broken(self, task: asyncio.Task[Any]) -> None:
        """What none of them expected ends the stream, and not the server: the bot comes back."""
        if not task.cancelled() and (error := task.exception()) is not None and not self._ended.done():
            self._ended.set_exception(error)

    async def _write(self, send: Send) -> None:
        while True:
            line = await self._outbox.next()
            self._told_at = time.monotonic()
            await send({"type": "http.response.body", "body": line, "more_body": True})

    async def _listen(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.part(None)

    async def _keep_watch(self) -> None:
        heartbeat, checked = self._node.manners.heartbeat, time.monotonic()
        while True:
            await asyncio.sleep(min(WATCHMAN, heartbeat / 2))
            now = time.monotonic()
            if self._outbox.is_stalled():
                self.part(Closing.TOO_SLOW)
            elif now - self._told_at >= heartbeat - WATCHMAN and not len(self._outbox):
                await self._outbox.put(write_line(streamed.Beat()))
            if now - checked > CHECKED:
                checked = now
                self._concerning.look_again()
                with suppress(*AWAY):  # whoever had a token has it until we know better
                    await self._still_lives()

    async def _still_lives(self) -> None:
        try:
            await self._node.people.tokens.by_id(self.session)
            if await self._node.people.moderation.is_banned(self.player):
                self.part(Closing.BANNED)
        except BadToken:
            self.part(Closing.SESSION_ENDED)
