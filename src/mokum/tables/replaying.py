"""The past of a table: its history as one saw it, and the replay of a finished game through any eyes."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from mokum.kernel.codec import encode
from mokum.kernel.event import WATCHER, Seat, Viewer
from mokum.store import BrokenChain, Row, Store, StoreUnavailable
from mokum.tables.bodies import read_body
from mokum.tables.clerk import RETRY
from mokum.tables.commands import Code, Refusal
from mokum.tables.folding import fold
from mokum.tables.frames import AnyShown, Frame, PlayedShown, StartedShown, frame
from mokum.tables.hall import Hall
from mokum.tables.happenings import Played, SeatTaken, Started
from mokum.tables.projecting import Sight
from mokum.tables.reception import BROKEN
from mokum.tables.standing import Phase, Standing

MOST_FRAMES = 200
"""Rows of history in one answer."""
MOST_STEPS = 50
"""Steps of a replay in one answer."""
STRIDE = 50
"""Rows between two standings that are kept of a finished game, and that are folded before others get a turn."""
COURSES = 64
"""Finished games that are kept so; the one that was longest unused is forgotten first."""

ALL_KNOWING: Viewer = -2
"""Eyes that see every hand: only for a game that is over."""


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row, and where the game stood after it."""

    version: int
    at: int
    what: AnyShown
    phase: Phase
    awaited: tuple[Seat, ...]
    view: msgspec.Raw | None
    """Through the chosen eyes; the public view for the all-knowing. None before the game."""
    views: tuple[msgspec.Raw, ...] = ()
    """For the all-knowing: what each seat saw."""


class Replay(msgspec.Struct, frozen=True):
    """Some steps of a game that is over. `version` is that of its last row."""

    table: str
    version: int
    eyes: Viewer
    steps: tuple[ReplayStep, ...]


class Replaying:
    """What a hall tells of the past. It changes nothing."""

    def __init__(self, hall: Hall, courses: int = COURSES) -> None:
        self._hall = hall
        self._most = courses
        self._courses: OrderedDict[str, _Course] = OrderedDict()

    async def history(
        self, player: str, table: str, *, before: int | None = None, limit: int = MOST_FRAMES, invitation: str = ""
    ) -> tuple[Frame, ...] | Refusal:
        """The last frames before a version, exactly as this player was sent them."""
        seen = await self._hall.look(player, table, invitation)
        if isinstance(seen, Refusal):
            return seen
        to = seen.version if before is None else min(before - 1, seen.version)
        after = max(to - min(limit, MOST_FRAMES), 0)
        if to <= after:
            return ()
        try:
            rows = await self._hall.store.read(table, after, to - after)
            names = await self._names(rows)
        except StoreUnavailable:
            return RETRY
        except BrokenChain:
            return BROKEN
        return tuple([frame(row, seen.game, seen.viewer, names) for row in rows])

    async def replay(
        self,
        player: str,
        table: str,
        eyes: Viewer,
        *,
        first: int = 1,
        count: int = MOST_STEPS,
        invitation: str = "",
    ) -> Replay | Refusal:
        """Steps of a game that is over, through any eyes: its seed is open, and with it every hand."""
        seen = await self._hall.look(player, table, invitation)
        if isinstance(seen, Refusal):
            return seen
        if seen.phase is not Phase.OVER:
            return Refusal(Code.NOT_ALLOWED, "The game is not over.")
        if not ALL_KNOWING <= eyes < len(seen.seats):
            return Refusal(Code.BAD_REQUEST, "There is no such seat.")
        to = min(first + min(count, MOST_STEPS) - 1, seen.version)
        try:
            steps = await self._steps(seen, eyes, first, to) if first <= to else ()
        except StoreUnavailable:
            return RETRY
        except BrokenChain:
            return BROKEN
        return Replay(table, seen.version, eyes, steps)

    async def _steps(self, seen: Sight, eyes: Viewer, first: int, to: int) -> tuple[ReplayStep, ...]:
        course = self._course(seen.table)
        standing, rows = await course.before(first, to)
        names = await self._names(rows)
        steps = []
        for row in rows:
            standing = fold(standing, row)
            if row.version >= first:
                steps.append(_step(standing, row, eyes, names))
        return tuple(steps)

    def _course(self, table: str) -> "_Course":
        course = self._courses.get(table)
        if course is None:
            course = self._courses[table] = _Course(table, self._hall.store)
            if len(self._courses) > self._most:
                self._courses.popitem(last=False)
        self._courses.move_to_end(table)
        return course

    async def _names(self, rows: Sequence[Row]) -> Mapping[str, str]:
        taken = [read_body(row.body).what for row in rows if row.kind == SeatTaken.__name__]
        return await self._hall.names.of([what.player for what in taken if isinstance(what, SeatTaken)])


class _Course:
    """Where a finished game stood after every so many rows: a page in its middle need not begin at its start."""

    def __init__(self, table: str, store: Store) -> None:
        self._table = table
        self._store = store
        self._kept: list[Standing] = []
        self._lock = asyncio.Lock()

    async def before(self, first: int, to: int) -> tuple[Standing | None, list[Row]]:
        """A standing before a version, and the rows from there up to another version."""
        wanted = (first - 1) // STRIDE
        async with self._lock:
            while len(self._kept) < wanted:
                standing = self._kept[-1] if self._kept else None
                for row in await self._read(standing, STRIDE):
                    standing = fold(standing, row)
                assert standing is not None
                # What could be taken back then is not asked for any more, and would keep every state on the way.
                self._kept.append(replace(standing, steps=()))
                await asyncio.sleep(0)  # live tables come between
        before = self._kept[wanted - 1] if wanted else None
        return before, await self._read(before, to - wanted * STRIDE)

    async def _read(self, after: Standing | None, limit: int) -> list[Row]:
        if after is None:
            return await self._store.read(self._table, limit=limit)
        return await self._store.read(self._table, after.version, limit, previous=after.hash)


def _step(standing: Standing, row: Row, eyes: Viewer, names: Mapping[str, str]) -> ReplayStep:
    all_knowing = eyes == ALL_KNOWING
    viewer = WATCHER if all_knowing else eyes
    shown = _whole(row, standing.made.game, names) if all_knowing else frame(row, standing.made.game, viewer, names)
    seats = range(len(standing.places)) if all_knowing and standing.position is not None else ()
    return ReplayStep(
        version=row.version,
        at=row.at,
        what=shown.what,
        phase=standing.phase,
        awaited=standing.awaited,
        view=_view(standing, viewer),
        views=tuple([msgspec.Raw(encode(standing.game.view(standing.position, seat))) for seat in seats]),
    )


def _view(standing: Standing, viewer: Viewer) -> msgspec.Raw | None:
    if standing.position is None:
        return None
    return msgspec.Raw(encode(standing.game.view(standing.position, viewer)))


def _whole(row: Row, game: str, names: Mapping[str, str]) -> Frame:
    """The row with all that it hid while the game ran."""
    match read_body(row.body).what:
        case Started(events):
            return Frame(row.version, row.at, StartedShown(events))
        case Played(seat, move, events, by_bot):
            return Frame(row.version, row.at, PlayedShown(seat, move, events, by_bot))
    return frame(row, game, WATCHER, names)
