"""What opening a table, an analysis, coming in and speaking take from the budgets that all nodes share."""

import math

from mokum.people.budgets import Budgets, Share
from mokum.people.networks import one_household
from mokum.tables import Actor, Refusal
from mokum.tables.deciding.commands import Code
from mokum.tables.node.clerk import RETRY
from mokum.web.manners import Manners
from mokum.web.outages import AWAY

EVERYBODY = ""


class Tolls:
    """Each says after how many seconds it may be asked for again; 0 means that it was granted."""

    def __init__(self, budgets: Budgets, manners: Manners) -> None:
        self._budgets = budgets
        self._manners = manners

    async def table(self, actor: Actor) -> Refusal | None:
        """A new table, for whatever reason it is opened."""
        manners = self._manners
        shares = [Share("tables of a player", actor.player, manners.new_tables)]
        if actor.household:
            shares.append(Share("tables of a household", actor.household, manners.new_tables_of_household))
        shares.append(Share("tables", EVERYBODY, manners.new_tables_of_site))
        try:
            again_in = await self._take(*shares)
        except AWAY:
            return RETRY
        if not again_in:
            return None
        return Refusal(Code.TOO_MANY, "Too many new tables: try again later.", again_in=again_in)

    async def analysis(self, actor: Actor) -> Refusal | None:
        """A new analysis of a finished game."""
        try:
            again_in = await self._take(Share("analyses of a player", actor.player, self._manners.new_analyses))
        except AWAY:
            return RETRY
        if not again_in:
            return None
        return Refusal(Code.TOO_MANY, "Too many new analyses: try again later.", again_in=again_in)

    async def guest(self, address: str) -> int:
        """Somebody who comes in for the first time."""
        return await self._take(
            Share("guests of a household", one_household(address), self._manners.new_guests),
            Share("guests", EVERYBODY, self._manners.new_guests_of_site),
        )

    async def invitation(self, player: str) -> int:
        """A bot that somebody made is asked to a table."""
        return await self._take(Share("invitations of a player", player, self._manners.invitations))

    async def complaint(self, player: str, household: str) -> int:
        """Something that a moderator is to read."""
        return await self._take(
            Share("complaints of a player", player, self._manners.complaints),
            Share("complaints of a household", household, self._manners.complaints_of_household),
        )

    async def call_to_table(self, player: str) -> int:
        """A person is asked to a table."""
        return await self._take(Share("calls of a player", player, self._manners.calls))

    async def tie(self, player: str) -> int:
        """Somebody is followed or blocked."""
        return await self._take(Share("ties of a player", player, self._manners.ties))

    async def line(self, player: str) -> int:
        """A line of chat, at any table and through any socket."""
        return await self._take(Share("lines of a player", player, self._manners.chat))

    async def _take(self, *shares: Share) -> int:
        return math.ceil(await self._budgets.take(*shares) / 1000)
