"""Decision points: who is asked what, and what can be answered."""

from typing import Any

import pytest

from games.harbour.build import GAME, asked, deal, let, offered, play, refused, table
from games.harbour.luck import Luck
from games.harbour.whole_games import RULES, TABLES, states
from games.harbour.words import cubes_in_words, cubes_of
from mokum.games.harbour.agenda import (
    Act,
    BeginRound,
    ChooseDie,
    DropCard,
    GainCube,
    JumpTo,
    KeepCube,
    PayCube,
    PlaceGood,
    RiverOn,
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
    assert refused(state, "use 24") == "HAR-360"
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


@pytest.mark.rule("HAR-380", "HAR-085")
def test_act_lists_every_kind_of_action() -> None:
    state = table(
        pool="pink2 grey", florins=3, rack=(109,), tableau=(24, 27, 39, 113), used=(), store="beer", hold="lace",
        barge="pontoon-brown", pontoons={"brown": "pink white"}, tile="A2", round=6, arms={1: "G6 G5"},
    )  # fmt: skip
    found = offered(state)
    for move in (
        "end", "river", "market", "load beer", "docker white", "docker pink", "step w04", "step w18", "step w17",
        "buy p3", "buy p6", "buy h3", "buy with florins g1", "activate 109", "use 24", "use 39", "use 113",
    ):  # fmt: skip
        assert move in found
    assert not [move for move in found if move.startswith("deliver")]
    at_anchor = table(hold="lace", barge="lace", arms={1: "G6"})
    assert offered(at_anchor, "deliver") == ["deliver lace"]


@pytest.mark.rule("HAR-380", "HAR-381")
def test_a_marked_card_a_spent_plan_and_what_cannot_be_paid_are_not_listed() -> None:
    state = table(tableau=(24, 109), used=(24,), rack=(71,), pool="grey", florins=0)
    assert offered(state, "use ") == offered(state, "activate") == []
    assert offered(state, "buy ") == ["buy h3"]


@pytest.mark.rule("HAR-382")
@pytest.mark.parametrize(
    ("given", "move", "cubes"),
    [
        ({}, "step w07", 1),
        ({}, "river", 1),
        ({"tableau": (32,)}, "use 32", 3),
        ({"tableau": (36,)}, "use 36", 2),
        ({"tableau": (48,)}, "use 48", 1),
    ],
)
def test_cubes_of_any_colours_are_paid_one_at_a_time(given: dict[str, Any], move: str, cubes: int) -> None:
    state = table(pool="pink4 grey4", **given)
    play(state, move)
    for paid in range(cubes):
        assert (asked(state), offered(state)) == (PayCube, ["pay pink", "pay grey"])
        play(state, ("pay pink", "pay grey")[paid % 2])
    assert asked(state) is not PayCube


@pytest.mark.rule("HAR-383")
@pytest.mark.parametrize("card", [43, 46])
def test_a_cube_of_choice_is_one_of_six_colours(card: int) -> None:
    state = table(tableau=(card,), points={0: 0, 1: 3})
    play(state, f"use {card}")
    assert (asked(state), offered(state)) == (GainCube, [f"gain {colour}" for colour in COLOURS])
    play(state, "gain orange")
    assert cubes_in_words(state.pools[0]) == "orange"


@pytest.mark.rule("HAR-384")
@pytest.mark.parametrize(
    ("tableau", "answers"),
    [((), ["store", "sell florins", "sell cube"]), ((37,), ["store", "sell both"])],
)
def test_what_can_be_done_with_a_good(tableau: tuple[int, ...], answers: list[str]) -> None:
    state = table(pool="pink2", goods={"P3": "coffee"}, tableau=tableau)
    play(state, "buy p3")
    assert (asked(state), offered(state)) == (PlaceGood, answers)


@pytest.mark.rule("HAR-385", "HAR-171", "HAR-172")
def test_after_each_space_of_the_river_action_the_seat_goes_on_or_stops() -> None:
    state = table(pool="pink5")
    for space in (1, 2):
        play(state, "river" if space == 1 else "on")
        assert (state.pawns[0], asked(state), offered(state)) == (space, RiverOn, ["on", "stop"])
    play(state, "on")
    assert (state.pawns[0], asked(state)) == (3, Act), "no cubes are left"
    stopped = table(pool="pink5")
    play(stopped, "river", "stop")
    assert (cubes_in_words(stopped.pools[0]), asked(stopped)) == ("pink4", Act)


@pytest.mark.rule("HAR-387", "HAR-363")
@pytest.mark.parametrize(("tableau", "tile", "times"), [((38,), "B9", 1), ((), "CA20", 1), ((), "CB24", 2)])
def test_free_activations_ask_for_a_card_of_the_rack(tableau: tuple[int, ...], tile: str, times: int) -> None:
    state = table(tableau=tableau, rack=(1, 2, 10), florins=6, tile=tile, extensions=(4,))
    play(state, "use 38" if tableau else "market")
    assert offered(state) == ["activate 1", "activate 2", "activate 10"]
    play(state, "activate 2")
    if times == 2:
        assert offered(state) == ["activate 1", "activate 10"]
        play(state, "activate 1")
    assert asked(state) is Act


@pytest.mark.rule("HAR-390", "HAR-148")
def test_jump_and_free_block() -> None:
    jumping = table(florins=4, tile="CB21", extensions=(4,), barge="lace")
    play(jumping, "market")
    assert asked(jumping) is JumpTo
    assert "jump lace" not in offered(jumping)
    assert {"jump start", "jump tulip", "jump depot-1", "jump pontoon-pink"} <= set(offered(jumping))
    claiming = table(florins=4, tile="CB22", extensions=(4,), arms={1: "P1"}, store={1: "beer"})
    play(claiming, "market")
    assert len(offered(claiming)) == 35
    assert "claim p1" not in offered(claiming)


@pytest.mark.rule("HAR-392")
def test_keep_is_not_asked_with_an_empty_pool() -> None:
    state = table()
    play(state, "end")
    assert (asked(state), state.agenda[-1].seats) == (Act, (1,))
    full = table(pool="pink")
    play(full, "end")
    assert (asked(full), offered(full)) == (KeepCube, ["keep none", "keep pink"])


@pytest.mark.rule("HAR-363", "HAR-089")
def test_what_an_action_still_asks_is_asked_before_the_next_act() -> None:
    state = table(tableau=(24, 39, 74), florins=2, pool="pink2", goods={"P3": "coffee"})
    play(state, "buy p3")
    assert offered(state, "use ") == []
    play(state, "sell cube")
    assert (asked(state), offered(state, "use ")) == (GainCube, [])
    play(state, "gain black")
    assert offered(state) == ["yes", "no"]
    play(state, "yes")
    assert asked(state) is Act
