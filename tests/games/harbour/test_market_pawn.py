"""Extension 3: the pawn of the black market."""

from typing import Any

import pytest

from games.harbour.build import asked, deal, offered, play, table
from games.harbour.luck import Luck
from games.harbour.words import cubes_in_words, goods_in_words
from mokum.games.harbour.agenda import Act, PlacePawn
from mokum.games.harbour.board import GOODS
from mokum.games.harbour.game import Options
from mokum.games.harbour.state import NOTHING, State

THREE = (3,)


def selling_coffee(**given: Any) -> State:
    """A seat that can buy P3 with a coffee on it."""
    usual: dict[str, Any] = {
        "pool": "pink2", "goods": {"P3": "coffee"}, "pawn": "coffee", "extensions": THREE, "florins": 0,
    }  # fmt: skip
    return table(**{**usual, **given})


@pytest.mark.rule("HAR-310", "HAR-365")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_leader_of_the_river_puts_the_pawn_on_any_space(seats: int) -> None:
    state = deal(seats, Options(extensions=THREE), Luck())
    assert asked(state) is PlacePawn
    assert state.agenda[-1].seats == (state.stack[-1],)
    assert offered(state) == [f"pawn {good}" for good in GOODS]
    play(state, "pawn lace")
    assert state.pawn == GOODS.index("lace")


@pytest.mark.rule("HAR-311", "HAR-312", "HAR-384", "HAR-V27")
def test_the_worked_example() -> None:
    state = selling_coffee()
    play(state, "buy p3")
    assert offered(state) == ["store", "sell both"]
    play(state, "sell both", "gain violet")
    assert (state.florins[0], cubes_in_words(state.pools[0])) == (2, "violet")
    assert offered(state) == ["pawn jenever", "pawn lace", "pawn crystal"], "coffee is in a corner"
    play(state, "pawn crystal")
    assert state.pawn == GOODS.index("crystal")
    assert asked(state) is Act


@pytest.mark.rule("HAR-312")
def test_occupied_neighbours_are_not_offered() -> None:
    state = selling_coffee(sold="crystal", arms={1: "G6"})
    play(state, "buy p3", "sell both", "gain violet")
    assert offered(state) == ["pawn jenever", "pawn lace"]


@pytest.mark.rule("HAR-312", "HAR-391")
def test_a_single_place_is_no_question() -> None:
    state = selling_coffee(sold="crystal lace", arms={1: "G6 G5"})
    play(state, "buy p3", "sell both", "gain violet")
    assert state.pawn == GOODS.index("jenever")


@pytest.mark.rule("HAR-312", "HAR-V102")
def test_with_all_neighbours_occupied_the_nearest_empty_spaces_are_offered() -> None:
    state = selling_coffee(sold="crystal lace jenever", arms={1: "G6 G5 G4"})
    play(state, "buy p3", "sell both", "gain violet")
    assert offered(state) == ["pawn beer", "pawn tulip", "pawn cheese", "pawn furniture", "pawn tile"]


@pytest.mark.rule("HAR-313", "HAR-V102")
def test_the_pawn_leaves_with_the_ninth_sale() -> None:
    others = " ".join(good for good in GOODS if good != "coffee")
    state = selling_coffee(sold=others, arms={1: "G6 G5 G4 G3 G2 G1 N6 N5"})
    play(state, "buy p3", "sell both", "gain violet")
    assert state.pawn == NOTHING
    assert asked(state) is Act


@pytest.mark.rule("HAR-313")
def test_a_sale_elsewhere_gives_one_of_the_two_and_does_not_move_the_pawn() -> None:
    state = selling_coffee(pawn="beer")
    play(state, "buy p3")
    assert offered(state) == ["store", "sell florins", "sell cube"]
    play(state, "sell florins")
    assert (state.florins[0], state.pawn) == (2, GOODS.index("beer"))


@pytest.mark.rule("HAR-313", "HAR-311")
def test_storing_the_good_does_not_move_the_pawn() -> None:
    state = selling_coffee()
    play(state, "buy p3", "store")
    assert (goods_in_words(state.stores[0]), state.pawn) == ("coffee", GOODS.index("coffee"))


@pytest.mark.rule("HAR-313")
def test_a_sale_on_an_occupied_space_is_not_possible_though_the_pawn_may_not_leave() -> None:
    state = selling_coffee(sold="coffee", pawn="beer", arms={1: "G6"})
    play(state, "buy p3")
    assert goods_in_words(state.stores[0]) == "coffee"
