"""The black market (HAR-130 to HAR-133)."""

import pytest

from games.harbour.build import asked, offered, play, table
from games.harbour.look import hold, pool, store
from mokum.games.harbour.agenda import Act, GainCube
from mokum.games.harbour.board import COLOURS, GOODS


@pytest.mark.rule("HAR-V14", "HAR-130", "HAR-131")
def test_mareike_sells_coffee_for_two_florins() -> None:
    mareike = table(pool="pink2", goods={"P3": "coffee"}, store="beer", arms="P1")
    play(mareike, "buy p3", "sell florins")
    assert mareike.florins[0] == 3
    assert mareike.sold == 1 << GOODS.index("coffee")
    assert store(mareike) == "beer"


@pytest.mark.rule("HAR-131", "HAR-383")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_sale_for_a_cube_of_any_colour(colour: str) -> None:
    state = table(pool="pink2", goods={"P3": "coffee"})
    play(state, "buy p3", "sell cube")
    assert asked(state) is GainCube
    assert len(offered(state)) == 6
    play(state, f"gain {colour}")
    assert (pool(state), state.florins[0], asked(state)) == (colour, 1, Act)


@pytest.mark.rule("HAR-130", "HAR-V82", "HAR-384")
@pytest.mark.parametrize("good", GOODS)
def test_one_tile_of_each_type_in_the_whole_game(good: str) -> None:
    state = table(pool="pink2", goods={"P3": good}, sold=good)
    play(state, "buy p3")
    assert (asked(state), store(state)) == (Act, good)


@pytest.mark.rule("HAR-130")
def test_goods_in_store_and_hold_cannot_be_sold() -> None:
    state = table(store="coffee", hold="lace", pool="pink2")
    assert offered(state, "sell") == []
    play(state, "load coffee")
    assert (offered(state, "sell"), hold(state)) == ([], "lace coffee")


@pytest.mark.rule("HAR-130", "HAR-384")
def test_the_space_of_another_type_does_not_matter() -> None:
    state = table(pool="pink2", goods={"P3": "coffee"}, sold="beer tulip cheese furniture jenever tile lace crystal")
    play(state, "buy p3")
    assert offered(state) == ["store", "sell florins", "sell cube"]


@pytest.mark.rule("HAR-132", "HAR-384")
def test_with_card_037_the_seller_takes_both() -> None:
    state = table(pool="pink2", goods={"P3": "coffee"}, tableau=(37,), florins=0)
    play(state, "buy p3")
    assert offered(state) == ["store", "sell both"]
    play(state, "sell both", "gain grey")
    assert (state.florins[0], pool(state)) == (2, "grey")


@pytest.mark.rule("HAR-132", "HAR-311", "HAR-254")
@pytest.mark.parametrize("active", [(), (37,), (37, 71)])
def test_on_the_pawns_space_a_sale_gives_both_and_not_more(active: tuple[int, ...]) -> None:
    state = table(pool="pink2", goods={"P3": "coffee"}, extensions=(3,), pawn="coffee", tableau=active, florins=0)
    play(state, "buy p3")
    assert offered(state) == ["store", "sell both"]
    play(state, "sell both", "gain grey")
    assert (state.florins[0], pool(state)) == (2, "grey")


@pytest.mark.rule("HAR-132", "HAR-V83")
def test_two_sales_with_028_and_037() -> None:
    state = table(pool="pink4", goods={"P3": "coffee", "P5": "beer"}, tableau=(28, 37, 71), florins=0)
    play(state, "buy p3", "sell both", "gain grey", "buy p5", "sell both", "gain grey")
    assert (state.florins[0], pool(state)) == (2 * (2 + 1), "grey2")


@pytest.mark.rule("HAR-133", "HAR-V91")
def test_a_sale_is_not_a_delivery() -> None:
    state = table(
        round=1,
        pool="pink2",
        goods={"P3": "coffee"},
        tableau=(73, 75, 78),
        florins=0,
        extensions=(1,),
        foreman="coffee",
    )
    play(state, "buy p3", "sell florins")
    assert (state.points[0], state.florins[0]) == (0, 2)
    assert not state.foreman_served
