"""Passkeys (WebAuthn): registered by an account, and then a sign-in or a proof of who asks."""

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from mokum.people import players
from mokum.people.ceremonies import Ceremonies
from mokum.people.errors import BadPasskey, NoSuchPasskey, WrongCredentials
from mokum.people.schema import passkeys
from mokum.people.tokens import printable
from mokum.people.values import Ceremony, Clock, Passkey, Player

LABEL_LENGTH = 64
MOST_LETTERS = 2048
"""Of each part of an answer, in base64. We ask for no attestation: what is left is an id of 1,023 bytes at most, a key
and some fields."""
# The passkey is all that is asked for, so the device has to know its owner: by a finger, a face or a PIN.
_VERIFIED = UserVerificationRequirement.REQUIRED


class Site(msgspec.Struct, frozen=True):
    """The site as passkeys know it: its domain, and the addresses that its pages may come from."""

    domain: str = "localhost"
    name: str = "Mokum"
    origins: tuple[str, ...] = ("http://localhost:8000",)


class Passkeys:
    """Asks browsers for a passkey's answer, verifies it and counts its signatures."""

    def __init__(self, engine: AsyncEngine, clock: Clock, site: Site) -> None:
        self._engine = engine
        self._clock = clock
        self._site = site
        self.ceremonies = Ceremonies(engine, clock)

    async def ask_to_register(self, player: Player) -> Ceremony:
        """What a browser needs to make a passkey for this player."""
        options = generate_registration_options(
            rp_id=self._site.domain,
            rp_name=self._site.name,
            user_name=player.name,
            user_id=bytes.fromhex(player.ref),
            exclude_credentials=await self._descriptors(player.ref),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=_VERIFIED
            ),
        )
        return await self.ceremonies.begin("register", player.ref, options)

    async def ask_to_sign_in(self) -> Ceremony:
        """A question to any passkey of this site: it tells us whose it is."""
        options = generate_authentication_options(rp_id=self._site.domain, user_verification=_VERIFIED)
        return await self.ceremonies.begin("sign_in", None, options)

    async def ask_to_confirm(self, player: str) -> Ceremony:
        """A question to one of the player's own passkeys."""
        own = await self._descriptors(player)
        options = generate_authentication_options(
            rp_id=self._site.domain, allow_credentials=own, user_verification=_VERIFIED
        )
        return await self.ceremonies.begin("confirm", player, options)

    async def register(self, player: str, ceremony: str, response: dict[str, Any], label: str) -> Passkey:
        """Keeps the passkey that the player's browser made."""
        challenge = await self.ceremonies.take(ceremony, "register", player)
        if challenge is None:
            raise BadPasskey
        verified = verify_new(self._site, challenge, response)
        passkey = Passkey(
            id=verified.credential_id,
            label=printable(label, LABEL_LENGTH),
            created_at=self._clock(),
            used_at=None,
            public_key=verified.credential_public_key,
            sign_count=verified.sign_count,
        )
        try:
            async with self._engine.begin() as connection:
                await players.hold(connection, player)
                await connection.execute(insert(passkeys).values(**msgspec.structs.asdict(passkey), player=player))
        except IntegrityError as error:
            raise BadPasskey from error
        return passkey

    async def owner(self, ceremony: str, response: dict[str, Any]) -> str:
        """Whose passkey answered the question to sign in; raises `WrongCredentials`."""
        return await self._verify(await self.ceremonies.take(ceremony, "sign_in", None), response)

    async def confirm(self, player: str, ceremony: str, response: dict[str, Any]) -> None:
        """Did a passkey of this player answer? Raises `WrongCredentials`."""
        if await self._verify(await self.ceremonies.take(ceremony, "confirm", player), response) != player:
            raise WrongCredentials

    async def of(self, player: str) -> list[Passkey]:
        """The player's passkeys, the oldest first."""
        columns = (passkeys.c[name] for name in Passkey.__struct_fields__)
        mine = select(*columns).where(passkeys.c.player == player).order_by(passkeys.c.created_at, passkeys.c.id)
        async with self._engine.connect() as connection:
            return [Passkey(**row._mapping) for row in await connection.execute(mine)]

    async def remove(self, player: str, passkey: bytes) -> None:
        """Forgets one of the player's passkeys."""
        async with self._engine.begin() as connection:
            which = delete(passkeys).where(passkeys.c.player == player, passkeys.c.id == passkey)
            if (await connection.execute(which)).rowcount != 1:
                raise NoSuchPasskey

    async def _descriptors(self, player: str) -> list[PublicKeyCredentialDescriptor]:
        return [PublicKeyCredentialDescriptor(id=passkey.id) for passkey in await self.of(player)]

    async def _verify(self, challenge: bytes | None, response: dict[str, Any]) -> str:
        """The owner of the passkey that signed the challenge."""
        if challenge is None or not _fits(response):
            raise WrongCredentials
        async with self._engine.connect() as connection:
            named = select(passkeys).where(passkeys.c.id == _id_in(response))
            key = (await connection.execute(named)).one_or_none()
        if key is None:
            raise WrongCredentials
        try:
            verified = verify_authentication_response(
                credential=response,
                expected_challenge=challenge,
                expected_rp_id=self._site.domain,
                expected_origin=list(self._site.origins),
                credential_public_key=key.public_key,
                credential_current_sign_count=key.sign_count,
                require_user_verification=True,
            )
        except Exception as error:  # a hostile answer may break the parser in any way
            raise WrongCredentials from error
        # Two answers with the same count, or an answer while the count moved on: one of them is a copy of the passkey.
        unmoved = (passkeys.c.id == key.id) & (passkeys.c.sign_count == key.sign_count)
        counted = update(passkeys).where(unmoved).values(sign_count=verified.new_sign_count, used_at=self._clock())
        async with self._engine.begin() as connection:
            if (await connection.execute(counted)).rowcount != 1:
                raise WrongCredentials
        owner: str = key.player
        return owner


def verify_new(site: Site, challenge: bytes, response: dict[str, Any]) -> VerifiedRegistration:
    """The passkey that a browser made, if it answers the challenge; raises `BadPasskey`."""
    if not _fits(response):
        raise BadPasskey
    try:
        return verify_registration_response(
            credential=response,
            expected_challenge=challenge,
            expected_rp_id=site.domain,
            expected_origin=list(site.origins),
            require_user_verification=True,
        )
    except Exception as error:  # a hostile answer may break the parser in any way
        raise BadPasskey from error


def _fits(response: dict[str, Any]) -> bool:
    """Whether an answer is no longer than those of real passkeys. CBOR may hold numbers that take a square to read."""
    inner = response.get("response")
    texts = (*response.values(), *(inner.values() if isinstance(inner, dict) else ()))
    return all(len(text) <= MOST_LETTERS for text in texts if isinstance(text, str))


def _id_in(response: dict[str, Any]) -> bytes:
    """The passkey that an answer names."""
    try:
        return base64url_to_bytes(response["rawId"])
    except Exception as error:  # no such field, not a text, or not of these letters
        raise WrongCredentials from error
