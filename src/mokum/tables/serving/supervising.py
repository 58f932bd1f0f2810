"""What moderators may see of any table, and do to it: look as a spectator does, and end it without a result."""

from collections.abc import Awaitable, Callable

from mokum.kernel.event import WATCHER
from mokum.store import StoreUnavailable
from mokum.tables.deciding.commands import Answer, Code, Refusal
from mokum.tables.deciding.context import Decision
from mokum.tables.log import naming
from mokum.tables.log.happenings import Abandoned
from mokum.tables.log.standing import Standing
from mokum.tables.node.clerk import RETRY, Asked, Decide
from mokum.tables.node.reception import Reception
from mokum.tables.node.table import Table
from mokum.tables.showing.projecting import Sight

MODERATED = "moderated"
"""Why a table was closed."""
Commit = Callable[[Table, Asked, Decide], Awaitable[Answer | Refusal]]


class Supervising:
    """Part of a hall. Nothing here depends on who asks: what is hidden from a spectator is hidden from a moderator."""

    def __init__(self, reception: Reception, commit: Commit) -> None:
        self._reception, self._commit = reception, commit

    async def look(self, table: str) -> Sight | Refusal:
        """What a spectator of a table sees, as late as spectators see it; of a private one, too."""
        found = await self._reception.load(table, fresh=True)
        if isinstance(found, Refusal):
            return found
        await found.learn_names()
        return found.sight(WATCHER, is_host=False)

    async def close(self, table: str) -> Refusal | None:
        """Ends it as it is: what happened is kept, nobody has won, and no rating changes. Again it does nothing."""
        found = await self._reception.load(table, fresh=True)
        if isinstance(found, Refusal):
            return found
        try:
            seed = (await found.seed()).hex()
        except StoreUnavailable:
            return RETRY

        async def decision(standing: Standing) -> Decision:
            return Refusal(Code.GONE, "It is over.") if standing.is_over else (Abandoned(MODERATED, seed),)

        asked = Asked("", naming.closing_command(table), MODERATED)
        answer = await self._commit(found, asked, decision)
        return answer if isinstance(answer, Refusal) and answer.code is not Code.GONE else None
