"""Tulip growers: the cards of phases I and II, and twice the points for dockers."""

import pytest

from games.harbour.account import change
from games.harbour.build import GAME, let, offered, play, table
from games.harbour.words import cubes_in_words
from mokum.games.harbour.agenda import ChooseDie, TakeCard
from mokum.games.harbour.state import State
from mokum.kernel.event import WATCHER

OFFER = (109, 113, 73, 43)


def choosing(*cards: int, dice: str, in_round: int = 3) -> State:
    """A seat that is about to choose its dice, with these cards and these faces by colour."""
    state = table(tableau=cards, dice=dice, round=in_round)
    let(state, ChooseDie((1,)), ChooseDie((0,)))
    return state


def rose(state: State) -> dict[int, str]:
    """What lies on the slots of the seat's rose."""
    return {slot: cubes_in_words(cubes) for slot, cubes in enumerate(state.roses[0], 1) if cubes}


def taking(rack: tuple[int, ...], tableau: tuple[int, ...]) -> State:
    """A seat that is about to take a card."""
    state = table(rack=rack, tableau=tableau, offer=OFFER)
    let(state, TakeCard((1,)), TakeCard((0,)))
    return state


@pytest.mark.rule("HAR-C049", "HAR-062", "HAR-201", "HAR-V42")
def test_049_lets_its_owner_take_no_card() -> None:
    state = taking((1, 2, 3, 4, 5), (49,))
    assert offered(state) == ["take none", "take 43", "take 73", "take 109", "take 113"]
    assert change(state, "take none") == {}
    assert GAME.waiting(state) == (1,)
    assert "take none" not in offered(state)


@pytest.mark.rule("HAR-C049", "HAR-V42", "HAR-063")
def test_without_049_a_card_must_be_taken() -> None:
    assert "take none" not in offered(taking((1, 2), ()))
    assert "take none" not in offered(taking((1, 49), ()))
    state = taking((1, 2, 3, 4, 5), (49,))
    assert change(state, "take 73", "discard 1") == {"tokens": 1}


@pytest.mark.rule("HAR-C050", "HAR-154", "HAR-V88")
@pytest.mark.parametrize(
    ("cards", "points"), [((), 7 + 5), ((50,), 2 * (7 + 5)), ((50, 72), 2 * (7 + 5) + 2), ((72,), 7 + 5)]
)
def test_050_doubles_the_points_of_each_docker(cards: tuple[int, ...], points: int) -> None:
    state = table(tableau=cards, aboard="pink2", building="white", barge="w14", pool="grey")
    assert change(state, "step pontoon-pink") == {"grey": -1, "dockers": -2, "points": points}


@pytest.mark.rule("HAR-C050", "HAR-150")
def test_050_does_not_double_the_florin_for_boarding() -> None:
    state = table(tableau=(50,), barge="pontoon-pink", pontoons={"pink": "white yellow"})
    assert change(state, "docker white") == {"dockers": 1, "florins": 1}


@pytest.mark.rule("HAR-C051", "HAR-075", "HAR-202", "HAR-V45", "HAR-251")
@pytest.mark.parametrize(
    ("cards", "dice", "florins"),
    [
        ((51,), ("black", "brown"), 4),
        ((51,), ("black", "violet"), 2),
        ((51,), ("violet", "pink"), 0),
        ((51, 71), ("black", "brown"), 4 + 1),
        ((51, 71), ("violet", "pink"), 0),
    ],
)
def test_051_gives_two_florins_for_each_one(cards: tuple[int, ...], dice: tuple[str, str], florins: int) -> None:
    state = choosing(*cards, dice="1 1 2 3 4 5")
    assert change(state, *(f"die {colour}" for colour in dice)) == ({"florins": florins} if florins else {})


@pytest.mark.rule("HAR-C051", "HAR-C052", "HAR-072", "HAR-V44")
def test_a_die_that_counts_as_one_is_a_one() -> None:
    state = choosing(51, 52, 71, dice="6 2 3 4 5 5", in_round=8)
    assert change(state, "die black", "die brown") == {"florins": 2 + 1}
    assert rose(state) == {1: "black3", 2: "brown2"}


@pytest.mark.rule("HAR-C052", "HAR-075")
def test_052_adds_two_cubes_on_slot_one_for_each_one() -> None:
    state = choosing(52, dice="1 1 2 3 4 5")
    play(state, "die black", "die brown")
    assert rose(state) == {1: "black3 brown3"}
    other = choosing(52, dice="1 1 2 3 4 5")
    play(other, "die violet", "die black")
    assert rose(other) == {1: "black3", 2: "violet2"}


@pytest.mark.rule("HAR-C053", "HAR-076", "HAR-374", "HAR-V34")
@pytest.mark.parametrize(("answer", "slot"), [("lower", 3), ("higher", 5)])
def test_053_moves_the_cubes_of_one_die(answer: str, slot: int) -> None:
    state = choosing(53, dice="4 2 3 3 5 6")
    play(state, "die black", "die brown")
    ways = ["shift none", "shift black lower", "shift black higher", "shift brown lower", "shift brown higher"]
    assert offered(state) == ways
    play(state, f"shift black {answer}")
    assert rose(state) == {2: "brown2", slot: "black4"}


@pytest.mark.rule("HAR-C053", "HAR-V34")
def test_053_may_leave_everything_in_place() -> None:
    state = choosing(53, dice="4 2 3 3 5 6")
    play(state, "die black", "die brown", "shift none")
    assert rose(state) == {2: "brown2", 4: "black4"}


@pytest.mark.rule("HAR-C053", "HAR-076", "HAR-V47")
def test_053_stays_within_the_six_slots() -> None:
    state = choosing(53, dice="6 1 3 3 5 6")
    play(state, "die black", "die brown")
    assert offered(state) == ["shift none", "shift black lower", "shift brown higher"]


@pytest.mark.rule("HAR-C053", "HAR-202")
def test_without_053_nobody_is_asked() -> None:
    state = choosing(dice="4 2 3 3 5 6")
    play(state, "die black", "die brown")
    assert rose(state) == {2: "brown2", 4: "black4"}


@pytest.mark.rule("HAR-C054", "HAR-075", "HAR-077", "HAR-V48")
def test_054_adds_a_cube_for_each_die() -> None:
    state = choosing(54, dice="4 1 3 3 5 6")
    play(state, "die black", "die brown")
    assert rose(state) == {1: "brown2", 4: "black5"}
    shifted = choosing(53, 54, dice="4 1 3 3 5 6")
    play(shifted, "die black", "die brown", "shift black lower")
    assert rose(shifted) == {1: "brown2", 3: "black5"}


@pytest.mark.rule("HAR-C052", "HAR-C053", "HAR-C054", "HAR-V48", "HAR-077")
def test_the_cubes_of_052_are_never_moved() -> None:
    state = choosing(52, 53, dice="1 4 3 3 5 6")
    play(state, "die black", "die brown", "shift black higher")
    assert rose(state) == {1: "black2", 2: "black", 4: "brown4"}
    both = choosing(52, 53, 54, dice="1 4 3 3 5 6")
    play(both, "die black", "die brown", "shift black higher")
    assert rose(both) == {1: "black2", 2: "black2", 4: "brown5"}


@pytest.mark.rule("HAR-C051", "HAR-C052", "HAR-C053", "HAR-C054", "HAR-C049", "HAR-206")
def test_cards_of_phases_one_and_two_are_never_used_in_a_turn() -> None:
    state = table(tableau=(49, 51, 52, 53, 54), pool="pink9", florins=9)
    assert offered(state, "use") == []
    assert GAME.view(state, WATCHER).at[0].used == ()
