"""The clock of the node that a connection goes to, as a client knows it from asking."""

import itertools
import time
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

KEPT, FRESH = 16, 60.0
"""Samples, and the seconds for which each of them counts."""


class Sample(NamedTuple):
    """One question and its answer, in milliseconds: what was on the way, and the server's clock minus ours."""

    delay: float
    offset: float
    taken: float
    """When, in seconds of our clock."""


class ServerClock:
    """Asks by `send`. The sample that was least on the way counts; another epoch begins anew."""

    def __init__(self, send: Callable[[dict[str, Any]], None], clock: Callable[[], float] = time.monotonic) -> None:
        self.epoch = ""
        self.clock = clock
        self._send = send
        self._samples: deque[Sample] = deque(maxlen=KEPT)
        self._asked: dict[str, float] = {}
        self._nonces = itertools.count()

    def begin(self, epoch: str) -> None:
        """A new line: what was known of another node's clock no longer counts."""
        self.epoch = epoch
        self._samples.clear()
        self._asked.clear()

    def ask(self) -> None:
        """One question."""
        nonce = str(next(self._nonces))
        now = self._asked[nonce] = self.clock()
        self._send({"type": "sync", "nonce": nonce, "sent": int(now * 1000)})

    def hear(self, message: dict[str, Any], now: float) -> None:
        """The answer to one, and when it came."""
        asked = self._asked.pop(message["nonce"], None)
        if asked is None or message["epoch"] != self.epoch:
            return
        sent, back = asked * 1000, now * 1000
        came, went = message["came"], message["went"]
        self._samples.append(Sample((back - sent) - (went - came), ((came - sent) + (went - back)) / 2, now))

    @property
    def samples(self) -> int:
        """How many are fresh."""
        return len(self._fresh())

    def there(self, moment: float) -> int:
        """A moment of our clock (seconds) by the clock of the server (milliseconds)."""
        return round(moment * 1000 + min(self._fresh()).offset)

    def here(self, time_there: float) -> float:
        """A time of the server's clock (milliseconds) by ours (seconds)."""
        return (time_there - min(self._fresh()).offset) / 1000

    def _fresh(self) -> list[Sample]:
        since = self.clock() - FRESH
        return [sample for sample in self._samples if sample.taken > since]
