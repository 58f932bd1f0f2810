"""A table in the memory of a hall: a cache of its standing and of its last rows, and whoever looks on."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

from mokum.kernel.event import Viewer
from mokum.store import BrokenChain, Row, Store
from mokum.store.chain import check
from mokum.tables import snapshots
from mokum.tables.bus import Unsubscribe
from mokum.tables.folding import NoTable, fold
from mokum.tables.frames import Frame, frame
from mokum.tables.hints import Talk, read_hint, read_talk
from mokum.tables.projecting import Sight, sight
from mokum.tables.standing import Standing

RECENT = 256
"""Rows that are kept at hand for feeds."""

TALK = 64
"""Lines of chat that wait for somebody; the oldest are dropped first. Frames are never dropped."""


class Ear:
    """Somebody who looks on: woken when there is something new."""

    __slots__ = ("talk", "woken")

    def __init__(self) -> None:
        self.woken = asyncio.Event()
        self.talk: deque[Talk] = deque(maxlen=TALK)


class Table:
    """Whoever changes it holds its lock. States in it are never changed, only replaced."""

    def __init__(self, table: str, store: Store, lost: Callable[["Table"], None]) -> None:
        self.id = table
        self.lock = asyncio.Lock()
        self.ears: set[Ear] = set()
        self.unsubscribe: list[Unsubscribe] = []
        self.snapshot_at = 0
        self._store = store
        self._lost = lost
        self._standing: Standing | None = None
        self._recent: deque[Row] = deque(maxlen=RECENT)
        self._sights: dict[tuple[Viewer, bool], Sight] = {}
        self._frames: dict[tuple[int, Viewer], Frame] = {}
        self._seed = b""

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
        if kept is not None and standing is not None and (standing.version, standing.hash) == (kept.version, kept.hash):
            self._standing, self.snapshot_at = standing, kept.version
        await self.catch_up()
        if self._standing is None:
            raise NoTable(self.id)

    async def catch_up(self) -> None:
        """Reads what the log has more."""
        standing = self._standing
        if standing is None:
            self.take(await self._store.read(self.id))
        else:
            self.take(await self._store.read(self.id, standing.version, previous=standing.hash))

    def take(self, rows: Sequence[Row], leading_to: Standing | None = None) -> None:
        """Folds rows that are in the log, and wakes whoever looks on. The standing is swapped in at the end.

        Whoever wrote them has folded them already, and says where they lead to from here.
        """
        standing = self._standing
        if leading_to is not None:
            standing = leading_to
            self._recent.extend(rows)
        else:
            for row in rows:
                if standing is None or row.version == standing.version + 1:
                    standing = fold(standing, row)
                    self._recent.append(row)
        if standing is not self._standing:
            self._standing = standing
            self._sights.clear()
            for ear in self.ears:
                ear.woken.set()

    async def seed(self) -> bytes:
        """The seed of the house."""
        if not self._seed:
            self._seed = await self._store.secret(self.id) or b""
        return self._seed

    def hear(self, data: bytes) -> None:
        """A hint: folded if it follows what is known, and otherwise a reason to read the log."""
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
                ear.woken.set()

    def sight(self, viewer: Viewer, *, is_host: bool) -> Sight:
        """What a viewer sees now; made once for all who see the same."""
        key = viewer, is_host
        if key not in self._sights:
            self._sights[key] = sight(self.standing, viewer, is_host=is_host)
        return self._sights[key]

    async def frames(self, after: int, to: int, viewer: Viewer) -> tuple[Frame, ...]:
        """What a viewer is sent of the rows behind a version."""
        rows: Sequence[Row] = self._recent
        if after < to and (not rows or rows[0].version > after + 1):
            rows = await self._store.read(self.id, after, to - after)
        first = rows[0].version if rows else 0
        return tuple([self._frame(rows[version - first], viewer) for version in range(after + 1, to + 1)])

    def _frame(self, row: Row, viewer: Viewer) -> Frame:
        key = row.version, viewer
        if key not in self._frames:
            if len(self._frames) >= RECENT:
                self._frames.clear()
            self._frames[key] = frame(row, self.standing.made.game, viewer)
        return self._frames[key]
