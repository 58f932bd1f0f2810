"""The application: the gate, the routes of HTTP, the socket, and the pages of the client."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.responses import HTMLResponse

from mokum.web.gate import Application, Gate
from mokum.web.http import (
    analyses,
    bots,
    careers,
    complaints,
    devices,
    finished,
    games,
    greetings,
    health,
    invitations,
    letters,
    moderation,
    notices,
    pairing,
    passkeys,
    people,
    problems,
    ratings,
    recovery,
    replays,
    sessions,
    tables,
    ties,
    tips,
    tries,
    ways,
    words,
)
from mokum.web.http.shapes import COMPONENTS
from mokum.web.node import Node
from mokum.web.pages import Pages
from mokum.web.socket import serve_socket
from mokum.web.watchdog import Watchdog

STATIC = Path(__file__).parent / "static"
"""The built client, where there is one."""
PLACEHOLDER = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mokum</title></head>
<body><h1>Mokum</h1>
<p>The server is running, but it was installed without the browser client, so there are no pages to play on.</p>
<p>In a checkout, <code>scripts/client</code> builds it. A package holds it unless it was built with
<code>MOKUM_BUILD_CLIENT=no</code>: install it again without that. Either way Node 20.19 or newer is needed once.</p>
<p>Other programs can play: HTTP is under <code>/api</code> (<a href="/api/openapi.json">described here</a>), and the
socket is at <code>/ws</code>.</p></body></html>
"""
"""What is served in place of the pages where there are none."""

Opening = Callable[[], AbstractAsyncContextManager[Node]]
"""Opens a server, and closes it when it is left."""


def make_app(opening: Opening, static: Path = STATIC) -> Application:
    """The application of a server that opens when the server starts and closes when it stops."""
    gate: Gate

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        nonlocal gate
        async with opening() as node:
            app.state.node = node
            gate = Gate(app, node.manners, node.requests, node.metrics)
            async with (
                Watchdog(node.metrics).watching(),
                node.sockets.listening(),
                node.presence.listening(),
                node.unheard.listening(),
            ):
                yield

    app = FastAPI(
        title="Mokum", version=version("mokum"), lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None
    )
    problems.install(app)
    for part in (
        health,
        people,
        sessions,
        passkeys,
        recovery,
        devices,
        bots,
        games,
        tables,
        greetings,
        careers,
        pairing,
        ties,
        invitations,
        ratings,
        finished,
        tips,
        replays,
        analyses,
        tries,
        notices,
        ways,
        letters,
        words,
        complaints,
        moderation,
    ):
        app.include_router(part.router)
    app.include_router(bots.for_tokens)
    app.add_api_websocket_route("/ws", serve_socket)

    @app.get("/api/openapi.json", include_in_schema=False)
    async def described() -> dict[str, Any]:
        return _description(app)

    if (static / "index.html").is_file():
        app.router.default = Pages(static)
    else:

        @app.get("/", include_in_schema=False)
        async def placeholder() -> HTMLResponse:
            return HTMLResponse(PLACEHOLDER)

    async def entry(scope: Any, receive: Any, send: Any) -> None:
        await (app if scope["type"] == "lifespan" else gate)(scope, receive, send)

    return entry


def _description(app: FastAPI) -> dict[str, Any]:
    """OpenAPI, with the cookie under the name that it has here."""
    if app.openapi_schema is None:
        described = get_openapi(title=app.title, version=app.version, routes=app.routes)
        cookie = app.state.node.manners.cookie
        described["components"]["securitySchemes"]["session"]["name"] = cookie
        described["components"]["schemas"].update(COMPONENTS)
        app.openapi_schema = described
    return app.openapi_schema
