"""Who decides: moderators and admins. Roles are given on the server's own machine alone, never over the network."""

from collections.abc import Collection

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people import players as rows
from mokum.people.errors import OnlyAccounts
from mokum.people.moderation.schema import cases, roles
from mokum.people.moderation.trail import Trail
from mokum.people.moderation.values import Role


class Roles:
    """Nobody has one until it is given."""

    def __init__(self, engine: AsyncEngine, trail: Trail) -> None:
        self._engine = engine
        self._trail = trail

    async def of(self, player: str) -> Role:
        """What somebody may decide."""
        return (await self.of_all((player,))).get(player, "none")

    async def of_all(self, players: Collection[str]) -> dict[str, Role]:
        """The same of several; whoever has no role is left out."""
        asked = select(roles.c.player, roles.c.role).where(roles.c.player.in_(players))
        async with self._engine.connect() as connection:
            return {player: role for player, role in (await connection.execute(asked)).all()}  # noqa: C416

    async def give(self, player: str, role: Role) -> None:
        """Gives or takes a role; raises `OnlyAccounts`."""
        async with self._engine.begin() as connection:
            if (await rows.read(connection, player)).kind != "account":
                raise OnlyAccounts
            await rows.hold(connection, player)
            await connection.execute(delete(roles).where(roles.c.player == player))
            if role == "none":
                await free_cases(connection, player)
            else:
                await connection.execute(insert(roles).values(player=player, role=role))
            await self._trail.add(connection, "", "role", player, text=role)


async def free_cases(connection: AsyncConnection, player: str) -> None:
    """What somebody has taken who decides no more waits for others."""
    theirs = update(cases).where(cases.c.taken_by == player, cases.c.state == "taken")
    await connection.execute(theirs.values(state="open", taken_by=""))
