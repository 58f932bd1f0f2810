"""Coffee roasters: conditions that are looked at when the card is used."""

import pytest

from games.harbour.account import change, marked
from games.harbour.build import offered, play, table


@pytest.mark.rule("HAR-C013", "HAR-215")
def test_013_asks_for_three_buildings() -> None:
    assert offered(table(tableau=(13, 73, 74), rack=(85,)), "use") == []
    state = table(tableau=(13, 73, 74, 76))
    assert change(state, "use 13") == {"florins": 1}
    assert marked(state) == (13,)
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C013", "HAR-215")
def test_a_building_activated_this_turn_counts_for_013() -> None:
    state = table(tableau=(13, 73, 74), rack=(85,), pool="grey")
    play(state, "activate 85")
    assert change(state, "use 13") == {"florins": 1}


@pytest.mark.rule("HAR-C014", "HAR-219")
@pytest.mark.parametrize(
    ("seat", "moves"),
    [
        ({"pool": "pink"}, ["river"]),
        ({"tableau": (14, 17), "river": {1: 3}}, ["use 17"]),
        ({"tableau": (14, 74), "pool": "pink", "goods": {"P6": "beer"}, "sold": "beer"}, ["buy p6", "yes"]),
        ({"tile": "A1", "florins": 1}, ["market"]),
    ],
    ids=["the river action", "card 017", "card 074", "the market"],
)
def test_014_gives_a_point_however_the_pawn_moved(seat: dict[str, object], moves: list[str]) -> None:
    state = table(**{"tableau": (14,), **seat})  # type: ignore[arg-type]
    assert "use 14" not in offered(state)
    play(state, *moves)
    assert change(state, "use 14") == {"points": 1}
    assert "use 14" not in offered(state)


@pytest.mark.rule("HAR-C014", "HAR-V70")
def test_014_pays_once_for_two_steps() -> None:
    state = table(tableau=(14, 17), tile="A1", river={1: 9})
    change(state, "market", "use 14", "use 17")
    assert "use 14" not in offered(state)


@pytest.mark.rule("HAR-C014", "HAR-C074", "HAR-244", "HAR-090")
def test_014_wants_a_step_of_this_turn() -> None:
    declined = table(tableau=(14, 74), pool="pink", goods={"P6": "beer"}, sold="beer")
    play(declined, "buy p6", "no")
    assert "use 14" not in offered(declined)
    assert offered(table(tableau=(14,), river={0: 5}), "use") == []


@pytest.mark.rule("HAR-C015", "HAR-V69", "HAR-215")
def test_015_asks_for_at_most_two_goods_in_the_hold() -> None:
    assert offered(table(tableau=(15,), hold="beer2 lace", arms="P1 P2 P3"), "use") == []
    assert change(table(tableau=(15,)), "use 15") == {"points": 1}
    state = table(tableau=(15,), hold="beer lace", store="coffee", arms="P1 P2 P3")
    assert change(state, "use 15") == {"points": 1}
    assert change(state, "load coffee") == {"stored": -1, "loaded": 1}


@pytest.mark.rule("HAR-C015", "HAR-V69")
def test_loading_first_can_spoil_015_and_dockers_do_not_count() -> None:
    state = table(tableau=(15,), hold="beer lace", store="coffee", aboard="pink2", arms="P1 P2 P3")
    assert "use 15" in offered(state)
    play(state, "load coffee")
    assert "use 15" not in offered(state)


@pytest.mark.rule("HAR-C016", "HAR-219", "HAR-V71")
def test_016_asks_for_two_steps_of_the_barge() -> None:
    state = table(tableau=(16, 22), pool="pink", hold="beer", arms="P1", barge="w08", florins=1)
    play(state, "step depot-1")
    assert "use 16" not in offered(state)
    play(state, "deliver beer", "use 22", "step w07")
    assert change(state, "use 16") == {"points": 1}
    assert "use 16" not in offered(state)


@pytest.mark.rule("HAR-C016", "HAR-148", "HAR-M21")
def test_a_jump_counts_as_the_shortest_way_for_016() -> None:
    near = table(tableau=(16,), tile="CB21", florins=3, barge="w07")
    play(near, "market", "jump start")
    assert "use 16" not in offered(near)
    far = table(tableau=(16,), tile="CB21", florins=3)
    play(far, "market", "jump depot-1")
    assert change(far, "use 16") == {"points": 1}


@pytest.mark.rule("HAR-C017", "HAR-043", "HAR-V58", "HAR-221")
def test_017_moves_a_pawn_that_does_not_lead() -> None:
    assert change(table(tableau=(17,), river={0: 3, 1: 5}), "use 17") == {"river": 1, "points": 2}
    state = table(tableau=(17,), river={0: 5, 1: 5}, stack=(0, 1))
    assert change(state, "use 17") == {"river": 1}
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C017", "HAR-053", "HAR-V57")
def test_017_is_not_offered_to_the_leader_nor_in_the_mouth() -> None:
    assert offered(table(tableau=(17,), river={0: 6, 1: 5}), "use") == []
    assert offered(table(tableau=(17,), river={0: 5, 1: 5}, stack=(1, 0)), "use") == []
    assert offered(table(tableau=(17,), river={0: 18, 1: 18}, berths=(1, 0)), "use") == []


@pytest.mark.rule("HAR-C018", "HAR-041", "HAR-V58")
def test_018_pays_the_last_on_the_river() -> None:
    assert change(table(3, tableau=(18,), river={0: 1, 1: 2, 2: 3}), "use 18") == {"florins": 1}
    assert change(table(3, tableau=(18,), river={2: 3}, stack=(0, 1, 2)), "use 18") == {"florins": 1}
    assert offered(table(3, tableau=(18,), river={2: 3}, stack=(1, 0, 2)), "use") == []
    assert offered(table(3, tableau=(18,), river={0: 1, 2: 3}), "use") == []


@pytest.mark.rule("HAR-C018", "HAR-043", "HAR-215")
def test_018_looks_at_the_river_of_the_moment() -> None:
    state = table(tableau=(18,), river={0: 0, 1: 1}, pool="pink", order=(1, 0))
    assert "use 18" in offered(state)
    play(state, "river")
    assert "use 18" not in offered(state)


@pytest.mark.rule("HAR-C017", "HAR-C018", "HAR-218")
def test_tom_is_a_seat_for_017_and_018() -> None:
    assert offered(table(1, tableau=(17, 18), river={0: 2, 1: 3}), "use") == ["use 17", "use 18"]
    assert offered(table(1, tableau=(17, 18), river={0: 3, 1: 2}), "use") == []
