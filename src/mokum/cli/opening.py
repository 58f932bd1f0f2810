"""What may go wrong when a server starts, each in one sentence: settings, the port, the file, the database, the bus."""

import errno
import logging
import socket
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import Any

from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from mokum.cli.wrong import because, fail, sentence
from mokum.settings import BadSettings
from mokum.web.node import Node

try:
    from asyncpg import PostgresError
except ImportError:  # it comes with the extra `server`
    PostgresError = OSError

CANNOT_OPEN = (OSError, SQLAlchemyError, sqlite3.Error, PostgresError, BadSettings, ImportError)
"""What is known to happen when something that the server needs is not there."""


def what_is_wrong(error: ValidationError) -> str:
    """The first setting that cannot be, by its name."""
    first = error.errors()[0]
    name = f"MOKUM_{str(first['loc'][0]).upper()}" if first["loc"] else "The settings"
    return sentence(f"{name}: {first['msg'].removeprefix('Value error, ')}")


def in_short(error: BaseException) -> str:
    """What happened, in one line and without what a program would want to know."""
    if isinstance(error, ImportError) and error.name:
        return f"the package {error.name!r} is not installed; it comes with the extra `server`."
    if isinstance(error, SQLAlchemyError | sqlite3.Error | PostgresError) and not isinstance(error, OSError):
        return f"the database cannot be used: {_line(getattr(error, 'orig', None) or error)}"
    return _line(error)


def _line(error: BaseException) -> str:
    text = because(error) if isinstance(error, OSError) else str(error)
    return f"{text.splitlines()[0].rstrip('.')}." if text else f"{type(error).__name__}."


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets that have the port, for all addresses of the host; nobody is let in yet."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        return [_bound(family, place) for family, _, _, _, place in dict.fromkeys(found)]
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            fail(f"Port {port} is in use. Stop the program that uses it, or choose another port with --port.")
        fail(f"Cannot listen on {host}, port {port}: {because(error)}.")


def _bound(family: int, place: Any) -> socket.socket:
    taken = socket.socket(family, socket.SOCK_STREAM)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6:
        taken.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    try:
        taken.bind(place)
    except OSError:
        taken.close()
        raise
    return taken


class Opening:
    """Opens a server, and keeps in one sentence why it could not."""

    def __init__(self, opening: Callable[[], AbstractAsyncContextManager[Node]]) -> None:
        self._opening = opening
        self.failure = ""

    @asynccontextmanager
    async def __call__(self) -> AsyncIterator[Node]:
        async with AsyncExitStack() as stack:
            try:
                node = await stack.enter_async_context(self._opening())
            except CANNOT_OPEN as error:
                self.failure = in_short(error)
                # The sentence is enough: the server's library would print where in the code it happened, too.
                logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
                raise
            yield node
