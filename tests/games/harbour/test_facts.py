"""What clients are told beside the view: prices, counts and what would come, by the rules."""

import pytest

from games.harbour.build import table
from mokum.games.harbour.agenda import Advance, AnyPending, ChooseDie, KeepCube, RiverOn, SwapIn
from mokum.games.harbour.board import BLOCK_COST, COLOURS, DEPOT_POINTS, FAST_DELIVERY, GOODS, ROOF_POINTS
from mokum.games.harbour.cubes import counts
from mokum.games.harbour.deck import COST
from mokum.games.harbour.facts import Facts, NextSpace, die_example, facts_of
from mokum.games.harbour.own_turn import Activation, Delivery, Turn
from mokum.games.harbour.rules.gifts import Gift
from mokum.games.harbour.state import State
from mokum.kernel.event import WATCHER

CHEAPER, MORE_STEPS, BLOCKS_FOR_FLORINS, CHEAPER_CARDS = 25, 40, 27, 31


def turn(state: State) -> Turn:
    found = facts_of(state, 0).turn
    assert found is not None
    return found


def at(state: State, question: AnyPending) -> Facts:
    """The facts for seat 0 while it is asked something else."""
    state.agenda = (*state.agenda[:-1], question)
    return facts_of(state, 0)


@pytest.mark.rule("HAR-100")
def test_a_card_of_the_rack_says_which_cubes_it_lacks() -> None:
    assert counts(COST[98]) == (0, 1, 0, 1, 1, 0)
    lacking = turn(table(pool="pink brown", rack=(98, 26))).activations
    assert lacking["98"] == Activation(lacks=(0, 0, 0, 0, 1, 0))
    assert turn(table(pool="pink brown orange", rack=(98,))).activations == {}


@pytest.mark.rule("HAR-102")
def test_a_card_that_is_cheaper_says_what_is_taken_and_what_of_it_need_not_be_paid() -> None:
    enough = turn(table(pool="pink brown orange", rack=(98,), tableau=(CHEAPER_CARDS,))).activations["98"]
    assert enough == Activation(takes=(0, 1, 0, 1, 1, 0), waived=1, pays=2)
    lacks_one = turn(table(pool="pink brown", rack=(98,), tableau=(CHEAPER_CARDS,))).activations["98"]
    assert lacks_one == Activation(takes=(0, 1, 0, 1, 0, 0), pays=2)


@pytest.mark.rule("HAR-121")
def test_the_bailiff_and_a_card_take_cubes_off_the_price_of_a_block() -> None:
    assert turn(table()).blocks == ()
    assert BLOCK_COST[0] == 3
    assert turn(table(bailiff="P1", extensions=(1,))).blocks == (2, *BLOCK_COST[1:])
    assert turn(table(bailiff="P1", extensions=(1,), tableau=(CHEAPER,))).blocks[0] == 1


@pytest.mark.rule("HAR-122")
def test_florins_replace_the_cost_of_a_block_for_those_who_have_card_and_florins() -> None:
    assert [turn(table(florins=florins, tableau=(BLOCKS_FOR_FLORINS,))).block_florins for florins in (1, 2)] == [0, 2]
    assert turn(table(florins=5)).block_florins == 0


@pytest.mark.rule("HAR-145", "HAR-146")
def test_steps_of_the_barge_have_their_fares_as_far_as_cubes_reach() -> None:
    assert turn(table(pool="pink2 grey")).fares == (0, 1, 2, 3)
    assert turn(table(pool="pink2", tableau=(MORE_STEPS,))).fares == (0, 1, 1, 2, 2)
    sailing = table(pool="pink")
    sailing.free_steps = 2
    assert turn(sailing).fares == (0, 0, 0, 1)


@pytest.mark.rule("HAR-160", "HAR-161", "HAR-163", "HAR-292")
def test_a_delivery_says_its_points() -> None:
    lying = {"round": 3, "barge": "beer", "hold": "beer", "roofs": {"beer": 1}}
    printed, fast = ROOF_POINTS[GOODS.index("beer")][1], FAST_DELIVERY[3]
    assert turn(table(**lying)).delivery == Delivery(printed + fast, printed, fast)  # type: ignore[arg-type]
    more = turn(table(**lying, foreman="beer", extensions=(1,))).delivery  # type: ignore[arg-type]
    assert more == Delivery(printed + fast + 2, printed, fast + 2)
    assert turn(table(round=8, barge="depot-1", hold="beer")).delivery == Delivery(DEPOT_POINTS[0], DEPOT_POINTS[0])
    assert turn(table(barge="coffee", hold="beer")).delivery is None


@pytest.mark.rule("HAR-170", "HAR-171")
def test_the_next_space_of_the_river_says_what_it_costs_and_pays() -> None:
    assert facts_of(table(pool="pink", river={0: 3}), 0).river == NextSpace(4, cubes=1, bridge=2, points=2)
    assert at(table(pool="pink2", river={0: 1}), RiverOn((0,))).river == NextSpace(2, cubes=2)
    assert at(table(river={0: 1}), Advance((0,), 26)).river == NextSpace(2)
    assert facts_of(table(pool="pink", river={1: 3}, turn=1), 0).river is None


@pytest.mark.rule("HAR-190", "HAR-192")
def test_all_cubes_but_one_are_lost_except_in_the_last_round() -> None:
    assert [facts_of(table(pool="pink3 grey", round=number), 0).cubes_lost for number in (11, 12)] == [3, 0]
    assert at(table(pool="pink3 grey"), KeepCube((0,))).cubes_lost == 3


@pytest.mark.rule("HAR-072", "HAR-074", "HAR-078")
def test_dice_count_as_the_round_says() -> None:
    """Slot 1 comes to the arrow in the same round, and late in the game high dice count as 1."""
    examples = [
        (die_example(number).face, die_example(number).rounds, die_example(number).late) for number in range(1, 13)
    ]
    assert examples == [(4, 3, 0)] * 7 + [(4, 3, 6), (4, 3, 5), (3, 2, 4), (2, 1, 3), (1, 0, 2)]
    assert facts_of(table(round=9, dice="1 2 3 4 5 6"), WATCHER).dice == (1, 2, 3, 4, 1, 1)
    assert at(table(round=9), ChooseDie((0,))).die_example == die_example(9)


@pytest.mark.rule("HAR-330", "HAR-331", "HAR-334")
def test_in_the_solo_game_each_die_says_what_it_does_for_tom() -> None:
    assert facts_of(table(1, dice="1 6 3 3 3 2"), 0).toms_dice == ("river", "block", "docker", "docker", "docker", "")
    assert facts_of(table(2, dice="1 6 3 3 3 2"), 0).toms_dice == ()


@pytest.mark.rule("HAR-277")
def test_arms_are_counted_in_the_districts_that_pay() -> None:
    assert facts_of(table(arms={0: "P1 P2 J1", 1: "P3"}, districts="pink orange"), WATCHER).arms == ((2, 1), (1, 0))


@pytest.mark.rule("HAR-007", "HAR-160")
def test_the_next_docker_has_a_place_and_the_next_good_a_roof() -> None:
    assert [facts_of(table(building=housed), WATCHER).docker_place for housed in ("", "pink brown")] == [0, 2]
    before, after = (facts_of(table(roofs={"beer": covered}), WATCHER).roofs[0] for covered in (0, 3))
    assert before > 0 == after


def test_cubes_that_buy_nothing_are_paid_first() -> None:
    """One pink cube buys no block of Plantage, where the cheapest costs more; the fewest of a colour first."""
    assert facts_of(table(pool="black2 grey"), 0).loose_first[0] == COLOURS.index("grey")
    assert len(facts_of(table(pool="black2 grey"), 0).loose_first) == 3


def test_the_discards_speak_while_one_of_them_can_be_taken() -> None:
    state = table(discards=(61,), extensions=(4,), tile="CA18")
    assert "61" not in facts_of(state, 0).cards
    assert "61" in at(state, SwapIn((0,), 62)).cards


def test_a_spectator_is_told_what_is_the_same_for_everybody_and_no_more() -> None:
    told = facts_of(table(pool="pink2", rack=(98,), tableau=(61,)), WATCHER)
    assert told == Facts(told.roofs, told.docker_place, told.dice, (), None, told.arms, told.arrives, told.forecasts)


def test_the_market_tile_says_what_it_gives_if_it_can_be_used() -> None:
    assert turn(table(tile="A1", florins=1, river={0: 3})).market == Gift(points=3, river_steps=2)
    assert turn(table(tile="A1", florins=0)).market is None
