"""What a game is: the one protocol that everything above the games is written against."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, Self, TypeVar

import msgspec

from mokum.kernel.chance import Chance
from mokum.kernel.event import Event, Redacted, Seat, Viewer
from mokum.kernel.moves import Catalogue, Move, MoveSet
from mokum.kernel.outcome import Outcome, RuleId, ScoreLine
from mokum.kernel.upcasting import Older
from mokum.kernel.words import Picture


class State(Protocol):
    """Where a game stands: mutable, flat and cheap to copy."""

    def copy(self) -> Self:
        """An equal state that shares nothing that can change."""


class Broken(AssertionError):
    """A state that no play can reach: an invariant does not hold."""


S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V")


class Meta(msgspec.Struct, frozen=True):
    """What is known of a game before it is played."""

    slug: str
    plays: str
    """Whose rules are played."""
    seats: tuple[int, ...]
    rules_version: int
    rule_prefix: str
    """What the ids of its rules begin with."""
    minutes_each: int = 0
    """About how long a game takes for each of its players; 0 if nobody says so."""


class Types(msgspec.Struct, frozen=True):
    """The types that a codec needs to read a game's values back."""

    state: Any
    options: Any
    event: Any
    """The union of all events."""
    redacted: Any
    """The union of all that a viewer may be shown in an event's stead."""
    view: Any
    facts: Any = None
    """What a game tells beside its view (`kernel/facts.py`), if it does."""
    older: Older = msgspec.field(default_factory=dict)
    """How events of older shapes are led to those of today."""


M_contra = TypeVar("M_contra", bound=Move, contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Words(Protocol[M_contra, V_contra]):
    """A game in English words, for records, terminals and logs. Names are those of the seats."""

    def event(self, event: Event[Any] | Redacted, names: Sequence[str]) -> str:
        """What happened, as a sentence."""

    def move(self, move: M_contra, view: V_contra) -> str:
        """What a move would do, for somebody who has this view."""

    def ask(self, view: V_contra, names: Sequence[str]) -> str:
        """Whose turn it is and what is asked, in one sentence."""

    def rule(self, move: M_contra, view: V_contra) -> RuleId:
        """The rule that says what the move is, as things stand in this view."""

    def board(self, view: V_contra, names: Sequence[str]) -> Picture:
        """All that this viewer sees."""

    def score(self, line: ScoreLine) -> str:
        """What a line of the score sheet is for, without its points."""


class Game(Protocol[S, M, V]):
    """The rules of one game."""

    @property
    def meta(self) -> Meta: ...
    @property
    def types(self) -> Types: ...
    @property
    def catalogue(self) -> Catalogue[M]: ...
    @property
    def words(self) -> Words[M, V]: ...

    def new(self, seats: int, options: Any) -> S:
        """A table with nothing on it yet. Options that contradict the rules raise ValueError."""

    def setup(self, state: S, chance: Chance) -> Iterator[Event[S]]:
        """Everything until the first decision."""

    def waiting(self, state: S) -> tuple[Seat, ...]:
        """The seats that may move now, ascending; several at once where the rules say so, none when it is over."""

    def moves(self, state: S, seat: Seat) -> MoveSet[M]:
        """All legal moves of a seat, in catalogue order."""

    def refusal(self, state: S, seat: Seat, move: M) -> RuleId | None:
        """The rule that forbids the move, or None if it is legal."""

    def play(self, state: S, seat: Seat, move: M, chance: Chance) -> Iterator[Event[S]]:
        """The story of a legal move. Each event is applied before the next is asked for."""

    def view(self, state: S, viewer: Viewer) -> V:
        """All that a viewer may know, built up from nothing."""

    def imagine(self, view: V, chance: Chance) -> S:
        """A state that somebody with this view could be looking at."""

    def outcome(self, state: S) -> Outcome | None:
        """The score sheet, once the game is over."""

    def invariants(self, state: S) -> None:
        """Raise Broken if something that always holds does not."""

    def advise(self, view: V, moves: MoveSet[M]) -> Sequence[int]:
        """How good each move looks to somebody who knows the game; higher is better."""


AnyGame = Game[Any, Any, Any]
