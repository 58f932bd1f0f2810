"""What a client is sent."""

import msgspec
from msgspec import Struct

from mokum.kernel.foreseeing import Prospect
from mokum.tables.showing.projecting import Sight
from mokum.tables.showing.seen_rows import AnyShown


class Told(Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message to a client."""


class Welcome(Told, frozen=True):
    """The ticket was good. `epoch` names this run of the node: times of another epoch can't be compared."""

    version: int
    player: str
    name: str
    epoch: str
    heartbeat_ms: int


class Snapshot(Told, frozen=True):
    """Where a table stands for this viewer, as of `seq`: what was known of it before no longer counts."""

    table: str
    seq: int
    now: Sight


class Happened(Told, frozen=True, omit_defaults=True):
    """The next thing that happened at a table: `seq` is one more than that of the message before.

    The last of several that come together says where the table stands after them.
    """

    table: str
    seq: int
    at: int
    what: AnyShown
    now: Sight | None = None


class Answer(Told, frozen=True):
    """The command was carried out and is on disk, up to `seq`."""

    table: str
    command: str
    seq: int


class Foreseen(Told, frozen=True):
    """What each of the moves that were asked about would bring, as of `seq`."""

    table: str
    command: str
    seq: int
    moves: tuple[Prospect, ...]


class Refused(Told, frozen=True, omit_defaults=True):
    """Nothing was done. `asked` is the type of the message that is refused."""

    asked: str
    code: str
    words: str
    table: str = ""
    command: str = ""
    rule: str = ""
    seq: int = 0


class Pressed(Told, frozen=True):
    """A press or a stop for a lot is sealed and on disk; nobody else is told before the lot closes."""

    table: str
    command: str
    lot: int


class LotClock(Told, frozen=True):
    """When the lot that was called at version `lot` opens, by the clock of this node (see `Sync`)."""

    table: str
    lot: int
    opens: int
    doubt_ms: int
    """How well this node knows the owner's clock."""


class Chat(Told, frozen=True):
    """Somebody said something. It is no part of the game: `id` only orders what was said."""

    table: str
    id: int
    player: str
    name: str
    text: str
    at: int
    spectator: bool
    """Said by a spectator during a game: the players hear it when the game is over."""


class Unsaid(Told, frozen=True):
    """A line of chat is to be shown no more."""

    table: str
    id: int


class Presence(Told, frozen=True):
    """Whose clients look at the table now: the seats of the players, and how many others."""

    table: str
    seats: tuple[int, ...]
    watchers: int


class Sync(Told, frozen=True):
    """The time of the server: milliseconds of its own clock when the question came and when the answer went."""

    nonce: str
    sent: int
    came: int
    went: int
    epoch: str


class Ping(Told, frozen=True):
    """Are you there? To be answered by a pong with the same nonce."""

    nonce: str


_encode = msgspec.json.Encoder(order="deterministic").encode


def write_message(message: Told) -> bytes:
    """A message as it is sent."""
    return _encode(message)
