"""Lacemakers: sales for both, free activations, cubes for florins, two steps for a cube, cheaper first artisans."""

import pytest

from games.harbour.account import active, change, marked
from games.harbour.build import GAME, offered, play, table
from mokum.games.harbour.board import COLOURS
from mokum.kernel.event import WATCHER

ACTIVATED = {"rack": -1, "active": 1}


@pytest.mark.rule("HAR-C037", "HAR-132", "HAR-384")
def test_037_sells_for_florins_and_a_cube() -> None:
    state = table(tableau=(37,), pool="pink", goods={"P6": "lace"})
    play(state, "buy p6")
    assert offered(state) == ["store", "sell both"]
    play(state, "sell both")
    assert offered(state) == [f"gain {colour}" for colour in COLOURS]
    play(state, "gain grey")
    seen = GAME.view(state, WATCHER)
    assert (seen.sides[0].florins, seen.at[0].pool) == (1 + 2, (0, 0, 0, 0, 0, 1))


@pytest.mark.rule("HAR-C037", "HAR-130", "HAR-V82")
def test_037_sells_no_good_twice_and_forces_no_sale() -> None:
    state = table(tableau=(37,), pool="pink", goods={"P6": "lace"}, sold="lace")
    assert change(state, "buy p6") == {"pink": -1, "blocks": 1, "stored": 1}
    state = table(tableau=(37,), pool="pink", goods={"P6": "lace"})
    assert change(state, "buy p6", "store") == {"pink": -1, "blocks": 1, "stored": 1}


@pytest.mark.rule("HAR-C037", "HAR-254", "HAR-E10", "HAR-V83")
def test_a_sale_with_037_is_florins_from_a_card() -> None:
    state = table(tableau=(37, 71), pool="pink", goods={"P6": "lace"})
    assert change(state, "buy p6", "sell both", "gain pink") == {"blocks": 1, "florins": 2 + 1}


@pytest.mark.rule("HAR-C037", "HAR-254", "HAR-253")
def test_037_adds_nothing_on_the_space_of_the_pawn() -> None:
    state = table(tableau=(37, 71), pool="pink", goods={"P6": "lace"}, extensions=(3,), pawn="lace")
    sale = ["buy p6", "sell both", "gain pink", "pawn tile"]
    assert change(state, *sale) == {"blocks": 1, "florins": 2}


@pytest.mark.rule("HAR-C038", "HAR-105", "HAR-208", "HAR-387")
def test_038_activates_a_card_for_three_florins_as_often_as_one_likes() -> None:
    state = table(tableau=(38,), rack=(30, 71, 109), florins=7)
    play(state, "use 38")
    assert offered(state) == ["activate 30", "activate 71", "activate 109"]
    play(state, "activate 71")
    assert marked(state) == ()
    assert change(state, "use 38", "activate 109") == {"florins": -3, **ACTIVATED}
    assert active(state) == (38, 71, 109)
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C038", "HAR-088")
def test_038_needs_a_card_in_the_rack_and_three_florins() -> None:
    assert offered(table(tableau=(38,), florins=9), "use") == []
    assert offered(table(tableau=(38,), florins=2, rack=(109,)), "use") == []


@pytest.mark.rule("HAR-C038", "HAR-C030", "HAR-C071", "HAR-V63")
def test_triggers_answer_a_free_activation() -> None:
    state = table(tableau=(30, 38, 71), florins=3, rack=(73,))
    assert change(state, "use 38") == ACTIVATED


@pytest.mark.rule("HAR-C039", "HAR-208", "HAR-222")
def test_039_gives_two_cubes_of_choice_for_two_florins() -> None:
    state = table(tableau=(39,), florins=5)
    assert change(state, "use 39", "gain pink", "gain grey") == {"florins": -2, "pink": 1, "grey": 1}
    assert marked(state) == ()
    assert change(state, "use 39", "gain black", "gain black") == {"florins": -2, "black": 2}
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C040", "HAR-146", "HAR-V84")
def test_040_makes_two_steps_of_a_cube() -> None:
    state = table(tableau=(40,), pool="pink", hold="beer", arms="P1", barge="w08")
    assert change(state, "step depot-1") == {"pink": -1, "free steps": 1}
    assert change(state, "deliver beer") == {"loaded": -1, "points": 2}
    assert change(state, "step w07") == {"free steps": -1}
    assert offered(state, "step") == []


@pytest.mark.rule("HAR-C040", "HAR-147", "HAR-V84")
def test_the_second_step_of_040_comes_before_the_next_cube_and_ends_with_the_turn() -> None:
    state = table(tableau=(40,), pool="pink2")
    assert change(state, "step w08", "step depot-1", "step w07") == {"pink": -2, "free steps": 1}
    play(state, "end")
    assert GAME.view(state, WATCHER).turn.free_steps == 0


@pytest.mark.rule("HAR-C040", "HAR-C022")
def test_free_steps_do_not_breed_more_with_040() -> None:
    state = table(tableau=(22, 40), florins=1)
    assert change(state, "use 22", "step w08", "step depot-1") == {"florins": -1, "free steps": 1}


@pytest.mark.rule("HAR-C042", "HAR-102", "HAR-V33")
def test_042_takes_a_cube_off_the_first_of_a_type() -> None:
    state = table(tableau=(42, 25), rack=(43, 47), pool="grey violet")
    assert change(state, "activate 43") == ACTIVATED
    assert change(state, "activate 47") == {"grey": -1, "violet": -1, **ACTIVATED}


@pytest.mark.rule("HAR-C042", "HAR-381")
def test_042_leaves_the_choice_of_the_cube() -> None:
    state = table(tableau=(42,), rack=(44,), pool="violet2 pink2")
    play(state, "activate 44")
    assert offered(state) == ["waive violet", "waive pink"]
    assert change(state, "waive violet") == {"violet": -1, "pink": -2, **ACTIVATED}


@pytest.mark.rule("HAR-C042", "HAR-103", "HAR-V62")
def test_042_costs_its_full_price_and_counts_for_its_own_type() -> None:
    assert offered(table(rack=(42,), pool="brown"), "activate") == []
    state = table(rack=(42, 37, 43), pool="brown violet black")
    assert change(state, "activate 42") == {"brown": -1, "violet": -1, **ACTIVATED}
    assert offered(state, "activate") == ["activate 43"]


@pytest.mark.rule("HAR-C042", "HAR-105")
def test_a_free_activation_counts_as_the_first_of_its_type() -> None:
    state = table(tableau=(38, 42), rack=(43, 47), pool="grey", florins=3)
    play(state, "use 38", "activate 43")
    assert offered(state, "activate") == []


@pytest.mark.rule("HAR-C042", "HAR-C031", "HAR-E07")
def test_each_discount_is_for_its_own_kind() -> None:
    assert offered(table(tableau=(42,), rack=(73, 109)), "activate") == []
    assert offered(table(tableau=(31, 42), rack=(73, 43, 109)), "activate") == ["activate 43", "activate 73"]
