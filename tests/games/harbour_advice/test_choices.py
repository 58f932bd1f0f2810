"""What the adviser would answer to the smaller questions."""

from collections.abc import Sequence

from games.harbour.build import table
from games.harbour_advice.asking import advised, promises
from mokum.games.harbour.agenda import (
    AnyPending,
    ChooseDie,
    DropCard,
    EndRound,
    GainCube,
    KeepCube,
    PlaceGood,
    TakeCard,
)
from mokum.games.harbour.board import GOODS
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY


def asked(state: State, decision: AnyPending) -> State:
    """The same table with another question."""
    state.agenda = (EndRound(NOBODY), decision)
    return state


def dice(faces: str, chosen: Sequence[int] = (), **rest: object) -> State:
    """A table at which the first seat chooses a die."""
    state = table(dice=faces, **rest)  # type: ignore[arg-type]
    return asked(state, ChooseDie((0,), tuple(chosen)))


def test_an_empty_arrow_is_filled_with_a_die_that_shows_one() -> None:
    faces, chosen = "6 3 3 1 3 3", (0,)
    later = {2: "pink2", 3: "grey3"}
    assert advised(dice(faces, chosen, round=3, rose=later)) == "die pink"
    filled = promises(dice(faces, chosen, round=3, rose={1: "black", **later}))
    assert filled["die pink"] < filled["die brown"]


def test_early_in_the_game_with_cubes_for_some_rounds_a_large_die_is_best() -> None:
    state = dice("6 1 1 1 1 1", round=2, rose={1: "pink2", 2: "grey2", 3: "pink2", 4: "grey2"})
    assert advised(dice("6 1 1 1 1 1", chosen=(1,), round=2, rose={1: "pink2", 2: "grey2"})) == "die black"
    assert max(promises(state).values()) == promises(state)["die black"]


def test_the_die_is_chosen_whose_cubes_pay_for_a_card() -> None:
    # 24 costs 2 brown and 2 orange, and the orange ones are on slot 2.
    rose = {1: "grey2", 2: "orange2", 3: "pink"}
    assert advised(dice("2 2 2 3 3 3", chosen=(5,), rack=(24,), rose=rose, round=5)) == "die brown"


def test_the_cube_is_kept_that_the_next_round_needs() -> None:
    state = table(rack=(24,), pool="grey brown violet", rose={1: "orange2 brown"}, round=5)
    assert advised(asked(state, KeepCube((0,)))) == "keep brown"


def test_the_cube_is_gained_that_a_card_lacks() -> None:
    state = table(rack=(24,), pool="orange2 brown", round=5)
    assert advised(asked(state, GainCube((0,), 1))) == "gain brown"


def test_early_a_card_that_works_in_every_round_is_taken_before_one_for_the_end() -> None:
    state = table(4, offer=(46, 10, 109), round=2, rose={1: "orange2 black2"})
    assert advised(asked(state, TakeCard((0,)))) == "take 46"


def test_late_a_card_that_cannot_be_paid_any_more_is_not_taken() -> None:
    state = table(4, offer=(46, 105, 24), round=12, rose={1: "black"}, river={0: 16})
    assert advised(asked(state, TakeCard((0,)))) == "take 105"


def test_of_six_cards_the_one_that_is_least_useful_goes() -> None:
    state = table(rack=(24, 46, 88, 91, 98, 30), rose={1: "brown2 orange2"}, round=11, check=False)
    worth = promises(asked(state, DropCard((0,))))
    assert worth["discard 24"] == min(worth.values()), "the only one that can still be paid stays"


def test_early_a_good_of_a_dear_warehouse_near_the_barge_is_stored() -> None:
    state = table(barge="pontoon-pink", round=2, pool="grey4")
    assert advised(asked(state, PlaceGood((0,), GOODS.index("cheese")))) == "store"


def test_a_good_that_can_no_longer_be_delivered_is_sold() -> None:
    state = table(barge="start", round=12)
    assert advised(asked(state, PlaceGood((0,), GOODS.index("cheese")))) != "store"
