"""The lines of the stream that a bot reads: what concerns it, at all of its tables."""

import msgspec
from msgspec import Struct

from mokum.people.values import Scope
from mokum.tables.showing.projecting import Sight


class Streamed(Struct, frozen=True, tag_field="type", tag=str.lower):
    """A line."""


class Hello(Streamed, frozen=True):
    """The first line. A line comes at least every `heartbeat_ms`: where none does, the connection is lost."""

    version: int
    player: str
    name: str
    scopes: tuple[Scope, ...]
    heartbeat_ms: int


class AtTable(Streamed, frozen=True):
    """Something about a table where the bot has a seat, as of `seq`."""

    table: str
    seq: int
    seat: int


class Invited(AtTable, frozen=True):
    """The seat is kept for the bot: it says yes by `Sit` there, and no by `Leave`."""

    now: Sight


class Dealing(AtTable, frozen=True):
    """The bot is to open its part of the deal, by `OpenPart`."""


class Awaited(AtTable, frozen=True):
    """The bot is to play one of the `moves` in `now`. It is asked once for each `turn`, and again after a cut."""

    turn: int
    now: Sight


class Asked(AtTable, frozen=True):
    """Another player wants to take a move back (`take_back`) or another clock (`pace`), and all must agree."""

    what: str
    now: Sight


class Replaced(AtTable, frozen=True):
    """A bot of the server plays for this one, because its time ran out; `ComeBack` ends that if it may."""

    why: str


class Over(AtTable, frozen=True):
    """The game has ended, or there was none; the last line about this table."""

    now: Sight


class Left(Streamed, frozen=True):
    """The bot has no seat at this table any more; the last line about it."""

    table: str


class Beat(Streamed, frozen=True):
    """The connection is alive."""


class Closing(Streamed, frozen=True):
    """The last line: why the server ends the stream, by the codes of sockets."""

    code: int
    words: str


AnyStreamed = Hello | Invited | Dealing | Awaited | Asked | Replaced | Over | Left | Beat | Closing

_encode = msgspec.json.Encoder(order="deterministic").encode


def write_line(line: Streamed) -> bytes:
    """A line as it is sent: no text within holds a line break of its own."""
    return _encode(line) + b"\n"
