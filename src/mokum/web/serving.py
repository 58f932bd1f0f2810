"""Serves an application with uvicorn, set up for small frames, slow peers and a quiet end."""

import gc
import socket
from collections.abc import Callable
from importlib.util import find_spec

import uvicorn

from mokum.web.gate import Application
from mokum.web.limits import Connections
from mokum.web.strict import MOST_BYTES
from mokum.web.wires import CountedSocket, PatientHttp

MOST_HEAD = 8 * 1024
"""Bytes of a request's head."""
DRAIN = 5
"""Seconds that a request under way has when the server closes."""
YOUNG, GENERATIONS = 50_000, (20, 100)
"""Objects between two looks for cycles of garbage. A table is many objects that live long, in few cycles: Python's own
700 would have the collector walk over them a third of the time."""


class Server(uvicorn.Server):
    """Tells when it really listens: not before the server is open and the port is taken."""

    when_ready: Callable[[], None] = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.freeze()  # what is loaded by now stays, and is not walked over while people play
            self.when_ready()


def make_server(
    app: Application, host: str, port: int, trusted_proxies: str = "", connections_of_address: int | None = None
) -> Server:
    """On SIGTERM it takes no more, closes sockets with 1012, lets answers finish, and closes the server."""
    connections = None  # behind a proxy all come from its address, and counting is its to do
    if connections_of_address is not None and not trusted_proxies:
        connections = Connections(connections_of_address)
    gc.set_threshold(YOUNG, *GENERATIONS)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="uvloop" if find_spec("uvloop") else "asyncio",
        http=type("CountedHttp", (PatientHttp,), {"counted": connections}),
        ws=CountedSocket,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        ws_ping_timeout=None,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=trusted_proxies or None,
        h11_max_incomplete_event_size=MOST_HEAD,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=DRAIN,
    )
    return Server(config)
