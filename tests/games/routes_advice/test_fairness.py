"""Advice is for legal moves only, in whole numbers, and comes from the view alone."""

from inspect import get_annotations, signature

import pytest

from mokum.bots import make_bot
from mokum.games.routes import GAME
from mokum.games.routes.advice import advise
from mokum.games.routes.advice.land import land_of
from mokum.games.routes.advice.ways import LINK_OF
from mokum.games.routes.moves import CLAIMS
from mokum.games.routes.view import View
from mokum.kernel.chance import QuickChance
from mokum.kernel.story import begin, carry_out

NOT_OPEN = {"ROU-043", "ROU-045", "ROU-046"}


def test_advice_is_asked_with_a_view_and_nothing_more() -> None:
    assert list(signature(advise).parameters) == ["view", "moves"]
    assert get_annotations(advise)["view"] is View


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("others", ["greedy", "random"])
def test_every_legal_move_gets_a_whole_number_and_the_choice_is_legal(seats: int, others: str) -> None:
    for seed in range(4):
        chance = QuickChance(f"fair {seed}")
        state, _ = begin(GAME, seats, None, chance)
        bots = [make_bot("greedy" if seat == 0 else others, GAME, f"{seed}|{seat}") for seat in range(seats)]
        while waiting := GAME.waiting(state):
            seat = waiting[-1]
            view, moves = GAME.view(state, seat), GAME.moves(state, seat)
            worth = GAME.advise(view, moves)
            assert len(worth) == len(moves)
            assert all(type(value) is int for value in worth)
            move = bots[seat].choose(view, moves)
            assert move in moves
            carry_out(state, GAME.play(state, seat, move, chance))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_another_world_with_the_same_view_the_advice_is_the_same(seats: int) -> None:
    chance = QuickChance("worlds")
    state, _ = begin(GAME, seats, None, chance)
    bot = make_bot("greedy", GAME, "worlds")
    worlds = 0
    while waiting := GAME.waiting(state):
        seat = waiting[0]
        view, moves = GAME.view(state, seat), GAME.moves(state, seat)
        other = GAME.imagine(view, chance)
        worlds += other != state
        assert advise(GAME.view(other, seat), GAME.moves(other, seat)) == advise(view, moves)
        carry_out(state, GAME.play(state, seat, bot.choose(view, moves), chance))
    assert worlds > 10


@pytest.mark.rule("ROU-043", "ROU-045", "ROU-046")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_open_to_a_planner_is_what_the_rules_leave_open(seats: int) -> None:
    chance = QuickChance("open")
    state, _ = begin(GAME, seats, None, chance)
    bot = make_bot("random", GAME, "open")
    while waiting := GAME.waiting(state):
        seat = waiting[0]
        land = land_of(GAME.view(state, seat).public.owners, seat, seats)
        if GAME.view(state, seat).public.asked == "turn":
            claimable = {
                LINK_OF[claims[0].route] for claims in CLAIMS if GAME.refusal(state, seat, claims[0]) not in NOT_OPEN
            }
            assert land.open == sum(1 << link for link in claimable)
        carry_out(state, GAME.play(state, seat, bot.choose(None, GAME.moves(state, seat)), chance))
