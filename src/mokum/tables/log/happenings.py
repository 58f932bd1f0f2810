"""What happens at a table, as it is kept in its log."""

import msgspec

from mokum.kernel.event import Seat
from mokum.kernel.outcome import Outcome
from mokum.lots.presses import AnyPress
from mokum.lots.resolving import Resolution
from mokum.lots.terms import Running, Terms
from mokum.tables.log.clocks import Clock
from mokum.tables.log.tried_from import TriedFrom


class Happening(msgspec.Struct, frozen=True, tag=True):
    """One thing that happened at a table, in the past tense."""


class TableTerms(msgspec.Struct, frozen=True):
    """What a table is opened with, for everybody to know. The server has promised its seed by `commitment`."""

    game: str
    rules_version: int
    seats: int
    options: msgspec.Raw
    clock: Clock
    private: bool
    host: str
    commitment: str


class TableMade(Happening, TableTerms, frozen=True):
    """Somebody opened a table."""

    invitation: str
    """Whoever shows it may see a private table and sit down at it."""
    invited: tuple[str, ...] = ()
    """Players who need no invitation."""
    lots: Running | None = None
    """How lots are sold on a clock; without it everybody hands in sealed limits."""
    practice: bool = False
    """The host plays alone or with bots, and may go back over anything."""
    delay: int = 0
    """Moves by which spectators are shown the game late."""
    fixed: str = ""
    """The name of a fixed deal, at a practice table: everybody who asks for it gets the same luck."""
    keeps_past: bool = True
    """A move can be taken back though something came to light since: at practice tables, and once at all tables."""
    rated: bool = False
    """How it ends changes the ratings of its players."""
    comes_by: int = 0
    """By when all must have come for whom seats are kept here, or the table is closed; 0: it waits for them."""
    tried_from: TriedFrom | None = None
    """Somebody tries another way from a position of a finished game: nothing is dealt here."""


class SeatTaken(Happening, frozen=True):
    """A player sat down, or stays seated after a game: then the seat is kept until its part is sealed.

    Of a person the log holds this reference and nothing else.
    """

    seat: Seat
    player: str


class BotSeated(Happening, frozen=True):
    """A bot was given a seat."""

    seat: Seat
    bot: str
    name: str


class SeatLeft(Happening, frozen=True):
    """A seat is empty again; only before the game."""

    seat: Seat


class PartSealed(Happening, frozen=True):
    """A seat fixed its part of the deal by a hash (hexadecimal)."""

    seat: Seat
    hash: str


class DealCalled(Happening, frozen=True):
    """All seats are taken and all parts sealed: now they are opened."""


class PartOpened(Happening, frozen=True):
    """A seat opened its part of the deal (hexadecimal)."""

    seat: Seat
    part: str


class Started(Happening, frozen=True):
    """The game was set up by these events. A seat that had not opened its part is dealt with its hash."""

    events: msgspec.Raw


class PositionLaid(Happening, frozen=True):
    """The game goes on from a position that was laid out, and not dealt: what a seat could not know of it is imagined.

    It follows from no events, so the state itself is kept, and only programs that know its shape can play on.
    """

    state: msgspec.Raw


class Played(Happening, frozen=True):
    """A seat moved, and this came of it."""

    seat: Seat
    move: str
    events: msgspec.Raw
    by_bot: bool = False


class TakeBackAsked(Happening, frozen=True):
    """A seat wishes to go back to where the game stood after version `to`; the others have a say."""

    seat: Seat
    to: int


class TakeBackAnswered(Happening, frozen=True):
    """Somebody agreed, or did not."""

    seat: Seat
    agreed: bool


class TakenBack(Happening, frozen=True):
    """The game went back to where it stood after version `to`: what was played since is no part of it any more."""

    seat: Seat
    to: int


class StoodIn(Happening, frozen=True):
    """From now on a bot plays for the seat."""

    seat: Seat
    bot: str
    why: str
    """`clock`, `left` or `resigned`."""


class HandedBack(Happening, frozen=True):
    """The player is back and plays on."""

    seat: Seat


class Resigned(Happening, frozen=True):
    """A player gave up, for good."""

    seat: Seat


class ClockRanOut(Happening, frozen=True):
    """A seat has no time left."""

    seat: Seat


class ClockCredited(Happening, frozen=True):
    """The server was not there while a clock ran: the seat is given the time."""

    seat: Seat
    ms: int
    until: int = 0
    """Until when the server was away: what was lost before that is given back now. 0 where a clock only rang late."""


class VacationTaken(Happening, frozen=True):
    """A seat has so many more days for its move."""

    seat: Seat
    days: int


class PaceAsked(Happening, frozen=True):
    """A seat proposes another clock."""

    seat: Seat
    clock: Clock


class PaceAnswered(Happening, frozen=True):
    """Somebody agreed, or did not."""

    seat: Seat
    agreed: bool


class PaceChanged(Happening, frozen=True):
    """From now on time is counted so."""

    clock: Clock


class LotCalled(Happening, frozen=True):
    """A lot is on the block. The node whose run is called `owner` sells it, once everybody is ready."""

    number: int
    owner: str


class LotArmed(Happening, frozen=True):
    """Its price path is announced, and opens in a moment."""

    terms: Terms
    waited: tuple[tuple[Seat, int], ...] = ()
    """For whom it was waited longer than for the others, and for how long (milliseconds)."""


class LotClosed(Happening, frozen=True):
    """Nobody can press any more. The presses that were sealed until now are open, and the seats' moves follow."""

    number: int
    presses: tuple[AnyPress, ...]
    resolution: Resolution


class LotVoided(Happening, frozen=True):
    """The clock did not run as it should: nothing was revealed, and the same lot is called again."""

    why: str
    """`stall` or `crash`."""


class Ended(Happening, frozen=True, tag="Ended.2"):
    """The game is over, and the server opens its seed (hexadecimal)."""

    why: str
    """`played`, or `resigned`: then there is no outcome, and only ranks."""
    ranks: tuple[int, ...]
    outcome: Outcome | None
    server_seed: str


class Abandoned(Happening, frozen=True):
    """Nobody plays on; the server opens its seed all the same."""

    why: str
    server_seed: str


class RematchMade(Happening, frozen=True):
    """The same people may go on at another table, where their seats are kept."""

    table: str


class InvitationRenewed(Happening, frozen=True):
    """From now on another invitation opens the private table."""

    invitation: str
    put_out: str = ""
    """Who was put out by it, and needs the new invitation like anybody else."""


AnyHappening = (
    TableMade
    | SeatTaken
    | BotSeated
    | SeatLeft
    | PartSealed
    | DealCalled
    | PartOpened
    | Started
    | PositionLaid
    | Played
    | TakeBackAsked
    | TakeBackAnswered
    | TakenBack
    | StoodIn
    | HandedBack
    | Resigned
    | ClockRanOut
    | ClockCredited
    | VacationTaken
    | PaceAsked
    | PaceAnswered
    | PaceChanged
    | LotCalled
    | LotArmed
    | LotClosed
    | LotVoided
    | Ended
    | Abandoned
    | RematchMade
    | InvitationRenewed
)
