"""Carpenters: cubes of choice and florins."""

import pytest

from games.harbour.account import change, marked
from games.harbour.build import asked, offered, play, table
from mokum.games.harbour.agenda import Act
from mokum.games.harbour.board import COLOURS

ANY_CUBE = [f"gain {colour}" for colour in COLOURS]


@pytest.mark.rule("HAR-C043", "HAR-218", "HAR-383")
@pytest.mark.parametrize("colour", COLOURS)
def test_043_gives_a_cube_to_the_one_behind(colour: str) -> None:
    state = table(3, tableau=(43,), points={0: 4, 1: 5, 2: 5})
    play(state, "use 43")
    assert offered(state) == ANY_CUBE
    assert change(state, f"gain {colour}") == {colour: 1}
    assert asked(state) is Act
    assert marked(state) == (43,)
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C043", "HAR-218", "HAR-V72")
def test_043_wants_to_be_alone_behind() -> None:
    assert offered(table(3, tableau=(43,), points={0: 4, 1: 4, 2: 5}), "use") == []
    assert offered(table(3, tableau=(43,), points={0: 4, 1: 3, 2: 5}), "use") == []
    assert offered(table(1, tableau=(43,), points={0: 4, 1: 4}), "use") == []
    assert offered(table(1, tableau=(43,), points={0: 4, 1: 5}), "use") == ["use 43"]


@pytest.mark.rule("HAR-C044", "HAR-CV04", "HAR-E50", "HAR-E08")
@pytest.mark.parametrize(
    ("cards", "gained"),
    [
        ((44,), {"florins": 1, "points": 1}),
        ((44, 43, 48), {"florins": 1, "points": 3}),
        ((44, 43, 48, 71, 72), {"florins": 2, "points": 4}),
        ((43, 44, 45, 46, 47, 48), {"florins": 1, "points": 6}),
        ((44, 37, 55, 109), {"florins": 1, "points": 1}),
    ],
)
def test_044_counts_carpenters_itself_included(cards: tuple[int, ...], gained: dict[str, int]) -> None:
    state = table(tableau=cards)
    assert change(state, "use 44") == gained
    assert "use 44" not in offered(state)


@pytest.mark.rule("HAR-C045", "HAR-CV15", "HAR-216", "HAR-217")
def test_045_gives_a_cube_after_points_of_the_market() -> None:
    state = table(tableau=(45,), tile="A4", florins=2)
    assert offered(state, "use") == []
    assert change(state, "market", "gain pink") == {"florins": -2, "points": 2, "pink": 1}
    play(state, "use 45")
    assert offered(state) == ANY_CUBE
    assert change(state, "gain grey") == {"grey": 1}
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C045", "HAR-216")
def test_a_single_point_of_the_market_is_enough_for_045() -> None:
    state = table(tableau=(45,), tile="A1", florins=1)
    assert change(state, "market") == {"florins": -1, "points": 1, "river": 2}
    assert change(state, "use 45", "gain brown") == {"brown": 1}


@pytest.mark.rule("HAR-C045", "HAR-CV15", "HAR-319")
def test_045_is_not_offered_after_a_tile_without_points() -> None:
    state = table(tableau=(45,), tile="CA19", florins=2)
    play(state, "market", "gain pink", "gain pink")
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C045", "HAR-C020", "HAR-217")
def test_045_pays_once_also_with_020() -> None:
    state = table(tableau=(20, 45), tile="A2", florins=2)
    change(state, "market", "use 45", "gain pink", "market")
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C045", "HAR-253")
def test_points_of_a_card_are_not_points_of_the_market() -> None:
    state = table(tableau=(24, 45), pool="pink", river={0: 3})
    play(state, "use 24", "river")
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C046", "HAR-222", "HAR-383")
@pytest.mark.parametrize("colour", COLOURS)
def test_046_gives_a_cube_of_choice(colour: str) -> None:
    state = table(tableau=(46,))
    play(state, "use 46")
    assert offered(state) == ANY_CUBE
    assert change(state, f"gain {colour}") == {colour: 1}
    assert asked(state) is Act
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C048", "HAR-382", "HAR-C071")
def test_048_gives_a_florin_for_any_cube() -> None:
    state = table(tableau=(48,), pool="pink grey")
    play(state, "use 48")
    assert offered(state) == ["pay pink", "pay grey"]
    assert change(state, "pay grey") == {"grey": -1, "florins": 1}
    assert offered(state, "use") == []
    assert change(table(tableau=(48, 71), pool="black"), "use 48") == {"black": -1, "florins": 2}


@pytest.mark.rule("HAR-C048", "HAR-088")
def test_048_without_a_cube_is_not_offered() -> None:
    assert offered(table(tableau=(48,)), "use") == []
