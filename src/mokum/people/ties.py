"""Ties between people: whom somebody follows, and whom they blocked. Only the one who made a tie is told of it."""

from collections import defaultdict
from collections.abc import Collection, Mapping
from typing import Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, delete, exists, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people import players as rows
from mokum.people.errors import NoSuchPlayer, TooManyTies
from mokum.people.invitations import Invitations
from mokum.people.revocations import Listeners
from mokum.people.schema import players, sessions, ties
from mokum.people.sessions import SEEN_EVERY, Sessions
from mokum.people.values import Clock, Player

TieKind = Literal["follows", "blocks"]
MOST: Mapping[TieKind, int] = {"follows": 200, "blocks": 500}
"""That one person may have."""
OPEN_TO: Mapping[TieKind, tuple[str, ...]] = {"follows": ("account",), "blocks": ("account", "guest")}
"""Of which kind the other is. A bot is its owner's: nobody follows it, and it sits down only where it is invited."""
HERE = SEEN_EVERY + 60_000
"""Whoever was seen within this is here: a page that is looked at asks more often, and `seen_at` follows it so far."""


class Tie(Struct, frozen=True):
    """What somebody is to a player who chose it, and since when."""

    other: Player
    kind: TieKind
    at: int


class Companion(Struct, frozen=True):
    """Somebody whom a player follows, and who is here now."""

    player: Player
    follows_back: bool


class Ties(Listeners[str]):
    """One row for what one person is to another, so that nobody is followed and blocked at once.

    Tells its listeners who has blocked somebody, or does so no more.
    """

    def __init__(self, engine: AsyncEngine, clock: Clock, sessions: Sessions) -> None:
        super().__init__()
        self._engine = engine
        self._clock = clock
        self._sessions = sessions
        self.invitations = Invitations(engine, clock)

    async def make(self, player: str, other: str, kind: TieKind) -> None:
        """Follows or blocks, whatever was before; raises `NoSuchPlayer` or `TooManyTies`."""
        if player == other:
            raise NoSuchPlayer
        async with self._engine.begin() as connection:
            for ref in sorted((player, other)):  # in one order, so that two who do it at once do not wait in a circle
                await rows.hold(connection, ref)
            if (await rows.read(connection, other)).kind not in OPEN_TO[kind]:
                raise NoSuchPlayer
            before = await connection.scalar(select(ties.c.kind).where(*_between(player, other)))
            if before == kind:
                return
            counted = select(func.count()).where(ties.c.player == player, ties.c.kind == kind)
            if (await connection.scalar(counted) or 0) >= MOST[kind]:
                raise TooManyTies
            await connection.execute(delete(ties).where(*_between(player, other)))
            row = {"player": player, "other": other, "kind": kind, "at": self._clock()}
            await connection.execute(insert(ties).values(row))
        if "blocks" in (kind, before):
            self.tell(player)

    async def end(self, player: str, other: str, kind: TieKind) -> None:
        """Follows or blocks no more."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(ties).where(*_between(player, other), ties.c.kind == kind))
        if kind == "blocks":
            self.tell(player)

    async def of(self, player: str) -> list[Tie]:
        """Whom a player follows and blocked, the latest first."""
        mine = select(ties.c.other, ties.c.kind, ties.c.at).where(ties.c.player == player)
        async with self._engine.connect() as connection:
            found = (await connection.execute(mine.order_by(ties.c.at.desc(), ties.c.other))).all()
            others = await rows.read_all(connection, [row.other for row in found])
        return [Tie(others[row.other], row.kind, row.at) for row in found if row.other in others]

    async def between(self, player: str, other: str) -> TieKind | None:
        """What another is to a player."""
        async with self._engine.connect() as connection:
            kind: TieKind | None = await connection.scalar(select(ties.c.kind).where(*_between(player, other)))
        return kind

    async def followers(self, player: str) -> int:
        """How many follow a player; of those whom the player blocked it counts for nothing."""
        back = ties.alias()
        blocked = select(back.c.other).where(back.c.player == player, back.c.kind == "blocks")
        asked = select(func.count()).where(ties.c.other == player, _follows(), ties.c.player.not_in(blocked))
        async with self._engine.connect() as connection:
            return await connection.scalar(asked) or 0

    async def companions(self, player: str, limit: int) -> list[Companion]:
        """Those whom a player follows who are here and did not block them, the last seen first."""
        back = ties.alias()
        theirs = ties.outerjoin(back, (back.c.player == ties.c.other) & (back.c.other == ties.c.player))
        seen = func.max(sessions.c.seen_at)
        asked = (
            select(ties.c.other, back.c.kind)
            .select_from(theirs.join(sessions, sessions.c.player == ties.c.other))
            .where(ties.c.player == player, _follows(), or_(back.c.kind.is_(None), back.c.kind != "blocks"))
            .where(sessions.c.seen_at > self._clock() - HERE, self._sessions.is_alive())
            .group_by(ties.c.other, back.c.kind)
            .order_by(seen.desc(), ties.c.other)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(asked)).all()
            others = await rows.read_all(connection, [row.other for row in found])
        return [Companion(others[row.other], row.kind == "follows") for row in found if row.other in others]

    async def blocked_by(self, player: str) -> frozenset[str]:
        """Whom a player blocked."""
        asked = select(ties.c.other).where(ties.c.player == player, ties.c.kind == "blocks")
        async with self._engine.connect() as connection:
            return frozenset(await connection.scalars(asked))

    async def is_blocked(self, player: str, by: Collection[str]) -> bool:
        """Whether one of these people blocked a player."""
        asked = select(ties.c.player).where(ties.c.player.in_(by), ties.c.other == player, ties.c.kind == "blocks")
        async with self._engine.connect() as connection:
            return await connection.scalar(asked.limit(1)) is not None

    async def apart(self, among: Collection[str]) -> dict[str, set[str]]:
        """Of these people, those who are not brought together, whoever of the two blocked the other."""
        found: dict[str, set[str]] = defaultdict(set)
        asked = select(ties.c.player, ties.c.other).where(ties.c.player.in_(among), ties.c.kind == "blocks")
        async with self._engine.connect() as connection:
            for one, other in await connection.execute(asked):
                found[one].add(other)
                found[other].add(one)
        return dict(found)

    async def sweep(self) -> None:
        """Removes what is about guests who are gone.

        It asks tie by tie: a list of all guests, or of all sessions, may be longer than the database can compare with.
        """
        async with self._engine.begin() as connection:
            for side in (ties.c.player, ties.c.other):
                is_guest = exists().where(players.c.ref == side, players.c.kind == "guest")
                is_here = exists().where(sessions.c.player == side, self._sessions.is_alive())
                await connection.execute(delete(ties).where(is_guest, ~is_here))


async def forget_ties(connection: AsyncConnection, player: str) -> None:
    """All that is about a player, from both sides."""
    await connection.execute(delete(ties).where(or_(ties.c.player == player, ties.c.other == player)))


def _between(player: str, other: str) -> tuple[ColumnElement[bool], ...]:
    return ties.c.player == player, ties.c.other == other


def _follows() -> ColumnElement[bool]:
    return ties.c.kind == "follows"
