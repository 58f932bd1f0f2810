"""Crystal cutters, Munttoren and one card of De Waag: what follows a plan that was used this turn."""

import pytest

from games.harbour.account import change, marked
from games.harbour.build import offered, table
from mokum.games.harbour.board import COLOURS
from mokum.games.harbour.state import State

PLAN = {"pink": 109, "grey": 113, "orange": 117, "brown": 121, "violet": 125, "black": 129}
"""By colour of its district: a plan that gives a point."""
CUTTERS = [
    (1, "pink", "orange"),
    (2, "grey", "brown"),
    (3, "orange", "grey"),
    (4, "brown", "violet"),
    (5, "violet", "black"),
    (6, "black", "pink"),
]
TOWERS = [(55, "pink"), (56, "grey"), (57, "orange"), (58, "brown"), (59, "violet"), (60, "black")]
ANSWERING = [(card, plan) for card, plan, _ in CUTTERS] + TOWERS


def with_all_plans(*cards: int) -> State:
    """A seat with these cards, a plan of each district and a cube for each."""
    return table(tableau=(*cards, *PLAN.values()), pool=" ".join(COLOURS))


@pytest.mark.rule(
    "HAR-C001", "HAR-C002", "HAR-C003", "HAR-C004", "HAR-C005", "HAR-C006", "HAR-216", "HAR-234", "HAR-E01", "HAR-E03"
)  # fmt: skip
@pytest.mark.parametrize(("card", "plan", "gained"), CUTTERS)
def test_a_crystal_cutter_gives_a_cube(card: int, plan: str, gained: str) -> None:
    state = with_all_plans(card)
    assert change(state, f"use {PLAN[plan]}") == {plan: -1, "points": 1}
    assert change(state, f"use {card}") == {gained: 1}
    assert marked(state) == (card,)


@pytest.mark.rule("HAR-C055", "HAR-C056", "HAR-C057", "HAR-C058", "HAR-C059", "HAR-C060", "HAR-216")
@pytest.mark.parametrize(("card", "plan"), TOWERS)
def test_a_munttoren_gives_a_florin(card: int, plan: str) -> None:
    state = with_all_plans(card)
    assert change(state, f"use {PLAN[plan]}") == {plan: -1, "points": 1}
    assert change(state, f"use {card}") == {"florins": 1}
    assert marked(state) == (card,)


@pytest.mark.rule(
    "HAR-C001", "HAR-C002", "HAR-C003", "HAR-C004", "HAR-C005", "HAR-C006", "HAR-C055", "HAR-C056", "HAR-C057",
    "HAR-C058", "HAR-C059", "HAR-C060", "HAR-234", "HAR-V07", "HAR-E02",
)  # fmt: skip
@pytest.mark.parametrize(("card", "plan"), ANSWERING)
def test_only_a_plan_of_its_district_will_do(card: int, plan: str) -> None:
    state = with_all_plans(card)
    for other, number in PLAN.items():
        if other != plan:
            change(state, f"use {number}")
            assert f"use {card}" not in offered(state)
    change(state, f"use {PLAN[plan]}")
    assert f"use {card}" in offered(state)


@pytest.mark.rule("HAR-217", "HAR-235", "HAR-C001", "HAR-C055")
@pytest.mark.parametrize(("card", "plan"), ANSWERING)
def test_once_however_many_plans_were_used(card: int, plan: str) -> None:
    state = table(tableau=(card, PLAN[plan], PLAN[plan] + 1), pool=f"{plan}2")
    change(state, f"use {PLAN[plan]}", f"use {PLAN[plan] + 1}", f"use {card}")
    assert f"use {card}" not in offered(state)


@pytest.mark.rule("HAR-233", "HAR-C035", "HAR-V65")
@pytest.mark.parametrize(("card", "plan"), ANSWERING)
def test_the_free_use_of_a_plan_counts(card: int, plan: str) -> None:
    state = table(tableau=(card, 35), rack=(PLAN[plan],), pool=plan)
    assert change(state, f"activate {PLAN[plan]}") == {plan: -1, "points": 1, "rack": -1, "active": 1}
    assert f"use {card}" in offered(state)


@pytest.mark.rule("HAR-216", "HAR-203", "HAR-V07")
def test_the_plan_may_be_used_before_the_card_is_active() -> None:
    state = table(tableau=(109,), rack=(1,), pool="pink2 grey")
    change(state, "use 109", "activate 1")
    assert change(state, "use 1") == {"orange": 1}


@pytest.mark.rule("HAR-C099", "HAR-235", "HAR-V68")
@pytest.mark.parametrize("plan", PLAN)
def test_any_plan_will_do_for_099(plan: str) -> None:
    state = with_all_plans(99)
    assert "use 99" not in offered(state)
    change(state, f"use {PLAN[plan]}")
    assert change(state, "use 99") == {"points": 2}
    assert "use 99" not in offered(state)


@pytest.mark.rule("HAR-C099", "HAR-V68")
def test_three_plans_pay_099_once() -> None:
    state = with_all_plans(99)
    change(state, "use 109", "use 113", "use 117")
    assert change(state, "use 99") == {"points": 2}
    assert "use 99" not in offered(state)


@pytest.mark.rule("HAR-C099", "HAR-C035", "HAR-V65")
def test_a_free_use_counts_for_099() -> None:
    state = table(tableau=(35, 99, 1, 55), rack=(112,), pool="pink2 black")
    gained = {"pink": -2, "black": -1, "rack": -1, "active": 1, "florins": 1, "points": 1}
    assert change(state, "activate 112") == gained
    assert offered(state, start="use") == ["use 1", "use 55", "use 99"]
    assert change(state, "use 99") == {"points": 2}
