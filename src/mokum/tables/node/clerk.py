"""Commits decisions: append, fold, publish, answer, in this order and no other."""

from collections.abc import Awaitable, Callable, Sequence

import msgspec
import structlog

from mokum.store import Beside, BrokenChain, CommandSeen, Entry, Row, Store, StoreError, StoreUnavailable, VersionTaken
from mokum.store.chain import START, forge
from mokum.tables.bots.jobs import job_for
from mokum.tables.bots.runner import BotRunner, Deliver
from mokum.tables.bus import Bus
from mokum.tables.bus.hints import Hint, rows_subject, seat_subject, write_hint
from mokum.tables.chores import Chores
from mokum.tables.deciding.commands import Answer, Code, Refusal
from mokum.tables.deciding.context import Decision
from mokum.tables.log import snapshots
from mokum.tables.log.bodies import Body, kind_of, read_body, write_body
from mokum.tables.log.finishing import ends, finished, rated
from mokum.tables.log.folding import fold
from mokum.tables.log.happenings import AnyHappening
from mokum.tables.log.naming import row_of
from mokum.tables.log.noticing import changed_notice
from mokum.tables.log.standing import Standing
from mokum.tables.log.timing import awaited_bots, changed_timers
from mokum.tables.node.table import Table

TRIES = 8
"""How often a command is decided anew because another node was quicker."""
RETRY = Refusal(Code.RETRY, "The server did not get an answer in time. Send the same command again.")

FAULT = Refusal(Code.FAULT, "Something went wrong on the server. Nothing was changed.")

_log = structlog.get_logger()


class Asked(msgspec.Struct, frozen=True):
    """Who asked, under which name it is kept, and a digest of what it was."""

    actor: str
    command: str
    digest: str


Decide = Callable[[Standing], Awaitable[Decision]]


def answer_from(row: Row, digest: str) -> Answer | Refusal:
    """What was answered to a command that is in the log; the same id for something else is refused."""
    body = read_body(row.body)
    if body.asked != digest:
        return Refusal(Code.REUSED, "This command id was used for something else.")
    return Answer(row.table, row.version + body.rows - 1)


class Clerk:
    """The only one who writes."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        runner: BotRunner,
        clock: Callable[[], int],
        chores: Chores,
        *,
        deliver: Deliver,
        notice: Callable[[Table], None],
    ) -> None:
        self._store = store
        self._bus = bus
        self._runner = runner
        self._deliver = deliver
        self._clock = clock
        self._chores = chores
        self._notice = notice

    async def commit(self, table: Table, asked: Asked, decide: Decide) -> Answer | Refusal:
        """Decide, and write what was decided; anew when the log has moved on meanwhile."""
        async with table.lock:
            try:
                return await self._commit(table, asked, decide)
            except StoreUnavailable:
                return RETRY
            except StoreError:
                raise
            except Exception:  # a rule that fails: nothing was written, and other tables play on
                _log.exception("a command failed", table=table.id)
                return FAULT

    async def _commit(self, table: Table, asked: Asked, decide: Decide) -> Answer | Refusal:
        for _ in range(TRIES):
            standing = table.standing
            decision = await decide(standing)
            if isinstance(decision, Refusal):
                # Perhaps it is refused because this node has not heard yet, or because it was carried out before.
                await table.catch_up()
                if table.standing is not standing:
                    continue
                known = await self._store.find(table.id, asked.command)
                return decision if known is None else answer_from(known, asked.digest)
            try:
                rows, after = await self.append(table.id, standing, asked, decision)
            except VersionTaken:
                await table.catch_up()
            except CommandSeen as seen:
                await table.catch_up()
                return answer_from(seen.row, asked.digest)
            else:
                table.take(rows, after)
                await self.tell(table, standing.hash, rows)
                return Answer(table.id, rows[-1].version)
        return RETRY

    async def append(
        self, table: str, before: Standing | None, asked: Asked, happenings: Sequence[AnyHappening]
    ) -> tuple[tuple[Row, ...], Standing]:
        """Write rows behind a standing, with the timers and the notice that they call for; says where they lead to."""
        entries = [
            Entry(
                command=row_of(asked.command, number),
                actor=asked.actor,
                kind=kind_of(what),
                body=write_body(Body(asked.digest, len(happenings), what)),
            )
            for number, what in enumerate(happenings)
        ]
        version, previous = (0, START) if before is None else (before.version, before.hash)
        at, after = self._clock(), before
        for row in forge(previous, table, version, entries, at):
            after = fold(after, row)
        assert after is not None
        beside: Beside = {"timers": changed_timers(before, after), "notice": changed_notice(before, after)}
        if ends(before, after):
            beside |= {"finished": finished(after), "rated": rated(after)}
        rows = await self._store.append(table, version, entries, at=at, **beside)
        if rows[-1].hash != after.hash:
            raise BrokenChain(table, version)  # the store has something else behind us than what we read
        self._tell_seated(before, after)
        self._expect_bots(before, after)
        return rows, after

    def _tell_seated(self, before: Standing | None, after: Standing) -> None:
        """Those who have a seat that they had not: perhaps it was kept for them, and they do not look on."""
        if before is not None and before.places is after.places:
            return
        known = {"", *(place.player for place in before.places)} if before is not None else {""}
        for place in after.places:
            if place.player not in known:
                self._bus.publish(seat_subject(place.player), after.table.encode())

    def _expect_bots(self, before: Standing | None, after: Standing) -> None:
        """Those who have just sat down will be asked, and when play begins all of them."""
        if before is not None and before.places is after.places and before.phase is after.phase:
            return
        for place in after.places:
            if place.driver and not after.is_over:
                self._runner.expect(place.driver, after.made.game)

    async def tell(self, table: Table, previous: bytes, rows: tuple[Row, ...]) -> None:
        """After the commit: other halls, the bots, and at times a snapshot."""
        table.told = write_hint(Hint(previous, rows))
        self._bus.publish(rows_subject(table.id), table.told)
        await self.ask_bots(table)
        self._notice(table)
        standing = table.standing
        if snapshots.is_time(standing, table.snapshot_at):
            table.snapshot_at = standing.version
            self._chores.start(self._keep(standing))

    async def ask_bots(self, table: Table, since: Standing | None = None) -> None:
        """Put out a job for each bot that is awaited, or only for those who were not asked the same `since` then.

        Where only bots play, they wait until somebody looks on.
        """
        standing = table.standing
        if standing.is_of_bots and not table.ears:
            return
        asked = {} if since is None else {seat: since.turns[seat] for seat in awaited_bots(since)}
        for seat in awaited_bots(standing):
            if asked.get(seat) == standing.turns[seat]:
                continue
            try:
                self._runner.offer(job_for(standing, seat, await table.seed()), self._deliver)
            except StoreUnavailable:
                _log.warning("a bot waits for its timer", table=table.id)

    async def _keep(self, standing: Standing) -> None:
        await self._store.keep_snapshot(standing.table, standing.version, standing.hash, snapshots.pack(standing))
