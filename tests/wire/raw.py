"""Clients that keep to nothing: a socket that sends any bytes as any frame, and HTTP over one kept line."""

import asyncio
import json
import secrets
import socket as sockets
import struct
from typing import Any

from wire.nodes import Node

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
NO_CODE, NO_WORD = 1005, 1006
LOST = (ConnectionError, asyncio.IncompleteReadError, OSError)


class Closed(Exception):
    """The server closed the socket: with a code, without one (1005), or without a word (1006)."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def frame_of(payload: bytes, opcode: int = TEXT, *, fin: bool = True, masked: bool = True) -> bytes:
    """A frame as it stands on the wire."""
    length, flag = len(payload), 0x80 if masked else 0
    head = bytes([(0x80 if fin else 0) | opcode])
    if length < 126:
        head += bytes([flag | length])
    elif length < 2**16:
        head += bytes([flag | 126]) + struct.pack("!H", length)
    else:
        head += bytes([flag | 127]) + struct.pack("!Q", length)
    return head + (bytes(4) if masked else b"") + payload  # a mask of zeros is one as good as any


class Http:
    """Asks again and again over one line."""

    def __init__(self, node: Node, token: str = "") -> None:
        self._node = node
        self.cookie = f"mokum={token}" if token else ""
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._one_at_a_time = asyncio.Lock()

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[bytes, bytes]:
        """The head and the body of the answer, byte for byte."""
        for attempt in range(3):
            try:
                async with self._one_at_a_time:
                    return await self._ask(method, path, body)
            except LOST:
                self.hang_up()
                if attempt == 2:
                    raise
        raise AssertionError

    async def json(self, method: str, path: str, body: Any = None) -> Any:
        head, answer = await self.ask(method, path, body)
        assert head.split(b" ", 2)[1][:1] == b"2", (head, answer)
        for line in head.split(b"\r\n"):
            name, _, value = line.partition(b": ")
            if name.lower() == b"set-cookie":
                self.cookie = value.partition(b";")[0].decode()
        return json.loads(answer) if answer else None

    async def come_in(self, name: str) -> str:
        """As a guest; gives the player's reference."""
        player: str = (await self.json("POST", "/api/guests", {"name": name}))["ref"]
        return player

    async def ticket(self) -> str:
        ticket: str = (await self.json("POST", "/api/tickets"))["ticket"]
        return ticket

    def hang_up(self) -> None:
        if self._line is not None:
            self._line[1].transport.abort()
            self._line = None

    async def _ask(self, method: str, path: str, body: Any) -> tuple[bytes, bytes]:
        if self._line is None:
            self._line = await asyncio.open_connection("127.0.0.1", self._node.port)
        reader, writer = self._line
        data = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self._node.port}", f"Origin: {self._node.origin}"]
        lines += [f"Cookie: {self.cookie}"] if self.cookie else []
        lines += ["Content-Type: application/json", f"Content-Length: {len(data)}"]
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + data)
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(
            (int(line[16:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length: ")), 0
        )
        return head, await reader.readexactly(length)


class RawSocket:
    """A WebSocket by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, node: Node, *, receive_buffer: int = 0) -> "RawSocket":
        """After the handshake, before the hello."""
        line = sockets.socket()
        if receive_buffer:
            line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, receive_buffer)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", node.port))
        limit = 2**16 if not receive_buffer else 256
        reader, writer = await asyncio.open_connection(sock=line, limit=limit)
        key = secrets.token_bytes(16).hex()[:22] + "=="
        writer.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{node.port}\r\nOrigin: {node.origin}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        status = await reader.readline()
        assert b" 101 " in status, status
        while (await reader.readline()).strip():
            pass
        return cls(reader, writer)

    @classmethod
    async def enter(cls, node: Node, http: Http, **options: Any) -> "RawSocket":
        """With a hello that was welcome."""
        ticket = await http.ticket()
        socket = await cls.open(node, **options)
        socket.say(type="hello", ticket=ticket, version=1)
        welcome = json.loads(await socket.hear())
        assert welcome["type"] == "welcome", welcome
        return socket

    def send(self, data: bytes) -> None:
        """Bytes as they are."""
        self._writer.write(data)

    def say(self, **frame: Any) -> None:
        """A frame as a good client sends it."""
        self.send(frame_of(json.dumps(frame).encode()))

    async def hear(self) -> bytes:
        """The next text; raises `Closed`. A ping of the protocol itself is not answered, and a pong is passed over."""
        try:
            while True:
                first, second = await self._reader.readexactly(2)
                length = second & 0x7F
                if length == 126:
                    length = int.from_bytes(await self._reader.readexactly(2), "big")
                elif length == 127:
                    length = int.from_bytes(await self._reader.readexactly(8), "big")
                payload = await self._reader.readexactly(length)
                if first & 0x0F == CLOSE:
                    raise Closed(int.from_bytes(payload[:2], "big") or NO_CODE)
                if first & 0x0F == TEXT:
                    return payload
        except LOST:
            raise Closed(NO_WORD) from None

    def cut(self) -> None:
        """Without a word."""
        self._writer.transport.abort()

    def hang_up(self) -> None:
        """With one."""
        if not self._writer.transport.is_closing():
            self.send(frame_of(struct.pack("!H", 1000), CLOSE))
            self._writer.close()
