"""What is in the box (HAR-001 to HAR-013)."""

from collections import Counter

import pytest

from games.harbour.build import GAME, deal, let, offered, play, table
from games.harbour.look import hold, pool, rose
from games.harbour.words import cubes_of
from mokum.games.harbour.agenda import BeginRound
from mokum.games.harbour.board import (
    BLOCK_COLOUR,
    BLOCK_COST,
    BLOCK_NEIGHBOURS,
    BLOCKS,
    BRIDGE_INTO,
    COLOURS,
    DATA,
    DEPOT_AT,
    DEPOT_POINTS,
    DOCKER_PLACES,
    DOCKERS,
    GOODS,
    MARKET_PLACE,
    MOUTH,
    PONTOON_AT,
    PONTOON_COLOUR,
    ROOF_POINTS,
    SPACES,
    START,
    WAREHOUSE_AT,
    WATER,
)
from mokum.games.harbour.deck import CARDS as ALL_CARDS
from mokum.games.harbour.deck import MARKET
from mokum.games.harbour.game import Options
from mokum.kernel.agenda import NOBODY
from mokum.kernel.event import WATCHER

CARDS = {number: card for number, card in ALL_CARDS.items() if card.printed}


@pytest.mark.rule("HAR-001", "HAR-015")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_seat_has_its_own_area(seats: int) -> None:
    view = GAME.view(deal(seats), WATCHER)
    assert len(view.at) == seats
    assert all(len(seat.rose) == 6 and seat.rack == () and seat.tableau == () for seat in view.at)
    assert GAME.meta.seats == (1, 2, 3, 4)


@pytest.mark.rule("HAR-001", "HAR-015")
@pytest.mark.parametrize("seats", [0, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="1 to 4 seats"):
        GAME.new(seats, Options())


@pytest.mark.rule("HAR-001")
def test_store_hold_and_tableau_have_no_limit() -> None:
    everything = "beer4 tulip4 cheese4 furniture4"
    state = table(store=everything, tableau=tuple(range(1, 55)), pool="black", rack=(105,))
    for good in ("beer", "tulip", "cheese", "furniture"):
        play(state, *[f"load {good}"] * 4)
    assert hold(state) == everything
    play(state, "activate 105")
    assert state.tableaus[0].bit_count() == 55


@pytest.mark.rule("HAR-002")
def test_the_city_has_six_districts_of_six_blocks_in_the_six_colours() -> None:
    assert len(BLOCKS) == 36
    assert sorted(Counter(BLOCK_COLOUR).items()) == [(colour, 6) for colour in range(len(COLOURS))]
    assert min(BLOCK_COST) >= 1


@pytest.mark.rule("HAR-002")
def test_blocks_are_adjacent_if_and_only_if_a_bridge_joins_them() -> None:
    printed = {frozenset(bridge["blocks"]) for bridge in DATA["bridges"]["items"]}
    adjacent = {
        frozenset((BLOCKS[one], BLOCKS[other])) for one in range(len(BLOCKS)) for other in BLOCK_NEIGHBOURS[one]
    }
    assert adjacent == printed


@pytest.mark.rule("HAR-003", "HAR-010")
def test_four_tiles_of_each_of_nine_goods() -> None:
    assert GOODS == ("beer", "tulip", "cheese", "furniture", "jenever", "tile", "lace", "coffee", "crystal")
    assert Counter(deal(3).goods_on) == dict.fromkeys(range(9), 4)


@pytest.mark.rule("HAR-004")
def test_each_space_of_the_harbour_is_of_one_kind() -> None:
    kinds = [{START}, set(PONTOON_AT), set(WAREHOUSE_AT), set(DEPOT_AT), set(WATER)]
    assert [len(kind) for kind in kinds[:4]] == [1, 6, 9, 4]
    assert sum(map(len, kinds)) == len(set().union(*kinds)) == len(SPACES)
    assert sorted(PONTOON_COLOUR) == list(range(len(DOCKERS)))
    assert sorted(WAREHOUSE_AT.values()) == list(range(len(GOODS)))


@pytest.mark.rule("HAR-005")
def test_a_warehouse_has_three_roofs_and_takes_its_own_good_only() -> None:
    assert all(len(roofs) == 3 for roofs in ROOF_POINTS)
    assert offered(table(barge="tulip", hold="tulip beer lace"), "deliver") == ["deliver tulip"]


@pytest.mark.rule("HAR-005")
def test_a_depot_takes_one_good_of_any_type() -> None:
    assert len(DEPOT_POINTS) == 4
    state = table(barge="depot-2", hold="tulip beer crystal")
    assert offered(state, "deliver") == ["deliver beer", "deliver tulip", "deliver crystal"]
    play(state, "deliver beer")
    assert offered(state, "deliver") == []


@pytest.mark.rule("HAR-006", "HAR-007")
def test_two_dockers_of_each_colour_and_a_building_of_four_places() -> None:
    assert DOCKERS == ("light-blue", "brown", "white", "yellow", "pink", "light-green")
    state = deal(2)
    assert sum(state.pontoons) == sum(2 << 4 * colour for colour in range(6))
    places = DATA["docker_building"]["items"]
    assert [place["holds"] for place in places] == [1, 1, 1, None]
    assert tuple(place["points"] for place in places) == DOCKER_PLACES


@pytest.mark.rule("HAR-008", "HAR-009")
def test_the_river_has_eighteen_steps_and_four_bridges_on_borders() -> None:
    assert MOUTH == 18
    assert len(DATA["river"]["spaces"]) == 19
    assert len(BRIDGE_INTO) == 4
    assert all(1 <= space <= MOUTH and points > 0 for space, points in BRIDGE_INTO.items())


@pytest.mark.rule("HAR-010")
def test_the_black_market_is_a_square_of_three_by_three() -> None:
    assert sorted(MARKET_PLACE) == [(row, column) for row in range(3) for column in range(3)]


@pytest.mark.rule("HAR-011")
def test_the_cards_by_class_and_type() -> None:
    assert list(CARDS) == list(range(1, 133))
    kinds = {kind: [number for number, card in CARDS.items() if card.kind == kind] for kind in ("artisan", "building")}
    assert kinds["artisan"] == list(range(1, 55))
    assert kinds["building"] == list(range(55, 109))
    types = {
        kind: Counter(card.type for card in CARDS.values() if card.kind == kind)
        for kind in ("artisan", "building", "plan")
    }
    assert (len(types["artisan"]), set(types["artisan"].values())) == (9, {6})
    assert len(types["building"]) == 11
    assert (len(types["plan"]), set(types["plan"].values())) == (6, {4})


@pytest.mark.rule("HAR-012")
def test_six_dice_sixteen_market_tiles_and_six_district_tiles() -> None:
    assert COLOURS == ("black", "brown", "violet", "pink", "orange", "grey")
    assert Counter(tile.group for tile in MARKET.values() if tile.group in "AB") == {"A": 8, "B": 8}
    assert sorted(deal(4).districts) == list(range(6))


@pytest.mark.rule("HAR-013")
def test_cubes_and_florins_never_run_out() -> None:
    state = table(pool="pink90", florins=200, tableau=(39,), rose={1: "grey90"})
    play(state, "use 39", "gain pink", "gain pink")
    assert (pool(state), state.florins[0], rose(state)) == ("pink92", 198, {1: "grey90"})
    assert state.pools[0] == cubes_of("pink92")


@pytest.mark.rule("HAR-013", "HAR-346")
def test_only_the_cards_are_limited() -> None:
    state = table(3, round=10, discards=tuple(range(109, 132)))
    let(state, BeginRound(NOBODY))
    assert [card for card in state.offer if CARDS[card].kind == "plan"] == [132]
