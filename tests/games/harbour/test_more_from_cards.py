"""Cards 071 and 072: one florin or one point more for each use of another card that itself gives some."""

from typing import Any

import pytest

from games.harbour.build import asked, let, offered, play, table
from games.harbour.luck import Luck
from mokum.games.harbour.agenda import ChooseDie, GainCube, PayCube, RollDice
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY

EVERYTHING = "black4 brown4 violet4 pink4 orange4 grey4"


def won(state: State, *moves: str) -> tuple[int, int]:
    """Florins and points that moves bring; cubes that are asked for are any."""
    florins, points = state.florins[0], state.points[0]
    play(state, *moves)
    while asked(state) in (PayCube, GainCube):
        play(state, offered(state)[0])
    return state.florins[0] - florins, state.points[0] - points


USES: list[tuple[int, dict[str, Any], str, tuple[int, int]]] = [
    (13, {"tableau": (73, 74, 85)}, "", (1, 0)),
    (14, {}, "river, pay black, stop", (0, 1)),
    (15, {}, "", (0, 1)),
    (16, {}, "step w07, pay black, step start, pay black", (0, 1)),
    (18, {"river": {0: 0, 1: 1}}, "", (1, 0)),
    (19, {"arms": "P1 P2 P3 P4 P5 P6", "store": {1: "beer4 lace2"}}, "", (2, 0)),
    (21, {"tableau": (109, 113)}, "", (2, 0)),
    (24, {}, "", (1, 1)),
    (44, {}, "", (1, 1)),
    (55, {"tableau": (109,)}, "use 109", (1, 0)),
    (60, {"tableau": (129,)}, "use 129", (1, 0)),
    (61, {"tableau": (109, 110)}, "", (0, 2)),
    (66, {"tableau": (129,)}, "", (0, 1)),
    (70, {}, "", (1, 0)),
    (88, {}, "", (1, 0)),
    (89, {"tableau": (85,)}, "", (2, 0)),
    (97, {"points": {0: 5, 1: 1}}, "", (0, 1)),
    (98, {}, "", (0, 2)),
    (99, {"tableau": (109,)}, "use 109", (0, 2)),
    (100, {"tableau": (10, 11, 12)}, "", (1, 0)),
    (101, {"tableau": (73, 74)}, "", (0, 2)),
    (102, {"tableau": (109, 113, 117)}, "", (1, 0)),
    (109, {}, "", (0, 1)),
    (110, {}, "", (1, 0)),
    (112, {}, "", (1, 1)),
    (132, {}, "", (1, 1)),
]


@pytest.mark.rule("HAR-250", "HAR-251", "HAR-252", "HAR-219")
@pytest.mark.parametrize(("card", "given", "before", "gains"), USES, ids=[str(row[0]) for row in USES])
def test_a_use_that_gives_florins_or_points_gives_one_more_of_each(
    card: int, given: dict[str, Any], before: str, gains: tuple[int, int]
) -> None:
    for more in ((), (71,), (72,), (71, 72)):
        others = (*given.get("tableau", ()), *more)
        state = table(**{"pool": EVERYTHING, **given, "tableau": (card, *others)})
        play(state, *(before.split(", ") if before else ()))
        expected = (
            gains[0] + (71 in more and gains[0] > 0),
            gains[1] + (72 in more and gains[1] > 0),
        )
        assert won(state, f"use {card}") == expected


@pytest.mark.rule("HAR-251", "HAR-252")
def test_cards_that_are_paid_count_too() -> None:
    assert won(table(tableau=(23, 72), florins=1), "use 23") == (-1, 2)
    assert won(table(tableau=(48, 71), pool="pink"), "use 48") == (2, 0)
    assert won(table(tableau=(47, 71, 109)), "use 47") == (4, 0)


@pytest.mark.rule("HAR-251", "HAR-252")
@pytest.mark.parametrize(
    ("tableau", "rack", "florins"),
    [((30, 71), 85, 3), ((33, 71), 10, 2), ((41, 71), 113, 2), ((30, 33, 41), 85, 2)],
)
def test_the_firing_of_a_trigger_is_a_use(tableau: tuple[int, ...], rack: int, florins: int) -> None:
    state = table(tableau=tableau, rack=(rack,), pool=EVERYTHING)
    assert won(state, f"activate {rack}") == (florins, 0)


@pytest.mark.rule("HAR-251", "HAR-252")
def test_026_and_075_count_for_071_and_the_delivery_cards_for_072() -> None:
    bought = table(tableau=(26, 71), pool="pink2")
    assert won(bought, "buy p3", "store") == (2, 0)
    delivered = table(tableau=(71, 72, 73, 75, 84), hold="tulip", barge="tulip", arms={1: "G6"})
    assert won(delivered, "deliver tulip") == (2, 5 + (1 + 1) + (4 + 1))


@pytest.mark.rule("HAR-251", "HAR-V45", "HAR-204")
def test_both_dice_of_051_are_one_use() -> None:
    state = table(tableau={0: (51, 71), 1: ()}, round=7, florins=0)
    let(state, RollDice(NOBODY), chance=Luck(dice="1 1 2 3 4 5"))
    assert asked(state) is ChooseDie
    play(state, "die black", "die brown")
    assert state.florins[0] == 5


@pytest.mark.rule("HAR-V88", "HAR-153", "HAR-154", "HAR-251")
@pytest.mark.parametrize(("cards", "points"), [((), 12), ((50,), 24), ((50, 72), 26), ((72,), 12)])
def test_each_docker_with_050_is_a_use(cards: tuple[int, ...], points: int) -> None:
    state = table(tableau=cards, aboard="pink2", building="brown", barge="w13", pool="grey")
    assert won(state, "step pontoon-pink") == (0, points)


@pytest.mark.rule("HAR-V74", "HAR-255")
def test_024_with_both_and_nothing_more_follows() -> None:
    assert won(table(tableau=(24, 71, 72)), "use 24") == (2, 2)


@pytest.mark.rule("HAR-253", "HAR-V76")
def test_a_bridge_that_a_card_leads_to_does_not_count() -> None:
    assert won(table(tableau=(17, 72), river={0: 3, 1: 5}), "use 17") == (0, 2)


@pytest.mark.rule("HAR-253")
def test_the_mouth_that_a_card_leads_to_does_not_count() -> None:
    assert won(table(tableau=(17, 72), river={0: 17, 1: 18}), "use 17") == (0, 10)


@pytest.mark.rule("HAR-253")
def test_market_tiles_do_not_count() -> None:
    assert won(table(tableau=(71, 72), florins=1, tile="A1"), "market") == (-1, 1)


@pytest.mark.rule("HAR-253")
def test_roofs_fast_delivery_and_the_foreman_do_not_count() -> None:
    state = table(
        tableau=(71, 72), hold="tulip", barge="tulip", round=3, arms={1: "G6"}, foreman="tulip", extensions=(1,)
    )
    assert won(state, "deliver tulip") == (0, 5 + 5 + 2)


@pytest.mark.rule("HAR-253", "HAR-150")
def test_the_florin_for_a_docker_and_his_place_do_not_count() -> None:
    state = table(tableau=(71, 72), barge="pontoon-brown", pontoons={"brown": "pink"})
    assert won(state, "docker pink") == (1, 0)
    housed = table(tableau=(71, 72), aboard="pink", barge="w13", pool="grey")
    assert won(housed, "step pontoon-pink") == (0, 9)


@pytest.mark.rule("HAR-253", "HAR-254")
def test_a_plain_sale_does_not_count_and_one_by_037_does() -> None:
    plain = table(tableau=(71,), pool="pink2", goods={"P3": "coffee"})
    assert won(plain, "buy p3", "sell florins") == (2, 0)
    by_card = table(tableau=(37, 71), pool="pink2", goods={"P3": "coffee"})
    assert won(by_card, "buy p3", "sell both") == (3, 0)


@pytest.mark.rule("HAR-254", "HAR-132")
def test_on_the_space_of_the_pawn_037_adds_nothing() -> None:
    state = table(tableau=(37, 71), pool="pink2", goods={"P3": "coffee"}, pawn="coffee", extensions=(3,))
    assert won(state, "buy p3", "sell both", "gain pink", "pawn crystal") == (2, 0)


@pytest.mark.rule("HAR-255")
def test_071_and_072_do_not_set_off_each_other() -> None:
    assert won(table(tableau=(71, 72, 110), pool="pink"), "use 110") == (2, 0)
    assert won(table(tableau=(71, 72, 109), pool="pink"), "use 109") == (0, 2)


@pytest.mark.rule("HAR-252", "HAR-208")
def test_exchanges_that_give_cubes_or_cards_do_not_count() -> None:
    assert won(table(tableau=(39, 71, 72), florins=2), "use 39") == (-2, 0)
    assert won(table(tableau=(36, 71, 72), pool="pink2"), "use 36") == (0, 0)


@pytest.mark.rule("HAR-V63", "HAR-105", "HAR-251")
def test_038_pays_three_florins_and_030_with_071_brings_them_back() -> None:
    state = table(tableau=(30, 38, 71), rack=(85,), florins=3)
    play(state, "use 38")
    assert state.florins[0] == 3
    assert state.tableaus[0] >> 85 & 1


@pytest.mark.rule("HAR-V75", "HAR-208", "HAR-262")
def test_071_with_032_and_six_cubes() -> None:
    state = table(tableau=(32, 71), pool="pink6", florins=0)
    for _ in range(2):
        won(state, "use 32")
    assert (state.florins[0], state.pools[0]) == (4, 0)
    assert offered(state, "use ") == []


@pytest.mark.rule("HAR-V75", "HAR-262")
@pytest.mark.parametrize("keep_going", ["first", "last"])
def test_exchanges_back_and_forth_come_to_an_end(keep_going: str) -> None:
    state = table(tableau=(32, 36, 39, 71), florins=6)
    for _ in range(100):
        uses = offered(state, "use ")
        if not uses:
            break
        won(state, uses[0] if keep_going == "first" else uses[-1])
    assert offered(state, "use ") == []


@pytest.mark.rule("HAR-262")
@pytest.mark.parametrize("use", [32, 36])
def test_each_exchange_leaves_fewer_cubes_and_florins_together(use: int) -> None:
    state = table(tableau=(use, 71, 72), pool="pink3", florins=0)
    gained, _ = won(state, f"use {use}")
    left = {32: 0, 36: 2}[use]
    assert gained + left < 3
    assert len(offered(state, "use ")) == (1 if left >= 2 else 0)


@pytest.mark.rule("HAR-V89", "HAR-163")
def test_a_crystal_delivered_fast_with_072_073_and_076() -> None:
    state = table(
        tableau=(72, 73, 76), round=3, hold="crystal", barge="crystal", roofs={"crystal": 1}, arms={1: "G6 G5"}
    )
    assert won(state, "deliver crystal") == (0, 6 + 5 + (1 + 1) + (4 + 1))


@pytest.mark.rule("HAR-V90", "HAR-161")
def test_a_depot_with_075_and_closed_then() -> None:
    state = table(tableau=(75,), round=2, hold="beer lace", barge="depot-2", arms={1: "G6 G5"})
    assert won(state, "deliver beer") == (1, 3 + 6)
    assert offered(state, "deliver") == []


@pytest.mark.rule("HAR-V91", "HAR-133")
def test_a_full_warehouse_takes_nothing_and_a_sale_is_no_delivery() -> None:
    full = table(hold="beer", barge="beer", roofs={"beer": 3}, arms={1: "G6 G5 G4 G3"})
    assert offered(full, "deliver") == []
    sale = table(tableau=(73, 78), round=2, pool="pink2", goods={"P3": "coffee"})
    assert won(sale, "buy p3", "sell florins") == (2, 0)
