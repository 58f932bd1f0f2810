"""What people may ask of a table, and what they are answered."""

from enum import StrEnum
from typing import Any

import msgspec

from mokum.kernel.event import Seat
from mokum.lots.terms import Running
from mokum.tables.log.clocks import Clock, Untimed


class Actor(msgspec.Struct, frozen=True):
    """Who asks: a player's reference, and from where, as far as that is known. The log is told the reference alone."""

    player: str
    household: str = ""
    is_bot: bool = False
    """A program that plays under a name of its own."""


class Command(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """One thing that can be asked for."""


class Make(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. `options` are the game's own, as plain JSON values."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    clock: Clock = Untimed()
    private: bool = False
    lots: Running | None = None
    """How lots are sold on a clock, in a game that has lots; without it by sealed limits."""
    practice: bool = False
    """Only its host and bots sit there, and the host may go back over anything."""
    fixed: str = ""
    """The name of a fixed deal, for learning: the same cards for whoever names it. Only at a practice table."""
    delay: int = 0
    """Moves by which spectators are shown the game late."""
    rated: bool = False
    """How it ends changes the ratings of its players."""


class Sit(Command, frozen=True):
    """Take a seat, or go on at the one that was kept.

    `part_hash` seals one's part of the deal: `mokum.kernel.fair.contribution_hash`, hexadecimal.
    """

    seat: Seat
    part_hash: str
    invitation: str = ""


class SeatBot(Command, frozen=True):
    """The host gives a free seat to a bot."""

    seat: Seat
    bot: str


class Invite(Command, frozen=True):
    """The host keeps a free seat for a bot that somebody made, by its name. It says yes by `Sit`, and no by `Leave`."""

    seat: Seat
    name: str


class Unseat(Command, frozen=True):
    """The host frees a seat before the game."""

    seat: Seat


class Leave(Command, frozen=True):
    """Get up: before the game the seat is free again, during it a bot stands in."""


class ComeBack(Command, frozen=True):
    """Take over from the bot that stood in."""


class Start(Command, frozen=True):
    """The host asks everybody to open their part of the deal; then the game begins."""


class OpenPart(Command, frozen=True):
    """Open one's part of the deal: 16 bytes in hexadecimal."""

    part: str


class Play(Command, frozen=True):
    """A move in the game's notation."""

    move: str


class TakeBack(Command, frozen=True):
    """Take back one's last move: never over what came to light, and over another player's move if all agree."""


class AnswerTakeBack(Command, frozen=True):
    """Agree or not."""

    agree: bool


class Resign(Command, frozen=True):
    """Give up, for good."""


class AskPace(Command, frozen=True):
    """Propose another clock."""

    clock: Clock


class AnswerPace(Command, frozen=True):
    """Agree or not."""

    agree: bool


class TakeVacation(Command, frozen=True):
    """Have some days more."""

    days: int


class AskRematch(Command, frozen=True):
    """Open the table after this one, after the game: each seat there is kept for who sits at it here."""


class CloseTable(Command, frozen=True):
    """The host gives up a table where no game has begun."""


class RenewInvitation(Command, frozen=True):
    """The host makes a new invitation to a private table: the old one opens nothing any more."""


AnyCommand = (
    Sit
    | SeatBot
    | Invite
    | Unseat
    | Leave
    | ComeBack
    | Start
    | OpenPart
    | Play
    | TakeBack
    | AnswerTakeBack
    | Resign
    | AskPace
    | AnswerPace
    | TakeVacation
    | AskRematch
    | CloseTable
    | RenewInvitation
)


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command with its id (any UUID, new for each command, the same when sent again).

    With `version` it is only carried out if the table is still there; otherwise it is a `conflict`.
    """

    id: str
    what: AnyCommand
    version: int | None = None


class Answer(msgspec.Struct, frozen=True):
    """It is done, and on disk: `version` is that of its last row."""

    table: str
    version: int


class Code(StrEnum):
    """Why not."""

    BAD_REQUEST = "bad_request"
    NOT_ALLOWED = "not_allowed"
    ILLEGAL = "illegal"
    CONFLICT = "conflict"
    REUSED = "cmd_reused"
    NOT_FOUND = "not_found"
    GONE = "gone"
    RETRY = "retry"
    LATE = "late"
    FALSE_START = "false_start"
    FAULT = "fault"
    TOO_MANY = "too_many"
    NOT_OVER = "not_over"
    MUTED = "muted"


class Refusal(msgspec.Struct, frozen=True):
    """Nothing was done. A move that the rules forbid names the rule; a conflict says where the table is."""

    code: Code
    words: str
    rule: str = ""
    version: int = 0
    again_in: int = 0
    """Seconds after which the same may be granted, where that is known."""
