"""What goes into the store and what comes out of it. The store looks into no body: to it they are bytes."""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypedDict

from msgspec import Struct

PAGE = 50
"""How much a question for a page answers with unless it is told otherwise."""


class Entry(Struct, frozen=True):
    """What is to be appended. `command` is a UUID text, `actor` a player's reference or "" for the server."""

    command: str
    actor: str
    kind: str
    body: bytes


class Row(Struct, frozen=True):
    """What is kept. Versions are dense from 1; `at` is in milliseconds since the epoch; `hash` chains the rows."""

    table: str
    version: int
    command: str
    actor: str
    kind: str
    body: bytes
    at: int
    hash: bytes


class Snapshot(Struct, frozen=True):
    """A state that spares reading the log from its start. It may be deleted at any time."""

    table: str
    version: int
    hash: bytes
    body: bytes


class Timer(Struct, frozen=True):
    """Something that happens at a table at `due_at` unless it is cleared; `version` is that of the row that set it."""

    table: str
    name: str
    due_at: int
    version: int


class Away(Struct, frozen=True):
    """When the server was last away, in milliseconds since the epoch; 0 if it never was."""

    since: int
    to: int


class Status(StrEnum):
    """How far a table is."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


class Notice(Struct, frozen=True):
    """What the hall is told of a table. Names and players go by seat, "" where nobody sits."""

    game: str
    seats: int
    status: Status
    private: bool
    practice: bool
    pace: str
    host: str
    names: tuple[str, ...]
    players: tuple[str, ...]
    rated: bool = False


class Against(StrEnum):
    """Who else played a finished game: at least one other player, or bots of the house and the game itself."""

    PEOPLE = "people"
    BOTS = "bots"


class Finished(Struct, frozen=True):
    """What a finished game was to one of its players."""

    player: str
    seat: int
    game: str
    why: str
    """`played` to its end, or `resigned`: then there are no points."""
    rank: int
    points: int | None
    seats: int
    against: Against
    practice: bool
    career: str = ""
    """What it adds to the player's career, as the game tells it; "" without points. To the store it is a text."""


class RatedSeat(Struct, frozen=True):
    """Who sat at a rated table, and at which rank it ended for them: a player, or a bot of the house by its level."""

    player: str
    bot: str
    rank: int


class Rated(Struct, frozen=True):
    """What the end of a game is to ratings: who played for how much time, and who came before whom."""

    game: str
    pace: str
    """`live` or `days`: ratings are told apart by it."""
    seats: tuple[RatedSeat, ...]


class Beside(TypedDict, total=False):
    """What an append changes beside the log, in the same transaction."""

    timers: Mapping[str, int | None]
    """They are set, by name and when they are due, or cleared, by name and None."""
    notice: Notice | None
    """Becomes the table's listing."""
    finished: tuple[Finished, ...]
    """The game ends with this append: what it was to each player."""
    rated: Rated | None
    """The same, to ratings."""


class Listing(Struct, frozen=True):
    """A notice as it hangs in the hall: of which table, since when, and as of which version."""

    table: str
    notice: Notice
    created_at: int
    updated_at: int
    version: int

    @property
    def mark(self) -> "Mark":
        """Where the page that ends with this listing goes on."""
        return Mark(self.updated_at, self.table)


class Mark(Struct, frozen=True, order=True):
    """A place in listings that run from the latest change back."""

    updated_at: int
    table: str


class FinishedGame(Struct, frozen=True):
    """A finished game as one of its players finds it again."""

    listing: Listing
    part: Finished
    ended_at: int
    change: int | None = None
    """What it did to their rating, where it was rated."""

    @property
    def mark(self) -> Mark:
        """Where the page that ends with this game goes on."""
        return Mark(self.ended_at, self.listing.table)


class Sought(Struct, frozen=True):
    """Which of a player's games are looked for; what is not said may be anything."""

    game: str = ""
    opponent: str = ""
    won: bool | None = None
    since: int = 0


class Places(Struct, frozen=True):
    """How often a player came to a place, by game and number of seats; `resigned` of them without playing on."""

    game: str
    seats: int
    rank: int
    games: int
    resigned: int


class Lived(Struct, frozen=True):
    """A game that was played to its end, as a part of a career."""

    table: str
    seats: int
    points: int
    career: str
    ended_at: int


class Met(Struct, frozen=True):
    """Two players at one table: how many games they finished, and in how many the one was before or behind."""

    games: int
    ahead: int
    behind: int


NEWEST = Mark(2**62, "ffffffff-ffff-ffff-ffff-ffffffffffff")
"""Before this mark lies everything."""
OLDEST = Mark(0, "00000000-0000-0000-0000-000000000000")
"""Behind this one, too."""


class ChatLine(Struct, frozen=True):
    """Something said at a table."""

    id: int
    table: str
    actor: str
    text: str
    at: int
    spectator: bool = False
    """It was said by somebody without a seat while a game ran: the players do not read it before the end."""


class Greeting(Struct, frozen=True):
    """What the host of a table says to those who are invited."""

    table: str
    actor: str
    text: str
    at: int


class Working(StrEnum):
    """How far an analysis is."""

    WORKING = "working"
    DONE = "done"
    FAILED = "failed"


class Analysis(Struct, frozen=True):
    """What is kept of the analysis of a finished game. To the store, plan, findings and report are bytes."""

    table: str
    state: Working
    plan: bytes
    """What is needed to work on it; nothing once it is done."""
    report: bytes
    """What came of it; nothing before."""
    done: int
    of: int
    """So many pieces are done, and of how many."""


class PieceLease(Struct, frozen=True):
    """A piece of an analysis that is the caller's to work on, and how often somebody has tried."""

    table: str
    number: int
    tries: int
