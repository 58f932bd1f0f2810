"""Bots: players that programs play as. Each is made by a person with an account, who answers for it."""

from msgspec import Struct
from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people import players as rows
from mokum.people.errors import NoSuchPlayer, TooManyBots
from mokum.people.schema import players
from mokum.people.values import Clock, Player

MARK = " [bot]"
"""Ends the name of every bot, wherever it is shown: it is part of the name, so that nobody can forget to show it. A
name that a person chooses can't hold these brackets."""


class BotLimits(Struct, frozen=True):
    """How many a person may have, and how many tokens each of them."""

    of_player: int = 5
    tokens: int = 5


def unmarked(name: str) -> str:
    """The name that was chosen for a bot, however somebody typed it."""
    return name.strip().removesuffix(MARK.strip()).rstrip()


class Bots:
    """Nobody signs in as a bot: it has no password and no passkey, and a program that plays as it has a token."""

    def __init__(self, engine: AsyncEngine, clock: Clock, limits: BotLimits) -> None:
        self._engine = engine
        self._clock = clock
        self._limits = limits

    async def make(self, owner: str, name: str) -> str:
        """A new bot of this person; the name is clean, and has no mark yet."""
        with rows.naming():
            async with self._engine.begin() as connection:
                await rows.hold(connection, owner)  # so that two who ask at once do not count past each other
                counted = select(func.count()).select_from(players).where(_is_of(owner))
                if (await connection.scalar(counted) or 0) >= self._limits.of_player:
                    raise TooManyBots
                ref = await rows.add(connection, "bot", name + MARK, None, self._clock(), owner=owner)
                await rows.take_looks(connection, ref, name)
        return ref

    async def of(self, owner: str) -> list[Player]:
        """The bots of a person, the oldest first."""
        async with self._engine.connect() as connection:
            refs = await owned_by(connection, owner)
            found = await rows.read_all(connection, refs)
        return [found[ref] for ref in refs if ref in found]

    async def known(self, ref: str) -> Player:
        """The bot of this reference, whoever made it; raises `NoSuchPlayer`."""
        async with self._engine.connect() as connection:
            return await _read(connection, ref)

    async def owned(self, owner: str, ref: str) -> Player:
        """A bot of this person; raises `NoSuchPlayer` for everybody else's and for none."""
        async with self._engine.connect() as connection:
            return await read_owned(connection, owner, ref)

    async def named(self, name: str) -> Player:
        """The bot of this name, however it is typed; raises `NoSuchPlayer` for a name of nobody and of a person."""
        async with self._engine.connect() as connection:
            ref = await rows.find_account(connection, unmarked(name))
            return await _read(connection, ref or "")


async def owned_by(connection: AsyncConnection, owner: str) -> list[str]:
    """The bots of a person, the oldest first, in the transaction of a caller."""
    mine = select(players.c.ref).where(_is_of(owner))
    return list(await connection.scalars(mine.order_by(players.c.created_at, players.c.ref)))


async def read_owned(connection: AsyncConnection, owner: str, ref: str) -> Player:
    """The same as `Bots.owned`, in the transaction of a caller."""
    found = await _read(connection, ref)
    if found.owner != owner:
        raise NoSuchPlayer
    return found


async def _read(connection: AsyncConnection, ref: str) -> Player:
    found = await rows.read(connection, ref)
    if found.kind != "bot":
        raise NoSuchPlayer
    return found


def _is_of(owner: str) -> ColumnElement[bool]:
    return (players.c.owner == owner) & (players.c.kind == "bot")
