"""Random games: each seed has its own luck and its own temper, so that rare corners of the rules are visited too."""

from typing import Any, NamedTuple

from mokum.kernel.chance import Chance, KeyedChance, QuickChance
from mokum.kernel.event import WATCHER, Event, Seat, Viewer
from mokum.kernel.game import AnyGame
from mokum.kernel.story import begin, play_on_copy

_LIKINGS = (0, 1, 8)


class Temper:
    """How one game is played: each seat likes every kind of move more or less, so that some hoard and some hurry."""

    def __init__(self, game: AnyGame, seats: int, seed: str) -> None:
        self._chance = QuickChance(f"temper {seed}")
        kinds = sorted({type(move).__name__ for move in game.catalogue})
        self._likings = [{kind: _LIKINGS[self._chance.below(len(_LIKINGS))] for kind in kinds} for _ in range(seats)]

    def choose(self, game: AnyGame, state: Any) -> tuple[Seat, Any]:
        """One of the awaited seats, and a move of it by liking; what is not liked is done when nothing else can be."""
        waiting = game.waiting(state)
        seat = waiting[self._chance.below(len(waiting))]
        offered = list(game.moves(state, seat))
        likings = self._likings[seat]
        liked = [move for move in offered for _ in range(likings[type(move).__name__])] or offered
        return seat, liked[self._chance.below(len(liked))]


def luck(seed: str) -> Chance:
    """Mostly the quick kind; at times the kind of a real table, which refuses a label that is used twice."""
    chance = QuickChance(f"luck {seed}")
    return KeyedChance(seed.encode()) if chance.below(8) == 0 else chance


class Told(NamedTuple):
    """A move of a recorded game: where the game stood before it, who made it and what came of it."""

    state: Any
    seat: Seat
    move: Any
    events: list[Event[Any]]


def random_game(game: AnyGame, seats: int, seed: str, options: Any = None) -> list[Told]:
    """A whole game, move by move."""
    chance, temper = luck(seed), Temper(game, seats, seed)
    state, _ = begin(game, seats, options, chance)
    record = []
    while game.waiting(state):
        seat, move = temper.choose(game, state)
        after, events = play_on_copy(game, state, seat, move, chance)
        record.append(Told(state, seat, move, events))
        state = after
    return record


def viewers(seats: int) -> tuple[Viewer, ...]:
    """Everybody who may look on."""
    return (WATCHER, *range(seats))
