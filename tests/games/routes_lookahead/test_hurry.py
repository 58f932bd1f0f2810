"""A move in a hurry: legal, from what the seat knows alone, and not a silly one."""

import pytest

from games.routes_lookahead.games import positions
from mokum.bots import make_bot
from mokum.games.routes import GAME
from mokum.games.routes.state import State
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat
from mokum.kernel.story import begin, carry_out


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_it_is_legal_and_the_same_in_every_world_with_the_same_view(bot: str, seats: int) -> None:
    chance = QuickChance("worlds")
    worlds = 0
    for state in positions(bot, seats, "hurry"):
        for seat in GAME.waiting(state):
            before = state.copy()
            move = GAME.lookahead.hurry(state, seat)
            assert move in GAME.moves(state, seat)
            assert state == before
            other = GAME.imagine(GAME.view(state, seat), chance)
            worlds += other.hands != state.hands
            assert GAME.lookahead.hurry(other, seat) == move
    assert worlds > 10


def play(seats: int, hurried: Seat, seed: str) -> State:
    """A game in which one seat is in a hurry, and the others play at random."""
    chance = QuickChance(seed)
    state, _ = begin(GAME, seats, None, chance)
    bot = make_bot("random", GAME, seed)
    while waiting := GAME.waiting(state):
        seat, moves = waiting[0], GAME.moves(state, waiting[0])
        move = GAME.lookahead.hurry(state, seat) if seat == hurried else bot.choose(None, moves)
        carry_out(state, GAME.play(state, seat, move, chance))
    return state


@pytest.mark.parametrize("seats", [2, 4])
def test_whoever_plays_at_random_loses_against_it(seats: int) -> None:
    for seed in range(12):
        outcome = GAME.outcome(play(seats, seed % seats, f"hurry {seed}"))
        assert outcome is not None
        assert outcome.winners == (seed % seats,)
