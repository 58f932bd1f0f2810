"""Extension 1: the Foreman in the harbour and the Bailiff in the city."""

from typing import Any

import pytest

from games.harbour.build import asked, deal, offered, play, table
from games.harbour.luck import Luck
from games.harbour.words import block, blocks_in_words, cubes_in_words, space
from mokum.games.harbour.agenda import Act, ForemanTo, KeepCube, PlaceBailiff, PlaceForeman
from mokum.games.harbour.board import BLOCK_COST, BLOCKS, GOODS
from mokum.games.harbour.events import BailiffMoved, CardsRevealed, ForemanMoved
from mokum.games.harbour.game import Options
from mokum.games.harbour.state import NOTHING, State

ONE = Options(extensions=(1,))
ALL_FULL = dict.fromkeys(GOODS, 3)


@pytest.mark.rule("HAR-290", "HAR-365")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_seat_on_the_river_puts_the_foreman_on_a_depot(seats: int) -> None:
    state = deal(seats, ONE)
    assert asked(state) is PlaceForeman
    assert state.agenda[-1].seats == (state.stack[0],)
    assert offered(state) == ["foreman depot-1", "foreman depot-2", "foreman depot-3", "foreman depot-4"]
    play(state, "foreman depot-3")
    assert state.foreman == space("depot-3")


@pytest.mark.rule("HAR-291", "HAR-365")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_but_one_puts_the_bailiff_on_a_block_of_cost_two(seats: int) -> None:
    state = deal(seats, ONE)
    play(state, "foreman depot-1")
    assert asked(state) is PlaceBailiff
    assert state.agenda[-1].seats == (state.stack[1],)
    assert offered(state) == [
        f"bailiff {name.lower()}" for name, cost in zip(BLOCKS, BLOCK_COST, strict=True) if cost == 2
    ]
    play(state, "bailiff p3")
    assert state.bailiff == block("P3")


@pytest.mark.rule("HAR-027", "HAR-290", "HAR-291")
def test_the_starting_cards_are_revealed_after_the_pieces_are_placed() -> None:
    state = deal(2, ONE)
    assert state.offer == ()
    play(state, "foreman depot-1")
    assert state.offer == ()
    happened = play(state, "bailiff p3")
    assert any(isinstance(event, CardsRevealed) for event in happened)


def at_tulip(**given: Any) -> State:
    """A barge with two tulips at their anchor, where the Foreman is."""
    usual: dict[str, Any] = {
        "hold": "tulip2", "barge": "tulip", "foreman": "tulip", "extensions": (1,), "arms": {1: "G6 G5"},
    }  # fmt: skip
    return table(**{**usual, **given})


@pytest.mark.rule("HAR-292", "HAR-293", "HAR-V24")
def test_the_worked_example_of_the_foreman() -> None:
    state = at_tulip()
    play(state, "deliver tulip")
    assert state.points[0] == 7
    assert state.foreman == space("tulip"), "he moves when the turn ends"
    play(state, "end")
    assert state.foreman == space("lace"), "the nearest alone is no question"


@pytest.mark.rule("HAR-292")
def test_a_delivery_elsewhere_does_not_pay_for_the_foreman_or_move_him() -> None:
    state = at_tulip(foreman="beer")
    play(state, "deliver tulip")
    assert state.points[0] == 5
    play(state, "end")
    assert state.foreman == space("beer")


@pytest.mark.rule("HAR-292")
def test_a_depot_with_the_foreman_pays_two_more() -> None:
    state = at_tulip(barge="depot-1", foreman="depot-1")
    play(state, "deliver tulip")
    assert state.points[0] == 4


@pytest.mark.rule("HAR-295", "HAR-V101")
def test_two_goods_delivered_to_him_in_a_turn_score_two_each_and_he_moves_once() -> None:
    state = at_tulip()
    play(state, "deliver tulip", "deliver tulip")
    assert state.points[0] == (5 + 2) + (4 + 2)
    happened = play(state, "end")
    assert [event for event in happened if isinstance(event, ForemanMoved)] == [ForemanMoved(space("lace"))]


@pytest.mark.rule("HAR-295", "HAR-392")
def test_he_moves_before_the_cube_for_the_house_is_chosen() -> None:
    state = at_tulip(pool="pink grey")
    play(state, "deliver tulip", "end")
    assert state.foreman == space("lace")
    assert asked(state) is KeepCube


@pytest.mark.rule("HAR-293", "HAR-391", "HAR-V101")
def test_the_seat_chooses_among_places_that_are_equally_near() -> None:
    state = table(hold="beer", barge="beer", foreman="beer", extensions=(1,), arms={1: "G6"}, pool="pink grey")
    play(state, "deliver beer", "end")
    assert (asked(state), offered(state)) == (ForemanTo, ["foreman coffee", "foreman crystal"])
    play(state, "foreman crystal")
    assert state.foreman == space("crystal")
    assert asked(state) is KeepCube


@pytest.mark.rule("HAR-293")
def test_he_passes_over_full_warehouses_and_depots() -> None:
    state = at_tulip(roofs={"lace": 3}, depots={1: "beer"}, arms={1: "G6 G5 G4 G3 G2 G1"})
    play(state, "deliver tulip", "end")
    assert offered(state) == ["foreman jenever", "foreman depot-3"]


@pytest.mark.rule("HAR-294", "HAR-V101")
def test_he_stays_if_only_his_own_place_has_room() -> None:
    state = nothing_else_open(tulips=1)
    play(state, "deliver tulip", "end")
    assert state.foreman == space("tulip")


@pytest.mark.rule("HAR-294", "HAR-V101")
def test_he_leaves_the_game_when_all_are_full() -> None:
    state = nothing_else_open(tulips=2)
    play(state, "deliver tulip")
    assert state.foreman == space("tulip")
    play(state, "end")
    assert state.foreman == NOTHING


def nothing_else_open(tulips: int) -> State:
    """All warehouses and depots are full but that of tulips, on which so many lie; the barge brings one more."""
    return table(
        hold="tulip", barge="tulip", foreman="tulip", extensions=(1,),
        roofs={**ALL_FULL, "tulip": tulips}, depots={1: "beer", 2: "lace", 3: "tile", 4: "coffee"}, arms={},
    )  # fmt: skip


@pytest.mark.rule("HAR-296", "HAR-297", "HAR-391", "HAR-V25")
def test_the_worked_example_of_the_bailiff() -> None:
    state = table(pool="grey", bailiff="H4", extensions=(1,))
    play(state, "buy h4", "store")
    assert state.pools[0] == 0
    assert offered(state) == ["bailiff h3", "bailiff h5"], "the free blocks joined to it by bridges"
    play(state, "bailiff h5")
    assert state.bailiff == block("H5")
    assert asked(state) is Act


@pytest.mark.rule("HAR-296")
def test_only_the_block_with_the_bailiff_is_cheaper() -> None:
    state = table(pool="grey", bailiff="H4", extensions=(1,))
    assert offered(state, "buy ") == ["buy h3", "buy h4"]


@pytest.mark.rule("HAR-297")
def test_buying_another_block_does_not_move_him() -> None:
    state = table(pool="grey2", bailiff="H4", extensions=(1,))
    happened = play(state, "buy h6", "store")
    assert not any(isinstance(event, BailiffMoved) for event in happened)
    assert state.bailiff == block("H4")


@pytest.mark.rule("HAR-297")
def test_a_single_nearest_block_is_no_question() -> None:
    state = table(pool="grey", bailiff="H4", extensions=(1,), arms={1: "H3"}, store={1: "beer"})
    play(state, "buy h4", "store")
    assert state.bailiff == block("H5")


@pytest.mark.rule("HAR-297")
def test_without_a_free_neighbour_he_goes_the_fewest_bridges_away() -> None:
    state = table(pool="grey", bailiff="H4", extensions=(1,), arms={1: "H3 H5"}, store={1: "beer2"})
    play(state, "buy h4", "store")
    assert offered(state) == ["bailiff h1", "bailiff h2", "bailiff h6"]


@pytest.mark.rule("HAR-297", "HAR-126")
def test_the_bailiff_moves_when_cb22_takes_his_block() -> None:
    state = table(florins=4, tile="CB22", bailiff="H4", extensions=(1, 4))
    play(state, "market", "claim h4", "store")
    assert offered(state) == ["bailiff h3", "bailiff h5"]


@pytest.mark.rule("HAR-297", "HAR-125")
def test_the_bailiff_moves_last() -> None:
    state = table(pool="grey", bailiff="H4", extensions=(1,), tableau=(26, 74), florins=0)
    play(state, "buy h4", "store")
    assert (state.florins[0], offered(state)) == (1, ["yes", "no"])
    play(state, "no")
    assert offered(state, "bailiff")


@pytest.mark.rule("HAR-298")
def test_the_bailiff_leaves_with_the_last_free_block() -> None:
    others = " ".join(name for name in BLOCKS if name != "H4")
    state = table(
        pool="grey", bailiff="H4", extensions=(1,), arms={1: others}, goods={"H4": "beer"},
        store={1: "tulip4 cheese4 furniture4 jenever4 tile4 lace4 coffee4 crystal4 beer3"},
    )  # fmt: skip
    play(state, "buy h4", "store")
    assert blocks_in_words(state.arms[0]) == "H4"
    assert state.bailiff == NOTHING
    assert cubes_in_words(state.pools[0]) == ""


@pytest.mark.rule("HAR-017", "HAR-290")
def test_without_the_extension_there_is_no_foreman_and_no_bailiff() -> None:
    state = deal(2, Options(), Luck())
    assert (state.foreman, state.bailiff) == (NOTHING, NOTHING)
    assert asked(state) not in (PlaceForeman, PlaceBailiff)
