"""Being called, wired together: the door for the web, the tables and whoever starts the server."""

from collections.abc import AsyncIterator, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncEngine

from mokum.calling.keys import Links
from mokum.calling.letters import Letters
from mokum.calling.notices import Notices
from mokum.calling.offering import Ways
from mokum.calling.outbox import Outbox
from mokum.calling.posting import Post
from mokum.calling.schema import messages, notices, parts, ways, wishes
from mokum.calling.sending import FIRST_WAIT, IsCurrent, Sender
from mokum.calling.values import KINDS, Call, Kind
from mokum.calling.ways import KeptWays
from mokum.calling.wishes import Wishing
from mokum.people import People
from mokum.people.errors import BadLink, NoSuchPlayer
from mokum.people.sweeping import sweep_all
from mokum.people.tokens import is_reference
from mokum.people.values import Client, Clock

ALL: Literal["all"] = "all"


async def always(_: Call) -> bool:
    """For a server without tables."""
    return True


class Calling:
    """Its parts, and what concerns several of them."""

    def __init__(
        self,
        engine: AsyncEngine,
        people: People,
        clock: Clock,
        *,
        keys: Sequence[bytes],
        post: Post,
        site: str,
        is_current: IsCurrent = always,
        lease: int | None = None,
        first_wait: int = FIRST_WAIT,
    ) -> None:
        """`site` is what links in letters begin with."""
        self._engine = engine
        self._links, self._kept = Links(keys), KeptWays(engine, clock)
        self.outbox = Outbox(engine, clock) if lease is None else Outbox(engine, clock, lease=lease)
        self.notices, self.wishes = Notices(engine, clock), Wishing(engine)
        self.letters = Letters(engine, people, clock, self._kept, self._links)
        self.sender = Sender(
            self.outbox,
            self.notices,
            self._kept,
            post=post,
            links=self._links,
            clock=clock,
            site=site,
            players=people.players,
            is_current=is_current,
            first_wait=first_wait,
        )
        self.ways = Ways(
            engine,
            people,
            clock,
            kept=self._kept,
            post=post,
            links=self._links,
            letters=self.letters,
            sender=self.sender,
            site=site,
        )

    async def call_out(self, calls: Sequence[Call]) -> None:
        """Somebody is called, once for each of these; whoever invites somebody calls this."""
        await self.notices.call_out(calls)

    async def stop(self, token: str) -> Kind | Literal["all"]:
        """By the link of a letter: no letters of this kind any more; raises `BadLink`."""
        parts_of_it = self._links.read("stop", token)
        if len(parts_of_it) != 2 or not is_reference(parts_of_it[0]):
            raise BadLink
        player, said = parts_of_it
        kind = next((each for each in KINDS if each == said), None)
        try:
            await self.wishes.stop(player, "mail", kind)
        except NoSuchPlayer:
            raise BadLink from None
        return kind or ALL

    async def forgotten(self, who: str, client: Client) -> None:
        """Writes to whoever forgot a password."""
        await self.letters.forgotten(who, client, is_offered=self.ways.offer.mail)

    async def sweep(self) -> None:
        """Forgets what ran out; to be called now and then."""
        await sweep_all((self.notices, self.outbox, self._kept))

    async def forget(self, player: str) -> None:
        """Somebody leaves for good."""
        mine = select(messages.c.id).where(messages.c.player == player)
        async with self._engine.begin() as connection:
            await connection.execute(delete(parts).where(parts.c.message.in_(mine)))
            for table in (messages, notices, ways, wishes):
                await connection.execute(delete(table).where(table.c.player == player))

    async def notices_of(self, player: str) -> AsyncIterator[Sequence[Any]]:
        """All calls, for an export."""
        before: str | None = ""
        while before is not None:
            page = await self.notices.page(player, before)
            yield page.notices
            before = page.next

    async def ways_of(self, player: str) -> AsyncIterator[Sequence[Any]]:
        """The ways, with where they lead and without what opens them."""
        for way in await self._kept.of(player):
            reached = await self._kept.reached(way.id)
            yield [msgspec.structs.asdict(way) | {"address": reached.address if reached else ""}]

    async def wishes_of(self, player: str) -> AsyncIterator[Sequence[Any]]:
        """What they wish."""
        yield [await self.wishes.of(player)]

    async def close(self) -> None:
        """Waits for what is under way."""
        await self.letters.close()
