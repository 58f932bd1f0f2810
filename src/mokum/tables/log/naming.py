"""Names that follow from other names, so that the same thing asked twice has one effect."""

import hashlib
import re
from uuid import NAMESPACE_OID, UUID, uuid5

from mokum.kernel.codec import encode
from mokum.kernel.event import Seat

_MOKUM = uuid5(NAMESPACE_OID, "mokum")
_UUID = re.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")


def is_name(text: str) -> bool:
    """Whether it is a UUID in its usual spelling."""
    return _UUID.fullmatch(text) is not None


def _named(kind: str, *parts: object) -> str:
    """What `uuid5` makes of it, without an object on the way: every command is named so."""
    name = "|".join((kind, *map(str, parts)))
    digest = hashlib.sha1(_MOKUM.bytes + name.encode(), usedforsecurity=False).hexdigest()
    variant = "89ab"[int(digest[16], 16) & 3]
    return f"{digest[:8]}-{digest[8:12]}-5{digest[13:16]}-{variant}{digest[17:20]}-{digest[20:32]}"


def table_of(player: str, command: str) -> str:
    """The table that a player's command makes."""
    return _named("table", player, command)


def rematch_of(table: str) -> str:
    """The table after a table."""
    return _named("rematch", table)


def command_of(player: str, command: str) -> str:
    """A player's command as it is kept: the ids of different players never collide."""
    return _named("command", player, command)


def bot_command(table: str, turn: int, seat: Seat) -> str:
    """A bot's answer to one question, whoever computes it."""
    return _named("bot", table, turn, seat)


def timer_command(table: str, name: str, version: int) -> str:
    """What a timer brings about at one version."""
    return _named("timer", table, name, version)


def closing_command(table: str) -> str:
    """The end that a moderator puts to a table."""
    return _named("closing", table)


def presses_of(table: str) -> str:
    """The private stream of a table, where presses are kept until their lot closes."""
    return _named("presses", table)


def lot_command(table: str, call: int, what: str) -> str:
    """What becomes of the lot that was called, or is to be called, at one version."""
    return _named("lot", table, call, what)


def row_of(command: str, number: int) -> str:
    """The command of each row of several that one command wrote."""
    return command if number == 0 else str(uuid5(UUID(command), str(number)))


def digest(asked: object) -> str:
    """What was asked, in short: the same id with another content shows."""
    return hashlib.sha256(type(asked).__name__.encode() + encode(asked)).hexdigest()[:32]
