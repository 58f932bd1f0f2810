"""Recovery codes: a way back for somebody who forgot the password, made beforehand and kept on paper."""

import hashlib
import secrets
from collections.abc import Collection

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people import players as rows
from mokum.people.schema import recovery_codes
from mokum.people.values import Clock, RecoveryCodes

CODES = 8
LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""32 of them, of which none looks like another."""
GROUPS, LENGTH = 4, 4
"""Sixteen letters are 80 random bits: nobody guesses them, so that a plain hash is enough."""
_ALIKE = str.maketrans({"o": "0", "i": "1", "l": "1"})


def new_code() -> str:
    """A code as it is written down."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(LENGTH)) for _ in range(GROUPS))


def hash_code(player: str, typed: str) -> bytes:
    """What is stored of a code, however it is typed; bound to its player."""
    plain = "".join(letter for letter in typed.lower() if letter.isalnum()).translate(_ALIKE)
    return hashlib.sha256(f"{player}|{plain}".encode(errors="replace")).digest()


class Recovery:
    """The codes of accounts. Whoever makes some has been confirmed by the caller."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock

    async def make(self, player: str) -> list[str]:
        """New codes, which are shown once; the older ones are worth nothing from now on."""
        codes = [new_code() for _ in range(CODES)]
        async with self._engine.begin() as connection:
            await rows.hold(connection, player)
            await connection.execute(delete(recovery_codes).where(recovery_codes.c.player == player))
            await connection.execute(insert(recovery_codes), self._rows(player, codes))
        return codes

    def _rows(self, player: str, codes: Collection[str]) -> list[dict[str, object]]:
        now = self._clock()
        return [{"code": hash_code(player, code), "player": player, "made_at": now} for code in codes]

    async def of(self, player: str) -> RecoveryCodes:
        """How many are left."""
        asked = select(func.count(), func.min(recovery_codes.c.made_at)).where(recovery_codes.c.player == player)
        async with self._engine.connect() as connection:
            left, made_at = (await connection.execute(asked)).one()
        return RecoveryCodes(left, made_at)

    async def has(self, player: str, typed: str) -> bool:
        """Is this one of the player's codes?"""
        asked = select(recovery_codes.c.player).where(recovery_codes.c.code == hash_code(player, typed))
        async with self._engine.connect() as connection:
            return await connection.scalar(asked) == player


async def use_up(connection: AsyncConnection, player: str, typed: str) -> bool:
    """Takes a code away; of two who use the same one at the same moment one is told that it was there."""
    gone = delete(recovery_codes).where(
        recovery_codes.c.code == hash_code(player, typed), recovery_codes.c.player == player
    )
    return (await connection.execute(gone)).rowcount == 1
