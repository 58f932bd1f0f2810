"""The HTTP side of a server: coming in, tickets, opening tables, and records."""

import asyncio
import http.client
import json
from typing import Any
from urllib.parse import urlsplit


class Turned(Exception):
    """The server said no; `status` is HTTP's."""

    def __init__(self, status: int, body: str) -> None:
        super().__init__(f"{status}: {body[:300]}")
        self.status = status
        self.body = body


class Desk:
    """Asks in threads of their own, so that a slow answer keeps no loop waiting. It remembers the session's cookie."""

    def __init__(self, timeout: float = 5.0, source: str = "") -> None:
        self._timeout = timeout
        self._source = (source, 0) if source else None
        self.cookie = ""

    async def ask(self, address: str, method: str, path: str, body: object = None) -> Any:
        """The answer as JSON values, or as text if it is none."""
        return await asyncio.to_thread(self._ask, address, method, path, body)

    def _ask(self, address: str, method: str, path: str, body: object) -> Any:
        place = urlsplit(address)
        kind = http.client.HTTPSConnection if place.scheme == "https" else http.client.HTTPConnection
        connection = kind(place.netloc, timeout=self._timeout, source_address=self._source)
        headers = {"origin": address, "content-type": "application/json"}
        if self.cookie:
            headers["cookie"] = self.cookie
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            text = answer.read().decode()
        finally:
            connection.close()
        if answer.status >= 400:
            raise Turned(answer.status, text)
        given = answer.headers.get("set-cookie")
        if given:
            self.cookie = given.partition(";")[0]
        return json.loads(text) if answer.headers.get_content_type() == "application/json" else text
