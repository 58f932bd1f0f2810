"""A client learns the clock of the server, however uneven its line is."""

import random
from typing import Any

import pytest

from mokum.remote.server_clock import FRESH, KEPT, ServerClock

AHEAD = 123_456.0
"""The server's clock minus the client's, in milliseconds."""


class Connection:
    """A connection between two clocks, whose ways there and back are told for each question."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.asked: list[dict[str, Any]] = []
        self.clock = ServerClock(self.asked.append, lambda: self.now)
        self.clock.begin("epoch")

    def trip(self, there: float, back: float, epoch: str = "epoch") -> None:
        self.clock.ask()
        question = self.asked.pop()
        self.now += there
        came = self.now * 1000 + AHEAD
        self.now += back
        answer = {"nonce": question["nonce"], "came": came, "went": came, "epoch": epoch}
        self.clock.hear(answer, self.now)
        self.clock.hear({**answer, "came": 0, "went": 0}, self.now)  # said twice it counts once


def test_the_quickest_sample_counts() -> None:
    connection, luck = Connection(), random.Random(5)
    for _ in range(KEPT):
        connection.trip(0.02 + luck.expovariate(20), 0.02 + luck.expovariate(20))
        assert abs(connection.clock.there(connection.now) - (connection.now * 1000 + AHEAD)) < 100
    connection.trip(0.020, 0.021)
    assert connection.clock.samples == KEPT
    assert connection.clock.there(connection.now) == pytest.approx(connection.now * 1000 + AHEAD, abs=1)
    assert connection.clock.here(connection.clock.there(7.0)) == pytest.approx(7.0, abs=0.001)


def test_old_samples_and_other_epochs_do_not_count() -> None:
    connection = Connection()
    connection.trip(0.01, 0.01)
    connection.trip(0.01, 0.01, epoch="another")
    assert connection.clock.samples == 1
    connection.now += FRESH
    assert connection.clock.samples == 0
    connection.trip(0.01, 0.01)
    connection.clock.begin("another")
    assert connection.clock.samples == 0
