"""The first contracts: two for each seat, chosen by all at the same time and in secret."""

import pytest

from games.routes.build import deal, offered, play, refused
from games.routes.look import contract_pile, contracts, public
from mokum.games.routes.events import (
    ContractsKept,
    FirstChoiceEnded,
    FirstChoiceMade,
    FirstContractsChosen,
    TurnBegan,
    UnseenContractsKept,
)
from mokum.games.routes.game import GAME
from mokum.games.routes.state import State
from mokum.games.routes.view import Asked
from mokum.kernel.event import WATCHER


@pytest.fixture
def state() -> State:
    """Three seats; seat 1 begins and was offered 1 and 2, seat 2 was offered 3 and 4, seat 0 was offered 5 and 6."""
    return deal(3, "red6", "1 2 3 4 5 6", first=1)[0]


@pytest.mark.rule("ROU-012", "ROU-013")
def test_each_seat_keeps_one_or_both(state: State) -> None:
    assert GAME.waiting(state) == (0, 1, 2)
    assert offered(state, 0) == ["keep 5", "keep 6", "keep both"]
    assert offered(state, 1) == ["keep 1", "keep 2", "keep both"]
    assert offered(state, 2) == ["keep 3", "keep 4", "keep both"]


@pytest.mark.rule("ROU-012")
@pytest.mark.parametrize("move", ["keep 5", "draw deck", "draw 1", "contracts", "pass", "claim 13 green1"])
def test_nothing_else_is_asked(state: State, move: str) -> None:
    assert refused(state, move, 1) == "ROU-012"


@pytest.mark.rule("ROU-013")
def test_a_choice_is_not_made_twice(state: State) -> None:
    play(state, "keep 3", 2)
    assert GAME.waiting(state) == (0, 1)
    assert offered(state, 2) == []
    assert refused(state, "keep 4", 2) == "ROU-013"
    assert refused(state, "keep both", 2) == "ROU-013"


@pytest.mark.rule("ROU-013")
def test_a_choice_is_kept_to_itself_until_all_have_chosen(state: State) -> None:
    (event,) = play(state, "keep 3", 2)
    assert event == FirstContractsChosen(2, (2,))
    assert event.seen_by(2) == event
    assert [event.seen_by(viewer) for viewer in (0, 1, WATCHER)] == [FirstChoiceMade(2)] * 3
    assert public(state).contract_counts == (0, 0, 0)
    assert public(state).contract_pile == 18
    assert GAME.view(state, 2).first_kept == (2,)
    assert GAME.view(state, 0).first_kept == ()
    assert contracts(state, 2) == []


@pytest.mark.rule("ROU-013")
def test_the_first_choices_can_come_in_any_order_and_the_returns_follow_the_turn_order(state: State) -> None:
    assert play(state, "keep both", 0) == [FirstContractsChosen(0, (4, 5))]
    assert play(state, "keep 4", 2) == [FirstContractsChosen(2, (3,))]
    assert play(state, "keep 1", 1) == [
        FirstContractsChosen(1, (0,)),
        FirstChoiceEnded(),
        ContractsKept(1, (0,), (1,)),
        ContractsKept(2, (3,), (2,)),
        ContractsKept(0, (4, 5), ()),
        TurnBegan(1, -1),
    ]
    assert [contracts(state, seat) for seat in range(3)] == [[5, 6], [1], [4]]
    assert public(state).contract_counts == (2, 1, 1)
    assert contract_pile(state) == [*range(7, 25), 2, 3]
    assert public(state).asked is Asked.TURN


@pytest.mark.rule("ROU-013", "ROU-053", "ROU-071")
def test_how_many_each_kept_is_shown_and_not_which(state: State) -> None:
    play(state, "keep both", 0)
    play(state, "keep 4", 2)
    _, _, first, _, last, _ = play(state, "keep 1", 1)
    assert first.seen_by(1) == first
    assert [first.seen_by(viewer) for viewer in (0, 2, WATCHER)] == [UnseenContractsKept(1, 1, 1)] * 3
    assert last.seen_by(0) == last
    assert [last.seen_by(viewer) for viewer in (1, 2, WATCHER)] == [UnseenContractsKept(0, 2, 0)] * 3


@pytest.mark.rule("ROU-013", "ROU-014", "ROU-V23")
def test_the_last_seat_in_turn_order_returns_to_the_very_bottom(state: State) -> None:
    play(state, "keep 5", 0)
    play(state, "keep 1", 1)
    play(state, "keep 3", 2)
    from_below = contract_pile(state)[::-1]
    assert from_below[:3] == [6, 4, 2], "those of seat 1, seat 3 and seat 2 as people count them"
    assert GAME.waiting(state) == (1,)


@pytest.mark.rule("ROU-071")
def test_a_returned_contract_is_known_to_the_seat_that_returned_it(state: State) -> None:
    play(state, "keep both", 0)
    play(state, "keep 4", 2)
    play(state, "keep 1", 1)
    assert GAME.view(state, 1).positions == ((0, 0), (1, 1), (24, 1))
    assert GAME.view(state, 2).positions == ((2, 2), (3, 3), (25, 2))
    assert GAME.view(state, 0).positions == ((4, 4), (5, 5))
    assert GAME.view(state, WATCHER).positions == ()
