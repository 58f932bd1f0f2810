"""What a client sends."""

from typing import Annotated

from msgspec import Meta, Struct

from mokum.tables.deciding.commands import AnyCommand
from mokum.web.strict import MOST_INTEGER, MessageReader

TableId = Annotated[str, Meta(pattern="^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\Z")]
CommandId = TableId
"""A UUID in its canonical spelling, new for each command and the same when the command is sent again."""
Sequence = Annotated[int, Meta(ge=0, le=2**31)]
Nonce = Annotated[str, Meta(min_length=1, max_length=32)]
Step = Annotated[int, Meta(ge=0, le=100)]
Notation = Annotated[str, Meta(min_length=1, max_length=60)]
"""A move as the game writes it."""
MOST_MOVES = 16
"""That can be asked about at once."""
Milliseconds = Annotated[int, Meta(ge=0, le=MOST_INTEGER)]


class Asked(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message from a client."""


class Hello(Asked, frozen=True):
    """The first message, within five seconds: who comes, by a ticket from `POST /api/tickets`."""

    ticket: Annotated[str, Meta(max_length=100)]
    version: int


class Watch(Asked, frozen=True):
    """Look at a table from now on. `seq` is the last that the client has of it; without it comes a snapshot."""

    table: TableId
    seq: Sequence | None = None
    invitation: Annotated[str, Meta(max_length=100)] = ""


class Unwatch(Asked, frozen=True):
    """Look away."""

    table: TableId


class Act(Asked, frozen=True):
    """Do something at a table. With `version` only if the table is still there."""

    table: TableId
    command: CommandId
    do: AnyCommand
    version: Sequence | None = None


class Ask(Asked, frozen=True):
    """What would these moves bring? Nothing is played. One's own moves alone can be asked about."""

    table: TableId
    command: CommandId
    moves: Annotated[tuple[Notation, ...], Meta(min_length=1, max_length=MOST_MOVES)]


class Chat(Asked, frozen=True):
    """Say something at a table that one watches."""

    table: TableId
    command: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Sync(Asked, frozen=True):
    """Ask for the time: `sent` is the client's own clock and comes back as it is."""

    nonce: Nonce
    sent: Milliseconds


class Pong(Asked, frozen=True):
    """The answer to a ping."""

    nonce: Nonce


class Ready(Asked, frozen=True):
    """One sees the lot that was called at version `lot`, and knows the time from so many samples."""

    table: TableId
    lot: Sequence
    samples: Annotated[int, Meta(ge=0, le=64)]


class Press(Asked, frozen=True):
    """Buy at the step that one sees. `at` is when one pressed, by the clock of this node as the client knows it."""

    table: TableId
    lot: Sequence
    command: CommandId
    step: Step
    at: Milliseconds


class Stop(Asked, frozen=True):
    """Press for me at this step; without a step, do not. It can be changed until that step begins."""

    table: TableId
    lot: Sequence
    command: CommandId
    step: Step | None = None


AnyAsked = Hello | Watch | Unwatch | Act | Ask | Chat | Sync | Pong | Ready | Press | Stop

read_message: MessageReader[AnyAsked] = MessageReader(AnyAsked, long=(Chat,))
