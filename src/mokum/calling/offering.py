"""The ways of a person, as the web asks for them: each is checked, and counted, before anything is sent."""

from sqlalchemy.ext.asyncio import AsyncEngine

from mokum.calling.composing import trial
from mokum.calling.errors import NotOffered, TooOften, WayFailed
from mokum.calling.keys import Links
from mokum.calling.letters import Letters
from mokum.calling.mail import MailFailed, read_address
from mokum.calling.outbox import CONFIRM, Draft, add
from mokum.calling.posting import Post
from mokum.calling.sending import Gone, Sender
from mokum.calling.values import Offer, ServiceKind, Way
from mokum.calling.ways import KeptWays, Reached
from mokum.calling.words import WORDS
from mokum.people import People
from mokum.people.budgets import Rate, Share
from mokum.people.errors import BadLink
from mokum.people.tokens import new_reference
from mokum.people.values import Client, Clock, Session

TRIALS = Rate(20, 3_600, 5)
"""Of one player."""
NAME_LENGTH = 80


class Ways:
    """Who asks has been let in by the caller, and has proven who they are where that is needed."""

    def __init__(
        self,
        engine: AsyncEngine,
        people: People,
        clock: Clock,
        *,
        kept: KeptWays,
        post: Post,
        links: Links,
        letters: Letters,
        sender: Sender,
        site: str,
    ) -> None:
        self._engine, self._people, self._clock, self._kept = engine, people, clock, kept
        self._post, self._links, self._letters, self._sender, self._site = post, links, letters, sender, site

    @property
    def offer(self) -> Offer:
        """Which ways this server has."""
        return self._post.offer

    async def of(self, player: str) -> list[Way]:
        """The player's own."""
        return await self._kept.of(player)

    async def add_browser(self, session: Session, endpoint: str, point: str, auth: str) -> None:
        """The browser of a session; raises `BadAddress`, `NotOffered` or `TooManyWays`."""
        id, keys = self._post.read_browser(endpoint, point, auth)  # noqa: A001
        now = self._clock()
        way = Way(id, session.player, "push", session.agent[:NAME_LENGTH], "on", now, None, session.id)
        await self._kept.put_browser(way, endpoint, keys, session)

    async def add_mail(self, player: str, typed: str, client: Client) -> None:
        """Sends a letter to an address; raises `BadAddress`, `NotOffered` or `TooOften`."""
        if not self.offer.mail:
            raise NotOffered
        address = read_address(typed)
        await self._letters.pay(address, player, client)
        now = self._clock()
        way = Way(new_reference(), player, "mail", address, "unconfirmed", now, None)
        async with self._engine.begin() as connection:
            kept = await self._kept.put_unconfirmed(connection, way)
            await add(connection, Draft(new_reference(), player, kept.id, now, now, CONFIRM))

    async def confirm_mail(self, token: str) -> str:
        """The address that counts from now on; raises `BadLink`."""
        (way,) = _one(self._links.read(CONFIRM, token))
        address = await self._kept.confirm(way)
        if address is None:
            raise BadLink
        return address

    async def add_service(self, player: str, kind: ServiceKind, address: str, secret: str) -> None:
        """A service, if it takes a message for trial; raises `BadAddress`, `NotOffered`, `WayFailed` or `TooOften`."""
        id = new_reference()  # noqa: A001
        name, keys = self._post.read_service(id, kind, address, secret)
        way = Way(id, player, "service", name, "on", self._clock(), None)
        await self._try(Reached(way, address, keys))
        await self._kept.put_service(way, address, keys)

    async def try_out(self, player: str, way: str) -> None:
        """A message for trial; raises `NoSuchWay`, `WayFailed` or `TooOften`."""
        reached = await self._kept.own(player, way)
        if reached.way.state == "unconfirmed":
            raise WayFailed("unconfirmed")
        await self._try(reached)
        await self._kept.worked(way)

    async def switch(self, player: str, way: str, *, on: bool) -> None:
        """Raises `NoSuchWay`."""
        await self._kept.switch(player, way, "on" if on else "off")

    async def remove(self, player: str, way: str) -> None:
        """Raises `NoSuchWay`."""
        await self._kept.remove(way, player)

    async def _try(self, reached: Reached) -> None:
        player = reached.way.player
        if again_in := await self._people.budgets.take(Share("trials of a player", player, TRIALS)):
            raise TooOften(again_in // 1000 + 1)
        language = (await self._people.player(player)).language
        try:
            await self._sender.send(trial(new_reference(), WORDS[language], self._site), reached, language)
        except Gone:
            await self._kept.remove(reached.way.id)
            raise WayFailed("gone") from None
        except MailFailed:
            raise WayFailed("refused") from None


def _one(parts: tuple[str, ...]) -> tuple[str]:
    if len(parts) != 1:
        raise BadLink
    return (parts[0],)
