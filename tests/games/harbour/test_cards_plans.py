"""Plans: pay a cube of the district, take what is printed, once a round each."""

import pytest

from games.harbour.account import active, change, lines
from games.harbour.build import GAME, offered, play, table
from mokum.kernel.event import WATCHER

GAINS: list[dict[str, int]] = [{"points": 1}, {"florins": 1}, {"florins": 1}, {"florins": 1, "points": 1}]
FIRST_PLAN = {"pink": 109, "grey": 113, "orange": 117, "brown": 121, "violet": 125, "black": 129}
PLANS = [(first + at, colour, GAINS[at]) for colour, first in FIRST_PLAN.items() for at in range(4)]


@pytest.mark.rule(
    "HAR-C109", "HAR-C110", "HAR-C111", "HAR-C112", "HAR-C113", "HAR-C114", "HAR-C115", "HAR-C116", "HAR-C117",
    "HAR-C118", "HAR-C119", "HAR-C120", "HAR-C121", "HAR-C122", "HAR-C123", "HAR-C124", "HAR-C125", "HAR-C126",
    "HAR-C127", "HAR-C128", "HAR-C129", "HAR-C130", "HAR-C131", "HAR-C132", "HAR-230", "HAR-E04",
)  # fmt: skip
@pytest.mark.parametrize(("plan", "colour", "gained"), PLANS)
def test_a_plan_is_paid_with_its_colour_once_a_round(plan: int, colour: str, gained: dict[str, int]) -> None:
    state = table(tableau=(plan,), pool=f"{colour}2")
    assert change(state, f"use {plan}") == {colour: -1, **gained}
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-230", "HAR-088")
@pytest.mark.parametrize(("plan", "colour", "gained"), PLANS)
def test_no_other_colour_pays_a_plan(plan: int, colour: str, gained: dict[str, int]) -> None:
    others = " ".join(f"{other}2" for other in FIRST_PLAN if other != colour)
    assert offered(table(tableau=(plan,), pool=others), "use") == []


@pytest.mark.rule("HAR-261", "HAR-C031", "HAR-C042", "HAR-C025")
def test_no_discount_reduces_the_cube_of_a_plan() -> None:
    assert offered(table(tableau=(25, 31, 42, 109)), "use") == []


@pytest.mark.rule("HAR-230", "HAR-065")
def test_a_plan_in_the_rack_does_nothing() -> None:
    assert offered(table(rack=(109,), pool="pink"), "use") == []


@pytest.mark.rule("HAR-C029", "HAR-231", "HAR-V66")
def test_one_plan_may_be_used_three_times_with_029() -> None:
    state = table(tableau=(29, 109, 113), pool="pink4 grey2")
    assert change(state, "use 109", "use 109") == {"pink": -2, "points": 2}
    assert offered(state, "use") == ["use 109", "use 113"]
    assert change(state, "use 113") == {"grey": -1, "points": 1}
    assert offered(state, "use") == ["use 109"]
    assert change(state, "use 109") == {"pink": -1, "points": 1}
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C029", "HAR-231")
def test_029_leaves_the_choice_of_the_plan_open_until_a_second_use() -> None:
    state = table(tableau=(29, 109, 113), pool="pink2 grey2")
    change(state, "use 109", "use 113")
    assert offered(state, "use") == ["use 109", "use 113"]
    change(state, "use 113")
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C029", "HAR-231")
def test_029_is_never_used_itself_and_asks_a_cube_each_time() -> None:
    state = table(tableau=(29, 109), pool="pink")
    assert offered(state, "use") == ["use 109"]
    play(state, "use 109")
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C035", "HAR-232", "HAR-V66")
def test_035_uses_a_plan_at_once_and_leaves_its_paid_use() -> None:
    state = table(tableau=(35,), rack=(112,), pool="pink3 black")
    gained = {"pink": -2, "black": -1, "florins": 1, "points": 1, "rack": -1, "active": 1}
    assert change(state, "activate 112") == gained
    assert change(state, "use 112") == {"pink": -1, "florins": 1, "points": 1}
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C035", "HAR-C029", "HAR-V66")
def test_with_029_and_035_a_new_plan_gives_once_free_and_three_times_paid() -> None:
    state = table(tableau=(29, 35), rack=(109,), pool="pink5")
    assert change(state, "activate 109", *["use 109"] * 3) == {"pink": -4, "points": 4, "rack": -1, "active": 1}
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C035", "HAR-E01")
def test_035_does_not_answer_other_kinds_of_cards_nor_plans_in_the_tableau() -> None:
    state = table(tableau=(35, 109), rack=(34, 73), pool="orange brown")
    assert change(state, "activate 34", "activate 73") == {"orange": -1, "brown": -1, "rack": -2, "active": 2}


@pytest.mark.rule("HAR-C035", "HAR-C071", "HAR-C072", "HAR-233", "HAR-251")
def test_a_free_use_is_a_use_of_the_plan_for_071_and_072() -> None:
    state = table(tableau=(35, 71, 72), rack=(112,), pool="pink2 black")
    gained = {"pink": -2, "black": -1, "florins": 2, "points": 2, "rack": -1, "active": 1}
    assert change(state, "activate 112") == gained


@pytest.mark.rule("HAR-C041", "HAR-240", "HAR-C071")
@pytest.mark.parametrize(("plan", "colour"), [(first, colour) for colour, first in FIRST_PLAN.items()])
def test_041_gives_a_florin_for_each_plan_activated(plan: int, colour: str) -> None:
    state = table(tableau=(41,), rack=(plan,), pool=colour)
    assert change(state, f"activate {plan}") == {colour: -1, "florins": 1, "rack": -1, "active": 1}
    state = table(tableau=(41, 71), rack=(plan,), pool=colour)
    assert change(state, f"activate {plan}") == {colour: -1, "florins": 2, "rack": -1, "active": 1}


@pytest.mark.rule("HAR-C041", "HAR-E02")
def test_041_gives_nothing_for_artisans_and_buildings() -> None:
    state = table(tableau=(41,), rack=(34, 73), pool="orange brown")
    assert change(state, "activate 34", "activate 73") == {"orange": -1, "brown": -1, "rack": -2, "active": 2}


@pytest.mark.rule("HAR-C047", "HAR-236", "HAR-388", "HAR-CV14")
def test_047_turns_an_active_plan_into_three_florins() -> None:
    state = table(tableau=(47, 109, 113), rack=(117,))
    play(state, "use 47")
    assert offered(state) == ["discard 109", "discard 113"]
    assert change(state, "discard 113") == {"active": -1, "florins": 3}
    assert active(state) == (47, 109)
    assert 113 in GAME.view(state, WATCHER).discards
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C047", "HAR-362")
def test_047_with_one_plan_does_not_ask_and_without_is_not_offered() -> None:
    assert change(table(tableau=(47, 109)), "use 47") == {"active": -1, "florins": 3}
    assert offered(table(tableau=(47,), rack=(109,)), "use") == []


@pytest.mark.rule("HAR-C047", "HAR-C021", "HAR-C102", "HAR-CV14")
def test_a_discarded_plan_counts_no_longer() -> None:
    state = table(tableau=(21, 47, 102, 109, 113, 117))
    play(state, "use 47")
    play(state, "discard 117")
    assert "use 102" not in offered(state)
    assert change(state, "use 21") == {"florins": 2}


@pytest.mark.rule("HAR-C047", "HAR-C085", "HAR-C104", "HAR-CV14")
def test_a_discarded_plan_does_not_count_at_the_end() -> None:
    kept = table(round=12, order=(1, 0), tableau=(47, 85, 104, 109, 110))
    play(kept, "end")
    discarded = table(round=12, order=(1, 0), tableau=(47, 85, 104, 109, 110))
    change(discarded, "use 47", "discard 109", "end")
    assert lines(kept, "HAR-273") == [2, 3]
    assert lines(discarded, "HAR-273") == [1]


@pytest.mark.rule("HAR-C047", "HAR-236", "HAR-V67")
def test_what_a_discarded_plan_did_this_turn_stays_done() -> None:
    state = table(tableau=(47, 55, 102, 109, 113, 117), pool="pink")
    change(state, "use 109", "use 47", "discard 109")
    assert offered(state, "use") == ["use 55"]


@pytest.mark.rule("HAR-C029", "HAR-C047", "HAR-236")
def test_no_other_plan_takes_the_place_of_a_discarded_one_for_029() -> None:
    state = table(tableau=(29, 47, 109, 113), pool="pink2 grey2")
    change(state, "use 109", "use 109", "use 47", "discard 109", "use 113")
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C102", "HAR-215")
def test_102_asks_for_three_plans() -> None:
    assert offered(table(tableau=(102, 109, 110)), "use") == []
    assert change(table(tableau=(102, 109, 110, 129)), "use 102") == {"florins": 1}


@pytest.mark.rule("HAR-C021", "HAR-CV02", "HAR-E52", "HAR-V73")
def test_021_pays_for_each_district_among_the_plans() -> None:
    assert change(table(tableau=(21, 109, 110, 113, 117)), "use 21") == {"florins": 3}
    assert change(table(tableau=(21, 109, 113, 117, 121, 125, 129)), "use 21") == {"florins": 6}
    assert offered(table(tableau=(21,), rack=(109,)), "use") == []


@pytest.mark.rule(
    "HAR-C061", "HAR-C062", "HAR-C063", "HAR-C064", "HAR-C065", "HAR-C066", "HAR-CV06", "HAR-E06"
)  # fmt: skip
@pytest.mark.parametrize(("card", "colour"), list(enumerate(FIRST_PLAN, 61)))
def test_a_paleis_counts_the_active_plans_of_its_district(card: int, colour: str) -> None:
    first = FIRST_PLAN[colour]
    others = [plan for other, plan in FIRST_PLAN.items() if other != colour]
    assert change(table(tableau=(card, first, first + 2, *others)), f"use {card}") == {"points": 2}
    everything = table(tableau=(card, *range(first, first + 4)), pool=colour)
    assert change(everything, f"use {first}", f"use {card}") == {colour: -1, "points": 1 + 4}
    assert f"use {card}" not in offered(everything)
    assert offered(table(tableau=(card, *others), rack=(first,)), "use") == []
