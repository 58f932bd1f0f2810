"""What attackers are made of: addresses, a pace, a count of what became of it, and lines that keep no manners."""

import asyncio
import json
import random
import time
import uuid
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.typing import Origin

PATIENCE = 15.0
GONE = (OSError, EOFError, TimeoutError, ValueError, asyncio.IncompleteReadError, WebSocketException)
SOURCES = ("127.0.0.2", "127.0.0.3", "127.0.0.4")


class Tally:
    """How often something was tried, and what came of it."""

    def __init__(self) -> None:
        self.sent = self.answered = self.refused = 0
        self.codes: Counter[str] = Counter()
        self.told: dict[str, Any] = {}
        """What else is to be known."""

    def count(self, code: object, *, answered: bool) -> None:
        """One more."""
        self.sent += 1
        self.answered += answered
        self.refused += not answered
        self.codes[str(code)] += 1

    def report(self) -> dict[str, Any]:
        counts = {"sent": self.sent, "answered": self.answered, "refused": self.refused}
        return {**counts, "codes": dict(self.codes.most_common()), **self.told}


class Said(NamedTuple):
    """An answer over HTTP; status 0 where there was none."""

    status: int
    body: bytes
    cookie: str = ""

    @property
    def json(self) -> Any:
        with suppress(ValueError):
            return json.loads(self.body)
        return None


NOTHING = Said(0, b"")


class Siege:
    """Where the server is, until when it is besieged, and what is known of it."""

    def __init__(self, address: str, nats: str, seconds: float, finished: str, account: str) -> None:
        self.address, self.nats, self.finished, self.account = address, nats, finished, account
        self.host = address.removeprefix("http://")
        self.port = int(address.rpartition(":")[2])
        self.until = time.monotonic() + seconds

    async def paced(self, per_second: float) -> AsyncIterator[int]:
        """Numbers, so many a second, until the siege is over; who is behind does not hurry."""
        number = 0
        while time.monotonic() < self.until:
            yield number
            number += 1
            await asyncio.sleep(random.uniform(0.5, 1.5) / per_second)

    async def ask(
        self, method: str, path: str, body: bytes = b"", *, source: str = "", cookie: str = "", more: str = ""
    ) -> Said:
        """One request on a line of its own; `more` are headers as they are sent."""
        head = f"{method} {path} HTTP/1.1\r\nhost: {self.host}\r\norigin: {self.address}\r\nconnection: close\r\n"
        if body:
            head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        if cookie:
            head += f"cookie: {cookie}\r\n"
        return await self.say(f"{head}{more}\r\n".encode() + body, source)

    async def say(self, data: bytes, source: str = "") -> Said:
        """Any bytes, and what the server answers to them as HTTP."""
        try:
            async with asyncio.timeout(PATIENCE), self.line(source) as (reader, writer):
                writer.write(data)
                await writer.drain()
                return read_answer(await reader.read(-1))
        except GONE:
            return NOTHING

    @asynccontextmanager
    async def line(self, source: str = "") -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A connection from one of the addresses, any of them if none is named."""
        here = (source or random.choice(SOURCES), 0)
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=here)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    def socket(self, source: str = "", cookie: str = "", **named: Any) -> connect:
        """A socket that has not said hello."""
        headers = {"cookie": cookie} if cookie else {}
        return connect(
            f"ws://{self.host}/ws",
            origin=Origin(self.address),
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=0.2,
            local_addr=(source or random.choice(SOURCES), 0),
            **named,
        )

    async def tables(self) -> list[dict[str, Any]]:
        """What anybody can see in the hall: tables where people play, and who they are."""
        found = (await self.ask("GET", "/api/tables?which=running&limit=50")).json
        return found["tables"] if isinstance(found, dict) and "tables" in found else []


def read_answer(data: bytes) -> Said:
    """The status, the body and the cookie."""
    head, _, body = data.partition(b"\r\n\r\n")
    lines = head.decode("latin-1").split("\r\n")
    parts = lines[0].split(" ")
    status = int(parts[1]) if len(parts) > 1 and parts[1].isdecimal() else 0
    cookies = [line.partition(":")[2].strip() for line in lines if line.lower().startswith("set-cookie:")]
    return Said(status, body, cookies[0].partition(";")[0] if cookies else "")


class Guest:
    """Somebody who came in by the door, and asks over HTTP."""

    def __init__(self, siege: Siege, source: str, cookie: str, ref: str) -> None:
        self.siege, self.source, self.cookie, self.ref = siege, source, cookie, ref

    async def post(self, path: str, body: object = None) -> Said:
        data = b"" if body is None else json.dumps(body).encode()
        return await self.siege.ask("POST", path, data, source=self.source, cookie=self.cookie)

    async def order(self, table: str, **do: object) -> Said:
        """Something done at a table."""
        return await self.post(f"/api/tables/{table}/orders", {"command": str(uuid.uuid4()), "do": do})

    @asynccontextmanager
    async def talk(self) -> AsyncIterator[ClientConnection]:
        """A socket that has said hello and was let in."""
        given = (await self.post("/api/tickets")).json
        if not isinstance(given, dict) or "ticket" not in given:
            raise EOFError("no ticket")
        async with self.siege.socket(self.source, self.cookie) as line:
            await line.send(json.dumps({"type": "hello", "ticket": given["ticket"], "version": 1}))
            if json.loads(await line.recv())["type"] != "welcome":
                raise EOFError("no welcome")
            yield line


async def come_in(siege: Siege, source: str, name: str) -> Guest | None:
    """A guest, if the server lets one more in."""
    said = await siege.ask("POST", "/api/guests", json.dumps({"name": name}).encode(), source=source)
    return Guest(siege, source, said.cookie, said.json["ref"]) if said.status == 201 else None


async def insist(siege: Siege, source: str, name: str) -> Guest | None:
    """A guest, sooner or later, or the siege is over."""
    async for _ in siege.paced(1):
        if (guest := await come_in(siege, source, name)) is not None:
            return guest
    return None


def why_closed(error: BaseException) -> str:
    """A code for how a socket ended."""
    if isinstance(error, InvalidStatus):
        return str(error.response.status_code)
    received = getattr(error, "rcvd", None)
    return str(received.code) if received is not None else type(error).__name__


Attack = Callable[[Siege, Tally], Awaitable[None]]
