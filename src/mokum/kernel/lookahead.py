"""Looking ahead: what a game may bring for bots that try moves out in imagined worlds, and the value of a position."""

from collections.abc import Callable, Collection, Sequence
from importlib import resources
from typing import Any, Protocol, TypeVar

import msgspec

from mokum.kernel.event import Seat
from mokum.kernel.game import AnyGame, State
from mokum.kernel.moves import Move, MoveSet

S_contra = TypeVar("S_contra", bound=State, contravariant=True)
M = TypeVar("M", bound=Move)
V_contra = TypeVar("V_contra", contravariant=True)

Features = Sequence[float]
"""What is measured of one seat in a position, in the order of the game's names for it."""


class Value(msgspec.Struct, frozen=True):
    """How many points a seat will have in the end: a linear function of its features, fitted on many games.

    It is data with its provenance, made by `mokum fit` and kept in the game's folder.
    """

    made: str
    """The command that made it, with the rules and the number of games."""
    features: tuple[str, ...]
    sources: tuple[str, ...]
    """Kinds of lines of the score sheet."""
    weights: dict[int, tuple[tuple[tuple[float, ...], ...], ...]]
    """By number of seats, by stage, by source: a weight for each feature, and last a constant."""
    explained: dict[int, tuple[float, ...]] = {}
    """By number of seats, by stage: the share of the variance of final scores that it explains, on games of its own."""


VALUE_FILE = "value.json"
"""Where a game's folder has its value."""


def read_value(package: str) -> Value | None:
    """The value in the folder of a package, if it was fitted."""
    file = resources.files(package) / VALUE_FILE
    return msgspec.json.decode(file.read_bytes(), type=Value) if file.is_file() else None


class Lookahead(Protocol[S_contra, M, V_contra]):
    """What a game tells about looking ahead. All that it says of a state is said of an imagined one."""

    @property
    def features(self) -> tuple[str, ...]:
        """What is measured of a seat, by name."""

    @property
    def horizon(self) -> int:
        """How many beats it is worth to look ahead."""

    @property
    def value(self) -> Value | None:
        """The value that was fitted for this game, if it was."""

    def measure(self, state: S_contra) -> Sequence[Features]:
        """By seat: its features."""

    def stage(self, state: S_contra) -> int:
        """How far the game has come, from 0; each stage has a value function of its own."""

    def beat(self, state: S_contra) -> int:
        """A number that grows where it is fair to stop looking: there every seat has had its turn."""

    def prospects(self, view: V_contra, moves: MoveSet[M], worth: Sequence[int]) -> Sequence[int]:
        """The indexes of the moves that deserve to be tried out, the best by advice first."""

    def reopen(self, state: S_contra, seat: Seat) -> None:
        """Gives sealed choices back to all but this seat: they were drawn evenly, and nobody chooses so."""

    def __hash__(self) -> int:
        """What is worked out of it once is kept by it."""


def lookahead_of(game: AnyGame) -> Lookahead[Any, Any, Any] | None:
    """What the game tells about looking ahead; None where it tells nothing, and is played to its end."""
    found: Lookahead[Any, Any, Any] | None = getattr(game, "lookahead", None)
    return found


def hurry_of(game: AnyGame) -> Callable[[Any, Seat], Any] | None:
    """A quick way to play on in an imagined state, for a game that has one: a seat's move, by what it knows alone."""
    found: Callable[[Any, Seat], Any] | None = getattr(lookahead_of(game), "hurry", None)
    return found


def luck_shows_in(game: AnyGame) -> int:
    """After how many beats a draw or a roll shows in what is measured; 0 where it does at once."""
    beats: int = getattr(lookahead_of(game), "luck_shows", 0)
    return beats


def fixed_in(game: AnyGame) -> Collection[str]:
    """The sources of points that no move changes: the little that a fitted value says of them is its error."""
    fixed: Collection[str] = getattr(lookahead_of(game), "fixed", ())
    return fixed


def likelihood_of(game: AnyGame) -> Callable[[Any, Seat], float | None] | None:
    """How likely what the others did is in an imagined state, up to a factor, for a game that can tell.

    It is None where they did nothing yet that tells: then all worlds that fit a view are as likely.
    """
    found: Callable[[Any, Seat], float | None] | None = getattr(lookahead_of(game), "likelihood", None)
    return found


def best_few(worth: Sequence[int], few: int, near: int) -> list[int]:
    """The indexes of the best, the best first, none of them worse by more than `near`; among equals the first."""
    order = sorted(range(len(worth)), key=lambda index: -worth[index])[:few]
    least = worth[order[0]] - near
    return [index for index in order if worth[index] >= least]
