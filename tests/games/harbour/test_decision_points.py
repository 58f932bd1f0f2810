"""Decision points: who is asked what, and what can be answered."""

import pytest

from games.harbour.build import GAME, asked, deal, let, offered, play, refused, table
from games.harbour.luck import Luck
from games.harbour.whole_games import RULES, TABLES, states
from games.harbour.words import cubes_of
from mokum.games.harbour.agenda import (
    Act,
    BeginRound,
    ChooseDie,
    DropCard,
    RollDice,
    ShiftDie,
    StartCard,
    StartCube,
    TakeCard,
)
from mokum.games.harbour.board import COLOURS
from mokum.games.harbour.game import Options
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY

every_table = pytest.mark.parametrize(("seats", "options"), TABLES)


@pytest.mark.rule("HAR-360")
@every_table
def test_the_game_waits_for_one_seat_with_options_until_it_is_over(seats: int, options: Options) -> None:
    for state in states(seats, options, 0):
        waiting = RULES.waiting(state)
        assert len(waiting) == (0 if state.why_ended else 1)
        for seat in range(seats):
            assert bool(len(RULES.moves(state, seat))) is (seat in waiting)


@pytest.mark.rule("HAR-360")
@every_table
def test_options_depend_on_the_state_alone_in_a_fixed_order(seats: int, options: Options) -> None:
    order = {move: number for number, move in enumerate(RULES.catalogue)}
    for state in states(seats, options, 0):
        for seat in RULES.waiting(state):
            moves = list(RULES.moves(state, seat))
            assert moves == list(RULES.moves(state.copy(), seat))
            assert [order[move] for move in moves] == sorted(order[move] for move in moves)
            assert len(set(moves)) == len(moves)


@pytest.mark.rule("HAR-360", "HAR-362")
@every_table
@pytest.mark.parametrize("seed", range(4))
def test_a_decision_with_one_option_is_not_asked_but_for_act(seats: int, options: Options, seed: int) -> None:
    for state in states(seats, options, seed):
        if RULES.waiting(state) and asked(state) is not Act:
            assert len(offered(state)) > 1


@pytest.mark.rule("HAR-362", "HAR-087")
def test_no_turn_is_ended_for_a_seat() -> None:
    state = table(florins=0)
    assert (asked(state), offered(state)) == (Act, ["end"])
    play(state, "end")
    assert (asked(state), state.agenda[-1].seats) == (Act, (1,))


@pytest.mark.rule("HAR-360")
def test_another_seat_and_another_answer_are_refused() -> None:
    state = table(pool="pink", florins=0)
    assert refused(state, "use 24") == "HAR-200"
    assert GAME.refusal(state, 1, GAME.catalogue.parse("end")) == "HAR-360"
    assert len(GAME.moves(state, 1)) == 0


@pytest.mark.rule("HAR-361")
def test_pieces_that_are_alike_are_one_option() -> None:
    state = table(store="beer3 lace", pool="pink3 grey2", arms={1: "G6 G5 G4 G3"})
    assert offered(state, "load") == ["load beer", "load lace"]
    play(state, "step w07")
    assert offered(state) == ["pay pink", "pay grey"]


@pytest.mark.rule("HAR-366", "HAR-029")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_cards_are_taken_clockwise_from_the_lowest_pawn(seats: int) -> None:
    state = deal(seats, Options())
    lowest = state.stack[0]
    for step in range(seats):
        assert asked(state) is StartCard
        assert state.agenda[-1].seats == ((lowest + step) % seats,)
        assert len(offered(state)) == seats + 1 - step
        play(state, offered(state)[0])
    assert asked(state) is StartCube
    assert (state.offer, state.discards.bit_count()) == ((), 1)


@pytest.mark.rule("HAR-367", "HAR-030")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_cubes_are_chosen_in_two_passes_in_order_of_play(seats: int) -> None:
    state = deal(seats, Options())
    order = tuple(reversed(state.stack))
    while asked(state) is StartCard:
        play(state, offered(state)[0])
    for slot in (1, 2):
        for seat in order:
            assert state.agenda[-1] == StartCube((seat,), slot)
            assert offered(state) == [f"cube {colour}" for colour in COLOURS]
            play(state, "cube pink")
            assert state.roses[seat][slot - 1] == slot * cubes_of("pink")
    assert asked(state) is TakeCard


@pytest.mark.rule("HAR-370", "HAR-371")
def test_take_and_drop() -> None:
    state = table(rack=(1, 2, 3, 4, 5), offer=(6, 55, 109))
    let(state, RollDice(NOBODY), TakeCard((0,)))
    assert offered(state) == ["take 6", "take 55", "take 109"]
    play(state, "take 109")
    assert (asked(state), len(offered(state))) == (DropCard, 6)
    assert "discard 109" in offered(state)


@pytest.mark.rule("HAR-370", "HAR-346")
def test_a_seat_that_finds_no_card_takes_none_without_a_question() -> None:
    state = table(3, offer=(6, 55))
    let(state, RollDice(NOBODY), TakeCard((2,)), TakeCard((1,)), TakeCard((0,)))
    play(state, "take 6", chance=Luck())
    assert [len(rack) for rack in state.racks] == [1, 1, 0], "the last card of one is no question"
    assert asked(state) is ChooseDie


@pytest.mark.rule("HAR-346")
def test_an_empty_pile_gives_no_card_and_the_discards_are_not_shuffled_back() -> None:
    plans = tuple(range(109, 133))
    state = table(discards=plans)
    let(state, BeginRound(NOBODY))
    assert [card for card in state.offer if card >= 109] == []
    assert len(state.offer) == 2
    assert all(state.discards >> card & 1 for card in plans)


@pytest.mark.rule("HAR-373", "HAR-073")
def test_one_of_six_dice_then_one_of_the_other_five() -> None:
    state = table(round=3)
    let(state, RollDice(NOBODY), chance=Luck(dice="1 2 3 4 5 6"))
    assert offered(state) == [f"die {colour}" for colour in COLOURS]
    play(state, "die violet")
    assert offered(state) == [f"die {colour}" for colour in COLOURS if colour != "violet"]
    assert state.agenda[-1].seats == (0,)
    play(state, "die grey")
    assert (asked(state), state.agenda[-1].seats) == (ChooseDie, (1,))


@pytest.mark.rule("HAR-373")
@pytest.mark.parametrize("tableau", [(), (51, 52, 54, 71)])
def test_two_dice_in_either_order_have_the_same_result(tableau: tuple[int, ...]) -> None:
    results: list[State] = []
    for first, second in (("black", "grey"), ("grey", "black")):
        state = table(round=3, tableau=tableau)
        let(state, RollDice(NOBODY), chance=Luck(dice="1 2 3 4 5 6"))
        play(state, f"die {first}", f"die {second}")
        results.append(state)
    assert results[0] == results[1]


@pytest.mark.rule("HAR-374", "HAR-076", "HAR-V34")
def test_shift_asks_for_one_of_the_two_dice_within_the_slots() -> None:
    state = table(round=3, tableau=(53,))
    let(state, RollDice(NOBODY), chance=Luck(dice="4 6 1 2 2 3"))
    play(state, "die black", "die brown")
    assert asked(state) is ShiftDie
    assert offered(state) == ["shift none", "shift black lower", "shift black higher", "shift brown lower"]
    for answer, slot in (("shift none", 4), ("shift black lower", 3), ("shift black higher", 5)):
        after = state.copy()
        play(after, answer)
        assert after.roses[0][slot - 1] == cubes_of("black4")
