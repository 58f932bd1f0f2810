"""When a penalty token is taken, and that it costs nothing before the end."""

import pytest

from games.harbour.build import end_turn, let, offered, play, table
from games.harbour.luck import Luck
from games.harbour.whole_games import ALL_FOUR, game_at_random
from mokum.games.harbour.agenda import BeginRound, EndRound, TakeCard, TurnRoses
from mokum.games.harbour.events import CardActivated, RackCardDiscarded, RosesTurned, TasksRevealed, TokenTaken
from mokum.kernel.agenda import NOBODY


@pytest.mark.rule("HAR-195", "HAR-063")
def test_a_sixth_card_brings_a_token() -> None:
    state = table(rack=(1, 2, 3, 4, 5), offer=(6, 55, 109, 113))
    let(state, TakeCard((0,)))
    play(state, "take 6")
    assert state.tokens == [0, 0], "not before a card is dropped"
    play(state, "discard 6", chance=Luck())
    assert state.tokens == [1, 0]


@pytest.mark.rule("HAR-195", "HAR-079")
def test_an_empty_arrow_brings_a_token() -> None:
    state = table(roses={0: {2: "pink"}, 1: {1: "pink"}})
    let(state, TurnRoses(NOBODY))
    assert state.tokens == [1, 0]


@pytest.mark.rule("HAR-195", "HAR-271")
def test_each_inactive_card_at_the_end_brings_a_token() -> None:
    state = table(round=12, rack={0: (1, 2, 55), 1: (3,)})
    let(state, EndRound(NOBODY))
    assert state.tokens == [3, 1]


@pytest.mark.rule("HAR-196")
def test_tokens_cost_nothing_during_play() -> None:
    state = table(points={0: 4, 1: 4}, tokens={0: 3, 1: 0})
    end_turn(state)
    end_turn(state, Luck())
    assert state.points == [4, 4]
    assert state.tokens == [3, 0]


@pytest.mark.rule("HAR-195", "HAR-196")
@pytest.mark.parametrize("seed", range(5))
def test_no_other_event_brings_or_takes_a_token(seed: int) -> None:
    """In whole games a token follows a sixth card, the turn of the roses or the end, and nothing else."""
    _, told = game_at_random(3, ALL_FOUR, seed)
    tokens = 0
    for decision in told:
        taken = [event for event in decision.events if isinstance(event, TokenTaken)]
        tokens += len(taken)
        if taken:
            causes = (RackCardDiscarded, RosesTurned, TasksRevealed)
            assert any(isinstance(event, causes) for event in decision.events)
            assert all(event.count > 0 for event in taken)
            assert not any(isinstance(event, CardActivated) for event in decision.events)
    assert tokens > 0


@pytest.mark.rule("HAR-196", "HAR-400")
def test_nothing_in_a_new_round_takes_a_token_away() -> None:
    state = table(tokens={0: 2, 1: 1}, rose={1: "pink"})
    let(state, BeginRound(NOBODY), chance=Luck())
    assert state.tokens == [2, 1]
    assert offered(state)
