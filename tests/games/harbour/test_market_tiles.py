"""Market tiles: every tile pays what its row says for its florins."""

import pytest

from games.harbour.account import change
from games.harbour.build import GAME, asked, offered, play, table
from mokum.games.harbour.agenda import Act
from mokum.games.harbour.board import COLOURS

POINTS_ALONE = [
    ("A2", 1, 2),
    ("A3", 1, 3),
    ("A6", 2, 4),
    ("A8", 3, 5),
    ("B12", 4, 8),
    ("B14", 5, 12),
    ("B15", 6, 14),
    ("B16", 6, 15),
]
WITH_RIVER = [("A1", 1, 1, 2), ("A5", 2, 3, 1), ("A7", 3, 4, 2), ("B10", 4, 4, 2), ("B11", 4, 6, 1)]
WITH_CUBE = [("A4", 2, 2), ("B9", 3, 5), ("B13", 5, 11)]
PRICES = {
    **{code: florins for code, florins, _ in POINTS_ALONE},
    **{code: florins for code, florins, _, _ in WITH_RIVER},
    **{code: florins for code, florins, _ in WITH_CUBE},
    "CA17": 1, "CA18": 2, "CA19": 2, "CA20": 3, "CB21": 3, "CB22": 4, "CB23": 5, "CB24": 6,
}  # fmt: skip


@pytest.mark.rule(
    "HAR-M02", "HAR-M03", "HAR-M06", "HAR-M08", "HAR-M12", "HAR-M14", "HAR-M15", "HAR-M16", "HAR-180"
)  # fmt: skip
@pytest.mark.parametrize(("tile", "florins", "points"), POINTS_ALONE)
def test_a_tile_of_points(tile: str, florins: int, points: int) -> None:
    state = table(tile=tile, florins=florins)
    assert change(state, "market") == {"florins": -florins, "points": points}
    assert offered(state) == ["end"]


@pytest.mark.rule("HAR-M01", "HAR-M05", "HAR-M07", "HAR-M10", "HAR-M11", "HAR-V16", "HAR-182", "HAR-054")
@pytest.mark.parametrize(("tile", "florins", "points", "steps"), WITH_RIVER)
def test_a_tile_of_points_and_the_river(tile: str, florins: int, points: int, steps: int) -> None:
    state = table(tile=tile, florins=florins)
    assert change(state, "market") == {"florins": -florins, "points": points, "river": steps}
    over_a_bridge = table(tile=tile, florins=florins, river={0: 3})
    assert change(over_a_bridge, "market") == {"florins": -florins, "points": points + 2, "river": steps}
    at_the_mouth = table(tile=tile, florins=florins, river={0: 17})
    assert change(at_the_mouth, "market") == {"florins": -florins, "points": points + 10, "river": 1}


@pytest.mark.rule("HAR-M01", "HAR-V57", "HAR-053")
@pytest.mark.parametrize(("tile", "florins", "points", "steps"), WITH_RIVER)
def test_in_the_mouth_a_tile_still_gives_its_points(tile: str, florins: int, points: int, steps: int) -> None:
    state = table(tile=tile, florins=florins, river={0: 18})
    assert change(state, "market") == {"florins": -florins, "points": points}


@pytest.mark.rule("HAR-M01", "HAR-054", "HAR-V55")
def test_a_river_move_of_a_tile_is_not_the_river_action() -> None:
    state = table(tile="A1", florins=1, pool="pink")
    play(state, "market")
    assert change(state, "river") == {"pink": -1, "river": 1}


@pytest.mark.rule("HAR-M04", "HAR-M09", "HAR-M13", "HAR-383")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("tile", "florins", "points"), WITH_CUBE)
def test_a_tile_of_points_and_a_cube(tile: str, florins: int, points: int, colour: str) -> None:
    state = table(tile=tile, florins=florins)
    assert change(state, "market") == {"florins": -florins, "points": points}
    assert offered(state) == [f"gain {any_colour}" for any_colour in COLOURS]
    assert change(state, f"gain {colour}") == {colour: 1}
    assert asked(state) is Act


@pytest.mark.rule("HAR-180", "HAR-088")
@pytest.mark.parametrize("tile", PRICES)
def test_without_its_florins_no_tile_is_used(tile: str) -> None:
    rack = (47, 73)
    assert "market" not in offered(table(tile=tile, rack=rack, florins=PRICES[tile] - 1))
    assert "market" in offered(table(tile=tile, rack=rack, florins=PRICES[tile]))


@pytest.mark.rule("HAR-180", "HAR-181", "HAR-V93")
@pytest.mark.parametrize("tile", ["A2", "B16", "CB23"])
def test_once_a_turn_and_by_every_seat(tile: str) -> None:
    state = table(tile=tile, florins={0: 12, 1: 12})
    play(state, "market")
    assert "market" not in offered(state)
    play(state, "end")
    if "keep none" in offered(state):
        play(state, "keep none")
    assert GAME.waiting(state) == (1,)
    assert "market" in offered(state)
