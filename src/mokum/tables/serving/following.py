"""Lets somebody follow a table: the node hears what others write there for as long as one of its own looks on."""

from mokum.store import BrokenChain, StoreUnavailable
from mokum.tables.bus import Bus
from mokum.tables.bus.hints import rows_subject, talk_subject
from mokum.tables.chores import Chores
from mokum.tables.deciding.commands import Refusal
from mokum.tables.node.clerk import RETRY, Clerk
from mokum.tables.node.feed import Feed
from mokum.tables.node.reception import Reception
from mokum.tables.node.table import Table


class Following:
    """Part of a hall: opens feeds, and closes what they needed with the last of them."""

    def __init__(self, bus: Bus, reception: Reception, clerk: Clerk, chores: Chores) -> None:
        self._bus, self._reception, self._clerk, self._chores = bus, reception, clerk, chores

    async def watch(self, player: str, table: str, after: int, invitation: str) -> Feed | Refusal:
        """Everything that a player may see of a table, from behind a version on. The feed must be closed."""
        found = await self._reception.find(table, player, invitation)
        if isinstance(found, Refusal):
            return found
        feed = Feed(found, player, invitation, after, closed=self._unwatch)
        try:
            async with found.lock:
                if not found.unsubscribe:
                    found.unsubscribe = [
                        await self._bus.subscribe(rows_subject(found.id), lambda data: self._hear(found, data)),
                        await self._bus.subscribe(talk_subject(found.id), found.hear_talk),
                    ]
                await found.catch_up()  # what came between loading and listening
            if found.standing.is_of_bots and len(found.ears) == 1:
                await self._clerk.ask_bots(found)
        except StoreUnavailable:
            await feed.close()
            return RETRY
        except BrokenChain as error:
            await feed.close()
            return self._reception.broken(error)
        except BaseException:
            await feed.close()  # nobody else will: its ear would keep the table for ever
            raise
        return feed

    def _hear(self, table: Table, data: bytes) -> None:
        """Where only bots play, whoever wrote a move asks nobody for the next one: the halls where it is seen do."""
        known = table.standing
        table.hear(data)
        if table.standing is not known and table.standing.is_of_bots:
            self._chores.start(self._clerk.ask_bots(table, known))

    async def _unwatch(self, feed: Feed) -> None:
        table = feed.table
        if not table.ears:
            table.rest()
            unsubscribe, table.unsubscribe = table.unsubscribe, []
            for each in unsubscribe:
                await each()
