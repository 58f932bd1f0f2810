"""Routes that another seat seems to need are found from open things, and tried out."""

from collections.abc import Iterator

import pytest

from games.routes_lookahead.games import positions
from mokum.games.routes import GAME
from mokum.games.routes.advice.land import land_with
from mokum.games.routes.advice.plans import ways_left
from mokum.games.routes.advice.ways import HALVES
from mokum.games.routes.board import CONTRACT_VALUE, ROUTE_TWIN
from mokum.games.routes.lookahead.blocks import LEAST, blocks
from mokum.games.routes.lookahead.prospects import FEW, FEW_BLOCKS, NEAR
from mokum.games.routes.moves import Claim
from mokum.games.routes.state import State
from mokum.kernel.bits import members
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat

GAMES = 6
"""Of two seats; of more there are more moves in each."""


def watched(seats: int) -> Iterator[tuple[State, Seat]]:
    """Positions of some games, each with the seat that looks at the others."""
    for game in range(GAMES // (seats - 1)):
        for state in positions("greedy", seats, f"blocks {game}"):
            if waiting := GAME.waiting(state):
                yield state, waiting[0]


def needed(state: State, seat: Seat) -> set[int]:
    """The routes on the best ways of the contracts that a seat does hold."""
    own = state.claimed[seat]
    land = land_with(own, sum(state.claimed) & ~own, state.seats)
    links = 0
    for contract in members(state.contracts[seat]):
        for way in ways_left(contract, land.open, land.shut)[:1]:
            links |= way
    return {route for link in members(links) for route in members(HALVES[link])}


def test_the_dearest_is_mostly_one_that_the_other_does_need() -> None:
    found = right = any_route = every = 0
    for state, seat in watched(2):
        costs = blocks(GAME.view(state, seat))
        if costs:
            wanted = needed(state, 1 - seat)
            found += 1
            right += max(costs, key=costs.__getitem__) in wanted
            free = [route for route in range(len(ROUTE_TWIN)) if not sum(state.claimed) >> route & 1]
            every += len(free)
            any_route += len(wanted.intersection(free))
    assert found > 20
    assert right / found > 2 * any_route / every


@pytest.mark.parametrize("seats", [2, 4])
def test_they_follow_from_the_view_and_cost_what_contracts_can_cost(seats: int) -> None:
    chance = QuickChance("blocks")
    most = 2 * 100 * max(CONTRACT_VALUE) * len(CONTRACT_VALUE)
    for state, seat in watched(seats):
        view = GAME.view(state, seat)
        costs = blocks(view)
        assert costs == blocks(GAME.view(GAME.imagine(view, chance), seat))
        assert all(LEAST <= cost <= most for cost in costs.values())
        assert not any(sum(state.claimed) >> route & 1 for route in costs)


@pytest.mark.rule("ROU-046")
def test_half_of_a_double_route_blocks_nobody_while_the_other_half_is_open_to_them() -> None:
    double = 0
    for state, seat in watched(4):
        for route in blocks(GAME.view(state, seat)):
            twin = ROUTE_TWIN[route]
            double += twin >= 0
            assert twin < 0 or sum(state.claimed) >> twin & 1
    for state, seat in watched(2):
        double += any(ROUTE_TWIN[route] >= 0 for route in blocks(GAME.view(state, seat)))
    assert double, "between two seats it does"


def test_nobody_who_has_claimed_nothing_can_be_blocked() -> None:
    for state, seat in watched(2):
        if not state.claimed[1 - seat]:
            assert not blocks(GAME.view(state, seat))


def test_the_dearest_blocks_are_tried_although_advice_leaves_them_out() -> None:
    tried = 0
    for state, seat in watched(2):
        view, moves = GAME.view(state, seat), GAME.moves(state, seat)
        worth = GAME.advise(view, moves)
        few = GAME.lookahead.prospects(view, moves, worth)
        claims = [(index, move.route) for index in few if isinstance(move := moves[index], Claim)]
        far = [route for index, route in claims[1:] if worth[index] < worth[few[0]] - NEAR]
        costs = blocks(view)
        assert len(far) <= FEW_BLOCKS
        assert len(claims) <= FEW + FEW_BLOCKS
        left = {move.route for move in moves if isinstance(move, Claim)} - {route for _, route in claims}
        assert all(costs[route] >= max([costs.get(other, 0) for other in left], default=0) for route in far)
        tried += len(far)
    assert tried > 5
