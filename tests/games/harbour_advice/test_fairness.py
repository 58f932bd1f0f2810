"""Advice is for legal moves only, in whole numbers, comes from the view alone, and wins games."""

from inspect import get_annotations, signature

import pytest

from games.harbour.build import GAME, deal
from games.harbour_advice.asking import follow_any
from mokum.games.harbour.advice import advise
from mokum.games.harbour.game import Options
from mokum.games.harbour.view import View
from mokum.kernel.chance import QuickChance
from mokum.kernel.story import carry_out

MOST_DECISIONS = 2000


def test_advice_is_asked_with_a_view_and_nothing_more() -> None:
    assert list(signature(advise).parameters) == ["view", "moves"]
    assert get_annotations(advise)["view"] is View


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, Options()),
        (1, Options(short=True)),
        (2, Options(extensions=(1, 2, 3, 4), tasks="five hidden")),
        (3, Options(extensions=(1, 2, 3, 4))),
        (4, Options(short=True, extensions=(2, 4), tasks="two open")),
    ],
)
def test_every_legal_move_gets_a_whole_number_and_the_game_ends(seats: int, options: Options) -> None:
    for seed in range(2):
        chance = QuickChance(f"fair {seed}")
        state = deal(seats, options, chance)
        decisions = 0
        while waiting := GAME.waiting(state):
            moves = GAME.moves(state, waiting[0])
            worth = advise(GAME.view(state, waiting[0]), moves)
            assert len(worth) == len(moves)
            assert all(type(value) is int for value in worth)
            follow_any(state, waiting[0], chance)
            decisions += 1
            assert decisions < MOST_DECISIONS, "the advice goes round in circles"
        GAME.invariants(state)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_in_another_world_with_the_same_view_the_advice_is_the_same(seats: int) -> None:
    chance = QuickChance("worlds")
    state = deal(seats, Options(extensions=(2,) if seats > 1 else ()), chance)
    worlds = 0
    while waiting := GAME.waiting(state):
        view, moves = GAME.view(state, waiting[0]), GAME.moves(state, waiting[0])
        other = GAME.imagine(view, chance)
        worlds += other != state
        assert advise(GAME.view(other, waiting[0]), moves) == advise(view, moves)
        follow_any(state, waiting[0], chance)
    assert worlds > 10


def test_the_advice_beats_three_who_move_at_random() -> None:
    for seed in range(8):
        chance = QuickChance(f"beats {seed}")
        state = deal(4, None, chance)
        while waiting := GAME.waiting(state):
            if waiting[0] == seed % 4:
                follow_any(state, waiting[0], chance)
            else:
                moves = GAME.moves(state, waiting[0])
                carry_out(state, GAME.play(state, waiting[0], moves[chance.below(len(moves))], chance))
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.ranks[seed % 4] == 1


def test_four_who_follow_the_advice_all_do_well() -> None:
    totals: list[int] = []
    for seed in range(5):
        chance = QuickChance(f"four {seed}")
        state = deal(4, None, chance)
        while waiting := GAME.waiting(state):
            follow_any(state, waiting[0], chance)
        outcome = GAME.outcome(state)
        assert outcome is not None
        totals += outcome.totals
    assert sum(totals) > 75 * len(totals)
