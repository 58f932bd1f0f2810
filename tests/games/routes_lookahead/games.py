"""Positions of whole games to look ahead from."""

from collections.abc import Iterator

from mokum.bots import make_bot
from mokum.games.routes import GAME
from mokum.games.routes.state import State
from mokum.kernel.chance import QuickChance
from mokum.kernel.story import begin, carry_out


def positions(bot: str, seats: int, seed: str) -> Iterator[State]:
    """Every state of a game at which somebody is to decide, and the last one. Do not change them."""
    chance = QuickChance(seed)
    state, _ = begin(GAME, seats, None, chance)
    bots = [make_bot(bot, GAME, f"{seed} {seat}") for seat in range(seats)]
    while waiting := GAME.waiting(state):
        yield state
        seat = waiting[-1]
        move = bots[seat].choose(GAME.view(state, seat), GAME.moves(state, seat))
        carry_out(state, GAME.play(state, seat, move, chance))
    yield state
