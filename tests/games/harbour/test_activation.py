"""Activating a card (HAR-100 to HAR-105)."""

import pytest

from games.harbour.build import asked, end_turn, offered, play, refused, table
from games.harbour.look import pool, tableau, used
from games.harbour.words import cubes_in_words
from mokum.games.harbour.agenda import Act, FreeActivate, WaiveCube
from mokum.games.harbour.deck import CARDS, COST, NUMBERS
from mokum.games.harbour.events import CardActivated, CubesPaid


@pytest.mark.rule("HAR-100")
@pytest.mark.parametrize("card", NUMBERS)
def test_every_card_costs_exactly_its_printed_cubes(card: int) -> None:
    cost = cubes_in_words(COST[card])
    state = table(rack=(card,), pool=cost, house_cards=not CARDS[card].printed)
    happened = play(state, f"activate {card}")
    assert [type(event) for event in happened[:2]] == [CubesPaid, CardActivated]
    assert (pool(state), state.racks[0]) == ("", ())
    assert card in tableau(state)
    assert card not in used(state)


@pytest.mark.rule("HAR-100")
@pytest.mark.parametrize("poor", ["pink9", "grey9", "pink black9 brown9 violet9 orange9", ""])
def test_other_colours_do_not_do(poor: str) -> None:
    assert refused(table(rack=(1,), pool=poor), "activate 1") == "HAR-100"


@pytest.mark.rule("HAR-100", "HAR-065")
def test_an_active_card_stays_for_the_rest_of_the_game() -> None:
    state = table(rack=(24,), pool="brown2 orange2")
    play(state, "activate 24")
    assert "use 24" in offered(state)
    end_turn(state)
    end_turn(state)
    assert (state.round, tableau(state)) == (9, (24,))


@pytest.mark.rule("HAR-101")
def test_any_number_of_cards_in_a_turn() -> None:
    state = table(rack=(109, 113, 117, 121, 125), pool="pink grey orange brown violet")
    play(state, *(f"activate {card}" for card in (117, 109, 125, 113, 121)))
    assert tableau(state) == (109, 113, 117, 121, 125)


@pytest.mark.rule("HAR-V06", "HAR-100", "HAR-203")
def test_jan_activates_an_artisan_and_a_plan_for_exactly_three_cubes() -> None:
    jan = table(rack=(1, 109), pool="pink2 grey")
    play(jan, "activate 1", "activate 109")
    assert (pool(jan), tableau(jan), used(jan)) == ("", (1, 109), ())


@pytest.mark.rule("HAR-V07", "HAR-234", "HAR-110")
def test_jan_uses_the_plan_and_then_card_001() -> None:
    jan = table(rack=(1, 109), pool="pink3 grey")
    play(jan, "activate 1", "activate 109")
    assert refused(jan, "use 1") == "HAR-216"
    play(jan, "use 109", "use 1")
    assert (pool(jan), used(jan)) == ("orange", (1,))
    assert refused(jan, "use 1") == "HAR-203"


@pytest.mark.rule("HAR-102", "HAR-V59", "HAR-381")
def test_card_031_takes_a_cube_of_choice_off_a_building() -> None:
    state = table(rack=(70,), tableau=(31,), pool="black pink grey")
    play(state, "activate 70")
    assert asked(state) is WaiveCube
    assert offered(state) == ["waive black", "waive pink", "waive grey"]
    play(state, "waive pink")
    assert (pool(state), tableau(state)) == ("pink", (31, 70))


@pytest.mark.rule("HAR-102", "HAR-V59", "HAR-362", "HAR-381")
def test_the_cube_that_is_missing_is_the_one_not_paid() -> None:
    state = table(rack=(70,), tableau=(31,), pool="black pink")
    play(state, "activate 70")
    assert (pool(state), tableau(state), asked(state)) == ("", (31, 70), Act)


@pytest.mark.rule("HAR-102", "HAR-V60")
def test_a_cost_never_falls_below_zero() -> None:
    state = table(rack=(73,), tableau=(31,))
    play(state, "activate 73")
    assert tableau(state) == (31, 73)
    paid = table(rack=(73,), tableau=(31,), pool="brown")
    play(paid, "activate 73")
    assert pool(paid) == "brown"


@pytest.mark.rule("HAR-102")
@pytest.mark.parametrize(("card", "cost"), [(1, "pink grey"), (111, "pink orange")])
def test_card_031_helps_no_artisan_and_no_plan(card: int, cost: str) -> None:
    state = table(rack=(card,), tableau=(31,), pool=cost)
    play(state, f"activate {card}")
    assert pool(state) == ""
    assert refused(table(rack=(card,), tableau=(31,), pool=cost.split(maxsplit=1)[0]), f"activate {card}") == "HAR-100"


@pytest.mark.rule("HAR-102", "HAR-V33")
def test_card_042_takes_a_cube_off_the_first_artisan_of_a_type() -> None:
    state = table(rack=(43, 47), tableau=(42, 1, 7), pool="grey violet")
    play(state, "activate 43")
    assert (pool(state), asked(state)) == ("violet grey", Act)
    play(state, "activate 47")
    assert pool(state) == ""
    assert refused(table(rack=(47,), tableau=(42, 43), pool="grey"), "activate 47") == "HAR-100"


@pytest.mark.rule("HAR-102")
def test_card_042_helps_no_building() -> None:
    assert refused(table(rack=(73,), tableau=(42,)), "activate 73") == "HAR-100"


@pytest.mark.rule("HAR-103", "HAR-V62")
def test_card_042_does_not_pay_for_itself_and_is_the_first_of_its_own_type() -> None:
    assert refused(table(rack=(42,), pool="brown"), "activate 42") == "HAR-100"
    state = table(rack=(42, 41, 43), pool="brown violet orange grey")
    play(state, "activate 42")
    assert pool(state) == "orange grey"
    play(state, "activate 43")
    assert pool(state) == "orange grey"
    play(state, "activate 41")
    assert pool(state) == ""


@pytest.mark.rule("HAR-103")
def test_card_031_does_not_pay_for_itself() -> None:
    assert refused(table(rack=(31,), pool="grey"), "activate 31") == "HAR-100"


@pytest.mark.rule("HAR-104")
def test_a_discount_is_never_refused() -> None:
    state = table(rack=(55,), tableau=(31,), pool="brown pink")
    play(state, "activate 55")
    assert offered(state) == ["waive brown", "waive pink"]


@pytest.mark.rule("HAR-105", "HAR-387", "HAR-318")
@pytest.mark.parametrize(("tile", "florins", "active", "move"), [("CA20", 3, (), "market"), ("A2", 3, (38,), "use 38")])
def test_a_free_activation_costs_no_cubes(tile: str, florins: int, active: tuple[int, ...], move: str) -> None:
    state = table(rack=(44, 71), tableau=active, tile=tile, florins=florins, pool="pink")
    play(state, move)
    assert asked(state) is FreeActivate
    assert offered(state) == ["activate 44", "activate 71"]
    play(state, "activate 71")
    assert (pool(state), state.florins[0], state.racks[0]) == ("pink", 0, (44,))
    assert 71 in tableau(state)


@pytest.mark.rule("HAR-105", "HAR-240")
def test_a_free_activation_sets_off_the_triggers_of_an_activation() -> None:
    state = table(rack=(71, 44), tableau=(30, 38), florins=3)
    play(state, "use 38", "activate 71")
    # 030 gives 2 florins, and 071 is active by then.
    assert state.florins[0] == 3


@pytest.mark.rule("HAR-105", "HAR-102")
def test_after_a_free_activation_the_type_is_no_longer_new_for_042() -> None:
    state = table(rack=(44, 43), tableau=(38, 42), florins=3)
    assert "activate 43" in offered(state)
    play(state, "use 38", "activate 44")
    assert refused(state, "activate 43") == "HAR-100"


@pytest.mark.rule("HAR-105", "HAR-260")
def test_a_discount_is_lost_on_a_free_activation() -> None:
    state = table(rack=(70, 44), tableau=(31, 38), florins=3, pool="black pink grey")
    play(state, "use 38", "activate 70")
    assert (asked(state), pool(state)) == (Act, "black pink grey")


@pytest.mark.rule("HAR-105", "HAR-362")
def test_a_free_activation_of_the_only_card_asks_nothing() -> None:
    state = table(rack=(44,), tableau=(38,), florins=3)
    play(state, "use 38")
    assert tableau(state) == (38, 44)


@pytest.mark.rule("HAR-318", "HAR-V64")
@pytest.mark.parametrize(("first", "florins"), [(30, 2), (73, 0)])
def test_a_card_activated_first_answers_the_second(first: int, florins: int) -> None:
    state = table(rack=(30, 73), tile="CB24", florins=6)
    play(state, "market", f"activate {first}")
    assert (tableau(state), state.florins[0]) == ((30, 73), florins)
