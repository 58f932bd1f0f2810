"""Decisions of games between greedy bots."""

from collections.abc import Iterator
from typing import Any

from mokum.bots import make_bot
from mokum.kernel.chance import QuickChance
from mokum.kernel.game import AnyGame
from mokum.kernel.story import begin, carry_out


def decisions(game: AnyGame, seats: int, seed: str) -> Iterator[tuple[Any, int]]:
    """Every state of a game between greedy bots in which somebody has a choice, and who has it."""
    chance, guide = QuickChance(seed), make_bot("greedy", game, seed)
    state, _ = begin(game, seats, game.types.options(), chance)
    while waiting := game.waiting(state):
        seat = waiting[0]
        view, moves = game.view(state, seat), game.moves(state, seat)
        if len(moves) > 1:
            yield state, seat
        carry_out(state, game.play(state, seat, guide.choose(view, moves), chance))
