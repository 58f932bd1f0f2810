"""Knows when the machine stood still, and lets a test that failed meanwhile tell its story again.

Shared machines stop for many seconds now and then: their disk doesn't answer, or nobody gets a processor. What then
fails says nothing about the server. The witness does nothing but write one byte to the disk, over and over: only where
it was late itself, a failure is looked at again, and the summary names it.
"""

import os
import tempfile
import threading
import time
from contextlib import suppress
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

EVERY = 0.25
"""Seconds between two bytes."""
STALL = 0.8
"""Seconds without one that are a stall: what tests wait for shortly, they wait for a second at least."""
TOLD_AGAIN, STOOD_STILL = "told again", "machine_stood_still"


class Witness:
    """Writes in a thread of its own, and remembers for how long it could not."""

    def __init__(self) -> None:
        self._ended = threading.Event()
        self._wrote = time.monotonic()
        self._stalls: list[tuple[float, float]] = []
        self._thread = threading.Thread(target=self._write, daemon=True, name="witness")
        self.longest = 0.0

    def start(self) -> None:
        self._thread.start()

    def end(self) -> None:
        self._ended.set()
        self._thread.join()

    def seen(self, since: float, now: float) -> float:
        """Seconds of the longest stall that touches this time; 0 where there was none."""
        lately = (self._wrote, now)  # it may not be over yet
        touching = [until - began for began, until in (*self._stalls, lately) if until > since and began < now]
        return max((stall for stall in touching if stall >= STALL), default=0.0)

    def _write(self) -> None:
        with tempfile.TemporaryFile() as file:
            while not self._ended.wait(EVERY):
                os.pwrite(file.fileno(), b".", 0)
                os.fsync(file.fileno())
                now = time.monotonic()
                self.longest = max(self.longest, now - self._wrote)
                if now - self._wrote >= STALL:
                    self._stalls.append((self._wrote, now))
                self._wrote = now


class Stalls:
    """The plugin: in every process that runs tests there is one witness."""

    def __init__(self, witness: Witness) -> None:
        self._witness = witness
        self._longest: list[float] = []

    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """As pytest's own, which it stands for, but for the second telling."""
        item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        began = time.monotonic()
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        stall = self._witness.seen(began, time.monotonic())
        if stall and (failed := [report for report in reports if report.failed]):
            with suppress(Exception):  # what was set up for many tests may have been hurt as well
                item.session._setupstate.teardown_exact(None)
            reports = runtestprotocol(item, log=False, nextitem=nextitem)
            why = f"a stall of {stall:.1f} s, then {failed[0].longreprtext.strip().splitlines()[-1]}"
            reports[0].user_properties.append((TOLD_AGAIN, why))
        for report in reports:
            item.ihook.pytest_runtest_logreport(report=report)
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        return True

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self._longest.append(self._witness.longest)
        if (told := getattr(session.config, "workeroutput", None)) is not None:
            told[STOOD_STILL] = self._witness.longest

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self._longest.append(getattr(node, "workeroutput", {}).get(STOOD_STILL, 0.0))

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        terminalreporter.write_line(f"the machine stood still for {max(self._longest, default=0.0):.1f} s at most")
        for reports in list(terminalreporter.stats.values()):
            for report in reports:
                if why := dict(getattr(report, "user_properties", ())).get(TOLD_AGAIN):
                    terminalreporter.write_line(f"told again: {report.nodeid}: {why}")

    def pytest_unconfigure(self) -> None:
        self._witness.end()


def watch_the_machine(config: pytest.Config) -> None:
    witness = Witness()
    witness.start()
    config.pluginmanager.register(Stalls(witness))
