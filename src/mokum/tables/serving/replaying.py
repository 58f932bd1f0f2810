"""The past of a table: its history as one saw it, and the replay of a finished game through any eyes."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import json

from mokum.kernel.event import Viewer
from mokum.store import BrokenChain, Row, StoreUnavailable
from mokum.tables.archive.desk import Send
from mokum.tables.archive.drawer import Drawer, Pay, free
from mokum.tables.archive.stepping import ALL_KNOWING
from mokum.tables.archive.tasks import MakeSteps, Steps, read_steps
from mokum.tables.companion import TaskFailed
from mokum.tables.deciding.commands import Code, Refusal
from mokum.tables.log.bodies import read_body
from mokum.tables.log.folding.going_back import Forgotten
from mokum.tables.log.happenings import SeatTaken
from mokum.tables.log.paging import pages
from mokum.tables.log.standing import Phase
from mokum.tables.node.clerk import RETRY
from mokum.tables.node.reception import BROKEN
from mokum.tables.serving.hall import Hall
from mokum.tables.showing.projecting import Sight
from mokum.tables.showing.seen_rows import SeenRow, seen_row

MOST_MESSAGES = 200
"""Rows of history in one answer."""
MOST_STEPS = 50
"""Steps of a replay in one answer."""
STRIDE = 50
"""Steps that are made at once, and kept."""
START = 0, b""
"""How many stretches lie before the first row, and the standing there."""
MOST_BYTES = 32 * 1024 * 1024
"""Of all steps that a node keeps; the most that one stretch has is two thirds of a megabyte."""


class Replay(msgspec.Struct, frozen=True):
    """Some steps of a game that is over. `version` is that of its last row."""

    table: str
    version: int
    eyes: Viewer
    steps: tuple[msgspec.Raw, ...]
    """Each a `ReplayStep`, as it is sent."""


class Replaying:
    """What a hall tells of the past. It changes nothing."""

    def __init__(self, hall: Hall, most: int = MOST_BYTES) -> None:
        self._hall = hall
        self._kept: Drawer[tuple[str, Viewer, int, int], Steps] = Drawer(most, lambda steps: steps.size)
        self._standings: Drawer[tuple[str, int], bytes] = Drawer(most // 8, len)
        """Where a finished game stood after so many stretches: a page in its middle need not begin at its start."""

    async def history(
        self, player: str, table: str, *, before: int | None = None, limit: int = MOST_MESSAGES, invitation: str = ""
    ) -> tuple[SeenRow, ...] | Refusal:
        """The last rows before a version, exactly as this player was sent them."""
        seen = await self._hall.look(player, table, invitation)
        if isinstance(seen, Refusal):
            return seen
        to = seen.version if before is None else min(before - 1, seen.version)
        after = max(to - min(limit, MOST_MESSAGES), 0)
        if to <= after:
            return ()
        try:
            rows = await self._hall.store.read(table, after, to - after)
            names = await self._names(rows)
        except StoreUnavailable:
            return RETRY
        except BrokenChain:
            return BROKEN
        return tuple([seen_row(row, seen.game, seen.viewer, names) for row in rows])

    async def replay(
        self,
        player: str,
        table: str,
        eyes: Viewer,
        *,
        first: int = 1,
        count: int = MOST_STEPS,
        invitation: str = "",
        pay: Pay = free,
    ) -> Replay | Refusal:
        """Steps of a game that is over, through any eyes: its seed is open, and with it every hand.

        `pay` is called for each stretch of steps that has to be made first.
        """
        seen = await self._hall.look(player, table, invitation)
        if isinstance(seen, Refusal):
            return seen
        if seen.phase is not Phase.OVER:
            return Refusal(Code.NOT_ALLOWED, "The game is not over.")
        if not ALL_KNOWING <= eyes < len(seen.seats):
            return Refusal(Code.BAD_REQUEST, "There is no such seat.")
        to = min(first + min(count, MOST_STEPS) - 1, seen.version)
        try:
            steps = await self._steps(seen, eyes, first, to, pay) if first <= to else ()
        except StoreUnavailable:
            return RETRY
        except BrokenChain:
            return BROKEN
        return Replay(table, seen.version, eyes, steps)

    async def _steps(self, seen: Sight, eyes: Viewer, first: int, to: int, pay: Pay) -> tuple[msgspec.Raw, ...]:
        steps: list[bytes] = []
        for stretch in range((first - 1) // STRIDE, (to - 1) // STRIDE + 1):
            found = await self._stretch(seen, eyes, stretch, pay)
            start = stretch * STRIDE + 1
            steps += (await self._called(found))[max(first - start, 0) : to - start + 1]
        return tuple([msgspec.Raw(step) for step in steps])

    async def _stretch(self, seen: Sight, eyes: Viewer, stretch: int, pay: Pay) -> Steps:
        """So many steps, which are made at once: pages that overlap, or that others ask for, are made of the same."""
        table, end = seen.table, min((stretch + 1) * STRIDE, seen.version)

        async def ask(nearest: int, standing: bytes) -> Steps:
            async def work(send: Send) -> MakeSteps:
                async for rows in pages(self._hall.store, table, nearest * STRIDE, end):
                    await send(rows)
                return MakeSteps(eyes, stretch * STRIDE + 1, standing)

            return read_steps(await self._hall.desk.ask(work))

        async def make() -> Steps:
            nearest, standing = next(
                ((known, found) for known in range(stretch, 0, -1) if (found := self._standings.find((table, known)))),
                START,
            )
            try:
                made = await ask(nearest, standing)
            except TaskFailed as failed:
                if failed.error != Forgotten.__name__:
                    raise
                made = await ask(*START)  # a move from before that standing is taken back
            if end == (stretch + 1) * STRIDE:
                self._standings.keep((table, stretch + 1), made.after)
            return made

        return await self._kept.get((table, eyes, stretch, end), make, pay)

    async def _called(self, found: Steps) -> list[bytes]:
        """The steps with the names that players have now."""
        steps = list(found.steps)
        told = {place: json.decode(steps[place]) for place in found.taken}
        names = await self._hall.names.of({step["what"]["player"] for step in told.values()}) if told else {}
        for place, step in told.items():
            step["what"]["name"] = names.get(step["what"]["player"], "")
            steps[place] = json.encode(step)
        return steps

    async def _names(self, rows: Sequence[Row]) -> Mapping[str, str]:
        taken = [read_body(row.body).what for row in rows if row.kind == SeatTaken.__name__]
        return await self._hall.names.of([what.player for what in taken if isinstance(what, SeatTaken)])
