"""Houses that are really open: uvicorn on a free port of this machine, with a real store."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from house.services import free_socket
from mokum.bootstrap import Settings, open_house
from mokum.web.app import STATIC, make_app
from mokum.web.limits import Rate
from mokum.web.manners import Manners
from mokum.web.serving import make_server

PLENTY = Rate(100_000, 1, 100_000)


class OpenHouse:
    """A house and how to reach it."""

    def __init__(self, port: int, server: uvicorn.Server) -> None:
        self.port = port
        self.origin = f"http://localhost:{port}"
        self.server = server


@contextmanager
def open_here(
    file: Path,
    *,
    settings: dict[str, Any] | None = None,
    static: Path = STATIC,
    also: frozenset[str] = frozenset(),
    **manners: Any,
) -> Iterator[OpenHouse]:
    """A house in a thread, at its own address and perhaps `also` at others. Whoever tests no limit has plenty."""
    with free_socket() as taken:
        port = taken.getsockname()[1]
        wired = Settings(**({"database": f"sqlite:///{file}", "port": port, "_env_file": None} | (settings or {})))
        plenty = {
            "requests": PLENTY,
            "handshakes": PLENTY,
            "new_guests": PLENTY,
            "new_tables": PLENTY,
            "messages": PLENTY,
        }
        allowed = {"secure": False, "sockets_of_address": 1000, **plenty, **manners}
        polite = Manners(wired.addresses() | also, **allowed)
        server = make_server(
            make_app(lambda: open_house(wired, polite), static), "127.0.0.1", port, wired.trusted_proxies
        )
        thread = threading.Thread(target=server.run, kwargs={"sockets": [taken]}, daemon=True)
        thread.start()
        while not server.started:
            assert thread.is_alive(), "the house did not open"
            thread.join(0.01)
        try:
            yield OpenHouse(port, server)
        finally:
            server.should_exit = True
            thread.join(15)
            assert not thread.is_alive(), "the house did not close"
