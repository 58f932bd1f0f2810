"""Buying a block (HAR-120 to HAR-126)."""

import pytest

from games.harbour.build import asked, end_turn, offered, play, refused, table
from games.harbour.look import arms, pool, store
from mokum.games.harbour.agenda import Act, Advance, BailiffTo, GainCube, PawnTo, PlaceGood
from mokum.games.harbour.board import BLOCK_COLOUR, BLOCK_COST, BLOCKS, COLOURS
from mokum.games.harbour.state import NOTHING


@pytest.mark.rule("HAR-V08", "HAR-120", "HAR-123", "HAR-124")
def test_mareike_buys_a_pink_block_of_cost_two() -> None:
    mareike = table(pool="pink2", goods={"P3": "lace"})
    play(mareike, "buy p3", "store")
    assert (pool(mareike), arms(mareike), store(mareike)) == ("", "P3", "lace")
    assert mareike.goods_on[BLOCKS.index("P3")] == NOTHING
    assert offered(mareike, "buy") == []


@pytest.mark.rule("HAR-120", "HAR-121", "HAR-002")
@pytest.mark.parametrize("number", range(36), ids=BLOCKS)
def test_every_block_costs_its_printed_number_in_its_district_colour(number: int) -> None:
    name, colour, cost = BLOCKS[number].lower(), COLOURS[BLOCK_COLOUR[number]], BLOCK_COST[number]
    others = " ".join(f"{other}9" for other in COLOURS if other != colour)
    poor = table(pool=f"{others} {colour}{cost - 1}" if cost > 1 else others)
    assert refused(poor, f"buy {name}") == "HAR-121"
    state = table(pool=f"{colour}{cost}")
    play(state, f"buy {name}", "store")
    assert (pool(state), arms(state)) == ("", BLOCKS[number])


@pytest.mark.rule("HAR-120")
def test_one_block_a_turn_even_with_cubes_left() -> None:
    state = table(pool="pink9 grey9", goods={"P3": "lace"})
    play(state, "buy p3", "store")
    assert offered(state, "buy") == []


@pytest.mark.rule("HAR-120", "HAR-090")
def test_the_next_turn_allows_another_block() -> None:
    state = table(pool={0: "pink9", 1: "pink9"}, goods={"P3": "lace"})
    play(state, "buy p3", "store")
    end_turn(state)
    assert "buy p5" in offered(state)


@pytest.mark.rule("HAR-120", "HAR-V78")
def test_card_028_allows_two_blocks_and_no_third() -> None:
    state = table(pool="pink9", tableau=(28,), sold="lace beer", goods={"P3": "lace", "P5": "beer"})
    play(state, "buy p3", "buy p5")
    assert (arms(state), pool(state)) == ("P3 P5", "pink5")
    assert offered(state, "buy") == []


@pytest.mark.rule("HAR-120", "HAR-123")
def test_an_owned_block_cannot_be_bought_by_anybody() -> None:
    state = table(pool="pink9", arms={0: "P1", 1: "P2"}, store={0: "beer", 1: "lace"}, tableau=(27,), florins=9)
    for block in ("p1", "p2"):
        assert refused(state, f"buy {block}") == "HAR-123"
        assert refused(state, f"buy with florins {block}") == "HAR-123"
    assert "buy p3" in offered(state)


@pytest.mark.rule("HAR-123")
def test_blocks_need_not_be_adjacent() -> None:
    state = table(pool="pink2 grey9", arms={0: "P1"}, store="beer")
    assert {"buy p3", "buy h2", "buy h6"} <= set(offered(state, "buy"))


@pytest.mark.rule("HAR-121", "HAR-V78", "HAR-125")
def test_card_025_makes_both_blocks_of_028_cheaper_and_026_pays_for_both() -> None:
    state = table(pool="grey2", tableau=(25, 26, 28), florins=0, goods={"H4": "beer", "H6": "lace"}, sold="beer lace")
    play(state, "buy h4", "buy h6")
    assert (pool(state), arms(state), state.florins[0]) == ("", "H4 H6", 2)
    assert offered(state, "buy") == []


@pytest.mark.rule("HAR-121", "HAR-296")
def test_the_bailiff_makes_his_block_cheaper_and_no_other() -> None:
    state = table(pool="grey", extensions=(1,), bailiff="H4", sold="beer", goods={"H4": "beer"})
    assert offered(state, "buy") == ["buy h3", "buy h4"]
    play(state, "buy h4")
    assert pool(state) == ""


@pytest.mark.rule("HAR-121", "HAR-V79")
def test_the_discounts_add_up() -> None:
    state = table(extensions=(1,), bailiff="H4", tableau=(25,), goods={"H4": "beer"}, sold="beer")
    costing_one = [f"buy {BLOCKS[block].lower()}" for block in range(36) if BLOCK_COST[block] == 1]
    assert set(offered(state, "buy")) == {*costing_one, "buy h4"}
    play(state, "buy h4")
    assert arms(state) == "H4"


@pytest.mark.rule("HAR-121")
def test_a_cost_never_falls_below_zero() -> None:
    state = table(extensions=(1,), bailiff="H3", tableau=(25,), pool="grey", goods={"H3": "beer"}, sold="beer")
    play(state, "buy h3")
    assert pool(state) == "grey"


@pytest.mark.rule("HAR-122", "HAR-CV12")
def test_with_card_027_two_florins_replace_the_whole_cost() -> None:
    state = table(tableau=(27,), florins=3, goods={"H2": "beer"})
    assert offered(state, "buy ") == [f"buy with florins {name.lower()}" for name in BLOCKS]
    play(state, "buy with florins h2", "store")
    assert (state.florins[0], arms(state), store(state)) == (1, "H2", "beer")
    assert offered(state, "buy") == []


@pytest.mark.rule("HAR-122", "HAR-V80", "HAR-261")
def test_no_discount_reduces_the_florins() -> None:
    rich = table(
        extensions=(1,), bailiff="H4", tableau=(25, 27), florins=2, goods={"H4": "beer"}, sold="beer", pool="grey"
    )
    play(rich, "buy with florins h4")
    assert (rich.florins[0], pool(rich)) == (0, "grey")
    assert asked(rich) is BailiffTo
    poor = table(extensions=(1,), bailiff="H4", tableau=(25, 27), florins=1)
    assert offered(poor, "buy with florins") == []


@pytest.mark.rule("HAR-122")
def test_each_block_of_028_can_be_paid_in_florins() -> None:
    state = table(tableau=(27, 28), florins=4, goods={"H2": "beer", "P2": "beer"}, sold="beer")
    play(state, "buy with florins h2", "buy with florins p2")
    assert (state.florins[0], arms(state)) == (0, "P2 H2")


@pytest.mark.rule("HAR-122", "HAR-260")
def test_without_card_027_florins_buy_nothing() -> None:
    assert offered(table(florins=9), "buy") == []


@pytest.mark.rule("HAR-125")
def test_the_order_of_one_purchase() -> None:
    state = table(
        extensions=(1, 3),
        bailiff="P3",
        pawn="coffee",
        goods={"P3": "coffee"},
        tableau=(26, 74),
        pool="pink",
        florins=0,
    )
    play(state, "buy p3")
    assert (asked(state), pool(state), arms(state)) == (PlaceGood, "", "P3")
    play(state, "sell both")
    assert (asked(state), state.florins[0]) == (GainCube, 2)
    play(state, "gain grey")
    assert asked(state) is PawnTo
    play(state, "pawn crystal")
    assert (asked(state), state.florins[0]) == (Advance, 3)
    play(state, "yes")
    assert (asked(state), state.pawns[0]) == (BailiffTo, 1)
    play(state, "bailiff p4")
    assert asked(state) is Act


@pytest.mark.rule("HAR-126", "HAR-V81", "HAR-390")
@pytest.mark.parametrize("first", ["market", "buy"])
def test_a_free_block_is_beside_the_buying_action(first: str) -> None:
    state = table(
        tile="CB22",
        florins=4,
        pool="pink2",
        tableau=(26, 74),
        goods={"P3": "beer", "G1": "beer"},
        sold="beer",
        river={0: 0},
    )
    free = ("market", "claim g1", "yes")
    bought = ("buy p3", "yes")
    play(state, *((*free, *bought) if first == "market" else (*bought, *free)))
    assert (arms(state), store(state), pool(state)) == ("P3 G1", "beer2", "")
    assert (state.florins[0], state.pawns[0]) == (2, 2)


@pytest.mark.rule("HAR-126", "HAR-124")
def test_the_good_of_a_free_block_can_be_sold() -> None:
    state = table(tile="CB22", florins=4, goods={"G1": "coffee"})
    play(state, "market")
    assert len(offered(state)) == 36
    play(state, "claim g1")
    assert offered(state) == ["store", "sell florins", "sell cube"]
