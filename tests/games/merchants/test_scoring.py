"""Scoring: how sectors rank, how strong a seat is, and how the money is shared."""

from collections.abc import Mapping

import pytest

from games.merchants.build import Spaces, enter, is_stopped, sites, table
from mokum.games.merchants.board import COLONY_SITES, HOUSE_SITES
from mokum.games.merchants.events import AreaScored
from mokum.games.merchants.rules.scoring import score, shares
from mokum.games.merchants.rules.strength import Strengths, largest_groups, sector_order, strengths, tiles_in
from mokum.games.merchants.state import State
from mokum.games.merchants.timeline import COLONIES, EXCHANGE, QUARTERS, SQUARES

GRID_1611 = [square.year for square in SQUARES].index("1611")


def order(state: State, area: int) -> list[int]:
    """The numbers of the sectors from first to fourth rank, counted from 1."""
    return [sector + 1 for sector in sector_order(tiles_in(state, area), area, strength(state, area))]


def strength(state: State, area: int) -> Strengths:
    return strengths(tiles_in(state, area), area)


def paid(state: State, area: int) -> dict[int, dict[int, int]]:
    """By sector from 1: what each seat, from 1, is paid with the grid of 1611."""
    found: dict[int, dict[int, int]] = {}
    for seat, sector, _, amount in score(state, GRID_1611, area).payments:
        found.setdefault(sector + 1, {})[seat + 1] = amount
    return found


def exchange(seats: int, ex: Mapping[int, Spaces]) -> State:
    return table(seats, ex={seat - 1: spaces for seat, spaces in ex.items()})


def town(seats: int, houses: Mapping[int, str]) -> State:
    return table(seats, houses={seat - 1: text for seat, text in houses.items()})


@pytest.mark.rule("MER-190", "MER-192", "MER-W06")
def test_quarters_rank_by_their_houses() -> None:
    quarters = {"GR": 5, "NZ": 2, "OZ": 7, "LA": 3}
    houses = " ".join(f"{name}{number:02}" for name, count in quarters.items() for number in range(1, count + 1))
    state = town(4, {1: houses})
    assert order(state, QUARTERS) == [3, 1, 4, 2]
    assert {sector: amounts[1] for sector, amounts in paid(state, QUARTERS).items()} == {3: 100, 1: 80, 4: 60, 2: 40}
    assert SQUARES[GRID_1611].grid == ((100, 60), (80, 40), (60, 40), (40, 20))


@pytest.mark.rule("MER-191", "MER-193", "MER-195", "MER-201", "MER-202", "MER-203", "MER-204", "MER-W07")
def test_the_exchange_of_the_rulebook() -> None:
    state = exchange(4, {1: (5, 0, 3, 2), 2: (3, 6, 3, 0), 3: (0, 4, 0, 0), 4: (0, 4, 0, 5)})
    assert order(state, EXCHANGE) == [2, 1, 4, 3]
    assert paid(state, EXCHANGE) == {2: {2: 100, 3: 30, 4: 30}, 1: {1: 80, 2: 40}, 4: {4: 60, 1: 40}, 3: {1: 30, 2: 30}}
    events = enter(state, "1628")
    assert isinstance(events[1], AreaScored)


@pytest.mark.rule("MER-192", "MER-193", "MER-197", "MER-198", "MER-199", "MER-203", "MER-204", "MER-W08")
def test_the_town_of_the_rulebook() -> None:
    state = town(
        4,
        {
            1: "GR02 NZ06 NZ07 NZ08 OZ08 OZ09",
            2: "NZ03 NZ04 OZ02 OZ03 OZ04",
            3: "GR07 GR10 GR11",
            4: "LA05 LA06",
        },
    )
    assert order(state, QUARTERS) == [2, 3, 1, 4]
    assert paid(state, QUARTERS) == {2: {1: 100, 2: 60}, 3: {2: 80, 1: 40}, 1: {1: 50, 3: 50}, 4: {4: 40}}


@pytest.mark.rule("MER-193", "MER-196", "MER-202", "MER-W09")
def test_tied_continents_rank_by_number() -> None:
    state = table(4, colonies={0: "AM01", 1: "AF01"})
    assert paid(state, COLONIES) == {1: {1: 100}, 2: {2: 80}}


@pytest.mark.rule("MER-193", "MER-W10")
def test_sugar_ranks_before_silk() -> None:
    assert order(exchange(4, {1: (3, 0, 0, 0), 2: (0, 0, 0, 3)}), EXCHANGE) == [1, 4, 2, 3]


@pytest.mark.rule("MER-203", "MER-205", "MER-E22")
def test_three_leaders_share_both_sums() -> None:
    state = exchange(5, {1: (0, 4, 0, 0), 2: (0, 4, 0, 0), 3: (0, 4, 0, 0)})
    assert paid(state, EXCHANGE) == {2: {1: 50, 2: 50, 3: 50}}


@pytest.mark.rule("MER-202", "MER-204", "MER-205", "MER-E23")
def test_three_runners_up_share_the_second_sum() -> None:
    state = exchange(5, {1: (5, 8, 0, 0), **dict.fromkeys((2, 3, 4), (2, 0, 0, 0))})
    assert paid(state, EXCHANGE) == {2: {1: 100}, 1: {1: 80, 2: 10, 3: 10, 4: 10}}


@pytest.mark.rule("MER-193", "MER-206", "MER-E24")
def test_empty_sectors_keep_their_rank_and_pay_nothing() -> None:
    state = exchange(5, {1: (5, 8, 0, 0), **dict.fromkeys((2, 3, 4), (2, 0, 0, 0))})
    assert order(state, EXCHANGE) == [2, 1, 3, 4]
    assert not {3, 4} & paid(state, EXCHANGE).keys()


@pytest.mark.rule("MER-192", "MER-197", "MER-E25")
def test_a_quarter_ranks_by_houses_and_a_player_by_the_group() -> None:
    state = town(4, {1: "GR01 GR03 GR05 GR08 GR10", 2: "NZ01 NZ02 NZ03 NZ04"})
    assert order(state, QUARTERS)[:2] == [1, 2]
    assert largest_groups(sites("GR01 GR03 GR05 GR08 GR10"))[0] == 1
    assert largest_groups(sites("NZ01 NZ02 NZ03 NZ04"))[1] == 4
    assert paid(state, QUARTERS) == {1: {1: 100}, 2: {2: 80}}


@pytest.mark.rule("MER-198", "MER-199", "MER-E26")
def test_a_bridge_counts_for_both_ends_and_adds_one_house() -> None:
    assert largest_groups(sites("NZ03 OZ02 OZ03 OZ04")) == (0, 2, 4, 0)


@pytest.mark.rule("MER-197", "MER-E27")
def test_the_house_across_makes_the_larger_group() -> None:
    assert largest_groups(sites("NZ06 NZ07 GR01 NZ04 NZ05"))[1] == 3


@pytest.mark.rule("MER-197", "MER-198", "MER-E28")
def test_two_groups_stay_separate() -> None:
    assert largest_groups(sites("NZ06 NZ07 GR01 NZ04 NZ05 OZ05 NZ09"))[1] == 4


@pytest.mark.rule("MER-200", "MER-E29")
def test_without_a_house_in_the_quarter_there_is_no_strength() -> None:
    state = town(4, {1: "OZ03", 2: "NZ03"})
    assert strength(state, QUARTERS)[1] == (0, 1, 0, 0)
    assert paid(state, QUARTERS)[2] == {2: 100}


@pytest.mark.rule("MER-193", "MER-194", "MER-E30")
def test_bridges_break_no_tie_between_quarters() -> None:
    state = town(4, {1: "NZ01 NZ02 OZ06 OZ07 LA01 LA02"})
    assert order(state, QUARTERS) == [2, 3, 4, 1]


@pytest.mark.rule("MER-207", "MER-165")
def test_a_scoring_moves_no_tile_and_asks_nobody() -> None:
    state = table(4, houses={0: "GR01 GR02", 1: "NZ01"})
    before = state.houses[:], state.supply[:]
    enter(state, "1611")
    assert (state.houses, state.supply) == before
    assert state.money == [500, 480, 400, 400]
    assert is_stopped(state)


@pytest.mark.rule("MER-205")
@pytest.mark.parametrize(
    ("strength", "first", "second", "expected"),
    [
        ((2, 2, 0), 90, 50, {0: 70, 1: 70}),
        ((3, 1, 1), 90, 50, {0: 90, 1: 20, 2: 20}),
        ((1, 1, 1, 1, 1), 40, 20, dict.fromkeys(range(5), 10)),
        ((2, 1, 1, 1, 1), 90, 30, {0: 90}),
        ((0, 0, 0), 90, 50, {}),
    ],
)
def test_shares_are_rounded_down(strength: tuple[int, ...], first: int, second: int, expected: dict[int, int]) -> None:
    assert dict(shares(strength, first, second)) == expected


@pytest.mark.rule("MER-196")
def test_strength_on_a_continent_is_a_count() -> None:
    state = table(4, colonies={0: "AM01 AM02 EU01", 2: "AM03"})
    assert strength(state, COLONIES)[0] == (2, 0, 1, 0)
    assert len(COLONY_SITES) + len(HOUSE_SITES) == 76
