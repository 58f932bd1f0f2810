"""Who may sit down at a table, as far as it follows from who they are and not from the game."""

from collections.abc import Awaitable, Callable, Collection

from mokum.tables.deciding.commands import Actor, Make, Refusal
from mokum.tables.deciding.context import not_allowed
from mokum.tables.deciding.seating import NOT_RATED
from mokum.tables.log.standing import Phase, Standing
from mokum.tables.serving.opening import HasAccount

ShutsOut = Callable[[Collection[str], str], Awaitable[bool]]
"""Whether one of these players blocked another. May raise `StoreUnavailable`."""

NOT_FOR_YOU = not_allowed("This seat is not for you.")
"""Says nothing of a block: neither that there is one, nor whose it would be."""


async def nobody_does(_: Collection[str], __: str) -> bool:
    """For a server where nobody blocks anybody."""
    return False


class Admitting:
    """Part of a hall. Both questions are asked of the people, and may raise `StoreUnavailable`."""

    def __init__(self, has_account: HasAccount, shuts_out: ShutsOut) -> None:
        self._has_account, self._shuts_out = has_account, shuts_out

    async def host(self, actor: Actor, wish: Make) -> Refusal | None:
        """Why somebody may not open such a table."""
        return NOT_RATED if wish.rated and not await self._has_account(actor.player) else None

    async def player(self, standing: Standing, actor: Actor) -> Refusal | None:
        """Why somebody may not sit down before the game. Once it has begun everybody plays on, whoever blocks whom."""
        if standing.phase is not Phase.OPEN:
            return None
        if standing.made.rated and not await self._has_account(actor.player):
            return NOT_RATED
        there = {place.player for place in standing.places if place.player and place.sealed} | {standing.made.host}
        return NOT_FOR_YOU if await self._shuts_out(there - {"", actor.player}, actor.player) else None
