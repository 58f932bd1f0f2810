"""Programs that play as a bot: a token over HTTP, and a stream that is read line by line."""

import http.client
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

from mokum.kernel.fair import CONTRIBUTION_BYTES, contribution_hash
from web.browsers import Answered, Browser, Json, new_name
from web.servers import OpenServer

PASSWORD = "four lanterns in the fog"
PATIENCE = 20.0
PART = b"a" * CONTRIBUTION_BYTES
BOTH = ["play", "read"]


def owner_at(server: OpenServer) -> Browser:
    """Somebody with an account."""
    owner = Browser(server)
    account = owner.post("/api/accounts", {"name": new_name("Owner"), "password": PASSWORD})
    owner.player, owner.name = account["ref"], account["name"]
    return owner


class Program:
    """Knows a token and an address, and nothing of cookies and origins."""

    def __init__(self, server: OpenServer, owner: Browser, scopes: list[str] | None = None) -> None:
        self.server, self.owner = server, owner
        self.bot = owner.post("/api/bots", {"name": new_name("Rook")})
        self.ref: str = self.bot["ref"]
        made = owner.post(f"/api/bots/{self.ref}/tokens", {"name": "cellar", "scopes": scopes or BOTH})
        self.token: str = made.pop("token")
        self.made: Json = made

    def headers(self) -> dict[str, str]:
        return {"Host": f"localhost:{self.server.port}", "Authorization": f"Bearer {self.token}"}

    def ask(self, method: str, path: str, body: Json = None, headers: dict[str, str] | None = None) -> Answered:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        try:
            data = None if body is None else json.dumps(body).encode()
            sent = {
                **self.headers(),
                **({} if data is None else {"Content-Type": "application/json"}),
                **(headers or {}),
            }
            connection.request(method, path, data, sent)
            return Answered(connection.getresponse())
        finally:
            connection.close()

    def order(self, table: str, do: Json) -> Answered:
        return self.ask("POST", f"/api/tables/{table}/orders", {"command": str(uuid4()), "do": do})

    def done(self, table: str, do: Json) -> int:
        answered = self.order(table, do)
        assert answered.status == 200, answered.body
        version: int = answered.json["version"]
        return version

    def sit(self, table: str, seat: int) -> int:
        return self.done(table, {"type": "Sit", "seat": seat, "part_hash": contribution_hash(table, seat, PART).hex()})

    def open_part(self, table: str) -> int:
        return self.done(table, {"type": "OpenPart", "part": PART.hex()})

    @contextmanager
    def stream(self, server: OpenServer | None = None, **options: Any) -> Iterator["Lines"]:
        """From its hello on."""
        connection = http.client.HTTPConnection("127.0.0.1", (server or self.server).port, timeout=PATIENCE)
        host = {"Host": f"localhost:{(server or self.server).port}"}
        connection.request("GET", "/api/stream", headers={**self.headers(), **host, **options})
        response = connection.getresponse()
        try:
            assert response.status == 200, response.read()
            assert response.headers["content-type"] == "application/x-ndjson"
            lines = Lines(response)
            assert lines.next("hello")["player"] == self.ref
            yield lines
        finally:
            if connection.sock is not None:
                connection.sock.shutdown(socket.SHUT_RDWR)
            response.close()
            connection.close()


class Lines:
    """The lines of a stream, in their order; beats are passed over unless they are wanted."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self._response = response

    def __iter__(self) -> Iterator[Json]:
        while line := self._response.readline():
            yield json.loads(line)

    def next(self, *types: str) -> Json:
        """The next line, which is of one of these types."""
        for line in self:
            if line["type"] != "beat" or "beat" in types:
                assert line["type"] in types, line
                return line
        raise AssertionError("the stream has ended")
