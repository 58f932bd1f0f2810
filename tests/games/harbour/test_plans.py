"""Plans: one cube, once a round; cards 029, 035 and 047 change that."""

import pytest

from games.harbour.build import end_turn, offered, play, table
from games.harbour.luck import Luck
from games.harbour.words import cubes_in_words
from mokum.games.harbour.board import COLOURS, DISTRICT_COLOUR
from mokum.games.harbour.events import CubesPaid, PlanUsed

EVERYTHING = "black6 brown6 violet6 pink6 orange6 grey6"
PLANS = range(109, 133)


def colour_of(plan: int) -> str:
    """The colour of a plan's cube: six districts of four, in the order of the data."""
    return COLOURS[DISTRICT_COLOUR[(plan - 109) // 4]]


@pytest.mark.rule("HAR-230")
@pytest.mark.parametrize("plan", PLANS)
def test_a_plan_takes_one_cube_of_its_colour_and_gives_what_is_printed(plan: int) -> None:
    state = table(tableau=(plan,), pool=colour_of(plan), florins=0)
    play(state, f"use {plan}")
    florins, points = [(0, 1), (1, 0), (1, 0), (1, 1)][(plan - 109) % 4]
    assert (state.florins[0], state.points[0], state.pools[0]) == (florins, points, 0)


@pytest.mark.rule("HAR-230")
@pytest.mark.parametrize("plan", PLANS)
def test_a_plan_is_not_offered_without_its_cube(plan: int) -> None:
    others = " ".join(f"{colour}2" for colour in COLOURS if colour != colour_of(plan))
    assert offered(table(tableau=(plan,), pool=others), "use ") == []


@pytest.mark.rule("HAR-230", "HAR-233")
def test_each_plan_once_a_round() -> None:
    state = table(tableau=(109, 110), pool="pink4")
    play(state, "use 109")
    assert offered(state, "use ") == ["use 110"]
    play(state, "use 110")
    assert offered(state, "use ") == []
    assert cubes_in_words(state.pools[0]) == "pink2"


@pytest.mark.rule("HAR-230")
def test_a_plan_can_be_used_again_in_the_next_round() -> None:
    state = table(tableau={0: (109,), 1: ()}, pool="pink", rose={1: "pink", 2: "pink"}, offer=())
    play(state, "use 109")
    end_turn(state)
    end_turn(state, Luck(dice="6 6 6 6 6 6"))
    luck = Luck(dice="6 6 6 6 6 6")
    while "use 109" not in offered(state):
        play(state, offered(state)[0], chance=luck)
    assert state.round == 9


@pytest.mark.rule("HAR-230", "HAR-261")
def test_no_discount_applies_to_the_cube_of_a_plan() -> None:
    state = table(tableau=(25, 31, 42, 109), pool="")
    assert "use 109" not in offered(state)


@pytest.mark.rule("HAR-231", "HAR-V66")
def test_card_029_lets_one_plan_be_used_three_times() -> None:
    state = table(tableau=(29, 109, 113), pool=EVERYTHING)
    play(state, "use 109", "use 109")
    assert offered(state, "use ") == ["use 109", "use 113"]
    play(state, "use 113")
    assert offered(state, "use ") == ["use 109"], "109 was chosen by its second use"
    play(state, "use 109")
    assert offered(state, "use ") == []
    assert state.points[0] == 4


@pytest.mark.rule("HAR-231")
def test_the_plan_of_card_029_is_chosen_by_its_second_use_and_need_not_be_in_a_row() -> None:
    state = table(tableau=(29, 109, 113), pool=EVERYTHING)
    play(state, "use 109", "use 113")
    assert offered(state, "use ") == ["use 109", "use 113"], "either may still be the one"
    play(state, "use 113")
    assert offered(state, "use ") == ["use 113"]


@pytest.mark.rule("HAR-231")
def test_another_plan_may_be_chosen_in_the_next_round() -> None:
    state = table(tableau={0: (29, 109, 113), 1: ()}, pool="pink2", roses={0: {1: "grey2"}, 1: {1: "grey"}})
    play(state, "use 109", "use 109")
    luck = Luck(dice="6 6 6 6 6 6")
    end_turn(state)
    end_turn(state, luck)
    while "use 113" not in offered(state):
        play(state, offered(state)[0], chance=luck)
    play(state, "use 113", "use 113")
    assert state.points[0] == 4


@pytest.mark.rule("HAR-232", "HAR-V66")
def test_with_035_and_029_a_new_plan_gives_one_free_and_three_paid_uses() -> None:
    state = table(tableau=(29, 35), rack=(109,), pool="pink5")
    play(state, "activate 109")
    assert state.points[0] == 1
    play(state, "use 109", "use 109", "use 109")
    assert (state.points[0], cubes_in_words(state.pools[0])) == (4, "pink")
    assert offered(state, "use ") == []


@pytest.mark.rule("HAR-232")
def test_card_035_gives_what_the_plan_gives_without_its_cube_and_the_paid_use_remains() -> None:
    state = table(tableau=(35,), rack=(112,), pool="pink3 black", florins=0)
    happened = play(state, "activate 112")
    assert [event for event in happened if isinstance(event, PlanUsed)] == [PlanUsed(0, 112, paid=False)]
    assert len([event for event in happened if isinstance(event, CubesPaid)]) == 1, "the activation alone"
    assert (state.florins[0], state.points[0]) == (1, 1)
    play(state, "use 112")
    assert (state.florins[0], state.points[0]) == (2, 2)
    assert "use 112" not in offered(state)


@pytest.mark.rule("HAR-232", "HAR-233", "HAR-V65", "HAR-105")
def test_a_free_activation_of_a_plan_gives_the_free_use_too() -> None:
    state = table(tableau=(1, 35, 55, 99), rack=(112, 2), florins=3, tile="CA20", extensions=(4,))
    assert offered(state, "use ") == []
    play(state, "market", "activate 112")
    assert (state.florins[0], state.points[0], state.pools[0]) == (1, 1, 0)
    assert state.used[0] == 0
    assert offered(state, "use ") == ["use 1", "use 55", "use 99"]


@pytest.mark.rule("HAR-233", "HAR-250")
def test_a_free_use_sets_off_071_and_072() -> None:
    state = table(tableau=(35, 71, 72), rack=(112,), pool="pink2 black", florins=0)
    play(state, "activate 112")
    assert (state.florins[0], state.points[0]) == (2, 2)


@pytest.mark.rule("HAR-234")
def test_having_an_active_plan_is_not_enough_for_001() -> None:
    state = table(tableau=(1, 109), pool="pink")
    assert offered(state, "use ") == ["use 109"]
    play(state, "use 109")
    assert offered(state, "use ") == ["use 1"]


@pytest.mark.rule("HAR-234", "HAR-233")
def test_a_plan_of_another_district_does_not_meet_the_condition() -> None:
    state = table(tableau=(1, 55, 113), pool="grey")
    play(state, "use 113")
    assert offered(state, "use ") == []


@pytest.mark.rule("HAR-235")
def test_the_cards_of_a_district_pay_once_whatever_the_number_of_uses() -> None:
    state = table(tableau=(1, 29, 55, 109, 110), pool="pink6", florins=0)
    play(state, "use 109", "use 109", "use 109", "use 1", "use 55", "use 110")
    assert offered(state, "use ") == []
    assert (cubes_in_words(state.pools[0]), state.florins[0]) == ("pink2 orange", 2)


@pytest.mark.rule("HAR-236", "HAR-V67")
def test_the_uses_of_a_discarded_plan_still_count() -> None:
    state = table(tableau=(47, 55, 102, 109, 113, 117), pool="pink", florins=0)
    play(state, "use 109", "use 47", "discard 109")
    assert state.florins[0] == 3
    assert state.discards >> 109 & 1
    assert offered(state, "use ") == ["use 55"], "102 counts two plans only"


@pytest.mark.rule("HAR-236", "HAR-388")
def test_any_active_plan_may_be_discarded_used_or_not() -> None:
    state = table(tableau=(47, 109, 113), pool="pink")
    play(state, "use 109", "use 47")
    assert offered(state) == ["discard 109", "discard 113"]


@pytest.mark.rule("HAR-236", "HAR-231")
def test_no_other_plan_takes_the_place_of_the_discarded_plan_of_029() -> None:
    state = table(tableau=(29, 47, 109, 113), pool=EVERYTHING)
    play(state, "use 109", "use 109", "use 47", "discard 109", "use 113")
    assert offered(state, "use ") == []


@pytest.mark.rule("HAR-236", "HAR-V115")
@pytest.mark.parametrize("with_035", [False, True])
def test_a_plan_that_comes_back_in_the_same_turn_keeps_its_uses(with_035: bool) -> None:
    state = table(
        tableau=(47, 112, *([35] if with_035 else [])),
        rack=(2,), pool="pink4 black", florins=0, tile="CA18", extensions=(4,), round=6,
    )  # fmt: skip
    play(state, "use 112", "use 47", "market")
    assert state.racks[0] == (112,)
    before = state.points[0], state.florins[0]
    play(state, "activate 112")
    after = state.points[0], state.florins[0]
    assert after == ((before[0] + 1, before[1] + 1) if with_035 else before)
    assert cubes_in_words(state.pools[0]) == "pink"
    assert "use 112" not in offered(state)
