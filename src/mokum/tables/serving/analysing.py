"""The analysis of a finished game, for whoever may see its replay: one asks for it, all read it, and it is kept."""

import zlib
from collections.abc import Awaitable, Callable

import msgspec

from mokum.analysis.settings import USUAL, Settings
from mokum.analysis.splitting import NotFinished
from mokum.store import Analysis, BrokenChain, StoreUnavailable, Working
from mokum.tables.archive.desk import Send
from mokum.tables.archive.drawer import Drawer
from mokum.tables.archive.recording import NotOver
from mokum.tables.archive.tasks import PlanAnalysis
from mokum.tables.bots.analyst import finish
from mokum.tables.companion import TaskFailed
from mokum.tables.deciding.commands import Actor, Code, Refusal
from mokum.tables.log.paging import pages
from mokum.tables.log.plans import read_plan, report_of
from mokum.tables.log.standing import Phase
from mokum.tables.node.clerk import RETRY
from mokum.tables.node.reception import BROKEN
from mokum.tables.serving.hall import Hall

MOST_UNDER_WAY = 3
"""Analyses of one player that are worked on at the same time."""
MOST_BYTES = 4 * 1024 * 1024
"""Of reports on what was found so far; the page of each asks every second."""
NOT_YET = Refusal(Code.NOT_OVER, "The game is not over.")
NOTHING_TO_SAY = Refusal(Code.NOT_OVER, "This game was not played to its end, so there is nothing to analyse.")
ONLY_TRIED = Refusal(Code.NOT_OVER, "This game began from a position that was laid out, so it is not analysed.")
NOBODY = Refusal(Code.NOT_ALLOWED, "This server makes no analyses.")
ENOUGH = Refusal(Code.TOO_MANY, "Wait until your other analyses are done.", again_in=60)

Toll = Callable[[Actor], Awaitable[Refusal | None]]
"""Takes a new analysis from the budget of whoever wants it, or says why not."""


async def no_toll(_: Actor) -> Refusal | None:
    """For a server where everybody may ask as often as they like."""
    return None


class Progress(msgspec.Struct, frozen=True):
    """How far an analysis is, and what was found so far."""

    state: str
    """`absent`, or how far it is."""
    done: int = 0
    of: int = 0
    report: msgspec.Raw | None = None


ABSENT = Progress("absent")


class Analysing:
    """What a hall tells of analyses. Whoever works on them does so elsewhere, and is roused where it is near."""

    def __init__(
        self,
        hall: Hall,
        settings: Settings = USUAL,
        *,
        toll: Toll = no_toll,
        rouse: Callable[[], None] | None = lambda: None,
    ) -> None:
        """Without `rouse` nobody works on any."""
        self._hall, self._settings, self._toll, self._rouse = hall, settings, toll, rouse
        self._kept: Drawer[tuple[str, int], bytes] = Drawer(MOST_BYTES, len)

    async def begin(self, actor: Actor, table: str, invitation: str = "") -> Progress | Refusal:
        """There will be an analysis, if there is none yet."""
        refusal = await self._why_not(actor.player, table, invitation)
        if refusal is not None:
            return refusal
        try:
            found = await self._hall.store.analysis(table)
            if found is None or found.state is Working.FAILED:
                refusal = await self._begin(actor, table)
                if refusal is not None:
                    return refusal
            return await self._progress(table)
        except StoreUnavailable:
            return RETRY
        except BrokenChain:
            return BROKEN

    async def look(self, player: str, table: str, invitation: str = "") -> Progress | Refusal:
        """How far the analysis of a table is."""
        refusal = await self._why_not(player, table, invitation)
        if refusal is not None:
            return refusal
        try:
            return await self._progress(table)
        except StoreUnavailable:
            return RETRY

    async def _why_not(self, player: str, table: str, invitation: str) -> Refusal | None:
        """Why this player may not have one; they may if they may see the replay."""
        seen = await self._hall.look(player, table, invitation)
        if isinstance(seen, Refusal):
            return seen
        if seen.phase is not Phase.OVER:
            return NOT_YET
        return None if seen.tried_from is None else ONLY_TRIED

    async def _begin(self, actor: Actor, table: str) -> Refusal | None:
        store = self._hall.store
        if self._rouse is None:
            return NOBODY
        if await store.analyses_under_way(actor.player) >= MOST_UNDER_WAY:
            return ENOUGH
        if (refusal := await self._toll(actor)) is not None:
            return refusal

        async def work(send: Send) -> PlanAnalysis:
            async for rows in pages(store, table):
                await send(rows)
            return PlanAnalysis(self._settings)

        try:
            plan = await self._hall.desk.ask(work)
        except TaskFailed as failed:
            if failed.error not in (NotFinished.__name__, NotOver.__name__):
                raise
            return NOTHING_TO_SAY
        await store.begin_analysis(table, actor.player, plan, len(read_plan(plan).shares), self._hall.clock())
        self._rouse()
        return None

    async def _progress(self, table: str) -> Progress:
        found = await self._hall.store.analysis(table)
        if found is not None and found.done == found.of and await finish(self._hall.store, table):
            found = await self._hall.store.analysis(table)  # whoever found out the last of it died before the report
        if found is None:
            return ABSENT
        report = None if found.state is Working.FAILED else await self._report(found)
        return Progress(found.state.value, found.done, found.of, None if report is None else msgspec.Raw(report))

    async def _report(self, found: Analysis) -> bytes:
        if found.state is Working.DONE:
            return zlib.decompress(found.report)

        async def make() -> bytes:
            findings = await self._hall.store.findings(found.table)
            return report_of(read_plan(found.plan), findings)

        return await self._kept.get((found.table, found.done), make)
