"""What the adviser would do in a turn where a good player would not hesitate."""

import pytest

from games.harbour.build import play, table
from games.harbour_advice.asking import advised, follow, follow_any, promises
from mokum.games.harbour.board import BLOCK_NEIGHBOURS, BLOCKS
from mokum.games.harbour.state import State
from mokum.kernel.chance import QuickChance


def no_purchase(state: State) -> State:
    """The same table after the purchase of the turn, so that other things can be looked at alone."""
    state.bought = 1
    return state


def test_without_anything_to_do_it_ends_the_turn() -> None:
    state = table(florins=0)
    assert promises(state) == {"end": 0}


def test_what_an_active_card_gives_for_nothing_is_taken_before_anything_else() -> None:
    state = table(tableau=(91,), rack=(109,), pool="pink2", florins=0)
    assert advised(state) == "use 91"


def test_a_card_that_can_be_paid_becomes_active() -> None:
    state = table(rack=(24,), pool="brown2 orange2", florins=0)
    assert advised(state) == "activate 24"


def test_of_two_cards_that_need_the_same_cubes_the_better_one_becomes_active() -> None:
    # 24 gives a florin and a point each round, 122 a florin for a cube.
    state = table(rack=(24, 122), pool="brown2 orange2", round=3, florins=0)
    worth = promises(state)
    assert worth["activate 24"] > 0 > worth["activate 122"]


def test_in_the_last_round_a_card_of_no_use_is_activated_all_the_same() -> None:
    # An inactive card costs points at the end.
    state = no_purchase(table(rack=(13,), pool="pink black", round=12, florins=0))
    assert advised(state) == "activate 13"


def test_a_good_that_is_aboard_is_delivered_at_its_warehouse() -> None:
    state = table(hold="beer", barge="beer", pool="pink", florins=0)
    assert advised(state) == "deliver beer"


def test_goods_are_loaded_where_they_can_be() -> None:
    state = table(store="beer", barge="start", pool="pink", florins=0)
    assert advised(state) == "load beer"


def test_a_docker_comes_aboard_for_a_florin() -> None:
    state = table(barge="pontoon-pink", pontoons={"pink": "white"}, florins=0)
    assert advised(state) == "docker white"


def test_the_barge_goes_where_a_docker_can_work() -> None:
    state = no_purchase(table(barge="depot-4", aboard="pink", pool="grey3", florins=0))
    assert advised(state) == "step w14"


def test_a_barge_with_a_good_goes_to_its_warehouse_and_delivers_it() -> None:
    state = no_purchase(table(hold="jenever", barge="w21", pool="grey2", florins=0, round=12, river={0: 18}))
    assert follow(state, stop="deliver jenever") == ["step w22", "step jenever", "deliver jenever"]


def test_the_barge_stays_where_it_is_if_nothing_can_be_reached_any_more() -> None:
    state = table(hold="cheese", barge="start", pool="grey", round=12, florins=0, depots={1: "beer"}, river={0: 18})
    assert all(value <= 0 for move, value in promises(state).items() if move.startswith("step"))


def test_at_the_end_a_block_that_joins_the_own_group_is_better_than_one_apart() -> None:
    state = table(arms="P1", round=12, florins=4, tile="CB22")
    play(state, "market")
    assert advised(state) in {f"claim {BLOCKS[block].lower()}" for block in BLOCK_NEIGHBOURS[BLOCKS.index("P1")]}


def test_a_cheap_block_is_bought() -> None:
    state = table(pool="pink", florins=0)
    assert advised(state) == "buy p6"


@pytest.mark.parametrize(("tile", "florins", "used"), [("A3", 1, True), ("B16", 6, True), ("A8", 3, False)])
def test_the_market_is_used_if_it_pays_for_its_florins(tile: str, florins: int, used: bool) -> None:
    state = table(tile=tile, florins=florins, round=5 if tile[0] == "A" else 9)
    assert (advised(state) == "market") is used


def test_in_the_last_round_florins_are_worth_no_more_than_what_is_left_over() -> None:
    state = table(tile="B10", florins=4, round=12, river={0: 18})
    assert advised(state) == "market"


def test_cubes_that_would_be_lost_move_the_river_pawn_over_a_bridge() -> None:
    state = no_purchase(table(pool="grey3 pink2", river={0: 15}, florins=0, round=12, barge="w01"))
    assert advised(state) == "river"
    play(state, "river", "pay grey")
    assert state.pawns[0] == 16


def test_a_turn_that_follows_the_advice_comes_to_an_end() -> None:
    state = table(
        tableau=(32, 36, 39, 71, 109, 112, 29),
        rack=(24, 13),
        pool="pink9 orange9 black9 brown2",
        florins=9,
        store="beer lace",
    )
    moves, chance = 0, QuickChance("end")
    while state.agenda[-1].seats == (0,):
        follow_any(state, 0, chance)
        moves += 1
        assert moves < 100
    assert state.tableaus[0] >> 24 & 1, "what could be paid was activated"
