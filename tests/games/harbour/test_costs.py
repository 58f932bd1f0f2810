"""What is paid, and what makes it less: discounts, replacements and free activations."""

import pytest

from games.harbour.build import asked, end_turn, offered, play, refused, table
from games.harbour.luck import Luck
from games.harbour.words import cubes_in_words
from mokum.games.harbour.agenda import Act, WaiveCube


@pytest.mark.rule("HAR-V59", "HAR-102", "HAR-381")
def test_the_only_cube_that_can_be_waived_is_not_asked_for() -> None:
    state = table(tableau=(31,), rack=(70,), pool="black pink")
    play(state, "activate 70")
    assert state.pools[0] == 0
    assert state.tableaus[0] >> 70 & 1


@pytest.mark.rule("HAR-V59", "HAR-102", "HAR-381", "HAR-104")
def test_with_all_three_colours_one_of_three_is_waived() -> None:
    state = table(tableau=(31,), rack=(70,), pool="black pink grey")
    play(state, "activate 70")
    assert (asked(state), offered(state)) == (WaiveCube, ["waive black", "waive pink", "waive grey"])
    play(state, "waive pink")
    assert cubes_in_words(state.pools[0]) == "pink"


@pytest.mark.rule("HAR-V60", "HAR-260")
def test_a_building_of_one_cube_costs_nothing_with_031() -> None:
    state = table(tableau=(31,), rack=(85,), pool="")
    play(state, "activate 85")
    assert state.tableaus[0] >> 85 & 1


@pytest.mark.rule("HAR-V62", "HAR-103")
def test_042_does_not_pay_for_itself_nor_for_the_next_of_its_own_type() -> None:
    assert "activate 42" not in offered(table(rack=(42,), pool="brown"))
    state = table(rack=(42, 41, 10), pool="brown violet")
    play(state, "activate 42")
    assert state.pools[0] == 0
    assert offered(state, "activate") == ["activate 10"], "a distiller is a new type, a second lacemaker is not"


@pytest.mark.rule("HAR-V33", "HAR-102")
def test_the_first_carpenter_is_cheaper_with_042_and_the_second_is_not() -> None:
    state = table(tableau=(42, 1), rack=(43, 47), pool="grey")
    assert offered(state, "activate") == ["activate 43", "activate 47"]
    play(state, "activate 43")
    assert offered(state, "activate") == []


@pytest.mark.rule("HAR-103", "HAR-260")
def test_031_does_not_help_artisans_or_plans_and_042_does_not_help_buildings() -> None:
    assert offered(table(tableau=(31,), rack=(10, 109)), "activate") == []
    assert offered(table(tableau=(42,), rack=(85, 109)), "activate") == []


@pytest.mark.rule("HAR-V79", "HAR-121", "HAR-260", "HAR-296")
def test_the_bailiff_and_025_together_make_a_block_of_two_free() -> None:
    state = table(tableau=(25,), bailiff="P3", extensions=(1,))
    assert "buy p3" in offered(state)
    play(state, "buy p3", "store", "bailiff p2")
    assert state.arms[0].bit_count() == 1


@pytest.mark.rule("HAR-V80", "HAR-122", "HAR-260", "HAR-297")
def test_027_replaces_the_cost_and_no_discount_reduces_the_florins() -> None:
    state = table(tableau=(25, 27), florins=2, bailiff="P3", extensions=(1,))
    play(state, "buy with florins p3", "store")
    assert state.florins[0] == 0
    assert offered(state, "bailiff")
    poor = table(tableau=(25, 27), florins=1, bailiff="P3", extensions=(1,))
    assert offered(poor, "buy with florins") == []


@pytest.mark.rule("HAR-260", "HAR-105", "HAR-318")
@pytest.mark.parametrize(
    ("moves", "florins"), [(("activate 30", "activate 85"), 2), (("activate 85", "activate 30"), 0)]
)
def test_two_free_activations_one_after_the_other(moves: tuple[str, str], florins: int) -> None:
    """HAR-V64: a card activated first can already answer the second."""
    state = table(rack=(30, 85, 1), florins=6, tile="CB24", extensions=(4,))
    play(state, "market", *moves)
    assert state.florins[0] == florins
    assert state.racks[0] == (1,)
    assert asked(state) is Act


@pytest.mark.rule("HAR-V64", "HAR-318")
@pytest.mark.parametrize(("first", "florins"), [(30, 2), (85, 0)])
def test_with_two_cards_in_the_rack_the_second_is_activated_without_a_question(first: int, florins: int) -> None:
    state = table(rack=(30, 85), florins=6, tile="CB24", extensions=(4,))
    play(state, "market", f"activate {first}")
    assert (state.florins[0], state.racks[0]) == (florins, ())


@pytest.mark.rule("HAR-260", "HAR-105")
def test_a_discount_has_nothing_to_work_on_in_a_free_activation() -> None:
    state = table(tableau=(31, 38), rack=(70, 71), florins=3, pool="black pink grey")
    play(state, "use 38", "activate 70")
    assert asked(state) is Act
    assert cubes_in_words(state.pools[0]) == "black pink grey"


@pytest.mark.rule("HAR-105", "HAR-102")
def test_a_free_activation_counts_as_the_first_of_its_type_for_042() -> None:
    state = table(tableau=(38, 42), rack=(43, 47), pool="grey", florins=3)
    play(state, "use 38", "activate 43")
    assert offered(state, "activate") == []


@pytest.mark.rule("HAR-261")
def test_nothing_reduces_the_river_action_or_a_barge_step() -> None:
    every_discount = (25, 31, 42)
    state = table(tableau=every_discount, pool="pink2")
    play(state, "river")
    assert cubes_in_words(state.pools[0]) == "pink"
    play(state, "step w07")
    assert state.pools[0] == 0
    assert offered(state, "step") == []


@pytest.mark.rule("HAR-V84", "HAR-146", "HAR-261")
def test_040_adds_a_step_to_each_cube_and_it_ends_with_the_turn() -> None:
    state = table(tableau=(40,), pool="grey", barge="w10", hold="tulip", arms={1: "G6"})
    play(state, "step tulip", "deliver tulip", "step w10")
    assert offered(state, "step") == []
    assert state.pools[0] == 0
    unused = table(tableau=(40,), pool="grey")
    play(unused, "step w07", "end")
    assert unused.free_steps == 0
    assert offered(unused, "step") == [], "nor has the next seat any"


@pytest.mark.rule("HAR-V85", "HAR-146")
def test_free_steps_of_022_that_are_left_end_with_the_turn() -> None:
    state = table(tableau={0: (22,), 1: ()}, florins=1)
    play(state, "use 22", "step w07", "step start")
    assert state.free_steps == 1
    end_turn(state)
    assert state.free_steps == 0
    end_turn(state, Luck())
    assert state.free_steps == 0


@pytest.mark.rule("HAR-V86", "HAR-140")
def test_goods_are_loaded_at_the_start_in_the_turn_of_the_purchase_and_not_at_an_anchor() -> None:
    state = table(pool="pink2", goods={"P3": "coffee"})
    play(state, "buy p3", "store")
    assert offered(state, "load") == ["load coffee"]
    anchored = table(store="coffee", barge="coffee", arms={1: "G6"})
    assert refused(anchored, "load coffee") == "HAR-140"


@pytest.mark.rule("HAR-V87", "HAR-151")
def test_one_docker_for_each_stay_at_a_pontoon() -> None:
    state = table(barge="pontoon-brown", pontoons={"brown": "pink white"}, pool="grey2")
    play(state, "docker pink")
    assert offered(state, "docker") == []
    play(state, "step w18", "step pontoon-brown")
    assert offered(state, "docker") == ["docker white"]
    full = table(barge="pontoon-brown", pontoons={"brown": "pink white"}, aboard="yellow light-blue")
    assert offered(full, "docker") == []


@pytest.mark.rule("HAR-V87", "HAR-151")
def test_the_other_docker_can_be_taken_in_the_next_turn() -> None:
    state = table(barge="pontoon-brown", pontoons={"brown": "pink white"}, roses={0: {1: "pink"}, 1: {1: "pink"}})
    play(state, "docker pink")
    end_turn(state)
    end_turn(state, luck := Luck(dice="6 6 6 6 6 6"))
    while not offered(state, "end") or state.agenda[-1].seats != (0,):
        play(state, offered(state)[0], chance=luck)
    assert offered(state, "docker") == ["docker white"]


@pytest.mark.rule("HAR-V92", "HAR-148", "HAR-153")
def test_a_jump_to_a_pontoon_is_an_arrival() -> None:
    state = table(
        florins=3, tile="CB21", extensions=(4,), aboard="pink", store="beer", arms={1: "G6"},
        pontoons={"pink": "white"}, tableau=(16,),
    )  # fmt: skip
    play(state, "market")
    assert "jump start" not in offered(state), "the present space"
    assert not [move for move in offered(state) if move.startswith("jump w")], "never to water"
    assert len(offered(state)) == 6 + 9 + 4
    play(state, "jump pontoon-pink")
    assert state.points[0] == 9
    assert {"docker white", "load beer", "use 16"} <= set(offered(state))


@pytest.mark.rule("HAR-V94", "HAR-317", "HAR-389")
def test_a_swap_gives_another_card_of_the_discards() -> None:
    state = table(rack=(1, 2), discards=(3, 109), florins=2, tile="CA18", extensions=(4,))
    play(state, "market")
    assert offered(state) == ["discard 1", "discard 2"]
    play(state, "discard 1")
    assert offered(state) == ["take 3", "take 109"], "of any class, and not the own card"
    play(state, "take 109")
    assert sorted(state.racks[0]) == [2, 109]
    assert state.discards == 1 << 1 | 1 << 3
    assert not state.tableaus[0]


@pytest.mark.rule("HAR-317", "HAR-346", "HAR-413")
def test_without_other_discards_the_top_of_one_of_two_piles_is_drawn() -> None:
    state = table(rack=(1,), piles=(5, 60), florins=2, tile="CA18", extensions=(4,))
    play(state, "market")
    assert offered(state) == ["draw artisan", "draw building"], "never a plan"
    happened = play(state, "draw building")
    assert state.racks[0] == (60,)
    assert any(event.reveals for event in happened)


@pytest.mark.rule("HAR-V95", "HAR-392", "HAR-190")
def test_a_cube_may_be_kept_but_not_in_the_last_round() -> None:
    state = table(round=5, pool="pink2 grey")
    play(state, "end")
    assert offered(state) == ["keep none", "keep pink", "keep grey"]
    last = table(round=12, pool="pink2 grey", florins={0: 0, 1: 0})
    play(last, "end", "end")
    assert [line.points for _, line in last.final if line.rule == "HAR-279"] == [1]
