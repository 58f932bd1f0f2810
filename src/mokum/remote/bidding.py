"""Lots that are sold on a clock, as one player takes part in them: knows the time, is ready, presses."""

import asyncio
import contextlib
import uuid
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, NamedTuple

from mokum.remote.seen import Seen
from mokum.remote.server_clock import ServerClock

ON_COMING = 8, 0.1
ON_CALL = 5, 0.06
"""How often the time is asked, and how many seconds apart."""
EVERY = 2.0
"""Seconds between two questions from then on."""
ENOUGH = 5
"""Samples with which one is ready."""
AGAIN = 0.4
"""Seconds until a press that was not answered is sent again."""

Message = dict[str, Any]


class Pressed(NamedTuple):
    """One press, and what became of it."""

    instant: float
    """When it was made, in seconds of the client's own clock."""
    step: int
    """What was shown then."""
    at: int
    """When that was by the clock of the server, as the client knew it."""
    answer: Message


class Bidding:
    """It is ready for every lot by itself; when to press is for whoever plays to say."""

    def __init__(self, send: Callable[[Message], None], tables: Mapping[str, Seen]) -> None:
        self.clock = ServerClock(send)
        self.opens: dict[str, Message] = {}
        """By table: the last `lotclock`."""
        self._send = send
        self._tables = tables
        self._ready: dict[str, int] = {}
        """By table: the lot that one is ready for."""
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._keeps_time = False
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, epoch: str) -> None:
        """A new line: its node knows nothing of the last one's, and has another clock."""
        self.close()
        self.clock.begin(epoch)
        self.opens.clear()
        self._ready.clear()
        self._keeps_time = False

    def close(self) -> None:
        """Asks no more."""
        for task in self._tasks:
            task.cancel()

    def hear(self, message: Message, now: float) -> None:
        """A message that may be about lots, and when it came."""
        kind = message["type"]
        if kind == "sync":
            self.clock.hear(message, now)
        elif kind == "lotclock":
            self.opens[message["table"]] = message
        elif kind in ("pressed", "refused"):
            waiting = self._answers.get(message.get("command", ""))
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
        elif kind in ("snapshot", "happened"):
            self._look(message["table"], message.get("now"))

    def shown(self, table: str, moment: float | None = None) -> int | None:
        """The step that is shown at a moment (of the own clock, in seconds), if a lot is open then."""
        lot, opens = self._lot(table), self.opens.get(table)
        if lot is None or opens is None or opens["lot"] != lot["call"] or not self.clock.samples:
            return None
        past = self.clock.there(self.clock.clock() if moment is None else moment) - opens["opens"]
        if past < lot["run_in_ms"]:
            return 0 if past >= 0 else None
        step: int = (past - lot["run_in_ms"]) // lot["step_ms"] + 1
        return step if step < len(lot["prices"]) else None

    async def press(self, table: str, instant: float | None = None) -> Pressed | None:
        """Press at an instant of the own clock (seconds), or now, at the step that is shown then; None if none is."""
        if instant is not None:
            await asyncio.sleep(instant - self.clock.clock())
        moment, lot = self.clock.clock(), self._lot(table)
        step = self.shown(table, moment)
        if lot is None or step is None:
            return None
        message = {"type": "press", "table": table, "lot": lot["call"], "command": str(uuid.uuid4()), "step": step}
        said = {self.clock.epoch: self.clock.there(moment)}

        def now() -> Message:
            """Said again it is the same; only another node must be told the time by its own clock."""
            if self.clock.epoch not in said and self.clock.samples:
                said[self.clock.epoch] = self.clock.there(moment)
            return {**message, "at": said.get(self.clock.epoch, 0)}

        first = said[self.clock.epoch]
        return Pressed(moment, step, first, await self._ask(message["command"], now))

    async def stop(self, table: str, call: int, step: int | None) -> Message:
        """Have the server press at a step, or not."""
        message = {"type": "stop", "table": table, "lot": call, "command": str(uuid.uuid4()), "step": step}
        return await self._ask(str(message["command"]), lambda: message)

    async def _ask(self, command: str, message: Callable[[], Message]) -> Message:
        """Asks until there is an answer for good."""
        try:
            while True:
                waiting: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
                self._answers[command] = waiting
                self._send(message())
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(AGAIN):
                        answer = await waiting
                    if answer.get("code") not in ("retry", "too_many"):
                        return answer
                    await asyncio.sleep(AGAIN)
        finally:
            del self._answers[command]

    def _lot(self, table: str) -> Message | None:
        seen = self._tables.get(table)
        lot: Message | None = None if seen is None or seen.sight is None else seen.sight.get("lot")
        return lot

    def _look(self, table: str, now: Message | None) -> None:
        if now is None or now.get("lots") is None or now["viewer"] < 0:
            return
        if not self._keeps_time:
            self._keeps_time = True
            self._start(self._keep_time())
        lot = now.get("lot")
        if lot and lot["call"] and now["viewer"] in lot["seats"] and self._ready.get(table) != lot["call"]:
            self._ready[table] = lot["call"]
            self._start(self._be_ready(table, lot["call"]))

    async def _keep_time(self) -> None:
        await self._ask_the_time(*ON_COMING)
        while True:
            await self._ask_the_time(1, EVERY)

    async def _be_ready(self, table: str, call: int) -> None:
        await self._ask_the_time(*ON_CALL)
        while self.clock.samples < ENOUGH:
            await self._ask_the_time(1, ON_CALL[1])
        self._send({"type": "ready", "table": table, "lot": call, "samples": self.clock.samples})

    async def _ask_the_time(self, times: int, apart: float) -> None:
        for _ in range(times):
            self.clock.ask()
            await asyncio.sleep(apart)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
