"""Market tiles of the fourth extension: steps, cards, cubes, a jump and a block instead of points."""

import pytest

from games.harbour.account import active, change
from games.harbour.build import GAME, asked, offered, play, table
from mokum.games.harbour.agenda import Act
from mokum.games.harbour.board import COLOURS, SPACES, WATER
from mokum.kernel.event import WATCHER


@pytest.mark.rule("HAR-M17", "HAR-146", "HAR-E59")
def test_ca_17_gives_three_free_steps() -> None:
    state = table(tile="CA17", florins=1, hold="beer", arms="P1", barge="w08")
    assert change(state, "market") == {"florins": -1, "free steps": 3}
    assert change(state, "step depot-1", "deliver beer") == {"free steps": -1, "points": 2, "loaded": -1}
    assert change(state, "step w07", "step w06") == {"free steps": -2}
    assert offered(state, "step") == []


@pytest.mark.rule("HAR-M17", "HAR-E59", "HAR-090")
def test_fewer_steps_than_three_are_allowed_and_the_rest_is_lost() -> None:
    state = table(tile="CA17", florins=1)
    play(state, "market", "step w08", "end")
    assert GAME.view(state, WATCHER).turn.free_steps == 0


@pytest.mark.rule("HAR-M17", "HAR-C016", "HAR-219")
def test_free_steps_count_for_016() -> None:
    state = table(tile="CA17", florins=1, tableau=(16,))
    play(state, "market", "step w08", "step depot-1")
    assert change(state, "use 16") == {"points": 1}


@pytest.mark.rule("HAR-M18", "HAR-317", "HAR-389", "HAR-V94")
def test_ca_18_exchanges_a_card_for_one_of_the_discards() -> None:
    state = table(tile="CA18", florins=2, rack=(1, 73, 109), discards=(2, 74, 113))
    play(state, "market")
    assert offered(state) == ["discard 1", "discard 73", "discard 109"]
    play(state, "discard 73")
    assert offered(state) == ["take 2", "take 74", "take 113"]
    play(state, "take 113")
    seen = GAME.view(state, WATCHER)
    assert seen.at[0].rack == (1, 109, 113)
    assert seen.discards == (2, 73, 74)
    assert seen.sides[0].florins == 0
    assert active(state) == ()


@pytest.mark.rule("HAR-M18", "HAR-317")
@pytest.mark.parametrize(("answer", "drawn"), [("draw artisan", 25), ("draw building", 55)])
def test_without_discards_ca_18_draws_from_a_pile(answer: str, drawn: int) -> None:
    state = table(tile="CA18", florins=2, rack=(1,), piles=(25, 55))
    play(state, "market")
    assert offered(state) == ["draw artisan", "draw building"]
    play(state, answer)
    assert GAME.view(state, WATCHER).at[0].rack == (drawn,)
    assert GAME.view(state, WATCHER).discards == (1,)


@pytest.mark.rule("HAR-M18", "HAR-M20", "HAR-M24", "HAR-088")
@pytest.mark.parametrize("tile", ["CA18", "CA20", "CB24"])
def test_tiles_for_the_rack_are_not_offered_without_a_card_there(tile: str) -> None:
    assert "market" not in offered(table(tile=tile, florins=9, discards=(2, 74), tableau=(73,)))


@pytest.mark.rule("HAR-M19", "HAR-222")
def test_ca_19_gives_two_cubes_of_choice() -> None:
    state = table(tile="CA19", florins=2)
    assert change(state, "market") == {"florins": -2}
    assert offered(state) == [f"gain {colour}" for colour in COLOURS]
    assert change(state, "gain pink") == {"pink": 1}
    assert offered(state) == [f"gain {colour}" for colour in COLOURS]
    assert change(state, "gain black") == {"black": 1}
    assert asked(state) is Act


@pytest.mark.rule("HAR-M20", "HAR-318", "HAR-105", "HAR-387")
def test_ca_20_activates_a_card_free_of_charge() -> None:
    state = table(tile="CA20", florins=3, rack=(44, 88, 112))
    play(state, "market")
    assert offered(state) == ["activate 44", "activate 88", "activate 112"]
    assert change(state, "activate 88") == {"rack": -1, "active": 1}
    assert change(state, "use 88") == {"florins": 1}
    assert GAME.view(state, WATCHER).sides[0].florins == 1


@pytest.mark.rule("HAR-M20", "HAR-C035", "HAR-V65")
def test_a_plan_activated_by_ca_20_is_used_free_with_035() -> None:
    state = table(tile="CA20", florins=3, rack=(112,), tableau=(1, 35, 55, 99), pool="pink")
    assert change(state, "market") == {"florins": -3 + 1, "points": 1, "rack": -1, "active": 1}
    assert offered(state, "use") == ["use 1", "use 55", "use 99", "use 112"]


@pytest.mark.rule("HAR-M18", "HAR-C035", "HAR-C047", "HAR-236", "HAR-V115")
@pytest.mark.parametrize(("cards", "points"), [((47,), 0), ((35, 47), 1)])
def test_a_plan_that_comes_back_in_the_same_turn_has_been_used(cards: tuple[int, ...], points: int) -> None:
    state = table(tile="CA18", florins=2, rack=(1,), tableau=(*cards, 112), pool="pink4 black", discards=(2,))
    play(state, "use 112", "use 47", "market", "take 112")
    changed = change(state, "activate 112")
    assert changed.get("points", 0) == changed.get("florins", 0) == points
    assert "use 112" not in offered(state)


@pytest.mark.rule("HAR-M21", "HAR-148", "HAR-E60", "HAR-390")
def test_cb_21_puts_the_barge_anywhere_but_on_water() -> None:
    state = table(tile="CB21", florins=3, barge="tulip")
    play(state, "market")
    dry = [name for number, name in enumerate(SPACES) if number not in WATER and name != "tulip"]
    assert offered(state) == [f"jump {name}" for name in dry]
    assert len(dry) == 1 + 6 + 9 + 4 - 1
    play(state, "jump lace")
    assert SPACES[GAME.view(state, WATCHER).at[0].barge] == "lace"


@pytest.mark.rule("HAR-M21", "HAR-148", "HAR-V92")
def test_a_jump_is_an_arrival() -> None:
    state = table(tile="CB21", florins=3, aboard="pink", store="beer", arms="P1", pontoons={"pink": "white yellow"})
    expected = {"florins": -3, "dockers": -1, "points": 9}
    assert change(state, "market", "jump pontoon-pink") == expected
    assert {"load beer", "docker white", "docker yellow"} <= {*offered(state)}


@pytest.mark.rule("HAR-M22", "HAR-126", "HAR-390")
def test_cb_22_takes_any_free_block() -> None:
    state = table(tile="CB22", florins=4, goods={"J6": "beer"}, arms={1: "P1"})
    play(state, "market")
    assert len(offered(state)) == 35
    assert "claim p1" not in offered(state)
    assert change(state, "claim j6") == {"blocks": 1}
    assert offered(state) == ["store", "sell florins", "sell cube"]
    assert change(state, "store") == {"stored": 1}


@pytest.mark.rule("HAR-M22", "HAR-088")
def test_cb_22_is_not_offered_when_no_block_is_free() -> None:
    everything = " ".join(f"{letter}{number}" for letter in "PHJBNG" for number in range(1, 7))
    assert "market" not in offered(table(tile="CB22", florins=4, arms=everything))


@pytest.mark.rule("HAR-M23")
def test_cb_23_gives_a_cube_of_each_colour() -> None:
    state = table(tile="CB23", florins=5)
    assert change(state, "market") == {"florins": -5, **dict.fromkeys(COLOURS, 1)}


@pytest.mark.rule("HAR-M24", "HAR-318", "HAR-C030", "HAR-V64")
@pytest.mark.parametrize(("first", "second", "florins"), [(30, 73, 2), (73, 30, 0)])
def test_cb_24_activates_two_cards_one_after_the_other(first: int, second: int, florins: int) -> None:
    state = table(tile="CB24", florins=6, rack=(30, 73, 109))
    play(state, "market", f"activate {first}")
    assert offered(state) == [f"activate {card}" for card in sorted({30, 73, 109} - {first})]
    play(state, f"activate {second}")
    assert active(state) == (30, 73)
    assert GAME.view(state, WATCHER).sides[0].florins == florins
    assert asked(state) is Act


@pytest.mark.rule("HAR-M24", "HAR-318")
def test_cb_24_with_one_card_activates_that_one() -> None:
    state = table(tile="CB24", florins=6, rack=(44,))
    assert change(state, "market") == {"florins": -6, "rack": -1, "active": 1}
    assert asked(state) is Act
