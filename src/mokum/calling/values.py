"""The values of being called: what calls, by which ways, and what somebody wishes of it."""

from typing import Literal, get_args

from msgspec import Struct

Kind = Literal["turn", "time", "found", "invited", "over"]
"""It is my turn; my time is running out; a table was found; somebody invites me; a game of mine is over."""
KINDS: tuple[Kind, ...] = get_args(Kind)
WayKind = Literal["push", "mail", "service"]
"""All browsers of somebody, their letter box, and their own service."""
WAYS: tuple[WayKind, ...] = get_args(WayKind)
WayState = Literal["on", "off", "unconfirmed", "failed"]
"""Failed: nothing could be sent by it for a week, and so it was switched off."""
ServiceKind = Literal["ntfy", "discord", "matrix", "webhook"]
SERVICES: tuple[ServiceKind, ...] = get_args(ServiceKind)
Together = Literal["at_once", "hourly", "daily"]
ALL_GAMES = ""
HOME_ZONE = "Europe/Amsterdam"
KEPT_FOR = 30 * 24 * 60 * 60_000
"""Milliseconds for which a notice is kept."""


class Call(Struct, frozen=True):
    """Somebody is called for something. Of two with the same player, kind, table and turn there is one."""

    player: str
    kind: Kind
    game: str
    table: str
    turn: int = 0
    """Of the table: the version at which they were asked; 0 where a call can come once only."""
    by: str = ""
    """Who invites them."""


class Notice(Struct, frozen=True):
    """A call as it is kept for whom it is for."""

    id: str
    call: Call
    at: int
    is_seen: bool


class Rule(Struct, frozen=True):
    """Of one game, or of all, and one kind of call: by which ways. A game's own rule takes the place of that of all."""

    game: str
    kind: Kind
    ways: tuple[WayKind, ...]


class Quiet(Struct, frozen=True):
    """Hours without calls, in minutes of the day; they may go over midnight."""

    begins: int
    ends: int


class Wishes(Struct, frozen=True):
    """What somebody wishes to be called for, and when. At first: for nothing."""

    rules: tuple[Rule, ...] = ()
    zone: str = HOME_ZONE
    quiet: Quiet | None = None
    together: Together = "at_once"


class Way(Struct, frozen=True):
    """How calls reach somebody. What it is called says enough for its owner, and no secret."""

    id: str
    player: str
    kind: WayKind
    name: str
    state: WayState
    added_at: int
    failing_since: int | None
    session: str = ""
    """Of a browser: the session that it is signed in with. When that ends, so does the way."""


class Offer(Struct, frozen=True):
    """Which ways this server has."""

    push_key: str
    """What browsers are to be told of the server; empty where it pushes nothing."""
    mail: bool
    services: tuple[ServiceKind, ...]
