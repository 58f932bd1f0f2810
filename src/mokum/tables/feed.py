"""What somebody who looks on is sent, from any version on: frames without a gap, and how the table then stands."""

from collections.abc import Awaitable, Callable

import msgspec

from mokum.tables.frames import Frame
from mokum.tables.hints import Talk
from mokum.tables.projecting import Sight
from mokum.tables.table import Ear, Table

FAR_BEHIND = 200
"""Whoever is further behind is told how the table stands, and not how it came to that."""


class Update(msgspec.Struct, frozen=True):
    """The frames behind the last update, and the sight after the last of them. Without frames: only where it stands."""

    frames: tuple[Frame, ...]
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
        self._invitation = invitation
        self._after = after
        self._is_first = True
        self._closed = closed
        self._ear = Ear()
        table.ears.add(self._ear)

    def __aiter__(self) -> "Feed":
        return self

    async def __anext__(self) -> Update | Talk:
        while True:
            self._ear.woken.clear()
            standing = self.table.standing
            if not standing.may_see(self._player, self._invitation):
                raise StopAsyncIteration  # a private table, and the player no longer sits there
            if standing.version > self._after or self._is_first:
                return await self._update()
            if self._ear.talk:
                return self._ear.talk.popleft()
            await self._ear.woken.wait()

    async def _update(self) -> Update:
        standing = self.table.standing
        viewer = standing.viewer(self._player)
        shown = self.table.sight(viewer, is_host=bool(self._player) and self._player == standing.made.host)
        after = min(self._after, standing.version)
        frames: tuple[Frame, ...] = ()
        if standing.version - after <= FAR_BEHIND:
            frames = await self.table.frames(after, standing.version, viewer)
        self._after, self._is_first = standing.version, False
        return Update(frames, shown)

    async def close(self) -> None:
        """Looks no longer."""
        self.table.ears.discard(self._ear)
        await self._closed(self)
