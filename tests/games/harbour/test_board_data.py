"""The printed board, cards and tiles against every figure that the rules need."""

from collections import Counter
from itertools import pairwise

import pytest

from mokum.games.harbour.board import (
    ANCHOR_OF_GOOD,
    ANCHORS,
    BLOCK_COLOUR,
    BLOCK_COST,
    BLOCK_DISTANCE,
    BLOCK_DISTRICT,
    BLOCK_NEIGHBOURS,
    BLOCK_PLACE,
    BLOCKS,
    BRIDGE_INTO,
    COLOURS,
    DEPOT_AT,
    DISTRICT_COLOUR,
    DISTRICTS,
    DOCKER_PLACES,
    GOODS,
    MARKET_PLACE,
    MOUTH,
    PONTOON_AT,
    PONTOON_COLOUR,
    ROOF_POINTS,
    SPACE_DISTANCE,
    SPACE_NEIGHBOURS,
    SPACES,
    START_CARDS,
    WAREHOUSE_AT,
    WATER,
    offer_of,
)
from mokum.games.harbour.deck import CARDS, COST_SIZE, KINDS

BLACK, BROWN, VIOLET, PINK, ORANGE, GREY = range(6)
TULIP, YELLOW_PONTOON = SPACES.index("tulip"), SPACES.index("pontoon-yellow")


def blocks_of(colour: int) -> list[int]:
    """The blocks with roofs of this colour."""
    return [block for block in range(len(BLOCKS)) if BLOCK_COLOUR[block] == colour]


@pytest.mark.rule("HAR-440")
def test_six_blocks_in_each_district_every_cost_at_least_one() -> None:
    assert Counter(BLOCK_DISTRICT) == dict.fromkeys(range(6), 6)
    assert min(BLOCK_COST) >= 1
    assert len(set(BLOCK_PLACE)) == len(BLOCKS)


@pytest.mark.rule("HAR-440")
@pytest.mark.parametrize("colour", [PINK, GREY, BLACK])
def test_pink_grey_and_black_have_a_block_of_two(colour: int) -> None:
    assert 2 in {BLOCK_COST[block] for block in blocks_of(colour)}


@pytest.mark.rule("HAR-440")
def test_a_grey_block_of_two_has_a_bridge_to_a_block_on_its_right() -> None:
    assert any(
        BLOCK_COST[block] == 2
        and any(BLOCK_PLACE[there][0] > BLOCK_PLACE[block][0] for there in BLOCK_NEIGHBOURS[block])
        for block in blocks_of(GREY)
    )


@pytest.mark.rule("HAR-440")
def test_three_violet_blocks_have_the_same_cost() -> None:
    assert max(Counter(BLOCK_COST[block] for block in blocks_of(VIOLET)).values()) >= 3


@pytest.mark.rule("HAR-440")
def test_every_block_can_be_reached_from_every_other() -> None:
    assert all(far >= 0 for row in BLOCK_DISTANCE for far in row)
    assert all(block in BLOCK_NEIGHBOURS[there] for block in range(36) for there in BLOCK_NEIGHBOURS[block])


@pytest.mark.rule("HAR-441")
def test_the_harbour_is_connected_with_one_anchor_for_each_warehouse_and_depot() -> None:
    assert all(far >= 0 for row in SPACE_DISTANCE for far in row)
    assert sorted(WAREHOUSE_AT.values()) == list(range(9))
    assert sorted(DEPOT_AT.values()) == list(range(4))
    assert sorted(PONTOON_COLOUR) == list(range(6))
    assert len(SPACES) == 1 + 9 + 4 + 6 + len(WATER)


@pytest.mark.rule("HAR-441")
def test_from_tulip_over_one_water_space_to_the_yellow_pontoon() -> None:
    assert SPACE_DISTANCE[TULIP][YELLOW_PONTOON] == 2
    assert set(SPACE_NEIGHBOURS[TULIP]) & set(SPACE_NEIGHBOURS[YELLOW_PONTOON]) <= WATER


@pytest.mark.rule("HAR-441")
def test_no_anchor_is_nearer_to_tulip_than_that_of_lace() -> None:
    lace = SPACES.index("lace")
    assert all(SPACE_DISTANCE[TULIP][anchor] > SPACE_DISTANCE[TULIP][lace] for anchor in {*ANCHORS} - {TULIP, lace})
    assert ANCHOR_OF_GOOD[GOODS.index("lace")] == lace


@pytest.mark.rule("HAR-442")
def test_the_roofs_of_the_worked_examples() -> None:
    assert 4 in ROOF_POINTS[GOODS.index("beer")]
    assert 5 in ROOF_POINTS[GOODS.index("tulip")]
    assert 5 in ROOF_POINTS[GOODS.index("lace")]
    assert ROOF_POINTS[GOODS.index("cheese")][1] == 6
    assert all(len(roofs) == 3 for roofs in ROOF_POINTS)


@pytest.mark.rule("HAR-442")
def test_docker_places_fall_from_top_to_bottom_and_the_second_is_seven() -> None:
    assert len(DOCKER_PLACES) == 4
    assert all(upper > lower for upper, lower in pairwise(DOCKER_PLACES))
    assert DOCKER_PLACES[1] == 7


@pytest.mark.rule("HAR-443")
def test_four_river_bridges_on_four_borders_one_of_four_and_one_of_two() -> None:
    assert len(BRIDGE_INTO) == 4
    assert {2, 4} <= set(BRIDGE_INTO.values())
    assert all(0 < space <= MOUTH for space in BRIDGE_INTO)


@pytest.mark.rule("HAR-443")
def test_crystal_is_in_the_centre_of_the_black_market_and_coffee_in_a_corner() -> None:
    assert MARKET_PLACE[GOODS.index("crystal")] == (1, 1)
    assert set(MARKET_PLACE[GOODS.index("coffee")]) <= {0, 2}
    assert len(set(MARKET_PLACE)) == 9


@pytest.mark.rule("HAR-444")
def test_every_card_costs_at_least_one_cube() -> None:
    assert min(COST_SIZE[1:]) >= 1


@pytest.mark.rule("HAR-444")
def test_card_001_and_a_pink_plan_cost_three_together() -> None:
    assert 3 in {COST_SIZE[1] + COST_SIZE[number] for number, card in CARDS.items() if card.type == "plantage"}
    assert 2 in {COST_SIZE[number] for number, card in CARDS.items() if card.type == "haarlemmerbuurt"}


@pytest.mark.rule("HAR-444")
def test_plantage_is_pink_and_the_districts_have_the_six_colours() -> None:
    assert COLOURS[DISTRICT_COLOUR[DISTRICTS.index("plantage")]] == "pink"
    assert sorted(DISTRICT_COLOUR) == list(range(6))


FIXED_TIMINGS = {
    "I": {49},
    "II": {51, 52, 53, 54},
    "end": {*range(7, 13), 86, 107},
    "permanent": {
        25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 50, 71, 72, 73, 74, 75, *range(76, 85),
    },
    "III": {*range(1, 7), 14, 16, *range(55, 61), 99, *range(109, 133), 20, 45, *range(61, 67)},
}  # fmt: skip


@pytest.mark.rule("HAR-445", "HAR-200", "HAR-209")
@pytest.mark.parametrize("timing", FIXED_TIMINGS)
def test_timings_that_the_rules_fix(timing: str) -> None:
    assert {number for number in FIXED_TIMINGS[timing] if CARDS[number].timing != timing} == set()


@pytest.mark.rule("HAR-200", "HAR-201", "HAR-202")
def test_every_card_has_one_of_five_timings() -> None:
    assert {card.timing for card in CARDS.values()} == set(FIXED_TIMINGS)
    assert {number for number, card in CARDS.items() if card.printed and card.timing in ("I", "II")} == {
        49,
        51,
        52,
        53,
        54,
    }


@pytest.mark.rule("HAR-345")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_plans_are_used_up_exactly_and_the_other_piles_are_never_half_empty(seats: int) -> None:
    revealed = {kind: sum(offer_of(seats, number)[kind] for number in range(1, 13)) for kind in KINDS}
    assert revealed["plan"] == 24
    for kind in ("artisan", "building"):
        assert revealed[kind] + START_CARDS[seats][kind] <= 27


@pytest.mark.rule("HAR-441")
def test_pontoons_and_anchors_are_different_spaces() -> None:
    assert not {*PONTOON_AT} & {*ANCHORS}
