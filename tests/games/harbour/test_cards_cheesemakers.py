"""Cheesemakers: discounts, exchanges, the top of the stack. 035 is among the plans."""

import pytest

from games.harbour.account import change, marked
from games.harbour.build import GAME, offered, play, table
from mokum.games.harbour.board import COLOURS
from mokum.games.harbour.rules.river import river_order
from mokum.kernel.event import WATCHER

ACTIVATED = {"rack": -1, "active": 1}


@pytest.mark.rule("HAR-C031", "HAR-102", "HAR-381", "HAR-V59")
def test_031_takes_a_cube_of_choice_off_a_building() -> None:
    state = table(tableau=(31,), rack=(70,), pool="black pink grey")
    play(state, "activate 70")
    assert offered(state) == ["waive black", "waive pink", "waive grey"]
    assert change(state, "waive pink") == {"black": -1, "grey": -1, **ACTIVATED}


@pytest.mark.rule("HAR-C031", "HAR-362", "HAR-V59")
def test_a_forced_waiver_is_not_asked() -> None:
    state = table(tableau=(31,), rack=(70,), pool="black pink")
    assert change(state, "activate 70") == {"black": -1, "pink": -1, **ACTIVATED}
    assert "activate 70" not in offered(table(tableau=(31,), rack=(70,), pool="black violet"))


@pytest.mark.rule("HAR-C031", "HAR-V60")
def test_with_031_a_building_of_one_cube_costs_nothing() -> None:
    assert change(table(tableau=(31,), rack=(73,)), "activate 73") == ACTIVATED
    assert change(table(tableau=(31,), rack=(73,), pool="brown"), "activate 73") == ACTIVATED


@pytest.mark.rule("HAR-C031", "HAR-102")
def test_031_takes_one_of_two_cubes_of_a_colour() -> None:
    state = table(tableau=(31,), rack=(88,), pool="pink2 orange brown")
    play(state, "activate 88")
    assert offered(state) == ["waive brown", "waive pink", "waive orange"]
    assert change(state, "waive pink") == {"pink": -1, "orange": -1, "brown": -1, **ACTIVATED}


@pytest.mark.rule("HAR-C031", "HAR-103", "HAR-104")
def test_031_is_for_buildings_only_and_not_for_itself() -> None:
    assert offered(table(tableau=(31,), rack=(43, 109)), "activate") == []
    assert offered(table(rack=(31,), pool="brown"), "activate") == []
    assert offered(table(rack=(31, 73)), "activate") == []


@pytest.mark.rule("HAR-C032", "HAR-208", "HAR-382", "HAR-V75")
def test_032_gives_a_florin_for_three_cubes_as_often_as_one_likes() -> None:
    state = table(tableau=(32,), pool="pink4 grey2 black")
    assert change(state, "use 32", "pay pink", "pay pink", "pay grey") == {"pink": -2, "grey": -1, "florins": 1}
    assert marked(state) == ()
    assert change(state, "use 32", "pay pink", "pay pink", "pay black") == {"pink": -2, "black": -1, "florins": 1}
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C032", "HAR-V75", "HAR-C071")
def test_032_with_071_gives_four_florins_for_six_cubes() -> None:
    assert change(table(tableau=(32, 71), pool="pink6"), "use 32", "use 32") == {"pink": -6, "florins": 4}


@pytest.mark.rule("HAR-C032", "HAR-C039", "HAR-V75", "HAR-262")
def test_exchanges_back_and_forth_come_to_an_end() -> None:
    state = table(tableau=(32, 39, 71), florins=6)
    for _ in range(50):
        uses = offered(state, "use")
        if not uses:
            break
        play(state, uses[0])
        while offered(state, "gain"):
            play(state, "gain pink")
    assert offered(state, "use") == []
    seen = GAME.view(state, WATCHER)
    assert seen.sides[0].florins + sum(seen.at[0].pool) < 6


@pytest.mark.rule("HAR-C033", "HAR-240", "HAR-V61")
def test_033_gives_a_florin_for_each_artisan_itself_included() -> None:
    state = table(rack=(33, 47), pool="violet2 grey3")
    assert change(state, "activate 33") == {"violet": -1, "grey": -2, "florins": 1, **ACTIVATED}
    assert change(state, "activate 47") == {"violet": -1, "grey": -1, "florins": 1, **ACTIVATED}
    more = table(tableau=(71,), rack=(33,), pool="violet grey2")
    assert change(more, "activate 33") == {"violet": -1, "grey": -2, "florins": 2, **ACTIVATED}


@pytest.mark.rule("HAR-C033", "HAR-E02")
def test_033_gives_nothing_for_buildings_and_plans() -> None:
    state = table(tableau=(33,), rack=(73, 109), pool="brown pink")
    assert change(state, "activate 73", "activate 109") == {"brown": -1, "pink": -1, "rack": -2, "active": 2}


@pytest.mark.rule("HAR-C034", "HAR-055", "HAR-V53")
def test_034_rises_when_it_is_activated() -> None:
    state = table(3, rack=(34,), pool="orange", river={0: 1, 1: 1, 2: 0}, stack=(0, 1, 2))
    assert river_order(state) == (1, 0, 2)
    assert change(state, "activate 34") == {"orange": -1, **ACTIVATED}
    assert river_order(state) == (0, 1, 2)


@pytest.mark.rule("HAR-C034", "HAR-055", "HAR-V53", "HAR-204")
def test_034_stays_on_top_in_the_turn_of_another() -> None:
    state = table(3, turn=1, tableau={0: (34,)}, pool="pink", river={0: 1, 1: 0, 2: 0}, stack=(2, 1, 0))
    play(state, "river")
    assert river_order(state) == (0, 1, 2)
    plain = table(3, turn=1, pool="pink", river={0: 1, 1: 0, 2: 0}, stack=(2, 1, 0))
    play(plain, "river")
    assert river_order(plain) == (1, 0, 2)


@pytest.mark.rule("HAR-C034", "HAR-055", "HAR-V56")
def test_034_has_no_effect_in_the_mouth() -> None:
    state = table(tableau=(34,), pool="pink", river={0: 17, 1: 18})
    assert change(state, "river") == {"pink": -1, "river": 1, "points": 10}
    assert river_order(state) == (1, 0)


@pytest.mark.rule("HAR-C036", "HAR-208", "HAR-383")
def test_036_makes_a_cube_of_choice_of_two() -> None:
    state = table(tableau=(36,), pool="pink2 grey")
    play(state, "use 36", "pay pink", "pay grey")
    assert offered(state) == [f"gain {colour}" for colour in COLOURS]
    assert change(state, "gain black") == {"black": 1}
    assert marked(state) == ()
    play(state, "use 36", "pay pink", "gain violet")
    assert GAME.view(state, WATCHER).at[0].pool == (0, 0, 1, 0, 0, 0)
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C032", "HAR-C036", "HAR-088")
def test_exchanges_are_not_offered_without_their_cubes() -> None:
    assert offered(table(tableau=(32, 36), pool="pink"), "use") == []
    assert offered(table(tableau=(32, 36), pool="pink grey"), "use") == ["use 36"]
