"""The HTTP side of a server for a bot with a token: a stream to read, and orders to give."""

import http.client
import json
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import msgspec

ANSWERED_WITHIN = 10.0
"""Seconds that the server has for one answer."""
PERSISTENT = 30.0
"""Seconds for which an order is sent again that had no answer."""
AGAIN = 0.5
"""Seconds between two tries."""
BUSY = (408, 429, 500, 502, 503, 504)
"""What a server says that had no time: the same is asked again."""
LOST = (OSError, http.client.HTTPException)


class TurnedAway(Exception):
    """The server said no: a code, and words."""

    def __init__(self, status: int, code: str, words: str) -> None:
        super().__init__(words)
        self.status, self.code = status, code


class Revoked(TurnedAway):
    """The token opens nothing, or nothing any more."""


class Seat(msgspec.Struct, frozen=True):
    """What a bot needs to know of a seat."""

    bank_ms: int = 0
    since: int = 0


class Result(msgspec.Struct, frozen=True):
    """How a game ended; without an outcome where there was none."""

    ranks: tuple[int, ...]
    outcome: msgspec.Raw


class Now(msgspec.Struct, frozen=True):
    """What a bot needs to know of a table as it stands."""

    game: str
    rules_version: int
    options: msgspec.Raw
    at: int
    clock: dict[str, Any]
    seats: tuple[Seat, ...]
    view: msgspec.Raw
    facts: msgspec.Raw
    moves: tuple[str, ...]
    result: Result | None


class Line(msgspec.Struct, frozen=True):
    """A line of the stream; what a type does not have is empty."""

    type: str
    table: str = ""
    seat: int = -1
    turn: int = 0
    what: str = ""
    why: str = ""
    now: Now | None = None
    name: str = ""
    heartbeat_ms: int = 10_000
    code: int = 0
    words: str = ""


_read = msgspec.json.Decoder(Line)


class Door:
    """One token at one server. Every call has a connection of its own, so that threads may share it."""

    def __init__(self, address: str, token: str) -> None:
        self._place = urlsplit(address)
        self._headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    def lines(self) -> Iterator[Line]:
        """The stream, until it is cut; raises one of `LOST`, or `TurnedAway`."""
        connection = self._connect(ANSWERED_WITHIN)
        try:
            connection.connect()
            socket = connection.sock  # the connection lets go of it when the head of the answer is read
            connection.request("GET", "/api/stream", headers=self._headers)
            answer = connection.getresponse()
            if answer.status != 200:
                raise _refusal(answer.status, answer.read())
            while data := answer.readline():
                line = _read.decode(data)
                if line.type == "hello":
                    socket.settimeout(line.heartbeat_ms / 1000 * 2)
                yield line
        finally:
            connection.close()

    def order(self, table: str, do: dict[str, Any]) -> None:
        """Has something done at a table, once, however often it has to be asked for; raises `TurnedAway`."""
        body = json.dumps({"command": str(uuid4()), "do": do})
        until = time.monotonic() + PERSISTENT
        while True:
            try:
                return self._order(f"/api/tables/{table}/orders", body)
            except TurnedAway as no:
                if no.status not in BUSY or time.monotonic() > until:
                    raise
            except LOST:
                if time.monotonic() > until:
                    raise
            time.sleep(AGAIN)

    def _order(self, path: str, body: str) -> None:
        connection = self._connect(ANSWERED_WITHIN)
        try:
            connection.request("POST", path, body, self._headers)
            answer = connection.getresponse()
            told = answer.read()
        finally:
            connection.close()
        if answer.status >= 400:
            raise _refusal(answer.status, told)

    def _connect(self, timeout: float) -> http.client.HTTPConnection:
        kind = http.client.HTTPSConnection if self._place.scheme == "https" else http.client.HTTPConnection
        return kind(self._place.netloc, timeout=timeout)


def _refusal(status: int, told: bytes) -> TurnedAway:
    try:
        problem = json.loads(told)
        code, words = str(problem["code"]), str(problem["words"])
    except (ValueError, KeyError, TypeError):
        code, words = "unknown", f"The server answers {status}."
    return (Revoked if code == "bad_token" else TurnedAway)(status, code, words)
