"""Imagined contracts: their course through the pile is respected, as far as the viewer could follow it."""

import pytest

from games.routes.build import deal, play, table
from games.routes.imagined import worlds
from games.routes.look import contract_pile, contracts, offer, public
from mokum.games.routes.game import GAME
from mokum.games.routes.state import State
from mokum.kernel.event import WATCHER


@pytest.mark.rule("ROU-071")
def test_the_own_contracts_are_kept_and_those_of_others_are_drawn_anew() -> None:
    state = table(3, contracts=["1 2", "3 4", "5"])
    imagined = worlds(state, 0)
    assert all(contracts(world, 0) == [1, 2] for world in imagined)
    assert len({tuple(contracts(world, 1)) for world in imagined}) > 10
    assert len({tuple(contracts(world, 2)) for world in imagined}) > 10
    assert len({tuple(contract_pile(world)) for world in imagined}) == len(imagined)
    assert len({tuple(contracts(world, 0)) for world in worlds(state, WATCHER)}) > 10


@pytest.mark.rule("ROU-050", "ROU-071")
def test_a_viewer_remembers_what_it_returned_and_where() -> None:
    state = table(3, contract_pile="9 4 7 1")
    play(state, "contracts")
    play(state, "keep 4")
    assert {contract_pile(world)[-1] for world in worlds(state, 0)} == {9}
    assert len({contract_pile(world)[-1] for world in worlds(state, 1)}) > 5


@pytest.mark.rule("ROU-013", "ROU-071")
def test_a_viewer_remembers_where_its_first_return_lies_among_those_of_others() -> None:
    state, _ = deal(3, "red6", "1 2 3 4 5 6", first=1)
    play(state, "keep 5", 0)
    play(state, "keep 1", 1)
    play(state, "keep 3", 2)
    assert contract_pile(state)[-3:] == [2, 4, 6]
    assert {contract_pile(world)[-3] for world in worlds(state, 1)} == {2}
    assert {contract_pile(world)[-2] for world in worlds(state, 2)} == {4}
    assert {contract_pile(world)[-1] for world in worlds(state, 0)} == {6}
    assert len({contract_pile(world)[-1] for world in worlds(state, 1)}) > 5


@pytest.mark.rule("ROU-051", "ROU-071")
def test_a_viewer_knows_who_had_to_keep_what_it_returned() -> None:
    state = table(3, contract_pile="9 4")
    play(state, "contracts")
    play(state, "keep 9")
    play(state, "contracts")
    assert all(contracts(world, 1) == [4] for world in worlds(state, 0))
    assert len({tuple(contracts(world, 1)) for world in worlds(state, WATCHER)}) > 5


def returned_and_drawn_again() -> State:
    """Seat 0 returned 4 under 7; seat 1 drew these two."""
    state = table(3, contract_pile="9 4 7")
    play(state, "contracts")
    play(state, "keep 9")
    play(state, "contracts")
    return state


@pytest.mark.rule("ROU-050", "ROU-071")
def test_a_viewer_knows_that_another_chooses_from_what_it_returned() -> None:
    state = returned_and_drawn_again()
    assert offer(state, 1) == [7, 4]
    imagined = worlds(state, 0)
    assert all(offer(world, 1)[1] == 4 for world in imagined)
    assert len({offer(world, 1)[0] for world in imagined}) > 5
    assert all(offer(world, 0) == offer(world, 2) == [] for world in imagined)


@pytest.mark.rule("ROU-050", "ROU-071")
def test_a_viewer_does_not_know_which_of_two_another_returned() -> None:
    state = returned_and_drawn_again()
    play(state, "keep 4")
    imagined = worlds(state, 0)
    assert any(contract_pile(world) == [4] for world in imagined)
    assert any(contracts(world, 1) == [4] for world in imagined)
    assert all((contract_pile(world) == [4]) != (contracts(world, 1) == [4]) for world in imagined)


@pytest.mark.rule("ROU-050", "ROU-071")
def test_what_a_viewer_draws_later_tells_it_what_another_kept() -> None:
    state = returned_and_drawn_again()
    play(state, "keep 4")
    play(state, "draw deck")
    play(state, "draw deck")
    play(state, "contracts")
    assert contracts(state, 0) == [7, 9]
    assert all(contracts(world, 1) == [4] for world in worlds(state, 0))


@pytest.mark.rule("ROU-050", "ROU-071")
def test_a_contract_that_comes_back_to_its_viewer_was_kept_by_nobody() -> None:
    state = returned_and_drawn_again()
    play(state, "keep 7")
    play(state, "draw deck")
    play(state, "draw deck")
    play(state, "contracts")
    assert contracts(state, 0) == [4, 9]
    imagined = worlds(state, 0)
    assert all(contracts(world, 0) == [4, 9] for world in imagined)
    assert len({tuple(contracts(world, 1)) for world in imagined}) > 5


@pytest.mark.rule("ROU-013", "ROU-071")
def test_the_first_choice_of_another_is_imagined_from_its_offer() -> None:
    state, _ = deal(3, "red6", "1 2 3 4 5 6")
    play(state, "keep 2", 0)
    play(state, "keep 5", 2)
    imagined = worlds(state, 0, number=60)
    assert all(world.first_kept[0] == (1,) for world in imagined)
    assert all(world.first_kept[1] == () for world in imagined)
    assert all(world.first_kept[2] and set(world.first_kept[2]) <= set(world.offers[2]) for world in imagined)
    chosen = {tuple(world.offers[2].index(contract) for contract in world.first_kept[2]) for world in imagined}
    assert chosen == {(0,), (1,), (0, 1)}
    assert all(offer(world, 0) == [1, 2] for world in imagined)
    assert len({tuple(offer(world, 1)) for world in imagined}) > 10


@pytest.mark.rule("ROU-053", "ROU-071")
def test_after_the_end_the_opened_contracts_are_those_of_every_world() -> None:
    state = table(3, contracts=["1 2", "3 4", "5"], ended="ROU-060")
    for viewer in (0, 1, WATCHER):
        for world in worlds(state, viewer):
            assert [contracts(world, seat) for seat in range(3)] == [[1, 2], [3, 4], [5]]
            assert GAME.outcome(world) == GAME.outcome(state)


@pytest.mark.rule("ROU-053", "ROU-071")
def test_after_the_end_a_watcher_knows_what_was_returned_only_as_far_as_it_was_opened() -> None:
    state = table(2, contract_pile="9 4 7 1", contracts=["2"], turns_left=2)
    play(state, "contracts")
    play(state, "keep 4")
    play(state, "draw deck")
    play(state, "draw deck")
    assert public(state).why_ended == "ROU-060"
    hidden = {9, 7, 1}
    for viewer in (WATCHER, 1):
        imagined = worlds(state, viewer)
        assert all(contracts(world, 0) == [2, 4] for world in imagined)
        assert {contract_pile(world)[-1] for world in imagined} == hidden
    assert {contract_pile(world)[-1] for world in worlds(state, 0)} == {9}
