"""Invitations to a table, from its host to one person, who is told of them wherever they are."""

import hashlib

from msgspec import Struct
from sqlalchemy import delete, exists, false, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people import players as rows
from mokum.people.errors import NoSuchPlayer
from mokum.people.schema import invitations, ties
from mokum.people.values import Clock, Player, SentInvitation

LASTS = 24 * 60 * 60_000
MOST_SHOWN = 20
"""To one person, the latest first."""


class Invitation(Struct, frozen=True):
    """One that somebody got, and did not decline."""

    sender: Player
    table: str
    way: bytes
    """Which way into the table was open when it was sent, as `way_of` says it."""
    at: int


def way_of(secret: str) -> bytes:
    """The way into a private table, without the secret that opens it: when its host closes it, this fits no more."""
    return hashlib.sha256(b"invitation|" + secret.encode()).digest()


class Invitations:
    """From each sender to each person the last one holds. Whoever is blocked sends as any other, and nobody is told.

    The older ones are kept for as long: which of them was declined, and that changes nothing in what a sender is told.
    """

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock

    async def send(self, sender: str, invited: str, table: str, way: bytes) -> None:
        """Invites. Who declined this table is not asked again, however it is sent; the same again changes nothing."""
        async with self._engine.begin() as connection:
            for ref in sorted((sender, invited)):
                await rows.hold(connection, ref)
            if (await rows.read(connection, invited)).kind not in ("account", "guest"):
                raise NoSuchPlayer
            theirs = invitations.c.sender == sender, invitations.c.invited == invited
            sent = select(invitations).where(*theirs).order_by(invitations.c.at.desc()).limit(1)
            last = (await connection.execute(sent)).one_or_none()
            if last is not None and (last.table_id, bytes(last.way)) == (table, way):
                return
            told = {"way": way, "at": self._clock() if last is None else max(self._clock(), last.at + 1)}
            again = update(invitations).where(*theirs, invitations.c.table_id == table).values(**told)
            if (await connection.execute(again)).rowcount:
                return  # as it was, declined or not
            row = {"sender": sender, "invited": invited, "table_id": table, "declined": False}
            await connection.execute(insert(invitations).values(**row, **told))

    async def to(self, invited: str) -> list[Invitation]:
        """Those that somebody got lately and did not decline, of people whom they did not block."""
        blocked = select(ties.c.other).where(ties.c.player == invited, ties.c.kind == "blocks")
        later = invitations.alias()
        same = later.c.sender == invitations.c.sender, later.c.invited == invitations.c.invited
        asked = select(invitations).where(
            invitations.c.invited == invited,
            invitations.c.declined == false(),
            invitations.c.at > self._clock() - LASTS,
            invitations.c.sender.not_in(blocked),
            ~exists().where(*same, later.c.at > invitations.c.at),
        )
        latest = asked.order_by(invitations.c.at.desc(), invitations.c.sender).limit(MOST_SHOWN)
        async with self._engine.connect() as connection:
            found = (await connection.execute(latest)).all()
            senders = await rows.read_all(connection, [row.sender for row in found])
        return [
            Invitation(senders[row.sender], row.table_id, bytes(row.way), row.at)
            for row in found
            if row.sender in senders
        ]

    async def decline(self, invited: str, table: str) -> None:
        """Not now. The sender is not told."""
        mine = update(invitations).where(invitations.c.invited == invited, invitations.c.table_id == table)
        async with self._engine.begin() as connection:
            await connection.execute(mine.values(declined=True))

    async def of(self, player: str) -> list[SentInvitation]:
        """Those that a player sent, and those that they got and were shown."""
        blocked = select(ties.c.other).where(ties.c.player == player, ties.c.kind == "blocks")
        got = (invitations.c.invited == player) & invitations.c.sender.not_in(blocked)
        asked = select(invitations).where(or_(invitations.c.sender == player, got))
        async with self._engine.connect() as connection:
            found = await connection.execute(asked.order_by(invitations.c.at, invitations.c.sender))
            return [SentInvitation(row.sender, row.invited, row.table_id, row.at) for row in found]

    async def sweep(self) -> None:
        """Removes those that are too old."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(invitations).where(invitations.c.at <= self._clock() - LASTS))


async def forget_invitations(connection: AsyncConnection, player: str) -> None:
    """All that somebody sent or got."""
    mine = or_(invitations.c.sender == player, invitations.c.invited == player)
    await connection.execute(delete(invitations).where(mine))
