"""Taking contracts: two are seen, one or both are kept, the other goes under the pile."""

import pytest

from games.routes.build import offered, play, refused, table
from games.routes.look import contract_pile, contracts, offer, public
from mokum.games.routes.events import (
    ContractsDrawn,
    ContractsKept,
    TurnBegan,
    UnseenContractsDrawn,
    UnseenContractsKept,
)
from mokum.games.routes.game import GAME
from mokum.games.routes.view import Asked
from mokum.kernel.event import WATCHER


@pytest.mark.rule("ROU-050")
def test_the_top_two_are_drawn_and_seen_by_the_taker_only() -> None:
    state = table(3, turn=1, contract_pile="9 4 7 1")
    (drawn,) = play(state, "contracts")
    assert drawn == ContractsDrawn(1, (8, 3))
    assert drawn.seen_by(1) == drawn
    assert [drawn.seen_by(viewer) for viewer in (0, 2, WATCHER)] == [UnseenContractsDrawn(1, 2)] * 3
    assert public(state).asked is Asked.CONTRACTS
    assert GAME.waiting(state) == (1,)
    assert [offer(state, seat) for seat in range(3)] == [[], [9, 4], []]
    assert contract_pile(state) == [7, 1]
    assert offered(state) == ["keep 4", "keep 9", "keep both"]


@pytest.mark.rule("ROU-050")
@pytest.mark.parametrize(("kept", "returned"), [(9, 4), (4, 9)])
def test_one_is_kept_and_the_other_goes_to_the_bottom(kept: int, returned: int) -> None:
    state = table(3, turn=1, contract_pile="9 4 7 1", contracts=["", "2"])
    play(state, "contracts")
    settled, begun = play(state, f"keep {kept}")
    assert settled == ContractsKept(1, (kept - 1,), (returned - 1,))
    assert begun == TurnBegan(2, -1)
    assert settled.seen_by(1) == settled
    assert [settled.seen_by(viewer) for viewer in (0, 2, WATCHER)] == [UnseenContractsKept(1, 1, 1)] * 3
    assert contract_pile(state) == [7, 1, returned]
    assert contracts(state, 1) == sorted([2, kept])
    assert offer(state, 1) == []


@pytest.mark.rule("ROU-050")
def test_both_are_kept() -> None:
    state = table(3, turn=1, contract_pile="9 4 7 1")
    play(state, "contracts")
    settled, begun = play(state, "keep both")
    assert settled == ContractsKept(1, (8, 3), ())
    assert begun == TurnBegan(2, -1)
    assert [settled.seen_by(viewer) for viewer in (0, 2, WATCHER)] == [UnseenContractsKept(1, 2, 0)] * 3
    assert contract_pile(state) == [7, 1]
    assert contracts(state, 1) == [4, 9]


@pytest.mark.rule("ROU-050")
@pytest.mark.parametrize("move", ["keep 7", "contracts", "draw 1", "draw deck", "claim 13 green1", "pass"])
def test_the_taker_must_choose_from_the_two(move: str) -> None:
    state = table(hands=["green"], contract_pile="9 4 7 1")
    play(state, "contracts")
    assert refused(state, move) == "ROU-050"
    assert refused(state, move, 1) == "ROU-020"


@pytest.mark.rule("ROU-050")
@pytest.mark.parametrize("move", ["keep 9", "keep both"])
def test_contracts_are_kept_only_after_they_were_taken(move: str) -> None:
    assert refused(table(contract_pile="9 4"), move) == "ROU-050"


@pytest.mark.rule("ROU-051", "ROU-V10")
def test_a_single_contract_is_kept_without_a_choice() -> None:
    state = table(3, turn=2, contract_pile="9")
    assert "contracts" in offered(state)
    assert play(state, "contracts") == [ContractsDrawn(2, (8,)), ContractsKept(2, (8,), ()), TurnBegan(0, -1)]
    assert 9 in contracts(state, 2)
    assert contract_pile(state) == []
    assert offer(state, 2) == []


@pytest.mark.rule("ROU-051")
def test_an_empty_pile_gives_no_contracts() -> None:
    state = table(contract_pile="")
    assert refused(state, "contracts") == "ROU-051"


@pytest.mark.rule("ROU-050", "ROU-051", "ROU-V25")
def test_the_returned_one_of_the_last_two_must_be_kept_by_the_next_taker() -> None:
    state = table(contract_pile="9 4")
    play(state, "contracts")
    play(state, "keep 9")
    assert contract_pile(state) == [4]
    assert play(state, "contracts") == [ContractsDrawn(1, (3,)), ContractsKept(1, (3,), ()), TurnBegan(0, -1)]
    assert 4 in contracts(state, 1)


@pytest.mark.rule("ROU-052")
def test_any_number_may_be_held_and_none_is_given_up() -> None:
    state = table(contracts=["1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18"], contract_pile="19 20")
    play(state, "contracts")
    play(state, "keep both")
    assert contracts(state, 0) == list(range(1, 21))
    play(state, "draw deck")
    play(state, "draw deck")
    assert offered(state, start="keep") == []
    assert refused(state, "keep 1") == "ROU-050"


@pytest.mark.rule("ROU-053", "ROU-070")
def test_how_many_contracts_a_seat_holds_is_public() -> None:
    state = table(3, contracts=["1 2 3", "", "4"])
    assert public(state).contract_counts == (3, 0, 1)
    assert public(state).contract_pile == 20
    assert public(state).opened == ()


@pytest.mark.rule("ROU-053", "ROU-071", "ROU-082")
def test_which_contracts_and_whether_they_are_fulfilled_is_hidden() -> None:
    fulfilled = table(contracts=["", "2"], claimed={1: [15, 11]})
    hopeless = table(contracts=["", "24"], claimed={1: [15, 11]})
    for viewer in (0, WATCHER):
        assert GAME.view(fulfilled, viewer) == GAME.view(hopeless, viewer)
    assert public(fulfilled).points == (0, 3)


@pytest.mark.rule("ROU-053")
def test_all_contracts_are_opened_at_the_end() -> None:
    state = table(3, contracts=["3 1", "", "24"], ended="ROU-060")
    assert public(state).opened == ((0, 2), (), (23,))


@pytest.mark.rule("ROU-071")
def test_where_contracts_were_taken_and_returned_is_seen_by_all() -> None:
    state = table(contract_pile="9 4 7 1", contracts=["2"])
    drawn_before = public(state).contract_counts
    play(state, "contracts")
    assert public(state).contract_counts == drawn_before
    play(state, "keep 4")
    taking = public(state).takings[-1]
    assert (taking.seat, taking.start, taking.count, taking.returned_to) == (0, 20, 2, 24)
    assert (20, 8) in GAME.view(state, 0).positions
    assert (24, 8) in GAME.view(state, 0).positions
    assert 24 not in dict(GAME.view(state, 1).positions)
    play(state, "contracts")
    play(state, "keep both")
    taking = public(state).takings[-1]
    assert (taking.seat, taking.start, taking.count, taking.returned_to) == (1, 22, 2, -1)
    assert GAME.view(state, 1).positions[-2:] == ((22, 6), (23, 0))
