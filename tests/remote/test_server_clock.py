"""A client learns the clock of the server, however uneven its line is."""

import random
from typing import Any

import pytest

from mokum.remote.server_clock import FRESH, KEPT, ServerClock

AHEAD = 123_456.0
"""The server's clock minus the client's, in milliseconds."""


class Line:
    """A line between two clocks, whose ways there and back are told for each question."""

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
    line, luck = Line(), random.Random(5)
    for _ in range(KEPT):
        line.trip(0.02 + luck.expovariate(20), 0.02 + luck.expovariate(20))
        assert abs(line.clock.there(line.now) - (line.now * 1000 + AHEAD)) < 100
    line.trip(0.020, 0.021)
    assert line.clock.samples == KEPT
    assert line.clock.there(line.now) == pytest.approx(line.now * 1000 + AHEAD, abs=1)
    assert line.clock.here(line.clock.there(7.0)) == pytest.approx(7.0, abs=0.001)


def test_old_samples_and_other_epochs_do_not_count() -> None:
    line = Line()
    line.trip(0.01, 0.01)
    line.trip(0.01, 0.01, epoch="another")
    assert line.clock.samples == 1
    line.now += FRESH
    assert line.clock.samples == 0
    line.trip(0.01, 0.01)
    line.clock.begin("another")
    assert line.clock.samples == 0
