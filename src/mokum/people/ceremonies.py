"""The questions that passkeys are asked: each is answered once, and within five minutes."""

from typing import Literal

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncEngine
from webauthn import options_to_json
from webauthn.helpers.structs import PublicKeyCredentialCreationOptions, PublicKeyCredentialRequestOptions

from mokum.people.schema import ceremonies
from mokum.people.tokens import is_reference, new_reference
from mokum.people.values import Ceremony, Clock

LIFE = 5 * 60_000
Purpose = Literal["register", "sign_in", "confirm"]
Options = PublicKeyCredentialCreationOptions | PublicKeyCredentialRequestOptions


class Ceremonies:
    """Keeps what was asked, of whom and for what."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock

    async def begin(self, purpose: Purpose, player: str | None, options: Options) -> Ceremony:
        """Remembers the challenge of these options."""
        ceremony = Ceremony(new_reference(), options_to_json(options))
        row = {"id": ceremony.id, "purpose": purpose, "player": player, "challenge": options.challenge}
        async with self._engine.begin() as connection:
            await connection.execute(insert(ceremonies).values(**row, expires_at=self._clock() + LIFE))
        return ceremony

    async def take(self, ceremony: str, purpose: Purpose, player: str | None) -> bytes | None:
        """The challenge, for the one time that it is asked for; None if the player was not asked this, or long ago."""
        if not is_reference(ceremony):
            return None
        asked = ceremonies.c
        taken = delete(ceremonies).where(asked.id == ceremony, asked.purpose == purpose, asked.player == player)
        async with self._engine.begin() as connection:
            row = (await connection.execute(taken.returning(asked.challenge, asked.expires_at))).one_or_none()
        return None if row is None or row.expires_at <= self._clock() else row.challenge

    async def sweep(self) -> None:
        """Removes the questions that nobody answered."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(ceremonies).where(ceremonies.c.expires_at <= self._clock()))
