"""Where a table stands: the fold of all its rows, never changed once it was reached."""

from enum import StrEnum
from functools import cache, lru_cache
from typing import Any

import msgspec

from mokum.catalog import game as find_game
from mokum.kernel.codec import Codec
from mokum.kernel.event import WATCHER, Event, Seat, Viewer
from mokum.kernel.fair import Deal, SealedSeat
from mokum.kernel.game import AnyGame
from mokum.kernel.outcome import Outcome
from mokum.kernel.story import carry_out
from mokum.lots.terms import Terms
from mokum.tables.log.bodies import RECENT
from mokum.tables.log.clocks import Clock
from mokum.tables.log.happenings import TableMade
from mokum.tables.log.seat_states import SeatState


class Phase(StrEnum):
    """How far a table is."""

    OPEN = "open"
    DEALING = "dealing"
    PLAYING = "playing"
    OVER = "over"


class UndoStep(msgspec.Struct, frozen=True):
    """A move that can still be taken back, and what was before it."""

    version: int
    seat: Seat
    lays_open: bool
    """It showed the others what the seat held hidden."""
    before: Any
    lasts: tuple[int, ...]
    left: int | None = None
    """What the seat had left on its clock; None for a bot, which has none."""


class TakeBackWish(msgspec.Struct, frozen=True):
    """What a seat asked to have taken back, and who has agreed so far."""

    seat: Seat
    to: int
    agreed: tuple[Seat, ...] = ()


class PastMove(msgspec.Struct, frozen=True):
    """A move of a table that keeps its past."""

    version: int
    lasts: tuple[int, ...]
    """By seat, before it: the version of its own last move that stood."""
    events: msgspec.Raw
    before: Any = None
    """The game's state before it, for the last moves: from there the others can be found."""


class Past(msgspec.Struct, frozen=True):
    """Everything that stands at a table where one may go back over anything, also over what came to light."""

    opening: msgspec.Raw
    """The events that set the game up, or the state that was laid out."""
    moves: tuple[PastMove, ...] = ()


class PaceWish(msgspec.Struct, frozen=True):
    """Which clock a seat proposed, and who has agreed so far."""

    seat: Seat
    clock: Clock
    agreed: tuple[Seat, ...] = ()


class Selling(msgspec.Struct, frozen=True):
    """A lot that was called, and is not sold yet."""

    call: int
    """The version at which it was."""
    number: int
    owner: str
    """The run of the node that sells it."""
    terms: Terms | None = None
    """The announced price path, once it is armed."""


class Voids(msgspec.Struct, frozen=True):
    """How often a lot was begun in vain."""

    lot: int = 0
    times: int = 0

    def of(self, lot: int) -> int:
        """How often this one was."""
        return self.times if lot == self.lot else 0


class Result(msgspec.Struct, frozen=True):
    """How it ended; the seed of the server is open now."""

    why: str
    ranks: tuple[int, ...]
    outcome: Outcome | None
    server_seed: str


class Standing(msgspec.Struct, frozen=True):
    """Everything about a table that its rows say. Two nodes that read the same rows have equal standings."""

    table: str
    version: int
    hash: bytes
    at: int
    made: TableMade
    clock: Clock
    phase: Phase
    places: tuple[SeatState, ...]
    banks: tuple[int, ...]
    """By seat: milliseconds that were left when its clock last began or stopped."""
    called_at: int = 0
    """When everybody was asked to open their part."""
    position: Any = None
    """The game's state."""
    awaited: tuple[Seat, ...] = ()
    turns: tuple[int, ...] = ()
    """By seat: the version since which it is asked for its present decision; 0 if it is not."""
    since: tuple[int, ...] = ()
    """By seat: since when."""
    begun: tuple[int, ...] = ()
    """By seat: the version since which it is asked, over all decisions that it makes in a row; 0 if it is not."""
    lasts: tuple[int, ...] = ()
    """By seat: the version of the last move of its own that stands; 0 if none."""
    steps: tuple[UndoStep, ...] = ()
    """The moves since something last came to light."""
    past: Past | None = None
    """Where a table keeps it, while a game is played."""
    take_back: TakeBackWish | None = None
    pace: PaceWish | None = None
    result: Result | None = None
    rematch: str = ""
    lot: Selling | None = None
    voided: Voids = Voids()
    waited: tuple[int, ...] = ()
    """By seat: milliseconds that lots have waited for it so far."""
    credited: int = 0
    """Until when time that the server was away has been given back."""

    @property
    def game(self) -> AnyGame:
        return find_game(self.made.game)

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def is_of_bots(self) -> bool:
        """A game is played, and no person plays in it: it goes on only while somebody looks on."""
        return self.phase is Phase.PLAYING and not any(place.is_person for place in self.places)

    def seat_of(self, player: str) -> Seat | None:
        """Where a player sits."""
        if player:
            for seat, place in enumerate(self.places):
                if place.player == player:
                    return seat
        return None

    def viewer(self, player: str) -> Viewer:
        """As whom a player looks on."""
        seat = self.seat_of(player)
        return WATCHER if seat is None else seat

    def may_see(self, player: str, invitation: str = "") -> bool:
        """Whether this table is there at all for somebody."""
        made = self.made
        if not made.private or (invitation and invitation == made.invitation):
            return True
        return bool(player) and (
            player == made.host or player in made.invited or any(place.player == player for place in self.places)
        )

    def players(self, seat: Seat) -> tuple[Seat, ...]:
        """The persons besides this seat who have not given up, also while a bot plays for them."""
        return tuple(
            other for other, place in enumerate(self.places) if other != seat and place.player and not place.resigned
        )

    def deadline(self, seat: Seat) -> int:
        """When the seat's time is up."""
        return self.since[seat] + self.banks[seat]

    def deal(self, server_seed: bytes) -> Deal:
        """The deal of this table, as far as its parts are open."""
        parts = (
            SealedSeat(bytes.fromhex(place.sealed), bytes.fromhex(place.part) if place.part else None)
            for place in self.places
        )
        return Deal(self.table, bytes.fromhex(self.made.commitment), server_seed, tuple(parts), self.made.fixed)


@cache
def codec_of(slug: str) -> Codec[Any, Any, Any]:
    """The readers of a game's values."""
    return Codec(find_game(slug))


def events_of(slug: str, events: msgspec.Raw) -> tuple[Event[Any], ...]:
    """The events of a game that are kept in a row."""
    return _events_of(slug, bytes(events))


@lru_cache(RECENT)
def _events_of(slug: str, events: bytes) -> tuple[Event[Any], ...]:
    return tuple(codec_of(slug).events(events))


class _LastMove:
    """The move that was decided last, and where it led: it is folded next, and need not be carried out once more."""

    before: Any = None
    events: bytes = b""
    after: Any = None


def keep_position(before: Any, events: msgspec.Raw, after: Any) -> None:
    """A move was played on a copy: from here these events lead there."""
    _LastMove.before, _LastMove.events, _LastMove.after = before, bytes(events), after


def position_after(slug: str, before: Any, events: msgspec.Raw) -> Any:
    """Where these events lead; the position before them stays as it was."""
    if before is _LastMove.before and bytes(events) == _LastMove.events:
        return _LastMove.after
    after = before.copy()
    carry_out(after, events_of(slug, events))
    return after


def options_of(made: TableMade) -> Any:
    """What the table chose, as the game's own type."""
    return codec_of(made.game).options(bytes(made.options))
