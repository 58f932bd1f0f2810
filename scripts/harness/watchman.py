"""Measures how long players are cut off after a fault of the site."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable

from harness.crowd import Crowd

GIVEN_UP = 60.0
"""Seconds after which nobody is waited for any more."""


def p99(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)] if times else 0.0


class Watchman:
    """Measures after each fault how long players are without a line, and tables without an answer."""

    def __init__(self, crowd: Crowd, times: int, minutes: float) -> None:
        self._crowd = crowd
        self._until = time.monotonic() + minutes * 60
        self._wanted = times
        self.times: list[float] = []
        self.faults = 0
        self._told = -1

    def goes_on(self) -> bool:
        """Whether there is one more fault to come: as many as wanted, unless the time is up."""
        if self.faults % 10 == 0 and self.faults != self._told:
            self._told = self.faults
            print(f"{self.faults} of {self._wanted}, recovery p99 {p99(self.times):.2f} s", file=sys.stderr, flush=True)
        return self.faults < self._wanted and time.monotonic() < self._until

    async def recovery(self, fault: Callable[[], Awaitable[None]], at: str = "") -> None:
        """From the end of the fault until all whose line went to that address are back, and every table moved on."""
        crowd = self._crowd
        cut_off = [(player, player.connections) for player in crowd.players if at and player.at == at]
        await fault()
        self.faults += 1
        began, known = time.monotonic(), len(crowd.answered)
        silent = set(crowd.groups)
        while cut_off or silent:
            await asyncio.sleep(0.01)
            passed = time.monotonic() - began
            back = [one for one in cut_off if one[0].connections > one[1] and one[0].at]
            heard = {answer.player for answer in crowd.answered[known:]}
            spoken = {group for group in silent if group & heard}
            self.times += [passed] * (len(back) + len(spoken))
            cut_off = [one for one in cut_off if one not in back]
            silent -= spoken
            if passed > GIVEN_UP:
                self.times += [passed] * (len(cut_off) + len(silent))
                return
