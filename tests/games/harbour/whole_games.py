"""Whole games at random, decision by decision: what each answer brought about, and the state after it."""

from collections.abc import Iterator
from functools import cache

import msgspec

from mokum.games.harbour.game import Harbour, Options
from mokum.games.harbour.moves import HarbourMove
from mokum.games.harbour.state import State
from mokum.kernel.chance import Chance, QuickChance
from mokum.kernel.event import Event, Seat
from mokum.kernel.story import carry_out

RULES = Harbour()
PATIENCE = 4
ALL_FOUR = Options(extensions=(1, 2, 3, 4))
TABLES: list[tuple[int, Options]] = [
    (1, Options()),
    (1, Options(short=True)),
    (2, Options()),
    (2, ALL_FOUR),
    (3, Options(short=True, extensions=(1, 2, 3, 4), tasks="five hidden")),
    (4, Options(extensions=(1, 2, 3, 4), tasks="two open")),
]
"""Every number of seats, both lengths, with and without extensions."""


class Decision(msgspec.Struct, frozen=True):
    """One answer of a game: who gave it, what it was, and what it brought about."""

    seat: Seat
    move: HarbourMove
    events: tuple[Event[State], ...]


def decisions(state: State, chance: Chance, answers: QuickChance, long_turns: bool = False) -> Iterator[Decision]:
    """Random answers until the game is over; the state moves along. A long turn ends when nothing else can be done."""
    while waiting := RULES.waiting(state):
        (seat,) = waiting
        moves = list(RULES.moves(state, seat))
        if long_turns and len(moves) > 1:
            moves = [move for move in moves if str(move) != "end"]
        move = moves[answers.below(len(moves))]
        if str(move) == "end" and answers.below(PATIENCE):  # so that turns are long
            move = moves[answers.below(len(moves))]
        yield Decision(seat, move, tuple(carry_out(state, RULES.play(state, seat, move, chance))))


@cache
def game_at_random(seats: int, options: Options, seed: int) -> tuple[tuple[Event[State], ...], tuple[Decision, ...]]:
    """The setup and all decisions of a game; always the same for the same seed."""
    chance, answers = QuickChance(f"luck {seed}"), QuickChance(f"answers {seed}")
    state = RULES.new(seats, options)
    setup = carry_out(state, RULES.setup(state, chance))
    return tuple(setup), tuple(decisions(state, chance, answers))


def replayed(seats: int, options: Options, events: list[Event[State]]) -> State:
    """The state that these events alone build."""
    state = RULES.new(seats, options)
    carry_out(state, events)
    return state


def states(seats: int, options: Options, seed: int) -> Iterator[State]:
    """The state at every decision of a game at random, and at its end."""
    setup, told = game_at_random(seats, options, seed)
    state = replayed(seats, options, list(setup))
    yield state
    for decision in told:
        carry_out(state, decision.events)
        yield state
