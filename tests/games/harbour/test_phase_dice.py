"""The rose, and phase II: dice (HAR-070 to HAR-080)."""

from itertools import permutations

import pytest

from games.harbour.build import GAME, asked, let, offered, play, refused, table
from games.harbour.look import house, pool, rose
from games.harbour.luck import Luck
from mokum.games.harbour.agenda import Act, ChooseDie, RollDice, ShiftDie, TurnRoses
from mokum.games.harbour.rules.dice import counts_as
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY


def rolled(before: State, dice: str) -> State:
    """Phase II of the round, its dice rolled: black, brown, violet, pink, orange, grey."""
    let(before, RollDice(NOBODY), chance=Luck(dice=dice))
    return before


def turned(before: State) -> State:
    """The roses have turned and the first turn has begun."""
    let(before, TurnRoses(NOBODY))
    return before


@pytest.mark.rule("HAR-070")
def test_cubes_on_the_rose_cannot_be_spent() -> None:
    state = table(rose={1: "pink3", 6: "grey3"}, rack=(109,), tableau=(32,))
    assert offered(state) == ["end"]


@pytest.mark.rule("HAR-071", "HAR-411", "HAR-012")
def test_all_six_dice_are_rolled_once_a_round() -> None:
    luck = Luck(dice="1 2 3 4 5 6")
    state = table(round=3)
    let(state, RollDice(NOBODY), chance=luck)
    assert state.dice == (1, 2, 3, 4, 5, 6)
    assert len(luck.asked) == len(set(luck.asked)) == 6
    assert asked(state) is ChooseDie


@pytest.mark.rule("HAR-071", "HAR-411")
def test_each_round_has_dice_of_its_own() -> None:
    labels = []
    for number in range(1, 13):
        luck = Luck()
        let(table(round=number), RollDice(NOBODY), chance=luck)
        labels += luck.asked
    assert len(set(labels)) == 72


@pytest.mark.rule("HAR-072", "HAR-V17")
@pytest.mark.parametrize(
    ("number", "dice", "count"),
    [
        (7, "6 6 5 4 3 1", (6, 6, 5, 4, 3, 1)),
        (8, "6 5 4 3 2 1", (1, 5, 4, 3, 2, 1)),
        (9, "6 5 4 3 2 1", (1, 1, 4, 3, 2, 1)),
        (10, "6 6 5 4 3 1", (1, 1, 1, 1, 3, 1)),
        (10, "2 6 5 4 3 1", (2, 1, 1, 1, 3, 1)),
        (11, "6 5 4 3 2 1", (1, 1, 1, 1, 2, 1)),
        (12, "6 5 4 3 2 1", (1, 1, 1, 1, 1, 1)),
    ],
)
def test_from_round_eight_high_dice_count_as_one(number: int, dice: str, count: tuple[int, ...]) -> None:
    state = rolled(table(round=number), dice)
    assert tuple(counts_as(state, colour) for colour in range(6)) == count
    play(state, "die black", "die orange")
    black, orange = count[0], count[4]
    expected = {black: f"black{black}" if black > 1 else "black"}
    more = f"orange{orange}" if orange > 1 else "orange"
    expected[orange] = f"{expected[black]} {more}" if orange == black else more
    assert rose(state) == expected


@pytest.mark.rule("HAR-V49", "HAR-072")
def test_in_round_twelve_every_seat_gets_two_cubes_on_slot_one() -> None:
    state = rolled(table(3, round=12), "1 2 3 4 5 6")
    play(state, "die black", "die grey", "die brown", "die violet")
    assert (rose(state, 0), rose(state, 1)) == ({1: "black grey"}, {1: "brown violet"})
    play(state, "die grey", "die pink")
    # The roses have turned: what was on slot 1 is the pool.
    assert [pool(state, seat) for seat in range(3)] == ["black grey", "brown violet", "pink grey"]
    assert [rose(state, seat) for seat in range(3)] == [{}, {}, {}]


@pytest.mark.rule("HAR-073", "HAR-040", "HAR-373")
def test_each_seat_chooses_two_different_dice_in_order_of_play() -> None:
    state = rolled(table(3, order=(2, 0, 1), turn=2), "1 2 3 4 5 6")
    choosers = []
    for _ in range(3):
        choosers.append(GAME.waiting(state)[0])
        assert len(offered(state)) == 6
        play(state, "die pink")
        assert GAME.waiting(state) == (choosers[-1],)
        assert len(offered(state)) == 5
        assert refused(state, "die pink") == "HAR-373"
        play(state, "die grey")
    assert choosers == [2, 0, 1]


@pytest.mark.rule("HAR-V46", "HAR-073")
def test_two_seats_may_choose_the_same_dice() -> None:
    state = rolled(table(round=1), "1 2 3 4 5 6")
    play(state, "die violet", "die orange")
    assert rose(state, 0) == {3: "violet3", 5: "orange5"}
    play(state, "die orange", "die violet")
    assert rose(state, 1) == rose(state, 0) == {2: "violet3", 4: "orange5"}


@pytest.mark.rule("HAR-074", "HAR-373")
@pytest.mark.parametrize(("first", "second"), list(permutations(("brown", "grey"))))
def test_a_die_brings_as_many_cubes_as_it_shows_on_the_slot_of_that_number(first: str, second: str) -> None:
    state = rolled(table(round=1), "1 2 3 4 5 6")
    play(state, f"die {first}", f"die {second}")
    assert rose(state) == {2: "brown2", 6: "grey6"}


@pytest.mark.rule("HAR-V04", "HAR-V05", "HAR-074", "HAR-078", "HAR-080")
def test_the_worked_example_of_annes_rose() -> None:
    state = rolled(table(round=1, rose={1: "black", 2: "violet2"}, roses={1: {1: "grey"}}), "3 5 3 3 2 3")
    play(state, "die orange", "die brown")
    assert rose(state) == {1: "black", 2: "violet2 orange2", 5: "brown5"}
    play(state, "die black", "die pink")
    assert pool(state) == "black"
    assert rose(state) == {1: "violet2 orange2", 4: "brown5"}
    assert state.tokens == [0, 0]


@pytest.mark.rule("HAR-075", "HAR-V44", "HAR-072", "HAR-071")
def test_a_changed_die_is_a_one_for_cards() -> None:
    state = rolled(table(round=8, tableau=(51, 52, 71), florins=0), "6 2 2 2 2 2")
    play(state, "die black", "die brown")
    assert rose(state) == {1: "black3", 2: "brown2"}
    assert state.florins[0] == 2 + 1


@pytest.mark.rule("HAR-075", "HAR-V45", "HAR-251")
def test_two_ones_with_051_are_one_use_for_071() -> None:
    state = rolled(table(round=2, tableau=(51, 71), florins=0), "1 1 2 3 4 5")
    play(state, "die black", "die brown")
    assert state.florins[0] == 4 + 1


@pytest.mark.rule("HAR-075")
@pytest.mark.parametrize(
    ("card", "florins", "expected"),
    [
        (51, 2, {1: "black", 4: "pink4"}),
        (52, 0, {1: "black3", 4: "pink4"}),
        (54, 0, {1: "black2", 4: "pink5"}),
    ],
)
def test_cards_that_add_to_dice(card: int, florins: int, expected: dict[int, str]) -> None:
    state = rolled(table(round=2, tableau=(card,), florins=0), "1 2 3 4 5 6")
    play(state, "die black", "die pink")
    assert (rose(state), state.florins[0]) == (expected, florins)


@pytest.mark.rule("HAR-075", "HAR-200")
def test_cards_of_one_seat_do_not_serve_another() -> None:
    state = rolled(table(round=2, tableau={1: (51, 52, 54)}), "1 2 3 4 5 6")
    play(state, "die black", "die pink")
    assert (rose(state), state.florins[0]) == ({1: "black", 4: "pink4"}, 1)


@pytest.mark.rule("HAR-076", "HAR-V34", "HAR-374", "HAR-202")
@pytest.mark.parametrize(("shift", "slot"), [("lower", 3), ("higher", 5), ("none", 4)])
def test_card_053_moves_the_cubes_of_one_die(shift: str, slot: int) -> None:
    state = rolled(table(round=2, tableau=(53,)), "1 2 3 4 5 6")
    play(state, "die pink", "die brown")
    assert asked(state) is ShiftDie
    assert set(offered(state)) == {
        "shift none",
        "shift pink lower",
        "shift pink higher",
        "shift brown lower",
        "shift brown higher",
    }
    play(state, "shift none" if shift == "none" else f"shift pink {shift}")
    assert rose(state) == {2: "brown2", slot: "pink4"}
    assert GAME.waiting(state) == (1,)


@pytest.mark.rule("HAR-076", "HAR-V47")
def test_card_053_never_goes_above_slot_six_nor_on_the_arrow() -> None:
    state = rolled(table(round=2, tableau=(53,)), "1 2 3 4 5 6")
    play(state, "die black", "die grey")
    assert set(offered(state)) == {"shift none", "shift black higher", "shift grey lower"}
    play(state, "shift black higher")
    assert rose(state) == {2: "black", 6: "grey6"}
    other = rolled(table(round=2, tableau=(53,)), "1 2 3 4 5 6")
    play(other, "die black", "die grey", "shift grey lower")
    assert rose(other) == {1: "black", 5: "grey6"}


@pytest.mark.rule("HAR-076", "HAR-072")
def test_card_053_sees_a_changed_die_as_a_one() -> None:
    state = rolled(table(round=8, tableau=(53,)), "6 2 2 2 2 2")
    play(state, "die black", "die brown")
    assert "shift black higher" in offered(state)
    assert refused(state, "shift black lower") == "HAR-374"


@pytest.mark.rule("HAR-077", "HAR-V48")
def test_the_cube_of_054_goes_with_its_die() -> None:
    state = rolled(table(round=2, tableau=(53, 54)), "1 2 3 4 5 6")
    play(state, "die pink", "die grey", "shift pink lower")
    assert rose(state) == {3: "pink5", 6: "grey7"}


@pytest.mark.rule("HAR-077", "HAR-V48")
def test_the_cubes_of_052_stay_on_slot_one() -> None:
    state = rolled(table(round=2, tableau=(52, 53)), "1 2 3 4 5 6")
    play(state, "die black", "die grey", "shift black higher")
    assert rose(state) == {1: "black2", 2: "black", 6: "grey6"}


@pytest.mark.rule("HAR-078")
def test_every_rose_turns() -> None:
    slots = {1: "black", 2: "brown2", 3: "violet3", 4: "pink4", 5: "orange5", 6: "grey6"}
    state = turned(table(rose=slots, roses={1: {1: "grey", 6: "pink"}}))
    assert rose(state, 0) == {1: "brown2", 2: "violet3", 3: "pink4", 4: "orange5", 5: "grey6"}
    assert rose(state, 1) == {5: "pink"}
    assert (pool(state, 0), pool(state, 1)) == ("black", "grey")
    assert (asked(state), GAME.waiting(state)) == (Act, (0,))


@pytest.mark.rule("HAR-078")
def test_the_roses_turn_only_when_all_have_chosen() -> None:
    state = rolled(table(3, rose={1: "grey"}), "1 2 3 4 5 6")
    for _ in range(2):
        play(state, "die brown", "die violet")
        assert pool(state) == ""
    play(state, "die brown", "die violet")
    assert pool(state) == "grey"


@pytest.mark.rule("HAR-079", "HAR-V43", "HAR-080", "HAR-195")
def test_an_empty_arrow_costs_a_token_even_with_a_cube_in_the_house() -> None:
    state = turned(table(house="pink", rose={2: "grey2"}, roses={1: {1: "black"}}))
    assert state.tokens == [1, 0]
    assert (pool(state), house(state), rose(state)) == ("pink", "", {1: "grey2"})


@pytest.mark.rule("HAR-080")
def test_the_arrow_and_the_house_make_the_pool() -> None:
    state = turned(table(house={0: "pink", 1: "grey"}, rose={1: "pink2"}, roses={1: {1: "black"}}))
    assert (pool(state, 0), pool(state, 1)) == ("pink3", "black grey")
    assert state.tokens == [0, 0]


@pytest.mark.rule("HAR-206", "HAR-V77")
def test_a_phase_two_card_works_only_while_active() -> None:
    state = rolled(table(round=2, rack=(51, 52, 53, 54)), "1 2 3 4 5 6")
    play(state, "die black", "die pink")
    assert rose(state) == {1: "black", 4: "pink4"}
    assert GAME.waiting(state) == (1,)
