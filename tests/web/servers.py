"""Servers that are really open: uvicorn on a free port of this machine, with a real store."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from harness.plenty import plenty_at
from harness.services import free_socket
from mokum.bootstrap import open_node
from mokum.settings import Settings
from mokum.web.app import STATIC, make_app
from mokum.web.serving import make_server


class OpenServer:
    """A server and how to reach it."""

    def __init__(self, port: int, server: uvicorn.Server) -> None:
        self.port = port
        self.origin = f"http://localhost:{port}"
        self.uvicorn = server


@contextmanager
def open_here(
    file: Path,
    *,
    settings: dict[str, Any] | None = None,
    static: Path = STATIC,
    also: frozenset[str] = frozenset(),
    connections: int | None = None,
    **manners: Any,
) -> Iterator[OpenServer]:
    """A server in a thread, at its own address and perhaps `also` at others. Whoever tests no limit has plenty."""
    with free_socket() as taken:
        port = taken.getsockname()[1]
        wired = Settings(**({"database": f"sqlite:///{file}", "port": port, "_env_file": None} | (settings or {})))
        polite = plenty_at(wired.addresses() | also, **manners)
        server = make_server(
            make_app(lambda: open_node(wired, polite), static), "127.0.0.1", port, wired.trusted_proxies, connections
        )
        thread = threading.Thread(target=server.run, kwargs={"sockets": [taken]}, daemon=True)
        thread.start()
        while not server.started:
            assert thread.is_alive(), "the server did not open"
            thread.join(0.01)
        try:
            yield OpenServer(port, server)
        finally:
            server.should_exit = True
            thread.join(15)
            assert not thread.is_alive(), "the server did not close"
