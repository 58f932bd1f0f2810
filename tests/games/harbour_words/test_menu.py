"""The texts of a menu: what a move would do, what it costs and what it gives."""

import pytest

from games.harbour.build import deal, let, play, table
from games.harbour_words.telling import described
from mokum.games.harbour.agenda import (
    Advance,
    ChooseDie,
    ClaimBlock,
    DiscardPlan,
    FreeActivate,
    ReturnPieces,
    ShiftDie,
    StartCube,
    TakeCard,
    TomDiscard,
)

GOODS = {"P1": "cheese", "J2": "tulip"}


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("end", "end the turn"),
        ("activate 24", "activate 24 Brewer for 2 brown and 2 orange – 1 florin and 1 point"),
        ("use 23", "use 23 Brewer – pay 1 florin: 1 point"),
        ("buy p1", "buy P1 in the Plantage, with cheese, for 3 pink"),
        ("buy with florins p1", "buy P1 in the Plantage, with cheese, for 2 florins"),
        ("buy n1", "buy N1 in the Nieuwmarkt for 3 violet"),
        ("load tulip", "load tulips"),
        ("river", "move on the river: 1 cube for space 4 over a bridge (2 points), 2 for each further one"),
        ("market", "use market tile A1 (pay 1 florin: 1 point, and 2 spaces on the river)"),
        ("keep pink", "keep a pink cube in the house"),
        ("keep none", "keep no cube"),
        ("pay orange", "pay an orange cube"),
        ("gain black", "gain a black cube"),
        ("docker light-blue", "take a light blue docker aboard and gain 1 florin"),
        ("return docker pink", "hand in a pink docker"),
        ("return good lace", "hand in lace"),
        ("return grey", "hand in a grey cube"),
        ("jump depot-2", "put the barge on depot 2"),
        ("foreman tulip", "put the Foreman on the warehouse for tulips"),
        ("bailiff p5", "put the Bailiff on P5 in the Plantage"),
        ("pawn crystal", "put the pawn of the black market on crystal"),
        ("draw artisan", "draw the top card of the artisans"),
        ("discard 24", "discard 24 Brewer – 1 florin and 1 point"),
        ("stop", "stop here"),
        ("no", "leave the river pawn where it is"),
    ],
)
def test_a_move_is_described(move: str, text: str) -> None:
    state = table(arms={1: "N1"}, goods=GOODS, tile="A1", rack=(24,), tableau=(23,), river={0: 3})
    assert described(state, move) == text


@pytest.mark.rule("HAR-121", "HAR-296")
@pytest.mark.parametrize(
    ("tableau", "bailiff", "price"),
    [((), "", "3 pink"), ((25,), "", "2 pink"), ((), "P1", "2 pink"), ((25,), "P1", "1 pink")],
)
def test_a_block_says_its_price_after_all_discounts(tableau: tuple[int, ...], bailiff: str, price: str) -> None:
    state = table(tableau=tableau, bailiff=bailiff, goods=GOODS, extensions=(1,) if bailiff else ())
    assert described(state, "buy p1") == f"buy P1 in the Plantage, with cheese, for {price}"


@pytest.mark.rule("HAR-121")
def test_a_block_may_cost_nothing() -> None:
    assert described(table(tableau=(25,), goods={"P6": "beer"}), "buy p6").endswith("for nothing")


@pytest.mark.rule("HAR-102", "HAR-103")
def test_a_discount_on_a_card_is_told_and_then_chosen() -> None:
    state = table(tableau=(31,), rack=(73, 70, 24), pool="grey pink black")
    less = "less 1 cube of your choice"
    assert described(state, "activate 70").startswith(f"activate 70 Zuiderkerk for 1 black, 1 pink and 1 grey, {less}")
    assert less not in described(state, "activate 24")
    play(state, "activate 70")
    assert described(state, "waive pink") == "leave out 1 pink and pay 1 black and 1 grey for 70 Zuiderkerk"


@pytest.mark.rule("HAR-102")
def test_the_second_artisan_of_a_type_has_no_discount() -> None:
    assert "less 1 cube" in described(table(tableau=(42,), rack=(24,)), "activate 24")
    assert "less" not in described(table(tableau=(42, 19), rack=(24,)), "activate 24")


def test_a_free_activation_names_no_price() -> None:
    state = table(rack=(24,))
    state.agenda += (FreeActivate((0,), 1),)
    assert described(state, "activate 24") == "activate 24 Brewer free of charge – 1 florin and 1 point"


@pytest.mark.rule("HAR-160", "HAR-161", "HAR-163", "HAR-292")
@pytest.mark.parametrize(
    ("barge", "number", "foreman", "says"),
    [
        ("beer", 8, "", "deliver beer here (5 points)"),
        ("beer", 3, "", "deliver beer here (5 points, 5 for fast delivery)"),
        ("depot-4", 8, "", "deliver beer here (5 points)"),
        ("depot-1", 7, "depot-1", "deliver beer here (2 points, 1 for fast delivery, 2 for the Foreman)"),
        ("beer", 8, "beer", "deliver beer here (5 points, 2 for the Foreman)"),
    ],
)
def test_a_delivery_says_what_it_scores(barge: str, number: int, foreman: str, says: str) -> None:
    extensions = (1,) if foreman else ()
    state = table(round=number, barge=barge, hold="beer", roofs={"beer": 1}, foreman=foreman, extensions=extensions)
    assert described(state, "deliver beer") == says


@pytest.mark.rule("HAR-160")
@pytest.mark.parametrize(("taken", "points"), [(0, 6), (1, 5), (2, 4)])
def test_each_roof_has_its_points(taken: int, points: int) -> None:
    state = table(barge="beer", hold="beer", roofs={"beer": taken})
    assert described(state, "deliver beer") == f"deliver beer here ({points} points)"


def test_a_step_says_where_it_leads_and_what_it_costs() -> None:
    state = table(pool="pink")
    towards = "towards depot 1 (1), the light blue pontoon (2) and the warehouse for coffee (3)"
    assert described(state, "step w07") == f"step to water w07 for 1 cube, {towards}"
    state.free_steps = 1
    assert described(state, "step w07") == f"step to water w07 for a free step, {towards}"


@pytest.mark.rule("HAR-050", "HAR-052")
@pytest.mark.parametrize(
    ("here", "ahead"),
    [(0, "space 1"), (7, "space 8 over a bridge (3 points)"), (17, "the mouth (10 points)")],
)
def test_the_river_says_what_the_next_space_pays(here: int, ahead: str) -> None:
    state = table(river={0: here})
    assert described(state, "on") == f"go on: 2 cubes for {ahead}"
    state.agenda += (Advance((0,), 74),)
    assert described(state, "yes") == f"move on the river to {ahead} with 74 Westerkerk"


@pytest.mark.rule("HAR-131", "HAR-132")
def test_a_good_is_stored_or_sold() -> None:
    state = table(pool="pink3", goods=GOODS)
    play(state, "buy p1")
    assert described(state, "store") == "store the cheese"
    assert described(state, "sell florins") == "sell the cheese on the black market for 2 florins"
    assert described(state, "sell cube") == "sell the cheese on the black market for 1 cube of choice"
    assert described(state, "sell both") == "sell the cheese on the black market for 2 florins and 1 cube of choice"


@pytest.mark.rule("HAR-072", "HAR-074")
def test_a_die_says_how_many_cubes_go_where() -> None:
    state = table(round=9, dice="1 2 3 4 5 6")
    let(state, ChooseDie((0,)))
    assert described(state, "die pink") == "choose the pink die: 4 cubes on slot 4"
    assert described(state, "die grey") == "choose the grey die, which counts as 1: 1 cube on slot 1"


@pytest.mark.rule("HAR-076")
def test_a_shift_says_which_slot() -> None:
    state = table(dice="1 2 3 4 5 6")
    let(state, ShiftDie((0,), (3, 4)))
    assert described(state, "shift pink lower") == "put the pink cubes on slot 3 instead of 4"
    assert described(state, "shift pink higher") == "put the pink cubes on slot 5 instead of 4"
    assert described(state, "shift none") == "leave the cubes of both dice on their slots"


@pytest.mark.rule("HAR-030")
def test_starting_cubes_say_their_number_and_slot() -> None:
    state = deal(2)
    state.agenda = (StartCube((0,), 1),)
    assert described(state, "cube pink") == "put 1 pink cube on slot 1"
    state.agenda = (StartCube((0,), 2),)
    assert described(state, "cube pink") == "put 2 pink cubes on slot 2"


def test_other_decisions_about_cards_and_blocks() -> None:
    state = table(offer=(24,), goods=GOODS, tableau=(109,))
    state.agenda += (TakeCard((0,)),)
    assert described(state, "take 24") == "take 24 Brewer, which costs 2 brown and 2 orange – 1 florin and 1 point"
    assert described(state, "take none") == "take no card"
    state.agenda += (TomDiscard((0,), (109, 110)),)
    assert described(state, "discard 109") == "let TOM discard 109 Plantage plan – pay 1 pink cube: 1 point"
    state.agenda += (DiscardPlan((0,)),)
    assert described(state, "discard 109") == "discard the active 109 Plantage plan – pay 1 pink cube: 1 point"
    state.agenda += (ClaimBlock((0,)),)
    assert described(state, "claim p1") == "take P1 in the Plantage, with cheese, free of charge"


@pytest.mark.parametrize(("seats", "one", "two"), [(2, 2, 7), (3, 3, 8), (4, 4, 9)])
def test_what_is_handed_in_says_what_it_scores(seats: int, one: int, two: int) -> None:
    state = table(seats, extensions=(2,), tasks=(41,), aboard="pink2")
    state.agenda = (ReturnPieces((0,), 41),)
    assert described(state, "return one") == f"hand in 1 docker for {one} points"
    assert described(state, "return two") == f"hand in 2 dockers for {two} points"
    state.agenda = (ReturnPieces((0,), 33, 4, (0, 1, 2, 3)),)
    assert described(state, "return stop") == "hand in no more: 5 points"
    state.agenda = (ReturnPieces((0,), 33),)
    assert described(state, "return stop") == described(state, "return none") == "hand in nothing for this task"
