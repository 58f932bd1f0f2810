"""The one loop that moves a state on: live play, replay, search and the server all run it."""

from collections.abc import Iterable
from typing import TypeVar

from mokum.kernel.chance import Chance
from mokum.kernel.event import Event, Redacted, Seat, Viewer
from mokum.kernel.game import Game, State
from mokum.kernel.moves import Move

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V")


def carry_out(state: S, story: Iterable[Event[S]]) -> list[Event[S]]:
    """Apply each event as it is told, and keep them."""
    happened = []
    for event in story:
        event.apply(state)
        happened.append(event)
    return happened


def begin(game: Game[S, M, V], seats: int, options: object, chance: Chance) -> tuple[S, list[Event[S]]]:
    """A new table, set up to its first decision."""
    state = game.new(seats, options)
    return state, carry_out(state, game.setup(state, chance))


class IllegalMove(ValueError):
    """A move that the rules refuse; `rule` names the one that does."""

    def __init__(self, rule: str) -> None:
        super().__init__(f"refused by {rule}")
        self.rule = rule


def play_on_copy(game: Game[S, M, V], state: S, seat: Seat, move: M, chance: Chance) -> tuple[S, list[Event[S]]]:
    """Play a move that may be illegal or may fail midway: the state handed in stays as it was."""
    rule = game.refusal(state, seat, move)
    if rule is not None:
        raise IllegalMove(rule)
    after = state.copy()
    return after, carry_out(after, game.play(after, seat, move, chance))


def seen(events: Iterable[Event[S]], viewer: Viewer) -> list[Event[S] | Redacted]:
    """What of these events reaches a viewer."""
    return [shown for event in events if (shown := event.seen_by(viewer)) is not None]
