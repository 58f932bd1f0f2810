"""Triggers: what answers an activation, a block, a sale, a delivery or a docker, and in which order."""

import pytest

from games.harbour.build import asked, offered, play, table
from games.harbour.words import cubes_in_words, goods_in_words
from mokum.games.harbour.agenda import Act, Advance
from mokum.games.harbour.events import CardActivated, FlorinsGained, PawnMoved, PlanUsed, PointsScored


@pytest.mark.rule("HAR-240")
@pytest.mark.parametrize(
    ("trigger", "card", "pool", "florins"),
    [
        (30, 85, "grey", 2),
        (30, 97, "violet", 2),
        (33, 10, "orange", 1),
        (41, 109, "pink", 1),
        (30, 10, "orange", 0),
        (30, 109, "pink", 0),
        (33, 85, "grey", 0),
        (41, 85, "grey", 0),
    ],
)
def test_an_activation_sets_off_the_card_for_its_kind(trigger: int, card: int, pool: str, florins: int) -> None:
    state = table(tableau=(trigger,), rack=(card,), pool=pool, florins=0)
    play(state, f"activate {card}")
    assert (state.florins[0], state.points[0]) == (florins, 0)


@pytest.mark.rule("HAR-240", "HAR-V61")
@pytest.mark.parametrize(("tableau", "florins"), [((), 1), ((71,), 2)])
def test_card_033_pays_for_itself(tableau: tuple[int, ...], florins: int) -> None:
    state = table(tableau=tableau, rack=(33,), pool="violet grey2", florins=0)
    play(state, "activate 33")
    assert state.florins[0] == florins


@pytest.mark.rule("HAR-240", "HAR-241")
def test_a_trigger_answers_its_owner_alone() -> None:
    state = table(
        tableau={1: (26, 30, 33, 41)}, rack={0: (10, 85, 109)}, pool="orange grey pink5", florins={0: 0, 1: 0}
    )
    play(state, "activate 10", "activate 85", "activate 109", "buy p3", "store")
    assert state.florins == [0, 0]


@pytest.mark.rule("HAR-241")
def test_a_block_sets_off_026_and_074() -> None:
    state = table(tableau=(26, 74), pool="pink2", florins=0)
    play(state, "buy p3", "store")
    assert state.florins[0] == 1
    assert (asked(state), offered(state)) == (Advance, ["yes", "no"])
    play(state, "yes")
    assert state.pawns[0] == 1


@pytest.mark.rule("HAR-244", "HAR-386")
def test_the_step_of_074_may_be_declined() -> None:
    state = table(tableau=(74,), pool="pink2")
    happened = play(state, "buy p3", "store", "no")
    assert state.pawns[0] == 0
    assert not any(isinstance(event, PawnMoved) for event in happened)
    assert asked(state) is Act


@pytest.mark.rule("HAR-244", "HAR-386", "HAR-053")
def test_card_074_asks_nothing_in_the_mouth() -> None:
    state = table(tableau=(74,), pool="pink2", river={0: 18})
    play(state, "buy p3", "store")
    assert asked(state) is Act


@pytest.mark.rule("HAR-241", "HAR-243", "HAR-164")
@pytest.mark.parametrize(
    ("card", "good"),
    [
        (76, "crystal"),
        (77, "jenever"),
        (78, "coffee"),
        (79, "beer"),
        (80, "tile"),
        (81, "cheese"),
        (82, "lace"),
        (83, "furniture"),
        (84, "tulip"),
    ],
)
def test_a_delivery_sets_off_the_card_that_names_the_good_and_no_other(card: int, good: str) -> None:
    every = tuple(range(76, 85))
    state = table(tableau=every, hold=f"{good}2", barge=good, arms={1: "G6 G5"}, points=0)
    plain = table(hold=f"{good}2", barge=good, arms={1: "G6 G5"}, points=0)
    for each in (state, plain):
        play(each, f"deliver {good}", f"deliver {good}")
    assert state.points[0] == plain.points[0] + 8, "once for each good"
    only = table(tableau=(card,), hold=good, barge=good, arms={1: "G6"}, points=0)
    play(only, f"deliver {good}")
    assert only.points[0] == max(plain_points(good)) + 4


def plain_points(good: str) -> list[int]:
    """What one good of a type brings at its warehouse in a late round."""
    state = table(hold=good, barge=good, arms={1: "G6"}, points=0)
    play(state, f"deliver {good}")
    return [state.points[0]]


@pytest.mark.rule("HAR-241")
def test_a_delivery_at_a_depot_sets_off_the_cards_too() -> None:
    state = table(tableau=(73, 75, 79), hold="beer", barge="depot-1", arms={1: "G6"}, florins=0, points=0)
    play(state, "deliver beer")
    assert (state.points[0], state.florins[0]) == (2 + 1 + 4, 1)


@pytest.mark.rule("HAR-242", "HAR-164")
def test_triggers_fire_by_ascending_number_each_followed_by_what_it_sets_off() -> None:
    state = table(
        tableau=(71, 72, 73, 75, 76), hold="crystal", barge="crystal", round=3, arms={1: "G6"}, florins=0, points=0
    )
    happened = play(state, "deliver crystal")
    told = [
        f"{event.points} points" if isinstance(event, PointsScored) else f"{event.florins} florins"
        for event in happened
        if isinstance(event, PointsScored | FlorinsGained)
    ]
    assert told == [
        "7 points", "5 points", "1 points", "1 points", "1 florins", "1 florins", "4 points", "1 points",
    ]  # fmt: skip


@pytest.mark.rule("HAR-242", "HAR-125")
def test_the_purchase_is_finished_before_its_triggers_fire() -> None:
    state = table(tableau=(26, 74), pool="pink2", florins=0, goods={"P3": "coffee"})
    play(state, "buy p3")
    assert (state.florins[0], state.pawns[0]) == (0, 0), "the good comes first"
    play(state, "sell cube")
    assert state.florins[0] == 0
    play(state, "gain black")
    assert state.florins[0] == 1
    assert asked(state) is Advance


@pytest.mark.rule("HAR-243", "HAR-132")
def test_the_colour_of_a_cube_of_037_is_asked_and_its_florins_are_not() -> None:
    state = table(tableau=(37,), pool="pink2", florins=0, goods={"P3": "coffee"})
    play(state, "buy p3")
    assert offered(state) == ["store", "sell both"]
    play(state, "sell both")
    assert state.florins[0] == 2
    play(state, "gain violet")
    assert cubes_in_words(state.pools[0]) == "violet"


@pytest.mark.rule("HAR-245")
def test_a_trigger_does_not_look_back() -> None:
    state = table(rack=(26,), pool="pink2 grey2 black", florins=0)
    play(state, "buy p3", "store", "activate 26")
    assert state.florins[0] == 0


@pytest.mark.rule("HAR-245", "HAR-240")
def test_the_cards_activated_before_030_pay_nothing() -> None:
    state = table(rack=(30, 85), pool="grey pink2 black2", florins=0)
    play(state, "activate 85", "activate 30")
    assert state.florins[0] == 0


@pytest.mark.rule("HAR-245", "HAR-240", "HAR-V114")
def test_071_is_active_when_030_pays_for_it() -> None:
    state = table(tableau=(30,), rack=(71,), pool="violet2 brown pink", florins=0)
    play(state, "activate 71")
    assert state.florins[0] == 3


@pytest.mark.rule("HAR-V78", "HAR-120", "HAR-121", "HAR-241")
def test_two_blocks_with_028_each_cheaper_with_025_and_paid_for_by_026() -> None:
    state = table(tableau=(25, 26, 28), pool="grey2", florins=0)
    play(state, "buy h4", "store", "buy h6", "store")
    assert (state.pools[0], state.florins[0]) == (0, 2)
    assert offered(state, "buy ") == []
    rich = table(tableau=(25, 26, 28), pool="grey9", florins=0)
    play(rich, "buy h4", "store", "buy h6", "store")
    assert offered(rich, "buy ") == [], "no third"


@pytest.mark.rule("HAR-V81", "HAR-126")
@pytest.mark.parametrize("free_block_first", [True, False])
def test_the_free_block_of_cb22_comes_beside_the_purchase(free_block_first: bool) -> None:
    state = table(tableau=(26,), pool="pink2", florins=4, tile="CB22", extensions=(4,))
    free, bought = ("market", "claim g1", "store"), ("buy p3", "store")
    play(state, *(free + bought if free_block_first else bought + free))
    assert state.arms[0].bit_count() == 2
    assert state.florins[0] == 2
    assert offered(state, "buy ") == []


@pytest.mark.rule("HAR-V82", "HAR-130")
def test_a_good_that_is_sold_already_goes_to_the_store_without_a_question() -> None:
    state = table(pool="pink2", goods={"P3": "coffee"}, sold="coffee", arms={1: "G6"})
    play(state, "buy p3")
    assert asked(state) is Act
    assert goods_in_words(state.stores[0]) == "coffee"


@pytest.mark.rule("HAR-V83", "HAR-132")
@pytest.mark.parametrize(("more", "florins"), [((), 4), ((71,), 6)])
def test_two_sales_with_037(more: tuple[int, ...], florins: int) -> None:
    state = table(tableau=(28, 37, *more), pool="pink4", florins=0, goods={"P3": "coffee", "P5": "lace"})
    play(state, "buy p3", "sell both", "gain black", "buy p5", "sell both", "gain grey")
    assert (cubes_in_words(state.pools[0]), state.florins[0]) == ("black grey", florins)


@pytest.mark.rule("HAR-242", "HAR-240", "HAR-232")
def test_the_free_use_of_035_comes_before_the_florin_of_041() -> None:
    state = table(tableau=(35, 41), rack=(109,), pool="pink")
    happened = [type(event) for event in play(state, "activate 109")]
    assert happened.index(CardActivated) < happened.index(PlanUsed) < happened.index(FlorinsGained)
    assert happened.index(PointsScored) < happened.index(FlorinsGained), "what 035 sets off comes first"
