"""What is tried out, and what is given back to be chosen again."""

import pytest

from games.routes_lookahead.games import positions
from mokum.games.routes import GAME
from mokum.games.routes.lookahead.prospects import NEAR
from mokum.games.routes.moves import Claim, Draw, TakeContracts
from mokum.games.routes.state import KeepFirstContracts
from mokum.kernel.chance import QuickChance
from mokum.kernel.story import begin, carry_out


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_the_best_by_advice_comes_first_and_nothing_twice(bot: str, seats: int) -> None:
    for state in positions(bot, seats, "prospects"):
        for seat in GAME.waiting(state):
            view, moves = GAME.view(state, seat), GAME.moves(state, seat)
            worth = GAME.advise(view, moves)
            few = GAME.lookahead.prospects(view, moves, worth)
            assert worth[few[0]] == max(worth)
            assert len(set(few)) == len(few)
            assert all(0 <= index < len(moves) for index in few)
            chosen = [moves[index] for index in few]
            for kind in (Claim, Draw):
                assert any(isinstance(move, kind) for move in chosen) == any(isinstance(move, kind) for move in moves)
            assert sum(isinstance(move, Draw) for move in chosen) <= 1
            taken = [index for index in range(len(moves)) if isinstance(moves[index], TakeContracts)]
            assert all((index in few) == (worth[index] >= max(worth) - NEAR) for index in taken)
            claimed = [move.route for move in chosen if isinstance(move, Claim)]
            assert len(set(claimed)) == len(claimed)


@pytest.mark.rule("ROU-013")
def test_rivals_choose_their_first_contracts_again_and_the_seat_itself_does_not() -> None:
    chance = QuickChance("reopen")
    state, _ = begin(GAME, 4, None, chance)
    for seat in (2, 0):
        carry_out(state, GAME.play(state, seat, GAME.moves(state, seat)[0], chance))
    kept = state.first_kept[2]
    GAME.lookahead.reopen(state, 2)
    assert state.agenda == (KeepFirstContracts((0, 1, 3)),)
    assert state.first_kept == [(), (), kept, ()]
    GAME.lookahead.reopen(state, 1)
    assert state.agenda == (KeepFirstContracts((0, 1, 2, 3)),)
    while state.turns < 0:
        seat = GAME.waiting(state)[0]
        carry_out(state, GAME.play(state, seat, GAME.moves(state, seat)[0], chance))
    GAME.invariants(state)


def test_later_nothing_is_sealed() -> None:
    for state in positions("greedy", 2, "later"):
        if state.turns >= 0:
            before = state.copy()
            GAME.lookahead.reopen(state, 0)
            assert state == before
