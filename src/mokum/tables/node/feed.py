"""One viewer's subscription to a table: from any version on, without a gap, and how the table then stands."""

from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from mokum.kernel.event import WATCHER, Viewer
from mokum.tables.bus.hints import Said, Talk, Unsaid
from mokum.tables.log.happenings import TableMade
from mokum.tables.log.seat_states import SeatState
from mokum.tables.log.standing import Standing
from mokum.tables.node.table import TALK, Ear, Table
from mokum.tables.showing.projecting import Sight
from mokum.tables.showing.seen_rows import SeenRow

FAR_BEHIND = 200
"""Whoever is further behind is told how the table stands, and not how it came to that."""


class Update(msgspec.Struct, frozen=True):
    """The rows behind the last update, and the sight after the last of them. Without rows: only where it stands."""

    rows: tuple[SeenRow, ...]
    sight: Sight


class Feed:
    """An async iterator of updates and chat. Whoever reads slowly gets fewer and larger updates."""

    def __init__(
        self,
        table: Table,
        player: str,
        invitation: str,
        after: int,
        *,
        closed: Callable[["Feed"], Awaitable[None]],
    ) -> None:
        self.table = table
        self._player = player
        self.invitation = invitation
        self._after = after
        self._is_first = True
        self._closed = closed
        self._places: tuple[SeatState, ...] = ()
        self._made: TableMade | None = None
        self._viewer: Viewer = WATCHER
        self._aside: deque[Said] = deque(maxlen=TALK)
        """What spectators said, for a player to hear after the game."""
        self._ear = Ear()
        table.ears.add(self._ear)

    def __aiter__(self) -> "Feed":
        return self

    async def __anext__(self) -> Update | Talk:
        while True:
            standing = self.table.standing
            if standing.places is not self._places or standing.made is not self._made:
                self._look_around(standing)
            if self._ear.renamed:
                self._ear.renamed, self._is_first = False, True
            if self.table.shown_to(self._viewer).version > self._after or self._is_first:
                return await self._update()
            if standing.is_over and self._aside:
                return self._aside.popleft()
            if self._ear.talk:
                talk = self._ear.talk.popleft()
                if self._is_heard(talk, standing):
                    return talk
                continue
            await self._ear.listen()

    def _look_around(self, standing: Standing) -> None:
        """Whether one may look on, and as whom, changes when somebody sits down or gets up, or the way in does."""
        if not standing.may_see(self._player, self.invitation):
            raise StopAsyncIteration  # a private table, and the player no longer sits there
        self._places, self._viewer = standing.places, standing.viewer(self._player)
        self._made = standing.made

    def _is_heard(self, talk: Talk, standing: Standing) -> bool:
        """What spectators say during a game waits for its end before a player hears it."""
        if isinstance(talk, Unsaid):
            self._aside = deque((said for said in self._aside if said.line.id != talk.line), TALK)
            return True
        if not talk.line.spectator or self._viewer == WATCHER or standing.is_over:
            return True
        self._aside.append(talk)
        return False

    async def _update(self) -> Update:
        await self.table.learn_names()
        standing = self.table.standing
        if standing.places is not self._places or standing.made is not self._made:
            self._look_around(standing)
        viewer = self._viewer
        shown = self.table.sight(viewer, is_host=bool(self._player) and self._player == standing.made.host)
        after = min(self._after, shown.version)
        rows: tuple[SeenRow, ...] = ()
        if shown.version - after <= FAR_BEHIND:
            rows = await self.table.seen_rows(after, shown.version, viewer)
        self._after, self._is_first = shown.version, False
        return Update(rows, shown)

    async def close(self) -> None:
        """Looks no longer."""
        self.table.ears.discard(self._ear)
        await self._closed(self)
