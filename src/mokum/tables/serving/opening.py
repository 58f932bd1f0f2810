"""Opens tables: on somebody's wish, and another one after a game."""

from collections.abc import Awaitable, Callable, Sequence

from mokum.kernel.fair import SERVER_SEED_BYTES
from mokum.store import CommandSeen, Store, StoreUnavailable, VersionTaken
from mokum.tables.chores import Chores
from mokum.tables.deciding.commands import Actor, Answer, AskRematch, Make, Refusal
from mokum.tables.deciding.context import Decision, derived
from mokum.tables.deciding.making import ask_rematch, fault, make, make_for, rematch_of
from mokum.tables.deciding.trying import Tried, try_out
from mokum.tables.log import naming
from mokum.tables.log.happenings import AnyHappening
from mokum.tables.log.standing import Standing
from mokum.tables.node.clerk import RETRY, Asked, Clerk, answer_from

Toll = Callable[[Actor], Awaitable[Refusal | None]]
"""Takes a new table from the budget of whoever opens it, or says why not."""


async def no_toll(_: Actor) -> Refusal | None:
    """For a server where everybody may open as many tables as they like."""
    return None


HasAccount = Callable[[str], Awaitable[bool]]
"""Whether a player has an account: others play without ratings. May raise `StoreUnavailable`."""


async def all_have(_: str) -> bool:
    """For a server that knows no guests."""
    return True


class Opening:
    """Part of a hall. A table is there, with its seed kept, before anybody is told of it."""

    def __init__(self, store: Store, clerk: Clerk, chores: Chores, seeds: Callable[[int], bytes], toll: Toll) -> None:
        self._store, self._clerk, self._chores, self._seeds, self._toll = store, clerk, chores, seeds, toll

    async def make(self, actor: Actor, command: str, wish: Make) -> Answer | Refusal:
        """Open a table. The same command opens one table, however often it is sent."""
        if (refusal := fault(wish)) is not None:
            return refusal
        table = naming.table_of(actor.player, command)
        try:
            if (refusal := await self._pay(actor, table)) is not None:
                return refusal
            made = make(table, actor, wish, await self._new_seed(table))
            return await self._chores.finish(self._open(table, Asked(actor.player, table, naming.digest(wish)), made))
        except StoreUnavailable:
            return RETRY

    async def rematch(self, standing: Standing, actor: Actor, command: AskRematch) -> Decision:
        """The new table stands before the old one tells of it."""
        table = naming.rematch_of(standing.table)
        decision = ask_rematch(standing, actor, command, table)
        if not isinstance(decision, Refusal):
            if (refusal := await self._pay(actor, table)) is not None:
                return refusal
            opened = rematch_of(standing, actor, table, await self._new_seed(table))
            await self._open(table, Asked("", table, "rematch"), opened)
        return decision

    async def open_for(self, players: Sequence[str], table: str, wish: Make, comes_by: int) -> Answer | Refusal:
        """A table with a seat for each of those who wait for one. It is opened once, whoever opens it."""
        made = make_for(table, players, wish, comes_by, await self._new_seed(table))
        return await self._chores.finish(self._open(table, Asked("", table, "pairing"), made))

    async def lay_out(
        self, actor: Actor, command: str, tried: Tried, lay: Callable[[str], Awaitable[bytes]]
    ) -> Answer | Refusal:
        """A practice table that begins from a position; `lay` is asked for it with luck that nobody foresees."""
        table = naming.table_of(actor.player, command)
        try:
            if (refusal := await self._pay(actor, table)) is not None:
                return refusal
            seed = await self._new_seed(table)
            position = await lay(derived(seed, "position").hex())
            asked = Asked(actor.player, table, naming.digest(tried))
            return await self._chores.finish(self._open(table, asked, try_out(table, tried, position, seed)))
        except StoreUnavailable:
            return RETRY

    async def _pay(self, actor: Actor, table: str) -> Refusal | None:
        """A table that is there already costs nothing: it is asked for again."""
        return None if await self._store.version(table) else await self._toll(actor)

    async def _new_seed(self, table: str) -> bytes:
        return await self._store.keep_secret(table, self._seeds(SERVER_SEED_BYTES))

    async def _open(self, table: str, asked: Asked, happenings: tuple[AnyHappening, ...]) -> Answer | Refusal:
        try:
            rows, _ = await self._clerk.append(table, None, asked, happenings)
        except CommandSeen as seen:
            return answer_from(seen.row, asked.digest)
        except VersionTaken:
            return RETRY
        return Answer(table, rows[-1].version)
