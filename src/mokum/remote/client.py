"""One player at the tables of a server: asks until it is answered, and comes back when the connection is cut."""

import asyncio
import contextlib
import json
import random
import secrets
import time
import uuid
from collections.abc import Sequence
from http.client import HTTPException
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from mokum.kernel.fair import CONTRIBUTION_BYTES, contribution_hash
from mokum.remote.bidding import Bidding
from mokum.remote.desk import Desk, Turned
from mokum.remote.seen import Seen

AGAIN = 0.3
"""Seconds until what could not be done is tried again, on average."""
BUSY = (408, 429, 502, 503, 504)
"""What a server says that had no time: the same is asked again."""
LOST = (OSError, EOFError, TimeoutError, WebSocketException, asyncio.IncompleteReadError)


class Remote:
    """`addresses` are those of equal nodes; each new line goes to the next one that answers.

    `source` is the address of this machine that lines begin at; default: the system chooses.
    """

    def __init__(self, addresses: Sequence[str], name: str, source: str = "") -> None:
        self.name = name
        self.player = ""
        self.tables: dict[str, Seen] = {}
        self.lots = Bidding(self._send, self.tables)
        self.connections = 0
        """How often a connection was opened."""
        self._addresses = list(addresses)
        self._at = 0
        self._desk = Desk(source=source)
        self._from = (source, 0) if source else None
        self._left: set[str] = set()
        """Tables that are no longer looked at."""
        self._parts: dict[str, bytes] = {}
        self._asked: dict[str, dict[str, Any]] = {}
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._connection: ClientConnection | None = None
        self.at = ""
        """The address that the connection goes to; nothing while there is none."""
        self._running: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    async def __aenter__(self) -> Self:
        player = await self._persist("POST", "/api/guests", {"name": self.name})
        self.player = player["ref"]
        self.name = player["name"]  # with a number behind it where somebody of that name is there
        self._running = asyncio.create_task(self._run())
        self._running.add_done_callback(self._fail)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.lots.close()
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def open_table(self, game: str, seats: int, **wishes: Any) -> str:
        """A new table, whose host this player is."""
        body = {"command": str(uuid.uuid4()), "game": game, "seats": seats, **wishes}
        table: str = (await self._persist("POST", "/api/tables", body))["table"]
        return table

    async def record(self, table: str) -> str:
        """The record of a finished game."""
        text: str = await self._persist("GET", f"/api/tables/{table}/record", None)
        return text

    def watch(self, table: str) -> Seen:
        """Look at a table from its start on."""
        seen = self.tables.setdefault(table, Seen(table))
        self._left.discard(table)
        self._send({"type": "watch", "table": table, "seq": seen.seq})
        return seen

    def unwatch(self, table: str) -> None:
        """Look away: a server shows only so many tables at once. What was seen of it is kept."""
        self._left.add(table)
        self._send({"type": "unwatch", "table": table})

    async def sit(self, table: str, seat: int) -> dict[str, Any]:
        """Take a seat, with a part of the deal that is opened when the server asks for it."""
        part = secrets.token_bytes(CONTRIBUTION_BYTES)
        self._parts[table] = part
        return await self.act(table, type="Sit", seat=seat, part_hash=contribution_hash(table, seat, part).hex())

    async def open_part(self, table: str) -> dict[str, Any]:
        """Open one's part of the deal."""
        return await self.act(table, type="OpenPart", part=self._parts[table].hex())

    async def play(self, table: str, move: str, version: int | None = None) -> dict[str, Any]:
        """A move; with a version only if the table is still there."""
        return await self.act(table, version, type="Play", move=move)

    async def act(self, table: str, version: int | None = None, **do: Any) -> dict[str, Any]:
        """Asks until there is an answer: a message `answer` or `refused`."""
        command = str(uuid.uuid4())
        message: dict[str, Any] = {"type": "act", "table": table, "command": command, "do": do}
        if version is not None:
            message["version"] = version
        self._asked[command] = message
        try:
            while True:
                answered: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
                self._answers[command] = answered
                self._send(message)
                answer = await answered
                if answer.get("code") not in ("retry", "too_many"):
                    return answer
                await asyncio.sleep(AGAIN * (0.5 + random.random()))
        finally:
            del self._asked[command], self._answers[command]

    async def news(self) -> None:
        """Waits for the next thing that comes."""
        self._news.clear()
        await self._news.wait()

    async def cut(self) -> None:
        """Cuts the connection; it is mended by itself."""
        if self._connection is not None:
            self._connection.transport.abort()

    async def _persist(self, method: str, path: str, body: object) -> Any:
        """Asks one node after the other until one answers."""
        while True:
            try:
                return await self._desk.ask(self._addresses[self._at % len(self._addresses)], method, path, body)
            except Turned as turned:
                if turned.status not in BUSY:
                    raise
            except (OSError, EOFError, ValueError, HTTPException):
                pass
            self._at += 1
            await asyncio.sleep(AGAIN * (0.5 + random.random()))

    def _send(self, message: dict[str, Any]) -> None:
        """Sends if there is a connection; what must not be lost is sent again on the next one."""
        if self._connection is not None:
            task = asyncio.ensure_future(self._write(self._connection, message))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _write(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        with contextlib.suppress(*LOST):
            await connection.send(json.dumps(message))

    def _fail(self, running: asyncio.Task[None]) -> None:
        """A server that breaks the protocol ends the conversation: whoever waits for an answer is told."""
        error = None if running.cancelled() else running.exception()
        if error is not None:
            for answered in self._answers.values():
                if not answered.done():
                    answered.set_exception(error)

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(*LOST):
                await self._talk()
            self._connection, self.at = None, ""
            self._at += 1
            await asyncio.sleep(AGAIN * random.random())

    async def _talk(self) -> None:
        """One line from its ticket to its end."""
        ticket = (await self._persist("POST", "/api/tickets", None))["ticket"]
        address = self._addresses[self._at % len(self._addresses)]
        url = address.replace("http", "ws", 1) + "/ws"
        headers = {"cookie": self._desk.cookie}
        async with connect(
            url,
            origin=Origin(address),
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            open_timeout=3,
            close_timeout=0.2,
            local_addr=self._from,
        ) as connection:
            await connection.send(json.dumps({"type": "hello", "ticket": ticket, "version": 1}))
            async with asyncio.timeout(5):
                welcome = json.loads(await connection.recv())
            if welcome["type"] != "welcome":
                raise EOFError("no welcome")
            self._connection, self.at = connection, address
            self.connections += 1
            self.lots.begin(welcome["epoch"])
            for seen in [seen for table, seen in self.tables.items() if table not in self._left]:
                await connection.send(json.dumps({"type": "watch", "table": seen.table, "seq": seen.seq}))
            for message in list(self._asked.values()):
                await connection.send(json.dumps(message))
            while True:
                async with asyncio.timeout(30):  # `wait_for` of Python 3.11 may lose that it is cancelled
                    heard = await connection.recv()
                now = time.monotonic()
                self._hear(json.loads(heard), now)

    def _hear(self, message: dict[str, Any], now: float) -> None:
        kind = message["type"]
        if kind == "ping":
            self._send({"type": "pong", "nonce": message["nonce"]})
        elif kind in ("snapshot", "happened"):
            seen = self.tables.get(message["table"])
            if seen is not None:
                seen.hear(message)
        elif kind in ("answer", "refused"):
            waiting = self._answers.get(message.get("command", ""))
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
            elif kind == "refused" and message.get("asked") == "watch" and message["code"] in ("retry", "too_many"):
                seen = self.tables.get(message.get("table", ""))
                if seen is not None:
                    self._send({"type": "watch", "table": seen.table, "seq": seen.seq})
        self.lots.hear(message, now)
        self._news.set()
