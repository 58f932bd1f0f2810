"""Worlds in which the others hold what they work for are likelier than worlds in which they do not."""

import pytest

from games.routes_lookahead.games import positions
from mokum.games.routes import GAME
from mokum.games.routes.advice.ways import EVERY_LINK
from mokum.games.routes.board import CONTRACTS
from mokum.games.routes.lookahead.weighing import LOST, claims_explained, joined_and_left, links_lacking
from mokum.games.routes.state import State
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat

WORLDS = 10


def likelihood_of(world: State) -> float:
    """As the first seat judges it."""
    found = GAME.lookahead.likelihood(world, 0)
    assert found is not None
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_their_own_contracts_explain_more_of_their_claims(seats: int) -> None:
    claims = true = imagined = 0
    for game in range(4):
        for number, state in enumerate(positions("greedy", seats, f"weighing {game}")):
            if number % 5 or not (waiting := GAME.waiting(state)):
                continue
            seat = waiting[0]
            view, chance = GAME.view(state, seat), QuickChance(f"{game}|{number}")
            claims += WORLDS * sum(own.bit_count() for other, own in enumerate(state.claimed) if other != seat)
            true += WORLDS * claims_explained(state, seat)
            imagined += sum(claims_explained(GAME.imagine(view, chance), seat) for _ in range(WORLDS))
    assert imagined < claims / 2 < true


def with_contracts(state: State, seat: Seat, contracts: int) -> State:
    """The same world but for what one seat holds."""
    world = state.copy()
    world.contracts[seat] = contracts
    return world


@pytest.fixture
def midway() -> State:
    """Everybody has claimed something, and nobody is near the end."""
    return next(state for state in positions("greedy", 3, "likelier") if all(state.claimed) and min(state.carts) >= 6)


def one_each(state: State) -> list[State]:
    """Worlds in which the second seat holds one contract, each another, and the third holds none."""
    alone = with_contracts(state, 2, 0)
    return [with_contracts(alone, 1, 1 << contract) for contract in range(len(CONTRACTS))]


def test_the_more_of_their_claims_a_world_explains_the_likelier_it_is(midway: State) -> None:
    by_lack: dict[float, dict[int, float]] = {}
    for world in one_each(midway):
        found = by_lack.setdefault(links_lacking(world, 0), {})
        found[claims_explained(world, 0)] = likelihood_of(world)
    compared = [found for found in by_lack.values() if len(found) > 1]
    assert compared
    for found in compared:
        assert [*map(found.get, sorted(found))] == sorted(found.values())


def test_the_more_is_left_of_their_contracts_the_less_likely_a_world_is(midway: State) -> None:
    by_explained: dict[int, dict[float, float]] = {}
    for world in one_each(midway):
        found = by_explained.setdefault(claims_explained(world, 0), {})
        found[links_lacking(world, 0)] = likelihood_of(world)
    compared = [found for found in by_explained.values() if len(found) > 1]
    assert compared
    for found in compared:
        assert [*map(found.get, sorted(found))] == sorted(found.values(), reverse=True)


def test_what_is_left_tells_more_the_fewer_carts_they_have(midway: State) -> None:
    later = midway.copy()
    later.carts = [carts - 3 for carts in midway.carts]
    assert links_lacking(later, 0) > links_lacking(midway, 0) > 0


def test_a_contract_that_is_lost_is_not_done() -> None:
    joined, left = joined_and_left(0, EVERY_LINK, 0)
    assert not joined
    assert left >= LOST
    assert joined_and_left(0, 0, EVERY_LINK) == (0, LOST)
    assert joined_and_left(0, 0, 0)[1] == 0, "all links are its own"


def test_their_own_contracts_are_nearer_to_done_than_others_might_be() -> None:
    true = imagined = 0.0
    for game in range(4):
        for number, state in enumerate(positions("greedy", 2, f"nearer {game}")):
            if number % 4 or not (waiting := GAME.waiting(state)):
                continue
            seat = waiting[0]
            view, chance = GAME.view(state, seat), QuickChance(f"{game}|{number}")
            true += WORLDS * links_lacking(state, seat)
            imagined += sum(links_lacking(GAME.imagine(view, chance), seat) for _ in range(WORLDS))
    assert true < imagined / 2


def test_until_another_has_claimed_nothing_tells_one_world_from_another() -> None:
    first = next(positions("greedy", 3, "first"))
    assert GAME.lookahead.likelihood(first, 0) is None
    own = first.copy()
    own.claimed[0] = 1
    assert GAME.lookahead.likelihood(own, 0) is None
    assert GAME.lookahead.likelihood(own, 1) is not None
