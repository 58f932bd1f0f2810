"""Ways, what they take, and what becomes of them when others claim routes."""

import pytest

from games.routes_advice.views import contract, market, owners, route, view
from mokum.games.routes.advice.land import land_of
from mokum.games.routes.advice.measures import POINT, TURN
from mokum.games.routes.advice.outlook import Outlook
from mokum.games.routes.advice.paying import pay
from mokum.games.routes.advice.plans import effort_and_spaces, plans_for, ways_left
from mokum.games.routes.advice.position import read, time_left
from mokum.games.routes.advice.ways import HALVES, LENGTH, LINK_OF, Links, ways
from mokum.games.routes.board import CARTS, CONTRACT_VALUE, CONTRACTS
from mokum.games.routes.rules.scoring import is_fulfilled, networks
from mokum.kernel.bits import members

EMPTY_BOARD = land_of(owners(), 0, 4)


def links(*routes: int) -> Links:
    return sum({1 << LINK_OF[route(number)] for number in routes})


def spaces(some: Links) -> int:
    return sum(LENGTH[link] for link in members(some))


def routes_of(way: Links) -> int:
    """One route for each link, as a set of claimed routes."""
    return sum((HALVES[link] & -HALVES[link]) for link in members(way))


@pytest.mark.parametrize("number", range(len(CONTRACTS)))
def test_every_way_fulfils_its_contract_and_no_part_of_it_does(number: int) -> None:
    found = ways(number)
    assert len(found) == len(set(found))
    for way in found:
        assert spaces(way) <= CARTS
        assert is_fulfilled(number, networks(routes_of(way)))
        for link in members(way):
            assert not is_fulfilled(number, networks(routes_of(way & ~(1 << link))))


@pytest.mark.parametrize("number", range(len(CONTRACTS)))
def test_the_shortest_way_is_what_the_value_was_made_from(number: int) -> None:
    shortest = spaces(ways(number)[0])
    assert CONTRACT_VALUE[number] == shortest + (shortest >= 6) + (shortest >= 8)


def test_the_effort_of_any_links_is_the_sum_of_theirs() -> None:
    every = range(len(LENGTH))
    for some in (0, 1, links(3, 24, 42), links(1, 20, 31, 44), (1 << len(LENGTH)) - 1):
        assert effort_and_spaces(some) == sum(effort_and_spaces(1 << link) for link in every if some >> link & 1)
        assert effort_and_spaces(some) & 255 == spaces(some)


def test_a_shut_link_is_gone_round() -> None:
    land = land_of(owners(theirs=[4, 5]), 0, 2)
    left = ways_left(contract(3), land.open, land.shut)
    assert left
    assert not any(way & links(4) for way in left)


def test_a_contract_that_can_no_longer_be_fulfilled_is_given_up() -> None:
    # All routes to Nieuwe Waal are another's.
    land = land_of(owners(theirs=[1, 2, 7]), 0, 2)
    assert ways_left(contract(3), land.open, land.shut) == ()
    (plan,) = plans_for((contract(3),), land.open, land.shut, CARTS)
    assert (plan.ways, plan.sure, plan.hoped) == (0, -3 * POINT, 0)


def test_a_fulfilled_contract_asks_for_nothing_more() -> None:
    land = land_of(owners(mine=[15, 12]), 0, 4)
    assert ways_left(contract(2), land.open, land.shut)[0] == 0
    (plan,) = plans_for((contract(2),), land.open, land.shut, CARTS)
    assert (plan.ways, plan.sure) == (0, 3 * POINT)


def test_what_a_seat_has_claimed_is_not_claimed_again() -> None:
    land = land_of(owners(mine=[15]), 0, 4)
    assert ways_left(contract(2), land.open, land.shut)[0] == links(11)


def test_plans_keep_to_the_carts() -> None:
    land = EMPTY_BOARD
    for plan in plans_for((contract(22), contract(23)), land.open, land.shut, 10):
        assert spaces(plan.ways) <= 10


def test_two_contracts_share_what_they_can() -> None:
    land = EMPTY_BOARD
    both = plans_for((contract(8), contract(15)), land.open, land.shut, CARTS)[0]
    assert both.hoped == 2 * (4 + 7) * POINT
    assert spaces(both.ways) == 6


@pytest.mark.parametrize(
    ("seats", "mine", "theirs", "is_open", "is_shut"),
    [
        (4, [], [], True, False),
        (4, [15], [], False, False),
        (4, [], [15], True, False),
        (4, [], [15, 16], False, True),
        (2, [], [15], False, True),
    ],
)
def test_the_halves_of_a_double_route(
    seats: int, mine: list[int], theirs: list[int], is_open: bool, is_shut: bool
) -> None:
    land = land_of(owners(mine, theirs), 0, seats)
    assert bool(land.open & links(15)) is is_open
    assert bool(land.shut & links(15)) is is_shut


def test_a_half_that_is_left_asks_for_its_own_colour() -> None:
    wanted = land_of(owners(theirs=[15]), 0, 4).needs(links(15))
    assert wanted.fixed == ((6, 2),)
    assert EMPTY_BOARD.needs(links(15)).flexible == ((2, (1, 6)),)


@pytest.mark.parametrize(
    ("routes", "hand", "lack"),
    [
        ((34, 36), [0, 0, 3, 3, 0, 0, 0], 0),
        ((34, 36), [0, 0, 1, 2, 0, 0, 0], 3),
        ((3, 37), [0, 0, 0, 0, 2, 4, 0], 0),
        ((3, 37), [0, 0, 0, 0, 0, 5, 0], 1),
        ((37,), [0, 1, 1, 1, 1, 1, 1], 1),
        ((15,), [0, 1, 0, 0, 0, 0, 2], 0),
        ((15,), [0, 1, 2, 2, 0, 0, 0], 1),
        ((7, 23), [0, 0, 0, 2, 2, 0, 0], 0),
    ],
)
def test_what_a_hand_lacks(routes: tuple[int, ...], hand: list[int], lack: int) -> None:
    assert pay(EMPTY_BOARD.needs(links(*routes)), hand) == lack


def test_paying_for_a_short_route_leaves_the_long_colour_whole() -> None:
    hand = [0, 0, 1, 4, 0, 0, 0]
    pay(EMPTY_BOARD.needs(links(9)), hand)
    assert hand == [0, 0, 0, 4, 0, 0, 0]


def test_the_last_round_leaves_one_turn() -> None:
    assert time_left(view(turns_left=3)) == TURN


def test_time_runs_with_the_carts_of_whoever_is_ahead() -> None:
    early, late = view(carts=(16, 16, 16, 16)), view(carts=(16, 16, 5, 16))
    assert 10 * TURN < time_left(early) < 16 * TURN
    assert time_left(late) < 5 * TURN
    assert time_left(view(carts=(3, 16, 16, 16))) == time_left(early)


def test_more_useful_cards_promise_more() -> None:
    seen = view(contracts=[12], shown=market())
    outlook = Outlook(read(seen))
    position = outlook.position
    plan = outlook.best_plan(seen.contracts)
    promises = [outlook.promise(plan, wilds, position.time) for wilds in range(5)]
    assert promises == sorted(set(promises))
