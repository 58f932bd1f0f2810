"""Loading, and moving the barge (HAR-140 to HAR-148)."""

import pytest

from games.harbour.build import GAME, asked, end_turn, offered, play, refused, table
from games.harbour.look import aboard, barge, hold, in_building, pool, store
from games.harbour.words import space
from mokum.games.harbour.agenda import Act, JumpTo, PayCube
from mokum.games.harbour.board import SPACE_NEIGHBOURS, SPACES, WATER

LANDINGS = ["start", *(name for name in SPACES if name.startswith("pontoon"))]


@pytest.mark.rule("HAR-140", "HAR-V86")
@pytest.mark.parametrize("name", SPACES)
def test_goods_are_loaded_at_the_start_and_at_pontoons_only(name: str) -> None:
    assert offered(table(store="beer lace2", barge=name), "load") == (
        ["load beer", "load lace"] if name in LANDINGS else []
    )


@pytest.mark.rule("HAR-V09", "HAR-140")
def test_anne_loads_two_goods_at_a_pontoon_and_pays_nothing() -> None:
    on_water = table(store="beer lace", barge="w11", pool="pink")
    assert offered(on_water, "load") == []
    play(on_water, "step pontoon-yellow", "load beer", "load lace")
    assert (hold(on_water), store(on_water), on_water.florins[0]) == ("beer lace", "", 1)


@pytest.mark.rule("HAR-140", "HAR-361")
def test_goods_are_loaded_one_at_a_time_and_without_limit() -> None:
    state = table(store="beer3", hold="cheese4 tulip4")
    play(state, "load beer")
    assert (store(state), hold(state)) == ("beer2", "beer tulip4 cheese4")
    play(state, "load beer", "load beer")
    assert (store(state), hold(state), offered(state, "load")) == ("", "beer3 tulip4 cheese4", [])


@pytest.mark.rule("HAR-V86", "HAR-140")
def test_a_good_can_be_loaded_in_the_turn_of_the_purchase() -> None:
    state = table(pool="pink2", goods={"P3": "lace"})
    play(state, "buy p3", "store", "load lace")
    assert hold(state) == "lace"


@pytest.mark.rule("HAR-141")
def test_nothing_takes_goods_off_the_barge_but_a_delivery() -> None:
    state = table(hold="beer lace")
    assert offered(state) == ["end"]


@pytest.mark.rule("HAR-145")
@pytest.mark.parametrize("name", SPACES)
def test_a_step_goes_to_any_neighbour_for_a_cube(name: str) -> None:
    state = table(barge=name, pool="violet")
    assert sorted(offered(state, "step")) == sorted(f"step {SPACES[there]}" for there in SPACE_NEIGHBOURS[space(name)])
    there = SPACES[SPACE_NEIGHBOURS[space(name)][0]]
    play(state, f"step {there}")
    assert (barge(state), pool(state)) == (there, "")


@pytest.mark.rule("HAR-145", "HAR-382")
def test_a_step_is_paid_with_a_cube_of_any_colour() -> None:
    state = table(pool="violet grey")
    play(state, "step w08")
    assert asked(state) is PayCube
    assert barge(state) == "start"
    assert offered(state) == ["pay violet", "pay grey"]
    play(state, "pay grey")
    assert (barge(state), pool(state), asked(state)) == ("w08", "violet", Act)


@pytest.mark.rule("HAR-145")
def test_any_number_of_steps_turning_back_and_entering_the_start_again() -> None:
    state = table(pool="violet4")
    play(state, "step w08", "step start", "step w07", "step start")
    assert (barge(state), pool(state), offered(state, "step")) == ("start", "", [])


@pytest.mark.rule("HAR-145")
def test_barges_may_share_a_space() -> None:
    state = table(4, pool="pink", barge={0: "w10", 1: "tulip", 2: "tulip", 3: "tulip"})
    play(state, "step tulip")
    assert [barge(state, seat) for seat in range(4)] == ["tulip"] * 4


@pytest.mark.rule("HAR-V11", "HAR-145")
def test_anne_goes_over_the_tulip_anchor_to_the_yellow_pontoon() -> None:
    anne = table(barge="w10", pool="pink3")
    play(anne, "step tulip", "step w11", "step pontoon-yellow")
    assert (pool(anne), barge(anne)) == ("", "pontoon-yellow")


@pytest.mark.rule("HAR-146", "HAR-147", "HAR-E59")
@pytest.mark.parametrize(("move", "tile", "active"), [("use 22", "A2", (22,)), ("market", "CA17", ())])
def test_three_free_steps_with_other_actions_between(move: str, tile: str, active: tuple[int, ...]) -> None:
    state = table(tableau=active, tile=tile, barge="w10", hold="tulip", pool="pink")
    play(state, move, "step tulip", "deliver tulip", "step w11", "step w12")
    assert (barge(state), pool(state), state.florins[0]) == ("w12", "pink", 0)
    play(state, "step lace")
    assert pool(state) == ""


@pytest.mark.rule("HAR-146", "HAR-V85", "HAR-090")
def test_free_steps_end_with_the_turn() -> None:
    state = table(2, tableau=(22,), turn=0, rose={1: "pink"}, barge={1: "w10"})
    play(state, "use 22", "step w08", "step w09")
    assert len(offered(state, "step")) == 3
    end_turn(state)
    assert (GAME.waiting(state), offered(state, "step")) == ((1,), [])


@pytest.mark.rule("HAR-146", "HAR-V84")
def test_with_card_040_a_cube_is_good_for_two_steps() -> None:
    state = table(tableau=(40,), barge="w10", hold="tulip", pool="pink")
    play(state, "step tulip")
    assert pool(state) == ""
    play(state, "deliver tulip", "step w11")
    assert (barge(state), offered(state, "step")) == ("w11", [])


@pytest.mark.rule("HAR-147", "HAR-V84")
def test_a_free_step_is_used_before_a_cube() -> None:
    state = table(tableau=(40,), pool="pink grey")
    play(state, "step w08", "pay pink", "step w09")
    assert (pool(state), asked(state)) == ("grey", Act)
    play(state, "step w10")
    assert pool(state) == ""
    play(state, "step tulip")
    assert barge(state) == "tulip"


@pytest.mark.rule("HAR-146", "HAR-V84")
def test_the_second_step_of_040_is_gone_when_the_turn_ends() -> None:
    state = table(tableau={0: (40,), 1: ()}, pool="pink")
    play(state, "step w08")
    end_turn(state)
    assert offered(state, "step") == []


@pytest.mark.rule("HAR-147", "HAR-146")
def test_a_free_step_with_040_gives_no_further_one() -> None:
    state = table(tableau=(22, 40))
    play(state, "use 22", "step w08", "step w09", "step w10")
    assert offered(state, "step") == []


@pytest.mark.rule("HAR-148", "HAR-390")
def test_tile_cb21_goes_anywhere_but_to_water_and_to_where_the_barge_is() -> None:
    state = table(tile="CB21", florins=3, barge="lace")
    play(state, "market")
    assert asked(state) is JumpTo
    here = [name for number, name in enumerate(SPACES) if number not in WATER and name != "lace"]
    assert offered(state) == [f"jump {name}" for name in here]
    play(state, "jump crystal")
    assert (barge(state), state.florins[0]) == ("crystal", 0)


@pytest.mark.rule("HAR-148", "HAR-V92", "HAR-153")
def test_a_jump_is_an_arrival_like_any_other() -> None:
    state = table(
        tile="CB21", florins=3, barge="w10", aboard="pink", pontoons={"pink": "white yellow"}, store="beer", arms="P1"
    )
    play(state, "market", "jump pontoon-pink")
    assert (aboard(state), in_building(state), state.points[0]) == ("", ["pink"], 9)
    assert offered(state, "docker") == ["docker white", "docker yellow"]
    assert offered(state, "load") == ["load beer"]


@pytest.mark.rule("HAR-148", "HAR-219")
@pytest.mark.parametrize(("target", "is_offered"), [("start", True), ("depot-1", False)])
def test_for_card_016_a_jump_counts_as_the_shortest_way(target: str, is_offered: bool) -> None:
    # From w08 the depot is one step away; from w09 the start is two.
    state = table(tile="CB21", florins=3, barge="w09" if is_offered else "w08", tableau=(16,))
    play(state, "market", f"jump {target}")
    assert ("use 16" in offered(state)) == is_offered


@pytest.mark.rule("HAR-145", "HAR-088")
def test_without_cube_or_free_step_the_barge_stays() -> None:
    state = table(florins=9)
    assert refused(state, "step w08") == "HAR-145"
