"""Middleware before every route: checks of origin, size and rate, and what every answer carries.

It is plain ASGI, so that nothing is parsed before it has looked.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

from mokum.people.networks import one_household
from mokum.web.limits import Buckets, Rate
from mokum.web.manners import Manners
from mokum.web.metrics import Metrics

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

MOST_HEADERS = 100
MOST_QUERY, MOST_FIELDS = 4096, 50
"""Bytes and fields of a query; a head has room for many more."""
MOST_BODY = 16 * 1024
BODY_WITHIN = 10.0
"""Seconds in which the whole of a body has arrived."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
SHOWN = "mokum.shown"
"""Where the routes find the token that a request shows instead of a cookie, or None."""
BEARER = "bearer"
FILES = Rate(200, 1, 600)
"""Files of the client that one household may ask for: they lie in memory, and a page is made of dozens."""
FROM_LETTERS = "/api/letters/stop/"
"""Asked by programs that read mail: they come from anywhere, and so no cookie counts there."""
FOR_MACHINES = frozenset({"/api/health", "/api/ready", "/metrics"})
"""Asked by load balancers and monitors, which know the server by other names and ask often."""

_CONTENT = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_ALWAYS = {
    "content-security-policy": _CONTENT,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class TurnedAway(Exception):
    """A request that does not reach any route."""

    def __init__(self, status: int, code: str, words: str) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.words = words


class Gate:
    """Wraps the application."""

    def __init__(self, app: Application, manners: Manners, requests: Buckets, metrics: Metrics) -> None:
        self._app = app
        self._manners = manners
        self._requests = requests
        self._files = Buckets(FILES)
        self._metrics = metrics
        self._cookie = manners.cookie.encode()
        secure = {"strict-transport-security": "max-age=63072000"} if manners.secure else {}
        self._headers = [(name.encode(), value.encode()) for name, value in (_ALWAYS | secure).items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Looks at a request and lets it through, or answers it at once."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        sending = self._with_headers(scope, send)
        try:
            token = scope[SHOWN] = _token(scope)
            self._check(scope)
            # Who comes by a token comes by nothing else: a page elsewhere gains nothing from the cookie of a browser.
            if token is not None or scope["path"].startswith(FROM_LETTERS):
                scope["headers"] = [header for header in scope["headers"] if header[0].lower() != b"cookie"]
            scope["headers"] = own_cookie(scope["headers"], self._cookie)
            if scope["type"] == "http":
                await self._app(scope, _bounded(scope, receive), sending)
            else:
                await self._app(scope, receive, sending)
        except TurnedAway as error:
            self._metrics.turned_away.labels(error.code).inc()
            await _answer(scope, sending, error)

    def _check(self, scope: Scope) -> None:
        headers = scope["headers"]
        if len(headers) > MOST_HEADERS:
            raise TurnedAway(431, "too_many_headers", "Too many headers.")
        if scope["path"] in FOR_MACHINES:
            return
        if _only(headers, b"host") not in self._manners.hosts:
            raise TurnedAway(400, "unknown_host", "This server does not go by that name.")
        is_file = scope["type"] == "http" and not scope["path"].startswith("/api/")
        buckets = self._files if is_file else self._requests
        if not buckets.take(one_household(scope["client"][0] if scope["client"] else "")):
            raise TurnedAway(429, "too_many", "Too many requests: slow down.")
        query = scope["query_string"]
        if len(query) > MOST_QUERY or query.count(b"&") >= MOST_FIELDS:
            raise TurnedAway(400, "bad_request", "The query is too long.")
        is_safe = scope["type"] == "http" and (scope["method"] in SAFE or scope["path"].startswith(FROM_LETTERS))
        if not is_safe and scope[SHOWN] is None and _only(headers, b"origin") not in self._manners.origins:
            raise TurnedAway(403, "foreign_origin", "This does not come from a page of this site.")

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        is_api = scope["path"].startswith("/api/")

        async def sending(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                own = {name for name, _ in message.get("headers", ())}
                added = [header for header in self._headers if header[0] not in own]
                if is_api and b"cache-control" not in own:
                    added.append((b"cache-control", b"no-store"))
                message["headers"] = [*message.get("headers", ()), *added]
                self._metrics.requests.labels(scope.get("method", "WEBSOCKET"), str(message["status"])).inc()
            await send(message)

        return sending


def own_cookie(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> list[tuple[bytes, bytes]]:
    """The headers with our own cookie and no other, and that only as we write it.

    What stands in quotes the standard library reads in the square of its length.
    """
    found = []
    for key, value in headers:
        if key.lower() == b"cookie":
            parts = [part.strip() for part in value.split(b";")]
            ours = [part for part in parts if part.partition(b"=")[0] == name and b'"' not in part]
            found += [(key, b"; ".join(ours))] if ours else []
        else:
            found.append((key, value))
    return found


def _only(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str | None:
    """The value of a header that stands there once."""
    found = [value for key, value in headers if key.lower() == name]
    return found[0].decode("latin-1") if len(found) == 1 else None


def _token(scope: Scope) -> str | None:
    """The token in the head of a request for the interface of programs; nothing else may hold one."""
    if scope["type"] != "http" or not scope["path"].startswith("/api/"):
        return None
    scheme, _, token = (_only(scope["headers"], b"authorization") or "").partition(" ")
    return token.strip() if scheme.lower() == BEARER else None


def _bounded(scope: Scope, receive: Receive) -> Receive:
    """Reads a body that is neither too long nor too slow."""
    announced = _only(scope["headers"], b"content-length")
    if announced is not None and (not announced.isdecimal() or int(announced[:12]) > MOST_BODY):
        raise TurnedAway(413, "too_long", "The body is too long.")
    left = MOST_BODY
    whole = False
    until = 0.0

    async def bounded() -> Message:
        nonlocal left, whole, until
        if whole:  # what comes now is that the client hangs up, and for that there is no hurry
            return await receive()
        until = until or asyncio.get_running_loop().time() + BODY_WITHIN
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise TurnedAway(408, "too_slow", "The body takes too long.") from None
        left -= len(message.get("body", b""))
        if left < 0:
            raise TurnedAway(413, "too_long", "The body is too long.")
        whole = not message.get("more_body", False)
        return message

    return bounded


async def _answer(scope: Scope, send: Send, error: TurnedAway) -> None:
    """A problem like any other; a socket gets it before it is one."""
    prefix = "http" if scope["type"] == "http" else "websocket.http"
    body = json.dumps({"code": error.code, "words": error.words}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"connection", b"close"),
    ]
    if error.status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": f"{prefix}.response.start", "status": error.status, "headers": headers})
    await send({"type": f"{prefix}.response.body", "body": body})
