"""The values that people are made of: a player, a sign-in, a proof of who asks, and all of it as an export."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec

Clock = Callable[[], int]
"""Milliseconds since 1970."""

Kind = Literal["guest", "account", "bot", "deleted"]
Scope = Literal["play", "read"]
"""What a token is good for: `read` looks and listens, `play` does something at tables."""
Language = Literal["en", "fr", "nl"]
Theme = Literal["system", "light", "dark"]
Shown = Literal["everybody", "played", "nobody"]
"""Who is shown what somebody did here: everybody, those who have played with them, or nobody."""

DELETED_NAME = "Deleted player"
"""Nobody else can be called so: `names` reserves it."""


class Player(msgspec.Struct, frozen=True):
    """Somebody who plays. `ref` is all that a game's events hold of a person, and it outlives the person's data."""

    ref: str
    name: str
    kind: Kind
    created_at: int
    language: Language
    theme: Theme
    shown: Shown = "played"
    owner: str | None = None
    """Of a bot: the person who made it and answers for it."""


class Token(msgspec.Struct, frozen=True):
    """A program may speak for a bot. Its secret is known to that program alone."""

    id: str
    player: str
    name: str
    scopes: tuple[Scope, ...]
    created_at: int
    used_at: int | None


class OwnedBot(msgspec.Struct, frozen=True):
    """A bot as its owner sees it."""

    player: Player
    tokens: list[Token]


class Client(msgspec.Struct, frozen=True):
    """Where a request comes from: the network address of the browser and what it calls itself."""

    address: str = ""
    agent: str = ""


class Session(msgspec.Struct, frozen=True):
    """A browser that is signed in. Its token is known to that browser alone."""

    id: str
    player: str
    created_at: int
    seen_at: int
    agent: str
    network: str


class SignedIn(msgspec.Struct, frozen=True):
    """What a sign-in gives: who one is, the session, and its token, which is shown this once."""

    player: Player
    session: Session
    token: str


class DeviceCode(msgspec.Struct, frozen=True):
    """Signs in one other device, until it runs out."""

    code: str
    expires_at: int


class Revoked(msgspec.Struct, frozen=True):
    """Sessions that ended before their time; whoever holds a live socket of theirs closes it."""

    player: str
    sessions: tuple[str, ...]
    erased: bool = False
    """The player asked to be forgotten, and will not come back."""


class Passkey(msgspec.Struct, frozen=True):
    """A key that a device of the player keeps; the public half is with us."""

    id: bytes
    label: str
    created_at: int
    used_at: int | None
    public_key: bytes
    sign_count: int


class Ceremony(msgspec.Struct, frozen=True):
    """A question to a passkey: the browser answers `options`, a JSON text, and names `id`."""

    id: str
    options: str


class PasswordProof(msgspec.Struct, frozen=True, tag="password"):
    """The player types the password again."""

    password: str


class PasskeyProof(msgspec.Struct, frozen=True, tag="passkey"):
    """The player's passkey answered the question of a ceremony."""

    ceremony: str
    response: dict[str, Any]


Proof = PasswordProof | PasskeyProof


class RecoveryCodes(msgspec.Struct, frozen=True):
    """How many codes of an account can still be used, and when they were made. Its owner alone knows them."""

    left: int
    made_at: int | None


class FailedSignIn(msgspec.Struct, frozen=True):
    """A wrong guess at the player's password, kept for an hour."""

    at: int
    network: str


class FamiliarRegion(msgspec.Struct, frozen=True):
    """From where the player signed in with a password or a passkey, kept for 90 days."""

    region: str
    seen_at: int


class ChosenTie(msgspec.Struct, frozen=True):
    """Somebody whom the player follows or blocked."""

    player: str
    name: str
    kind: Literal["follows", "blocks"]
    at: int


class SentInvitation(msgspec.Struct, frozen=True):
    """An invitation to a table that the player sent or got within a day."""

    sender: str
    invited: str
    table: str
    at: int


class Export(msgspec.Struct, frozen=True):
    """What is stored about a player besides their games and their chat, in a form that a codec can write."""

    player: Player
    has_password: bool
    sessions: list[Session]
    passkeys: list[Passkey]
    recovery_codes: RecoveryCodes
    failed_sign_ins: list[FailedSignIn]
    familiar_regions: list[FamiliarRegion]
    bots: list[OwnedBot]
    ties: list[ChosenTie]
    followers: int
    invitations: list[SentInvitation]
