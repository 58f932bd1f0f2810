"""Whether a client is there; and how long its line is, while it plays where lots are sold on a clock."""

import secrets
import time
from collections.abc import Callable

from mokum.lots.presses import Link
from mokum.web.measuring import UNKNOWN, Measuring
from mokum.web.messages import told

Tell = Callable[[told.Told], None]


class Pinging:
    """Of one socket. It is handed its way to the client anew each time, since a circle would outlive the socket."""

    __slots__ = ("_measuring", "_pinged")

    def __init__(self) -> None:
        self._pinged: tuple[str, float] | None = None
        self._measuring: Measuring | None = None

    @property
    def link(self) -> Link:
        """The line, as far as it is known."""
        return UNKNOWN if self._measuring is None else self._measuring.link

    def ask(self, tell: Tell) -> None:
        """Are you there? It need not be asked where the line is measured."""
        if self._measuring is None:
            nonce = secrets.token_hex(8)
            self._pinged = nonce, time.monotonic()
            tell(told.Ping(nonce))

    def measure(self, tell: Tell, kernel: Callable[[], float | None]) -> None:
        """From now on; `kernel` gives the quickest answer of the peer's kernel."""
        if self._measuring is None:
            self._measuring = Measuring(time.monotonic, lambda nonce: tell(told.Ping(nonce)), kernel)

    def rest(self) -> None:
        """Measure no more."""
        if self._measuring is not None:
            self._measuring.stop()
            self._measuring = None

    def answered(self, nonce: str, at: float) -> float | None:
        """A pong that came at this moment: how many seconds it took, or None if nobody waits for it."""
        took = None if self._measuring is None else self._measuring.answered(nonce, at)
        if took is None and self._pinged is not None and nonce == self._pinged[0]:
            took, self._pinged = at - self._pinged[1], None
        return took
