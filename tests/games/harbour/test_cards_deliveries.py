"""Westerkerk and Oost-Indisch Huis: what a delivered good or a block brings."""

import pytest

from games.harbour.account import change
from games.harbour.build import offered, play, table

HOUSES = [
    (76, "crystal"),
    (77, "jenever"),
    (78, "coffee"),
    (79, "beer"),
    (80, "tile"),
    (81, "cheese"),
    (82, "lace"),
    (83, "furniture"),
    (84, "tulip"),
]
BEST_ROOF = {
    "tulip": 5, "coffee": 5, "jenever": 5, "lace": 6, "beer": 6, "tile": 6, "crystal": 7, "furniture": 7, "cheese": 7
}  # fmt: skip
GOODS_OF_HOUSES = [good for _, good in HOUSES]


@pytest.mark.rule(
    "HAR-C076", "HAR-C077", "HAR-C078", "HAR-C079", "HAR-C080", "HAR-C081", "HAR-C082", "HAR-C083", "HAR-C084",
    "HAR-241",
)  # fmt: skip
@pytest.mark.parametrize(("card", "good"), HOUSES)
def test_a_house_pays_four_points_for_its_good_at_the_warehouse(card: int, good: str) -> None:
    state = table(tableau=(card,), hold=f"{good}2", arms="P1 P2", barge=good)
    assert change(state, f"deliver {good}") == {"loaded": -1, "points": BEST_ROOF[good] + 4}
    assert change(state, f"deliver {good}") == {"loaded": -1, "points": BEST_ROOF[good] - 1 + 4}


@pytest.mark.rule("HAR-C076", "HAR-C079", "HAR-C084", "HAR-161")
@pytest.mark.parametrize(("card", "good"), HOUSES)
def test_a_house_pays_at_a_depot_too(card: int, good: str) -> None:
    state = table(tableau=(card,), hold=good, arms="P1", barge="depot-1")
    assert change(state, f"deliver {good}") == {"loaded": -1, "points": 2 + 4}


@pytest.mark.rule("HAR-E02", "HAR-241")
@pytest.mark.parametrize(("card", "good"), HOUSES)
def test_no_house_pays_for_another_good(card: int, good: str) -> None:
    others = [house for house, _ in HOUSES if house != card]
    state = table(tableau=others, hold=good, arms="P1", barge="depot-1")
    assert change(state, f"deliver {good}") == {"loaded": -1, "points": 2}


@pytest.mark.rule("HAR-133", "HAR-C073", "HAR-C075", "HAR-C076", "HAR-V91")
@pytest.mark.parametrize(("card", "good"), HOUSES)
def test_a_sale_is_not_a_delivery(card: int, good: str) -> None:
    state = table(round=3, tableau=(card, 73, 75), pool="pink", goods={"P6": good})
    assert change(state, "buy p6", "sell florins") == {"pink": -1, "blocks": 1, "florins": 2}


@pytest.mark.rule("HAR-C072", "HAR-250", "HAR-C079")
@pytest.mark.parametrize(("card", "good"), HOUSES)
def test_072_adds_a_point_to_a_house(card: int, good: str) -> None:
    state = table(tableau=(72, card), hold=good, arms="P1", barge="depot-2")
    assert change(state, f"deliver {good}") == {"loaded": -1, "points": 3 + 4 + 1}


@pytest.mark.rule("HAR-C073", "HAR-164")
@pytest.mark.parametrize("good", GOODS_OF_HOUSES)
def test_073_gives_a_point_for_each_good(good: str) -> None:
    state = table(tableau=(73,), hold=f"{good}2", arms="P1 P2", barge=good)
    assert change(state, f"deliver {good}", f"deliver {good}") == {"loaded": -2, "points": 2 * BEST_ROOF[good] - 1 + 2}


@pytest.mark.rule("HAR-C075", "HAR-C071", "HAR-V90")
@pytest.mark.parametrize("good", GOODS_OF_HOUSES)
def test_075_gives_a_florin_for_each_good(good: str) -> None:
    state = table(round=2, tableau=(75,), hold=f"{good}2", arms="P1 P2", barge="depot-2")
    assert change(state, f"deliver {good}") == {"loaded": -1, "points": 3 + 6, "florins": 1}
    assert offered(state, "deliver") == []
    more = table(tableau=(71, 75), hold=good, arms="P1", barge="depot-2")
    assert change(more, f"deliver {good}") == {"loaded": -1, "points": 3, "florins": 2}


@pytest.mark.rule("HAR-C072", "HAR-C073", "HAR-C076", "HAR-V89")
def test_072_adds_to_each_firing_and_not_to_what_is_printed() -> None:
    state = table(round=3, tableau=(72, 73, 76), hold="crystal", roofs={"crystal": 1}, arms="P1 P2", barge="crystal")
    assert change(state, "deliver crystal") == {"loaded": -1, "points": 6 + 5 + (1 + 1) + (4 + 1)}


@pytest.mark.rule("HAR-C074", "HAR-244", "HAR-386", "HAR-125")
def test_074_offers_a_step_for_each_block() -> None:
    state = table(tableau=(74,), pool="pink", goods={"P6": "beer"}, sold="beer", river={0: 3})
    assert change(state, "buy p6") == {"pink": -1, "blocks": 1, "stored": 1}
    assert offered(state) == ["yes", "no"]
    assert change(state, "yes") == {"river": 1, "points": 2}
    declined = table(tableau=(74,), pool="pink", goods={"P6": "beer"}, sold="beer", river={0: 3})
    assert change(declined, "buy p6", "no") == {"pink": -1, "blocks": 1, "stored": 1}


@pytest.mark.rule("HAR-C074", "HAR-M22", "HAR-126")
def test_074_answers_a_block_of_the_market() -> None:
    state = table(tableau=(74,), tile="CB22", florins=4, goods={"P6": "beer"}, sold="beer")
    assert change(state, "market", "claim p6", "yes") == {"florins": -4, "blocks": 1, "stored": 1, "river": 1}


@pytest.mark.rule("HAR-C074", "HAR-V57", "HAR-053")
def test_074_asks_nothing_in_the_mouth() -> None:
    state = table(tableau=(74,), pool="pink", goods={"P6": "beer"}, sold="beer", river={0: 18})
    play(state, "buy p6")
    assert "end" in offered(state)


@pytest.mark.rule("HAR-C074", "HAR-C026", "HAR-125", "HAR-242")
def test_a_sale_comes_first_then_026_then_074() -> None:
    state = table(tableau=(26, 74), pool="pink", goods={"P6": "beer"})
    assert change(state, "buy p6") == {"pink": -1, "blocks": 1}
    assert offered(state) == ["store", "sell florins", "sell cube"]
    assert change(state, "sell florins") == {"florins": 2 + 1}
    assert offered(state) == ["yes", "no"]


@pytest.mark.rule("HAR-C072", "HAR-C074", "HAR-253", "HAR-V76")
def test_072_adds_nothing_to_a_bridge() -> None:
    state = table(tableau=(17, 72), river={0: 3, 1: 9})
    assert change(state, "use 17") == {"river": 1, "points": 2}
