"""Browsers for tests: a cookie jar over HTTP, and a socket that keeps what it was sent."""

import asyncio
import http.client
import itertools
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mokum.kernel.fair import CONTRIBUTION_BYTES, contribution_hash
from web.servers import OpenServer

_numbers = itertools.count()
Json = Any
PATIENCE = 20.0


def new_name(word: str = "Player") -> str:
    """A name that nobody has yet, in letters."""
    return f"{word} {next(_numbers):05d}".translate(str.maketrans("0123456789", "abcdefghij"))


class Answered:
    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.headers = response.headers
        self.body = response.read()

    @property
    def json(self) -> Json:
        return json.loads(self.body)


class Browser:
    """One person's browser."""

    def __init__(self, server: OpenServer) -> None:
        self.server = server
        self.cookie = ""
        self.player = ""
        self.name = ""

    def ask(self, method: str, path: str, body: Json = None, headers: dict[str, str] | None = None) -> Answered:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=20)
        try:
            sent = {"Host": f"localhost:{self.server.port}", "Origin": self.server.origin}
            if self.cookie:
                sent["Cookie"] = self.cookie
            data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
            if data is not None:
                sent["Content-Type"] = "application/json"
            sent |= headers or {}
            connection.request(method, path, data, {name: value for name, value in sent.items() if value})
            answered = Answered(connection.getresponse())
        finally:
            connection.close()
        cookie = answered.headers.get("set-cookie")
        if cookie is not None:
            self.cookie = cookie.split(";")[0] if "Max-Age=0" not in cookie else ""
        return answered

    def get(self, path: str) -> Json:
        answered = self.ask("GET", path)
        assert answered.status == 200, answered.body
        return answered.json

    def post(self, path: str, body: Json = None) -> Json:
        answered = self.ask("POST", path, body)
        assert answered.status in {200, 201, 204}, answered.body
        return answered.json if answered.body else None

    def come_in(self) -> "Browser":
        """As a guest."""
        player = self.post("/api/guests", {"name": new_name()})
        self.player, self.name = player["ref"], player["name"]
        return self

    def open_table(self, game: str = "routes", seats: int = 2, **more: Json) -> str:
        """Whoever looks on there sees at once what happens, unless it is said."""
        wish = {"command": str(uuid4()), "game": game, "seats": seats, "delay": 0, **more}
        table: str = self.post("/api/tables", wish)["table"]
        return table

    def ticket(self) -> str:
        ticket: str = self.post("/api/tickets")["ticket"]
        return ticket

    @asynccontextmanager
    async def socket(self, *, hello: bool = True, **options: Any) -> AsyncIterator["Socket"]:
        url = f"ws://localhost:{self.server.port}/ws"
        async with connect(url, origin=self.server.origin, ping_interval=None, **options) as connection:  # type: ignore[arg-type]
            socket = Socket(connection)
            if hello:
                await socket.send(type="hello", ticket=await asyncio.to_thread(self.ticket), version=1)
                assert (await socket.next("welcome"))["player"] == self.player
            yield socket


class Socket:
    """Answers pings by itself; everything else waits until it is asked for."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.kept: list[Json] = []
        self.now: dict[str, Json] = {}
        """The last that was said of each table."""
        self.seq: dict[str, int] = {}
        self.parts: dict[tuple[str, int], bytes] = {}

    async def send(self, **message: Json) -> None:
        await self.connection.send(json.dumps(message))

    async def receive(self) -> Json:
        """The next message. The sequence of every table is dense, or a snapshot begins it anew."""
        message = json.loads(await self.connection.recv())
        if message["type"] == "ping":
            await self.send(type="pong", nonce=message["nonce"])
            return await self.receive()
        table = message.get("table", "")
        if message["type"] == "happened" and table in self.seq:
            assert message["seq"] == self.seq[table] + 1
        if message["type"] in {"happened", "snapshot"}:
            self.seq[table] = message["seq"]
            if message.get("now"):
                assert message["now"]["version"] == message["seq"]
                self.now[table] = message["now"]
        return message

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The first message, kept or to come, that is wanted."""
        for place, message in enumerate(self.kept):
            if wanted(message):
                return self.kept.pop(place)
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.receive()
                if wanted(message):
                    return message
                self.kept.append(message)

    async def next(self, *types: str) -> Json:
        return await self.until(lambda message: message["type"] in types)

    async def act(self, table: str, do: Json, command: str | None = None, version: int | None = None) -> Json:
        """What became of a command."""
        command = command or str(uuid4())
        asked = {"type": "act", "table": table, "command": command, "do": do}
        await self.send(**asked, **({} if version is None else {"version": version}))
        return await self.until(lambda message: message.get("command") == command)

    async def done(self, table: str, do: Json) -> int:
        answer = await self.act(table, do)
        assert answer["type"] == "answer", answer
        seq: int = answer["seq"]
        return seq

    async def watch(self, table: str, seq: int | None = None, **more: Json) -> Json:
        await self.send(type="watch", table=table, **({} if seq is None else {"seq": seq}), **more)
        return await self.until(
            lambda message: message.get("table") == table and (bool(message.get("now")) or message["type"] == "refused")
        )

    async def sit(self, table: str, seat: int, **more: Json) -> int:
        part = self.parts[table, seat] = secrets.token_bytes(CONTRIBUTION_BYTES)
        sealed = contribution_hash(table, seat, part).hex()
        return await self.done(table, {"type": "Sit", "part_hash": sealed, "seat": seat, **more})

    async def open_part(self, table: str, seat: int) -> int:
        return await self.done(table, {"type": "OpenPart", "part": self.parts[table, seat].hex()})

    async def up_to(self, table: str, seq: int) -> Json:
        """How the table stands once it is at least so far."""
        async with asyncio.timeout(PATIENCE):
            while self.seq.get(table, -1) < seq or self.now[table]["version"] < seq:
                self.kept.append(await self.receive())
        return self.now[table]

    async def closed(self) -> int:
        """The code that the server closes with."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    self.kept.append(await self.receive())
                except ConnectionClosed:
                    code = self.connection.close_code
                    assert code is not None
                    return code
