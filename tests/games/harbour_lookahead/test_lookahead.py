"""What `harbour` tells about looking ahead: features of every position, and moves that are worth trying."""

from math import isfinite

import pytest

from games.harbour.build import GAME, deal, table
from mokum.games.harbour.agenda import ChooseDie, EndRound, KeepCube
from mokum.games.harbour.board import ROUNDS
from mokum.games.harbour.game import Options
from mokum.games.harbour.moves import HarbourMove
from mokum.games.harbour.state import State
from mokum.games.harbour.view import View
from mokum.kernel.agenda import NOBODY
from mokum.kernel.chance import QuickChance
from mokum.kernel.lookahead import Lookahead, lookahead_of
from mokum.kernel.story import carry_out

LOOKAHEAD = GAME.lookahead
ALL = (1, 2, 3, 4)
TABLES = [
    (1, Options()),
    (1, Options(short=True, house_cards=True)),
    (2, Options(extensions=ALL, tasks="five hidden", house_cards=True)),
    (3, Options(extensions=(1, 3))),
    (4, Options(extensions=ALL, tasks="two open")),
    (4, Options(short=True)),
]


def named(state: State, seat: int = 0) -> dict[str, float]:
    """By name: what is measured of a seat."""
    return dict(zip(LOOKAHEAD.features, LOOKAHEAD.measure(state)[seat], strict=True))


def tried(state: State) -> list[str]:
    """The moves that are worth trying, in their notation."""
    (seat,) = GAME.waiting(state)
    view, moves = GAME.view(state, seat), GAME.moves(state, seat)
    return [str(moves[index]) for index in LOOKAHEAD.prospects(view, moves, GAME.advise(view, moves))]


def test_the_game_has_all_that_looking_ahead_asks_for() -> None:
    told: Lookahead[State, HarbourMove, View] = LOOKAHEAD
    assert lookahead_of(GAME) is told
    assert len(set(LOOKAHEAD.features)) == len(LOOKAHEAD.features)


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("at_random", [True, False])
def test_at_every_step_of_a_game(seats: int, options: Options, at_random: bool) -> None:
    """Features are finite and complete, stages and beats only grow, prospects are legal with the best one first."""
    chance = QuickChance(f"lookahead {seats}")
    state = deal(seats, options, chance)
    stage = beat = 0
    while waiting := GAME.waiting(state):
        features = LOOKAHEAD.measure(state)
        assert len(features) == seats
        assert all(len(each) == len(LOOKAHEAD.features) and all(map(isfinite, each)) for each in features)
        assert stage <= LOOKAHEAD.stage(state) <= 7
        assert beat <= LOOKAHEAD.beat(state) <= ROUNDS
        stage, beat = LOOKAHEAD.stage(state), LOOKAHEAD.beat(state)
        view, moves = GAME.view(state, waiting[0]), GAME.moves(state, waiting[0])
        worth = GAME.advise(view, moves)
        few = LOOKAHEAD.prospects(view, moves, worth)
        assert worth[few[0]] == max(worth)
        assert len(set(few)) == len(few) <= len(moves)
        assert set(few) <= set(range(len(moves)))
        move = moves[chance.below(len(moves)) if at_random else few[0]]
        carry_out(state, GAME.play(state, waiting[0], move, chance))


def test_nothing_is_measured_of_tom() -> None:
    assert len(LOOKAHEAD.measure(deal(1, None, QuickChance("solo")))) == 1


def test_what_cannot_come_any_more_is_not_counted() -> None:
    early = named(table(round=7, rose={1: "pink", 6: "grey6"}))
    late = named(table(round=8, rose={1: "pink", 6: "grey6"}))
    assert (early["cubes coming"], late["cubes coming"]) == (7, 1)


def test_an_end_card_counts_what_it_would_pay_now() -> None:
    assert named(table(tableau=(106,), arms="J6 P1"))["end points"] == 2


def test_a_card_that_works_with_plans_is_as_strong_as_there_are_plans() -> None:
    assert named(table(tableau=(61,)))["points a round"] == 0
    assert named(table(tableau=(61, 109, 110), round=12))["points a round"] == 2


def test_what_is_free_needs_no_thought() -> None:
    assert tried(table(tableau=(91,), rack=(109,), pool="pink2", florins=0)) == ["use 91"]


def test_what_could_be_bought_instead_is_tried_but_not_what_will_be_bought_as_well() -> None:
    state = table(rack=(24, 109), pool="brown2 orange2 pink", florins=0)
    state.bought = 1
    both = tried(state)
    assert ("activate 24" in both) != ("activate 109" in both)
    state = table(rack=(24, 122), pool="brown2 orange2", florins=0, round=11)
    state.bought = 1
    assert {"activate 24", "activate 122"} <= set(tried(state))


def test_what_advice_buys_at_the_market_is_not_saved_by_ending_the_turn() -> None:
    rich = table(florins=24, tile="A1", round=10)
    assert tried(rich)[0] == "market"
    assert "end" not in tried(rich)


def test_of_two_dice_that_go_together_one_is_tried() -> None:
    state = table(dice="2 2 2 3 3 3", rack=(24,), rose={1: "grey2", 2: "orange2", 3: "pink"}, round=5)
    state.agenda = (EndRound(NOBODY), ChooseDie((0,), ()))
    (seat,) = GAME.waiting(state)
    view, moves = GAME.view(state, seat), GAME.moves(state, seat)
    worth = GAME.advise(view, moves)
    few = LOOKAHEAD.prospects(view, moves, worth)
    assert len({worth[index] for index in few}) == len(few)


def test_nothing_is_sealed() -> None:
    state = table()
    state.agenda = (EndRound(NOBODY), KeepCube((0,)))
    before = state.copy()
    LOOKAHEAD.reopen(state, 0)
    assert state == before
