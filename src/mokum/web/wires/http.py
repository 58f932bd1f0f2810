"""HTTP/1.1 that does not wait for ever for a request's head, and says what is wrong with one that is too long."""

import asyncio
import sys
from collections.abc import Callable, MutableMapping
from http import HTTPStatus
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from mokum.people.networks import one_household
from mokum.web.limits import Connections

HEAD_WITHIN = 5.0
"""Seconds that a peer has to send the head of a request."""
_KEY = "mokum.wire"


def wire_of(scope: MutableMapping[str, Any]) -> "PatientHttp":
    """The connection that a request came by."""
    wire: PatientHttp = scope[_KEY]
    return wire


class PatientHttp(H11Protocol):
    """Answers 408 to a peer that dawdles over the head of a request, and 431 to one whose head does not end."""

    counted: Connections | None = None
    """Where it is set, it counts the counted of each household; those that became sockets are counted there."""
    _household: str | None = None
    _head_timer: asyncio.TimerHandle | None = None
    when_closing: Callable[[], None] | None = None
    """Set by an answer that goes on until it is told that the server closes."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A new connection: the head of its first request is awaited."""
        super().connection_made(transport)
        household = one_household(self.client[0] if self.client else "")
        if self.counted is not None and not self.counted.enter(household):
            transport.abort()  # an answer would be one more thing to wait for
            return
        self._household = household
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is awaited any more."""
        self._cancel()
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def handle_events(self) -> None:
        """Whoever answers a request finds this connection."""
        super().handle_events()
        if self.scope is not None:
            cast("dict[str, Any]", self.scope)[_KEY] = self

    def shutdown(self) -> None:
        """The server closes."""
        super().shutdown()
        if self.when_closing is not None:
            self.when_closing()

    def cut(self) -> None:
        """Parts from a peer that does not read: what waits for it is thrown away."""
        self.transport.abort()

    def _leave(self) -> None:
        if self.counted is not None and self._household is not None:
            self.counted.leave(self._household)
        self._household = None

    def data_received(self, data: bytes) -> None:
        """A part of a head starts the timer, unless it runs already; a whole one stops it."""
        super().data_received(data)
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            self._await_head()
        else:
            self._cancel()

    def _await_head(self) -> None:
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(HEAD_WITHIN, self._refuse, HTTPStatus.REQUEST_TIMEOUT)

    def _cancel(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def send_400_response(self, msg: str) -> None:
        """What uvicorn calls while it handles an error of the peer, whatever that was."""
        error = sys.exception()
        hint = error.error_status_hint if isinstance(error, h11.RemoteProtocolError) else HTTPStatus.BAD_REQUEST
        self._refuse(HTTPStatus(hint))

    def _refuse(self, status: HTTPStatus) -> None:
        self._cancel()
        if self.transport.is_closing():
            return
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            headers = [(b"content-length", b"0"), (b"connection", b"close")]
            self.transport.write(
                self.conn.send(h11.Response(status_code=status, headers=headers, reason=status.phrase.encode())) or b""
            )
        self.transport.close()
