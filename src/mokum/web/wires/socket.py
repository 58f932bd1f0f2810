"""A WebSocket that counts control frames and fragments, and that can be closed though its peer reads nothing."""

import socket
import struct
import time
from asyncio import BaseTransport
from collections.abc import Coroutine, MutableMapping
from typing import Any, Protocol, cast

from uvicorn._types import WebSocketReceiveEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from mokum.web.limits import CONTROL_FRAMES, Bucket, Rate

FRAGMENTS = Rate(20, 1, 200)
"""Pieces of messages: no client of ours needs any."""
POLICY = 1008
NOT_TEXT = 1007
SEND_BUFFER = 64 * 1024
GRACE = 2.0
"""Seconds in which the peer may answer that we part."""


class Connection(Protocol):
    """The socket itself, past all that ASGI puts around each message."""

    def write_now(self, data: bytes) -> bool:
        """Sends a text, if the peer has read enough of what went before."""

    async def write(self, data: bytes) -> None:
        """Sends a text as soon as the peer has; raises OSError when the socket is closed."""

    async def receive(self) -> Any:
        """What ASGI's receive gives, and of a text in `arrived` when its bytes came (`time.monotonic`)."""

    def part(self, code: int, reason: str) -> None:
        """Closes the socket with a code and a reason, now, whatever waits to be sent."""

    def go_on(self, talk: Coroutine[Any, Any, None]) -> None:
        """Says what follows once the application has returned; the socket is closed at its end."""

    def kernel_trip(self) -> float | None:
        """Seconds of the quickest round trip that the kernels on both ends needed lately, where ours can tell."""


_KEY = "mokum.connection"
_QUICKEST, _MICROSECONDS, _NEVER = 148, struct.Struct("=I"), 2**32 - 1
"""Where Linux keeps `tcpi_min_rtt` in `TCP_INFO`, and what stands there before the first answer."""


def connection_of(scope: MutableMapping[str, Any]) -> Connection:
    """How to speak with the peer of this socket."""
    return cast("Connection", scope["extensions"][_KEY]["connection"])


def text_frame(data: bytes) -> bytes:
    """A text in one frame, unmasked (RFC 6455, section 5.2)."""
    size = len(data)
    if size < 126:
        return bytes((0x81, size)) + data
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


class CountedSocket(WebSocketsSansIOProtocol):
    """uvicorn answers every ping and keeps every fragment; here too many of them end the connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._control = Bucket(CONTROL_FRAMES, time.monotonic)
        self._fragments = Bucket(FRAGMENTS, time.monotonic)
        self._talk: Coroutine[Any, Any, None] | None = None
        self._arrived = 0.0
        self._application, self.app = self.app, self._let_in

    async def _let_in(self, *asgi: Any) -> None:
        """What goes on does so outside the framework: its layers and the headers would cost 16 KiB a socket."""
        try:
            await self._application(*asgi)
            if self._talk is not None:
                del self.request, self.response
                cast("dict[str, Any]", self.scope).clear()
                await self._talk
        finally:
            self.app = self._application  # no circle: the collector seldom looks at what is old

    def go_on(self, talk: Coroutine[Any, Any, None]) -> None:
        """See `Connection`."""
        self._talk = talk

    def connection_made(self, transport: BaseTransport) -> None:
        """The system would keep megabytes for a peer that reads nothing, and we would learn of it late."""
        super().connection_made(transport)
        connection = transport.get_extra_info("socket")
        if connection is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    def data_received(self, data: bytes) -> None:
        """Whatever the frames wait for from here on is not the peer's fault."""
        self._arrived = time.monotonic()
        super().data_received(data)

    def kernel_trip(self) -> float | None:
        """See `Connection`."""
        connection = self.transport.get_extra_info("socket")
        if connection is None or not hasattr(socket, "TCP_INFO"):
            return None
        try:
            told = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _QUICKEST + _MICROSECONDS.size)
        except OSError:
            return None
        if len(told) < _QUICKEST + _MICROSECONDS.size:
            return None
        (quickest,) = _MICROSECONDS.unpack_from(told, _QUICKEST)
        return None if quickest == _NEVER else quickest / 1e6

    def connection_lost(self, exc: Exception | None) -> None:
        """The parser's generator holds the connection that holds it."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def handle_connect(self, event: Request) -> None:
        """The application is given the connection itself, beside what ASGI lets it do."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = cast("dict[str, dict[str, Any]]", self.scope["extensions"])
            extensions[_KEY] = {"connection": self}

    def handle_ping(self) -> None:
        """Answered while they are few."""
        if self._control.take():
            super().handle_ping()
        else:
            self.part(POLICY, "too many control frames")

    def handle_pong(self, event: Frame) -> None:
        """We send no pings of this kind: whatever comes is unasked."""
        if not self._control.take():
            self.part(POLICY, "too many control frames")

    def handle_cont(self, event: Frame) -> None:
        """A further piece of a message."""
        if self._fragments.take():
            super().handle_cont(event)
        else:
            self.part(POLICY, "too many fragments")

    def _is_closed(self) -> bool:
        return self.close_sent or self.disconnected or self.transport.is_closing()

    def write_now(self, data: bytes) -> bool:
        """Nothing is written behind what the system would not take yet."""
        if not self.writable.is_set() or self._is_closed():
            return False
        self.transport.write(text_frame(data))
        return True

    async def write(self, data: bytes) -> None:
        """Like ASGI's send, for a text that is encoded already."""
        while not self.write_now(data):
            if self._is_closed():
                raise ClientDisconnected
            await self.writable.wait()

    def send_receive_event_to_app(self) -> None:
        """A text is handed on with its time. What is none is the peer's fault, and the log stays as it is."""
        if self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.part(NOT_TEXT, "not UTF-8")
            return
        message = {"type": "websocket.receive", "text": text, "arrived": self._arrived}
        self.queue.put_nowait(cast("WebSocketReceiveEvent", message))
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def part(self, code: int, reason: str) -> None:
        """Unlike ASGI's close this does not wait until the peer reads: after a moment the connection is cut."""
        if self.close_sent or self.transport.is_closing():
            return
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.conn.state is State.OPEN:  # the peer's own goodbye may lie behind what we part for
            self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.writable.set()  # whoever waits to send is told that it is over
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GRACE, self.transport.abort)
