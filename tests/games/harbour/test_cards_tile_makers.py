"""Tile makers: cheaper blocks, more blocks, and florins for blocks and buildings. 029 is among the plans."""

import pytest

from games.harbour.account import active, change
from games.harbour.build import GAME, offered, play, table
from mokum.kernel.event import WATCHER


@pytest.mark.rule("HAR-C025", "HAR-121", "HAR-CV13")
@pytest.mark.parametrize(
    ("block", "colour", "cost"), [("p6", "pink", 1), ("p3", "pink", 2), ("h1", "grey", 3), ("j6", "orange", 4)]
)
def test_025_takes_a_cube_off_a_block(block: str, colour: str, cost: int) -> None:
    rest = f"{colour}{cost - 1}" if cost > 1 else ""
    state = table(tableau=(25,), pool=rest, goods={block.upper(): "beer"}, sold="beer")
    expected = {"blocks": 1, "stored": 1} | ({colour: 1 - cost} if cost > 1 else {})
    assert change(state, f"buy {block}") == expected
    assert f"buy {block}" not in offered(table(pool=rest, goods={block.upper(): "beer"}, sold="beer"))


@pytest.mark.rule("HAR-C025", "HAR-CV13", "HAR-V79")
def test_with_025_and_an_empty_pool_only_blocks_of_one_are_offered() -> None:
    assert offered(table(tableau=(25,)), "buy") == ["buy p6", "buy h3", "buy j3", "buy b1"]


@pytest.mark.rule("HAR-C025", "HAR-V79", "HAR-296", "HAR-260")
def test_025_adds_to_the_bailiff() -> None:
    state = table(tableau=(25,), extensions=(1,), bailiff="H4", goods={"H4": "beer"}, sold="beer")
    assert "buy h4" in offered(state)
    play(state, "buy h4")
    assert offered(state) == ["bailiff h3", "bailiff h5"]


@pytest.mark.rule("HAR-C025", "HAR-C027", "HAR-122", "HAR-V80")
def test_025_does_not_reduce_florins() -> None:
    assert offered(table(tableau=(25, 27), florins=1), "buy with") == []
    state = table(tableau=(25, 27), florins=2, goods={"P2": "beer"}, sold="beer")
    assert change(state, "buy with florins p2") == {"florins": -2, "blocks": 1, "stored": 1}


@pytest.mark.rule("HAR-C026", "HAR-241", "HAR-C071")
def test_026_gives_a_florin_for_each_block() -> None:
    state = table(tableau=(26,), pool="pink", goods={"P6": "beer"}, sold="beer")
    assert change(state, "buy p6") == {"pink": -1, "blocks": 1, "stored": 1, "florins": 1}
    state = table(tableau=(26, 71), pool="pink", goods={"P6": "beer"}, sold="beer")
    assert change(state, "buy p6") == {"pink": -1, "blocks": 1, "stored": 1, "florins": 2}


@pytest.mark.rule("HAR-C026", "HAR-M22", "HAR-126")
def test_026_pays_for_a_block_of_the_market_too() -> None:
    state = table(tableau=(26,), tile="CB22", florins=4, goods={"J6": "beer"}, sold="beer")
    assert change(state, "market", "claim j6") == {"florins": -4 + 1, "blocks": 1, "stored": 1}


@pytest.mark.rule("HAR-C026", "HAR-C027")
def test_026_pays_for_a_block_bought_with_florins_too() -> None:
    state = table(tableau=(26, 27), florins=2, goods={"J6": "beer"}, sold="beer")
    assert change(state, "buy with florins j6") == {"florins": -2 + 1, "blocks": 1, "stored": 1}


@pytest.mark.rule("HAR-C027", "HAR-CV12", "HAR-122")
def test_027_pays_a_block_with_two_florins() -> None:
    state = table(tableau=(27,), florins=2, goods={"H2": "beer"}, sold="beer")
    assert "buy h2" not in offered(state)
    assert change(state, "buy with florins h2") == {"florins": -2, "blocks": 1, "stored": 1}
    assert offered(state, "buy") == []


@pytest.mark.rule("HAR-C027", "HAR-120", "HAR-122")
def test_027_leaves_the_choice_and_the_limit() -> None:
    state = table(tableau=(27,), florins=9, pool="pink2 grey", goods={"P6": "beer"}, sold="beer")
    assert {"buy p6", "buy with florins p6", "buy h3", "buy with florins g1"} <= {*offered(state)}
    assert change(state, "buy p6") == {"pink": -1, "blocks": 1, "stored": 1}
    assert offered(state, "buy") == []


@pytest.mark.rule("HAR-C027", "HAR-088")
def test_027_needs_two_florins_and_to_be_active() -> None:
    assert offered(table(tableau=(27,), florins=1), "buy") == []
    assert offered(table(rack=(27,), florins=9), "buy") == []


@pytest.mark.rule("HAR-C028", "HAR-120", "HAR-V78")
def test_028_lets_two_blocks_be_bought() -> None:
    state = table(
        tableau=(25, 26, 28), pool="grey2", goods={"H4": "beer", "H6": "beer"}, sold="beer", arms={1: "P6 H3 J3 B1"}
    )
    assert change(state, "buy h4") == {"grey": -1, "blocks": 1, "stored": 1, "florins": 1}
    assert change(state, "buy h6") == {"grey": -1, "blocks": 1, "stored": 1, "florins": 1}
    assert offered(state, "buy") == []


@pytest.mark.rule("HAR-C028", "HAR-120")
def test_with_028_there_is_no_third_block_and_without_it_no_second() -> None:
    state = table(tableau=(28,), pool="pink9", goods={"P3": "beer", "P5": "beer"}, sold="beer")
    play(state, "buy p3")
    assert "buy p5" in offered(state)
    play(state, "buy p5")
    assert offered(state, "buy") == []
    plain = table(pool="pink9", goods={"P3": "beer"}, sold="beer")
    play(plain, "buy p3")
    assert offered(plain, "buy") == []


@pytest.mark.rule("HAR-C028", "HAR-M22", "HAR-126", "HAR-V81")
def test_a_block_of_the_market_does_not_use_up_the_limit() -> None:
    state = table(tableau=(26,), tile="CB22", florins=4, pool="pink2", goods={"P3": "beer", "P5": "beer"}, sold="beer")
    assert change(state, "market", "claim p3") == {"florins": -3, "blocks": 1, "stored": 1}
    assert change(state, "buy p5") == {"pink": -2, "blocks": 1, "stored": 1, "florins": 1}
    other = table(tableau=(26,), tile="CB22", florins=4, pool="pink2", goods={"P3": "beer", "P5": "beer"}, sold="beer")
    play(other, "buy p5")
    assert "market" in offered(other)


@pytest.mark.rule("HAR-C028", "HAR-C037", "HAR-V83")
def test_two_blocks_can_be_two_sales_with_037() -> None:
    state = table(tableau=(28, 37), pool="pink4", goods={"P3": "beer", "P5": "lace"})
    assert change(state, "buy p3", "sell both", "gain grey") == {"pink": -2, "blocks": 1, "florins": 2, "grey": 1}
    assert change(state, "buy p5", "sell both", "gain grey") == {"pink": -2, "blocks": 1, "florins": 2, "grey": 1}


@pytest.mark.rule("HAR-C030", "HAR-240", "HAR-C071", "HAR-V114")
def test_030_gives_two_florins_for_each_building() -> None:
    state = table(tableau=(30,), rack=(73, 85), pool="brown grey")
    assert change(state, "activate 73") == {"brown": -1, "rack": -1, "active": 1, "florins": 2}
    assert change(state, "activate 85") == {"grey": -1, "rack": -1, "active": 1, "florins": 2}
    state = table(tableau=(30,), rack=(71,), pool="violet2 brown pink")
    spent = {"violet": -2, "brown": -1, "pink": -1, "rack": -1, "active": 1}
    assert change(state, "activate 71") == spent | {"florins": 3}


@pytest.mark.rule("HAR-C030", "HAR-245")
def test_030_does_not_answer_itself_nor_artisans_and_plans_nor_what_came_before() -> None:
    state = table(tableau=(73,), rack=(30, 47, 109), pool="pink3 black2 grey violet")
    spent = {"pink": -3, "black": -2, "grey": -1, "violet": -1, "rack": -3, "active": 3}
    assert change(state, "activate 30", "activate 47", "activate 109") == spent


@pytest.mark.rule("HAR-C030", "HAR-M20", "HAR-105")
def test_030_answers_a_free_activation() -> None:
    state = table(tableau=(30,), rack=(71,), tile="CA20", florins=4)
    play(state, "market")
    assert GAME.view(state, WATCHER).sides[0].florins == 4 - 3 + 2 + 1
    assert active(state) == (30, 71)
