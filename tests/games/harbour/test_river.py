"""The Amstel: how pawns move, and the river action (HAR-050 to HAR-055, HAR-170 to HAR-172)."""

import pytest

from games.harbour.build import asked, end_turn, offered, play, refused, table
from games.harbour.look import on_the_river, pool
from mokum.games.harbour.agenda import Act, Advance, PayCube, RiverOn
from mokum.games.harbour.rules.river import advance
from mokum.kernel.story import carry_out

BRIDGES = {4: 2, 8: 3, 12: 4, 16: 5}
"""By the space behind it: what a bridge pays."""


@pytest.mark.rule("HAR-050", "HAR-009")
@pytest.mark.parametrize("space", range(17))
def test_each_border_pays_its_bridge_and_no_other(space: int) -> None:
    state = table(pool="grey", river={0: space})
    play(state, "river")
    assert (state.pawns[0], state.points[0]) == (space + 1, BRIDGES.get(space + 1, 0))


@pytest.mark.rule("HAR-050")
def test_from_end_to_end_every_bridge_is_crossed_once() -> None:
    state = table()
    carry_out(state, advance(state, 0, 18))
    assert state.points[0] == sum(BRIDGES.values()) + 10


@pytest.mark.rule("HAR-050", "HAR-054", "HAR-221")
def test_a_bridge_pays_whatever_caused_the_move() -> None:
    by_card = table(tableau=(17,), river={0: 7, 1: 9})
    play(by_card, "use 17")
    assert by_card.points[0] == 3
    by_tile = table(tile="A5", florins=2, river={0: 7})
    play(by_tile, "market")
    assert by_tile.points[0] == 3 + 3
    by_block = table(tableau=(74,), river={0: 7}, pool="pink", goods={"P6": "beer"}, sold="beer")
    play(by_block, "buy p6")
    assert asked(by_block) is Advance
    play(by_block, "yes")
    assert by_block.points[0] == 3


@pytest.mark.rule("HAR-051")
def test_a_pawn_that_stops_goes_on_top_and_those_it_leaves_close_up() -> None:
    # Space 2 holds 0, 1, 2 from the bottom, space 3 holds 3; pawn 1 moves there.
    state = table(4, turn=1, river={0: 2, 1: 2, 2: 2, 3: 3}, stack=(0, 1, 2, 3), pool="pink")
    play(state, "river")
    assert on_the_river(state) == (1, 3, 2, 0)


@pytest.mark.rule("HAR-051")
def test_spaces_that_are_passed_do_not_change() -> None:
    state = table(4, river={0: 0, 1: 1, 2: 1, 3: 5}, stack=(0, 1, 2, 3), pool="pink3")
    play(state, "river", "on")
    assert state.pawns == [2, 1, 1, 5]
    assert on_the_river(state) == (3, 0, 2, 1)


@pytest.mark.rule("HAR-052", "HAR-V56", "HAR-053")
def test_the_mouth_gives_the_next_berth_and_ten_points() -> None:
    state = table(3, order=(0, 1, 2), river={0: 17, 1: 17, 2: 3}, pool={0: "pink5", 1: "grey9"}, tableau={1: (34,)})
    play(state, "river")
    assert (state.berths, state.points[0], pool(state)) == ((0,), 10, "pink4")
    assert asked(state) is Act
    end_turn(state)
    play(state, "river")
    # 034 does not raise its owner among the berths.
    assert (state.berths, state.points[1], on_the_river(state)) == ((0, 1), 10, (0, 1, 2))


@pytest.mark.rule("HAR-052")
def test_all_four_berths() -> None:
    state = table(4, river={0: 17, 1: 17, 2: 17, 3: 17})
    for side in (2, 0, 3, 1):
        carry_out(state, advance(state, side, 1))
    assert (state.berths, on_the_river(state)) == ((2, 0, 3, 1), (2, 0, 3, 1))
    assert state.points == [10, 10, 10, 10]


@pytest.mark.rule("HAR-053", "HAR-170")
def test_a_pawn_in_the_mouth_cannot_move() -> None:
    state = table(pool="pink9", river={0: 18}, tableau=(17, 14))
    assert refused(state, "river") == "HAR-053"
    assert refused(state, "use 17") == "HAR-215"
    carry_out(state, advance(state, 0, 3))
    assert (state.pawns[0], state.points[0], state.berths) == (18, 0, (0,))


@pytest.mark.rule("HAR-053", "HAR-088")
def test_card_017_is_not_offered_in_a_lower_berth() -> None:
    state = table(river={0: 18, 1: 18}, berths=(1, 0), tableau=(17,))
    assert on_the_river(state) == (1, 0)
    assert refused(state, "use 17") == "HAR-088"


@pytest.mark.rule("HAR-053", "HAR-182")
def test_what_goes_beyond_the_mouth_is_lost() -> None:
    state = table(tile="A1", river={0: 17})
    play(state, "market")
    assert (state.pawns[0], state.points[0]) == (18, 1 + 10)


@pytest.mark.rule("HAR-V57", "HAR-053", "HAR-182", "HAR-386")
def test_in_the_mouth_a_tile_still_gives_its_points() -> None:
    state = table(tile="A1", river={0: 18}, tableau=(14, 74), pool="pink", goods={"P6": "beer"}, sold="beer")
    play(state, "market")
    assert (state.points[0], state.florins[0], state.pawns[0]) == (1, 0, 18)
    assert refused(state, "use 14") == "HAR-216"
    play(state, "buy p6")
    assert asked(state) is Act


@pytest.mark.rule("HAR-054", "HAR-V55", "HAR-170")
def test_moves_by_cards_and_tiles_are_no_river_action() -> None:
    state = table(tile="A1", tableau=(17,), river={0: 0, 1: 9}, pool="pink4")
    play(state, "use 17", "market")
    assert (state.pawns[0], pool(state)) == (3, "pink4")
    play(state, "river", "stop")
    assert (state.pawns[0], pool(state)) == (4, "pink3")


@pytest.mark.rule("HAR-V55", "HAR-170", "HAR-090")
def test_the_river_action_is_taken_once_a_turn() -> None:
    state = table(tile="A1", tableau=(17,), river={0: 0, 1: 9}, pool="pink4")
    play(state, "river", "stop")
    assert refused(state, "river") == "HAR-170"
    play(state, "use 17", "market")
    assert state.pawns[0] == 4
    assert refused(state, "river") == "HAR-170"


@pytest.mark.rule("HAR-V53", "HAR-051", "HAR-055")
@pytest.mark.parametrize(("active", "order"), [((), (0, 2, 1)), ((34,), (2, 0, 1))])
def test_card_034_keeps_its_owner_on_top(active: tuple[int, ...], order: tuple[int, ...]) -> None:
    state = table(3, river={2: 1}, stack=(1, 0, 2), pool="pink", tableau={2: active})
    play(state, "river")
    assert state.pawns[0] == 1
    assert on_the_river(state) == order


@pytest.mark.rule("HAR-V53", "HAR-055")
def test_card_034_rises_when_it_is_activated() -> None:
    state = table(3, turn=2, river={0: 1, 2: 1}, stack=(1, 2, 0), pool="orange", rack=(34,))
    assert on_the_river(state) == (0, 2, 1)
    play(state, "activate 34")
    assert on_the_river(state) == (2, 0, 1)


@pytest.mark.rule("HAR-055")
def test_card_034_works_when_its_owner_lands_and_when_others_pass() -> None:
    state = table(3, river={0: 0, 1: 1, 2: 1}, stack=(0, 2, 1), pool="pink3", tableau={1: (34,)})
    play(state, "river", "on")
    assert on_the_river(state) == (0, 1, 2)
    landing = table(3, river={0: 0, 1: 1, 2: 1}, pool="pink", tableau=(34,))
    play(landing, "river")
    assert on_the_river(landing)[0] == 0


@pytest.mark.rule("HAR-170", "HAR-V54")
def test_one_cube_for_the_first_space_and_two_for_each_further_one() -> None:
    state = table(pool="pink7", river={0: 8})
    play(state, "river")
    left = [pool(state)]
    while asked(state) is RiverOn:
        play(state, "on")
        left.append(pool(state))
    assert left == ["pink6", "pink4", "pink2", ""]
    assert state.pawns[0] == 12


@pytest.mark.rule("HAR-V54", "HAR-172")
def test_with_two_cubes_the_pawn_stops_without_a_question() -> None:
    state = table(pool="pink2")
    play(state, "river")
    assert (state.pawns[0], pool(state), asked(state)) == (1, "pink", Act)


@pytest.mark.rule("HAR-170", "HAR-382")
def test_the_cubes_are_of_any_colours() -> None:
    state = table(pool="pink grey black")
    play(state, "river")
    assert asked(state) is PayCube
    assert offered(state) == ["pay black", "pay pink", "pay grey"]
    play(state, "pay pink", "on")
    assert (state.pawns[0], pool(state)) == (1, "black grey")
    play(state, "pay grey")
    assert (state.pawns[0], pool(state), asked(state)) == (2, "", Act)


@pytest.mark.rule("HAR-170", "HAR-088")
def test_without_a_cube_there_is_no_river_action() -> None:
    assert refused(table(florins=9), "river") == "HAR-170"


@pytest.mark.rule("HAR-V15", "HAR-171", "HAR-172")
def test_the_worked_example_of_two_spaces_over_a_bridge_of_four() -> None:
    state = table(pool="pink3", river={0: 11})
    play(state, "river")
    assert (state.pawns[0], state.points[0]) == (12, 4)
    play(state, "on")
    assert (state.pawns[0], state.points[0], pool(state)) == (13, 4, "")
    later = table(pool="pink3", river={0: 10})
    play(later, "river")
    assert later.points[0] == 0
    play(later, "on")
    assert (later.pawns[0], later.points[0], pool(later)) == (12, 4, "")


@pytest.mark.rule("HAR-172", "HAR-385", "HAR-089")
def test_nothing_else_can_be_done_between_its_steps() -> None:
    state = table(pool="pink9", rack=(109,), tableau=(24, 14), store="beer", goods={"P6": "lace"})
    play(state, "river")
    assert offered(state) == ["on", "stop"]
    play(state, "stop")
    assert asked(state) is Act
    assert "use 14" in offered(state)


@pytest.mark.rule("HAR-051", "HAR-042")
def test_the_pawn_joins_the_stack_where_it_stops() -> None:
    state = table(3, river={0: 0, 1: 1, 2: 2}, pool="pink3")
    play(state, "river", "stop")
    assert on_the_river(state) == (2, 0, 1)
