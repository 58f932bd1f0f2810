"""The market tile of the round (HAR-180 to HAR-182)."""

import pytest

from games.harbour.build import asked, end_turn, offered, play, refused, table
from games.harbour.look import barge, pool, used
from mokum.games.harbour.agenda import Act, GainCube
from mokum.games.harbour.board import COLOURS

TILES = {
    "A1": (1, 1, 2, 0),
    "A2": (1, 2, 0, 0),
    "A3": (1, 3, 0, 0),
    "A4": (2, 2, 0, 1),
    "A5": (2, 3, 1, 0),
    "A6": (2, 4, 0, 0),
    "A7": (3, 4, 2, 0),
    "A8": (3, 5, 0, 0),
    "B9": (3, 5, 0, 1),
    "B10": (4, 4, 2, 0),
    "B11": (4, 6, 1, 0),
    "B12": (4, 8, 0, 0),
    "B13": (5, 11, 0, 1),
    "B14": (5, 12, 0, 0),
    "B15": (6, 14, 0, 0),
    "B16": (6, 15, 0, 0),
}
"""By tile: florins paid, points, spaces on the river, cubes of choice."""


@pytest.mark.rule("HAR-180", "HAR-182")
@pytest.mark.parametrize("tile", TILES)
def test_every_tile_costs_its_florins_and_gives_all_that_it_shows(tile: str) -> None:
    florins, points, spaces, cubes = TILES[tile]
    assert refused(table(tile=tile, florins=florins - 1), "market") == "HAR-180"
    state = table(tile=tile, florins=florins + 1)
    play(state, "market")
    if cubes:
        assert asked(state) is GainCube
        play(state, "gain violet")
    assert (state.florins[0], state.points[0], state.pawns[0]) == (1, points, spaces)
    assert pool(state) == ("violet" if cubes else "")
    assert asked(state) is Act


@pytest.mark.rule("HAR-V16", "HAR-180")
@pytest.mark.parametrize(("pawn", "bridge"), [(0, 0), (2, 2), (3, 2), (6, 3)])
def test_mareike_uses_tile_a1(pawn: int, bridge: int) -> None:
    mareike = table(tile="A1", florins=1, river={0: pawn})
    play(mareike, "market")
    assert (mareike.florins[0], mareike.points[0], mareike.pawns[0]) == (0, 1 + bridge, pawn + 2)


@pytest.mark.rule("HAR-180")
def test_once_a_turn() -> None:
    state = table(tile="A2", florins=9)
    play(state, "market")
    assert refused(state, "market") == "HAR-180"


@pytest.mark.rule("HAR-180", "HAR-V93", "HAR-207")
def test_twice_with_card_020_paying_each_time() -> None:
    state = table(tile="A8", florins=6, tableau=(20,))
    assert refused(state, "use 20") == "HAR-207"
    play(state, "market")
    assert used(state) == ()
    play(state, "market")
    assert (state.florins[0], state.points[0], used(state)) == (0, 10, (20,))
    assert refused(state, "market") == "HAR-180"
    third = table(tile="A8", florins=9, tableau=(20,))
    play(third, "market", "market")
    assert refused(third, "market") == "HAR-180"


@pytest.mark.rule("HAR-180")
def test_the_second_use_of_card_020_must_be_paid() -> None:
    state = table(tile="A8", florins=5, tableau=(20,))
    play(state, "market")
    assert refused(state, "market") == "HAR-180"


@pytest.mark.rule("HAR-181", "HAR-V93")
def test_every_seat_may_use_the_tile_in_its_own_turn() -> None:
    state = table(3, tile="A3", florins={0: 1, 1: 1, 2: 1})
    for _ in range(3):
        play(state, "market")
        end_turn(state)
    assert (state.points, state.florins) == ([3, 3, 3], [0, 0, 0])


@pytest.mark.rule("HAR-182")
def test_the_parts_take_effect_in_printed_order() -> None:
    state = table(tile="B13", florins=5)
    play(state, "market")
    assert (asked(state), state.points[0]) == (GainCube, 11)
    assert offered(state) == [f"gain {colour}" for colour in COLOURS]


@pytest.mark.rule("HAR-182", "HAR-221")
def test_a_river_move_on_a_tile_is_not_optional() -> None:
    state = table(tile="A5", florins=2)
    play(state, "market")
    assert (asked(state), state.pawns[0]) == (Act, 1)


@pytest.mark.rule("HAR-180", "HAR-086")
def test_florins_gained_in_the_turn_pay_for_the_tile() -> None:
    state = table(tile="A2", florins=0, tableau=(24,))
    assert refused(state, "market") == "HAR-180"
    play(state, "use 24", "market")
    assert (state.points[0], state.florins[0], barge(state)) == (3, 0, "start")
