"""A table in the memory of a hall: a cache of its standing and of its last rows, and whoever looks on."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence

from mokum.kernel.event import WATCHER, Viewer
from mokum.store import BrokenChain, Row, Store
from mokum.store.chain import check
from mokum.tables.bus import Unsubscribe
from mokum.tables.bus.hints import Talk, read_hint, read_talk
from mokum.tables.log import snapshots
from mokum.tables.log.bodies import read_body
from mokum.tables.log.folding import NoTable, fold
from mokum.tables.log.happenings import SeatTaken
from mokum.tables.log.paging import pages
from mokum.tables.log.standing import Standing
from mokum.tables.showing.lateness import MOVE, Lateness
from mokum.tables.showing.names import LASTS, Names
from mokum.tables.showing.projecting import Sight, common_sight, own_sight
from mokum.tables.showing.seen_rows import SeenRow, seen_row

RECENT = 256
"""Rows that are kept at hand for feeds, while somebody looks on."""

TAKEN = SeatTaken.__name__
"""The kind of the rows that tell of a person."""

TALK = 64
"""Lines of chat that wait for somebody; the oldest are dropped first. Rows are never dropped."""


class Ear:
    """Somebody who looks on: woken when there is something new."""

    __slots__ = ("_woken", "renamed", "talk")

    def __init__(self) -> None:
        self._woken: asyncio.Future[None] | None = None
        self.talk: deque[Talk] = deque(maxlen=TALK)
        self.renamed = False
        """Somebody who sits here has another name than when this one was last shown the table."""

    def listen(self) -> asyncio.Future[None]:
        """Done when there is something new. Whoever listens has seen all that there is, and did not wait since."""
        self._woken = asyncio.get_running_loop().create_future()
        return self._woken

    def wake(self) -> None:
        """There is something new."""
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)


class Table:
    """Whoever changes it holds its lock. States in it are never changed, only replaced."""

    def __init__(self, table: str, store: Store, lost: Callable[["Table"], None], names: Names) -> None:
        self.id = table
        self.lock = asyncio.Lock()
        self.ears: set[Ear] = set()
        self.unsubscribe: list[Unsubscribe] = []
        self.snapshot_at = 0
        self.told = b""
        """The hint that this hall gave last: the bus brings it back here, and it need not be read."""
        self._store = store
        self._lost = lost
        self._names = names
        self._called: Mapping[str, str] = {}
        """The names under which sights are made."""
        self._called_in: Standing | None = None
        """Where the table stood when they were asked for: once for all who look on."""
        self._called_until = 0.0
        self._renames = 0
        self._standing: Standing | None = None
        self._recent: deque[Row] = deque(maxlen=RECENT)
        self._sights: dict[tuple[Viewer, bool], Sight] = {}
        self._common: Sight | None = None
        """What those sights have in common."""
        self._seen_rows: dict[tuple[int, Viewer], SeenRow] = {}
        self._seed = b""
        self._lateness = Lateness()

    @property
    def standing(self) -> Standing:
        if self._standing is None:
            raise NoTable(self.id)
        return self._standing

    @property
    def is_idle(self) -> bool:
        return not self.ears and not self.lock.locked()

    async def load(self) -> None:
        """From the last snapshot and the rows behind it, or from the whole log."""
        kept = await self._store.snapshot(self.id)
        standing = snapshots.unpack(kept.body) if kept is not None else None
        if standing is not None and standing.made.delay:
            kept = None  # what spectators are shown lies before it, perhaps
        if kept is not None and standing is not None and (standing.version, standing.hash) == (kept.version, kept.hash):
            self._standing, self.snapshot_at = standing, kept.version
        await self.catch_up()
        if self._standing is None:
            raise NoTable(self.id)

    async def catch_up(self) -> None:
        """Reads what the log has more, page by page: others get a turn between them."""
        after, previous = (0, None) if self._standing is None else (self._standing.version, self._standing.hash)
        async for rows in pages(self._store, self.id, after, previous=previous):
            self.take(rows)

    def take(self, rows: Sequence[Row], leading_to: Standing | None = None) -> None:
        """Folds rows that are in the log, and wakes whoever looks on. The standing is swapped in at the end.

        Whoever wrote them has folded them already, and says where they lead to from here.
        """
        standing = self._standing
        if leading_to is not None:
            standing = leading_to
            self._keep(rows)
            self._look_back(standing, rows)
        else:
            for row in rows:
                if standing is None or row.version == standing.version + 1:
                    standing = fold(standing, row)
                    self._keep((row,))
                    self._look_back(standing, (row,))
        if standing is not self._standing:
            self._standing = standing
            self._forget_sights()
            for ear in self.ears:
                ear.wake()

    def _keep(self, rows: Sequence[Row]) -> None:
        if self.ears:  # nobody else asks for rows, and a hall has thousands of tables at hand
            self._recent.extend(rows)

    def _look_back(self, standing: Standing, rows: Sequence[Row]) -> None:
        if standing.made.delay:
            self._lateness.keep(standing, sum(row.kind == MOVE for row in rows))

    def shown_to(self, viewer: Viewer) -> Standing:
        """How the table stands for this viewer: for a spectator perhaps some moves ago."""
        return self.standing if viewer != WATCHER else self._lateness.seen(self.standing)

    def rest(self) -> None:
        """Nobody looks on any more: what was kept for them goes, and is read from the log when somebody comes."""
        self.told = b""
        self._recent.clear()
        self._seen_rows.clear()
        self._forget_sights()

    async def seed(self) -> bytes:
        """The seed of the server."""
        if not self._seed:
            self._seed = await self._store.secret(self.id) or b""
        return self._seed

    def hear(self, data: bytes) -> None:
        """A hint: folded if it follows what is known, and otherwise a reason to read the log."""
        if data is self.told:
            return
        hint = read_hint(data)
        standing = self._standing
        if hint is None or not hint.rows or standing is None or hint.rows[-1].version <= standing.version:
            return
        if hint.previous == standing.hash:
            try:
                check(hint.rows, self.id, standing.version, standing.hash)
            except BrokenChain:
                self._lost(self)
            else:
                self.take(hint.rows)
        else:
            self._lost(self)

    def hear_talk(self, data: bytes) -> None:
        """Something said: told to whoever looks on, and kept nowhere here."""
        talk = read_talk(data)
        if talk is not None:
            for ear in self.ears:
                ear.talk.append(talk)
                ear.wake()

    async def learn_names(self) -> None:
        """Before a sight: what everybody who sits here is called now."""
        # Somebody may sit down or get another name while we ask; and news of a name may have been lost.
        while self._called_in is not self._standing or time.monotonic() > self._called_until:
            standing, renames = self.standing, self._renames
            called = await self._names.of([place.player for place in standing.places if place.player])
            if called != self._called:
                self._called = called
                self._forget_sights()
            if renames == self._renames:
                self._called_in, self._called_until = standing, time.monotonic() + LASTS

    def rename(self, player: str) -> None:
        """Whoever looks on is shown anew how a player is called."""
        if self._standing is not None and self._standing.seat_of(player) is not None:
            self._called_in = None
            self._renames += 1
            for ear in self.ears:
                ear.renamed = True
                ear.wake()

    def sight(self, viewer: Viewer, *, is_host: bool) -> Sight:
        """What a viewer sees now; made once for all who see the same."""
        key = viewer, is_host
        found = self._sights.get(key)
        if found is None:
            standing = self.shown_to(viewer)
            found = self._sights[key] = own_sight(self._common_of(standing), standing, viewer, is_host=is_host)
        return found

    def _common_of(self, standing: Standing) -> Sight:
        if standing is not self._standing:
            return common_sight(standing, self._called)
        if self._common is None:
            self._common = common_sight(standing, self._called)
        return self._common

    def _forget_sights(self) -> None:
        self._sights.clear()
        self._common = None

    async def seen_rows(self, after: int, to: int, viewer: Viewer) -> tuple[SeenRow, ...]:
        """What a viewer is sent of the rows behind a version."""
        rows: Sequence[Row] = self._recent
        if after < to and (not rows or rows[0].version > after + 1):
            rows = await self._store.read(self.id, after, to - after)
        first = rows[0].version if rows else 0
        behind = [rows[version - first] for version in range(after + 1, to + 1)]
        taken = [read_body(row.body).what for row in behind if row.kind == TAKEN]
        names = await self._names.of([what.player for what in taken if isinstance(what, SeatTaken)]) if taken else {}
        return tuple([self._seen_row(row, viewer, names) for row in behind])

    def _seen_row(self, row: Row, viewer: Viewer, names: Mapping[str, str]) -> SeenRow:
        if row.kind == TAKEN:
            return seen_row(row, self.standing.made.game, viewer, names)  # a name changes, and so it is not kept
        key = row.version, viewer
        found = self._seen_rows.get(key)
        if found is None:
            if len(self._seen_rows) >= RECENT:
                self._seen_rows.clear()
            found = self._seen_rows[key] = seen_row(row, self.standing.made.game, viewer, names)
        return found
