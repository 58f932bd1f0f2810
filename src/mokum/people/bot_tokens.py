"""Tokens: a program proves with a random secret that it speaks for a bot; we keep only the secret's hash."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people import players as rows
from mokum.people.bots import read_owned
from mokum.people.errors import BadToken, NoSuchToken, TooManyTokens
from mokum.people.revocations import Revocations
from mokum.people.schema import players, tokens
from mokum.people.tokens import hash_token, is_reference, new_reference, new_token, printable
from mokum.people.values import Clock, Revoked, Scope, Token

PREFIX = "mokum_"
"""So that a secret that somebody publishes by mistake is recognised as one."""
SEEN_EVERY = 5 * 60_000
"""`used_at` is written this often at most: one row is not to be written at every request."""
NAME_LENGTH = 64

_TOKEN = [tokens.c[name] for name in Token.__struct_fields__]


def _as_token(row: Row[Any]) -> Token:
    return Token(**{**row._mapping, "scopes": tuple(row.scopes.split())})


class BotTokens:
    """The tokens of all bots. They live until they are revoked; then `revocations` tells their streams to end."""

    def __init__(self, engine: AsyncEngine, clock: Clock, revocations: Revocations, most: int) -> None:
        self._engine = engine
        self._clock = clock
        self._revocations = revocations
        self._most = most

    async def make(self, owner: str, bot: str, name: str, scopes: Collection[Scope]) -> tuple[Token, str]:
        """A new token of somebody's bot, and its secret, which is shown this once."""
        secret = PREFIX + new_token()
        ordered = tuple(sorted(set(scopes)))
        token = Token(new_reference(), bot, printable(name, NAME_LENGTH).strip(), ordered, self._clock(), None)
        async with self._engine.begin() as connection:
            await read_owned(connection, owner, bot)
            await rows.hold(connection, bot)  # so that two who ask at once do not count past each other
            counted = select(func.count()).select_from(tokens).where(tokens.c.player == bot)
            if (await connection.scalar(counted) or 0) >= self._most:
                raise TooManyTokens
            row = {**msgspec.structs.asdict(token), "scopes": " ".join(ordered)}
            await connection.execute(insert(tokens).values(**row, token=hash_token(secret)))
        return token, secret

    async def check(self, secret: str) -> Token:
        """The token of this secret, now used again; raises `BadToken`. It costs the same for one that nobody has."""
        return await self._alive(tokens.c.token == hash_token(secret))

    async def by_id(self, token: str) -> Token:
        """The token as it is now; raises `BadToken` if it was revoked meanwhile."""
        return await self._alive(tokens.c.id == token)

    async def of(self, bots: Collection[str]) -> dict[str, list[Token]]:
        """The tokens of these bots, the oldest first."""
        found: dict[str, list[Token]] = {bot: [] for bot in bots}
        asked = select(*_TOKEN).where(tokens.c.player.in_(found)).order_by(tokens.c.created_at, tokens.c.id)
        async with self._engine.connect() as connection:
            for row in await connection.execute(asked):
                found[row.player].append(_as_token(row))
        return found

    async def revoke(self, owner: str, bot: str, token: str) -> None:
        """It opens nothing any more, and what was opened with it ends."""
        async with self._engine.begin() as connection:
            await read_owned(connection, owner, bot)
            which = delete(tokens).where(tokens.c.player == bot, tokens.c.id == token)
            if not is_reference(token) or (await connection.execute(which)).rowcount != 1:
                raise NoSuchToken
        self._revocations.tell(Revoked(bot, (token,)))

    async def _alive(self, which: ColumnElement[bool]) -> Token:
        now = self._clock()
        of_bots = tokens.join(players, (players.c.ref == tokens.c.player) & (players.c.kind == "bot"))
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(*_TOKEN).select_from(of_bots).where(which))).one_or_none()
        if row is None:
            raise BadToken
        token = _as_token(row)
        if token.used_at is not None and now - token.used_at < SEEN_EVERY:
            return token
        async with self._engine.begin() as connection:
            await connection.execute(update(tokens).where(tokens.c.id == token.id).values(used_at=now))
        return msgspec.structs.replace(token, used_at=now)


async def remove_all(connection: AsyncConnection, bot: str) -> tuple[str, ...]:
    """Removes a bot's tokens, in the transaction of a caller, who tells the listeners after it."""
    removed = delete(tokens).where(tokens.c.player == bot).returning(tokens.c.id)
    return tuple((await connection.scalars(removed)).all())
