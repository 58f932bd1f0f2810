"""Finds the bot that somebody wants to play with, if it has room for one more game."""

from mokum.people import People
from mokum.people.errors import NoSuchPlayer
from mokum.store import Store
from mokum.tables import Actor, Refusal
from mokum.tables.deciding.commands import Code
from mokum.tables.node.clerk import RETRY
from mokum.tables.serving.inviting import NO_BOT
from mokum.web.manners import Manners
from mokum.web.outages import AWAY
from mokum.web.tolls import Tolls

BUSY = Refusal(Code.NOT_ALLOWED, "This bot plays as many games as it may.")


class Inviting:
    """Between the tables, which know no names, and the people."""

    def __init__(self, people: People, store: Store, manners: Manners) -> None:
        self._people = people
        self._store = store
        self._tolls = Tolls(people.budgets, manners)
        self._most = manners.games_of_bot

    async def find(self, actor: Actor, name: str) -> str | Refusal:
        """The bot of this name, for somebody who invites it."""
        try:
            bot = (await self._people.bots.named(name)).ref
            if await self._people.moderation.is_banned(bot):
                return NO_BOT
            if await self.is_busy(bot):
                return BUSY
            again_in = await self._tolls.invitation(actor.player)
        except NoSuchPlayer:
            return NO_BOT
        except AWAY:
            return RETRY
        if again_in:
            return Refusal(Code.TOO_MANY, "Too many invitations: try again later.", again_in=again_in)
        return bot

    async def is_busy(self, bot: str, but: str = "") -> bool:
        """Does it play as many games as it may, not counting one?"""
        found = await self._store.unfinished(bot, self._most + 1)
        return sum(listing.table != but for listing in found) >= self._most
