"""Whole games of random players, for what can only be seen at the end of one."""

from functools import cache

from mokum.games.merchants.game import GAME, Options
from mokum.games.merchants.state import State
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Event
from mokum.kernel.story import begin, carry_out

Told = tuple[State, list[Event[State]]]


@cache
def random_game(seats: int, seed: int, options: Options | None = None) -> Told:
    """The last state, and everything that happened."""
    chance = QuickChance(f"{seats} {seed}")
    state, events = begin(GAME, seats, options, chance)
    while waiting := GAME.waiting(state):
        seat = waiting[chance.below(len(waiting))]
        moves = GAME.moves(state, seat)
        events += carry_out(state, GAME.play(state, seat, moves[chance.below(len(moves))], chance))
    return state, events
