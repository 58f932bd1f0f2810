"""Delivering goods (HAR-160 to HAR-164)."""

import pytest

from games.harbour.build import offered, play, refused, table
from games.harbour.look import hold, store
from mokum.games.harbour.board import DATA, GOODS, SPACES
from mokum.games.harbour.events import FlorinsGained, PointsScored
from mokum.games.harbour.events.gains import CARD, FAST, FOREMAN, ROOF

NODES = {node["id"]: node for node in DATA["harbour"]["nodes"]}


@pytest.mark.rule("HAR-160", "HAR-005")
@pytest.mark.parametrize("good", GOODS)
def test_goods_go_on_the_best_empty_roof_until_the_warehouse_is_full(good: str) -> None:
    printed = sorted((roof["points"] for roof in NODES[good]["roofs"]), reverse=True)
    state = table(barge=good, hold=f"{good}4")
    scored = []
    while offered(state, "deliver"):
        before = state.points[0]
        play(state, f"deliver {good}")
        scored.append(state.points[0] - before)
    assert (scored, hold(state), state.roofs[GOODS.index(good)]) == (printed, good, 3)


@pytest.mark.rule("HAR-V13", "HAR-160")
def test_anne_delivers_beer_on_a_roof_of_four() -> None:
    anne = table(round=8, barge="beer", hold="beer", roofs={"beer": 2})
    play(anne, "deliver beer")
    assert (anne.points[0], anne.roofs[GOODS.index("beer")]) == (4, 3)


@pytest.mark.rule("HAR-V18", "HAR-163")
def test_jan_delivers_cheese_in_round_four() -> None:
    jan = table(round=4, barge="cheese", hold="cheese", roofs={"cheese": 1})
    play(jan, "deliver cheese")
    assert jan.points[0] == 6 + 4


@pytest.mark.rule("HAR-V91", "HAR-160")
def test_a_full_warehouse_takes_nothing() -> None:
    assert refused(table(barge="beer", hold="beer", roofs={"beer": 3}), "deliver beer") == "HAR-160"


@pytest.mark.rule("HAR-160", "HAR-161")
@pytest.mark.parametrize("name", [name for name in SPACES if NODES[name]["kind"] not in {"warehouse", "depot"}])
def test_nothing_is_delivered_away_from_an_anchor(name: str) -> None:
    state = table(barge=name, hold="beer tulip cheese furniture jenever tile lace coffee crystal")
    assert offered(state, "deliver") == []


@pytest.mark.rule("HAR-160")
def test_only_goods_in_the_hold_are_delivered() -> None:
    assert refused(table(barge="beer", store="beer"), "deliver beer") == "HAR-160"


@pytest.mark.rule("HAR-161")
@pytest.mark.parametrize("depot", [1, 2, 3, 4])
@pytest.mark.parametrize("good", ["beer", "crystal"])
def test_a_depot_scores_its_printed_points_for_any_good(depot: int, good: str) -> None:
    state = table(barge=f"depot-{depot}", hold="beer crystal")
    play(state, f"deliver {good}")
    assert state.points[0] == NODES[f"depot-{depot}"]["points"]
    assert state.depots[depot - 1] == GOODS.index(good)
    assert offered(state, "deliver") == []


@pytest.mark.rule("HAR-161")
def test_a_depot_with_a_good_takes_no_other() -> None:
    assert offered(table(barge="depot-1", hold="beer", depots={1: "lace"}), "deliver") == []
    assert offered(table(barge="depot-1", hold="beer", depots={2: "lace"}), "deliver") == ["deliver beer"]


@pytest.mark.rule("HAR-162")
def test_delivering_is_free_optional_and_one_good_at_a_time() -> None:
    state = table(barge="lace", hold="lace2", store="beer", florins=0)
    assert offered(state) == ["end", "deliver lace"]
    play(state, "deliver lace")
    assert (hold(state), store(state), state.florins[0]) == ("lace", "beer", 0)
    play(state, "end")
    assert hold(state) == "lace"


@pytest.mark.rule("HAR-163", "HAR-016")
@pytest.mark.parametrize(
    ("number", "bonus"), [(1, 7), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2), (7, 1), (8, 0), (9, 0), (12, 0)]
)
@pytest.mark.parametrize(("place", "printed"), [("tulip", 5), ("depot-2", 3)])
def test_fast_delivery_at_warehouses_and_depots_alike(number: int, bonus: int, place: str, printed: int) -> None:
    state = table(round=number, barge=place, hold="tulip")
    play(state, "deliver tulip")
    assert state.points[0] == printed + bonus


@pytest.mark.rule("HAR-163")
def test_fast_delivery_is_for_every_good() -> None:
    state = table(round=1, barge="tulip", hold="tulip2")
    play(state, "deliver tulip", "deliver tulip")
    assert state.points[0] == 5 + 7 + 4 + 7


@pytest.mark.rule("HAR-164", "HAR-242", "HAR-292")
def test_the_order_of_one_delivery() -> None:
    state = table(
        round=3, barge="crystal", hold="crystal", extensions=(1,), foreman="crystal", tableau=(76, 75, 73), florins=0
    )
    happened = play(state, "deliver crystal")
    scored = [
        (event.tally, event.points) if isinstance(event, PointsScored) else event.florins
        for event in happened
        if isinstance(event, PointsScored | FlorinsGained)
    ]
    assert scored == [(ROOF, 7), (FAST, 5), (FOREMAN, 2), (CARD, 1), 1, (CARD, 4)]


@pytest.mark.rule("HAR-V89", "HAR-164", "HAR-250")
def test_crystal_in_round_three_with_three_cards() -> None:
    state = table(round=3, barge="crystal", hold="crystal", roofs={"crystal": 1}, tableau=(72, 73, 76))
    play(state, "deliver crystal")
    assert state.points[0] == 6 + 5 + (1 + 1) + (4 + 1)


@pytest.mark.rule("HAR-V90", "HAR-161", "HAR-163")
def test_a_depot_in_round_two_with_card_075() -> None:
    state = table(round=2, barge="depot-2", hold="lace2", tableau=(75,), florins=0)
    play(state, "deliver lace")
    assert (state.points[0], state.florins[0]) == (3 + 6, 1)
    assert offered(state, "deliver") == []
