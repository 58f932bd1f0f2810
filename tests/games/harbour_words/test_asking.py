"""Whose turn it is, what is asked, and which rule says what a move is."""

from typing import get_args

import pytest

from games.harbour.build import deal, play, table, whole_game
from games.harbour_words.telling import question, ruled
from mokum.games.harbour import agenda
from mokum.games.harbour.agenda import AnyPending, Give, MoveOnRiver, Step
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.event import WATCHER
from mokum.rulebook import rule


def test_a_turn_is_asked_of_one() -> None:
    state = table(3)
    assert question(state) == "Anna, it is your turn: decide what to do next."
    assert question(state, 1) == question(state, WATCHER) == "Anna is to decide what to do next."


def test_nothing_is_asked_after_the_end() -> None:
    assert question(whole_game(2)) == "The game is over."


@pytest.mark.rule("HAR-029", "HAR-366")
def test_a_game_begins_with_a_card() -> None:
    state = deal(2)
    seat = state.agenda[-1].seats[0]
    assert question(state, 1 - seat) == f"{('Anna', 'Ben')[seat]} is to take one of the starting cards."


_QUESTIONS: list[tuple[AnyPending, str]] = [
    (agenda.PlaceForeman((0,)), "put the Foreman on a depot"),
    (agenda.PlaceBailiff((0,)), "put the Bailiff on a block of cost 2"),
    (agenda.PlacePawn((0,)), "put the pawn on a space of the black market"),
    (agenda.StartCard((0,)), "take one of the starting cards"),
    (agenda.StartCube((0,), 2), "choose the colour of 2 cubes for slot 2 of the rose"),
    (agenda.TakeCard((0,)), "take a card of the offer"),
    (agenda.DropCard((0,)), "discard one of six cards and take a penalty token"),
    (agenda.TomDiscard((0,), (109, 113)), "choose which of two plans TOM discards"),
    (agenda.ChooseDie((0,)), "choose the first die"),
    (agenda.ChooseDie((0,), (3,)), "choose the second die"),
    (agenda.ShiftDie((0,), (3, 4)), "say whether the cubes of a die go one slot lower or higher"),
    (agenda.WaiveCube((0,), 75), "choose which cube of the cost of 75 Westerkerk is not paid"),
    (agenda.GainCube((0,), 1), "gain a cube"),
    (agenda.GainCube((0,), 2), "gain 2 cubes, one at a time"),
    (agenda.PlaceGood((0,), 1), "store or sell the tulips"),
    (agenda.RiverOn((0,)), "say whether the river pawn goes on"),
    (agenda.Advance((0,), 74), "say whether 74 Westerkerk moves the river pawn"),
    (agenda.FreeActivate((0,), 2), "activate 2 cards free of charge"),
    (agenda.DiscardPlan((0,)), "discard an active plan"),
    (agenda.SwapOut((0,)), "choose a card of the rack to exchange"),
    (agenda.SwapIn((0,), 24), "take another card for 24 Brewer"),
    (agenda.JumpTo((0,)), "choose where the barge goes"),
    (agenda.ClaimBlock((0,)), "choose a free block to take"),
    (agenda.PawnTo((0,)), "move the pawn of the black market"),
    (agenda.BailiffTo((0,)), "move the Bailiff"),
    (agenda.ForemanTo((0,)), "move the Foreman"),
    (agenda.KeepCube((0,)), "keep one cube in the house, or none"),
    (agenda.ReturnPieces((0,), 41), "say what to hand in for task 41 (hand in 1 or 2 pink dockers)"),
]


@pytest.mark.parametrize(("decision", "asks"), _QUESTIONS, ids=lambda case: type(case).__name__)
def test_each_decision_has_its_question(decision: AnyPending, asks: str) -> None:
    state = table()
    state.agenda += (decision,)
    assert question(state) == f"Anna, {asks}."
    assert question(state, 1) == f"Anna is to {asks}."


def test_every_kind_of_decision_was_asked_above() -> None:
    kinds = {kind for kind in get_args(AnyPending) if not issubclass(kind, Step)}
    assert {type(decision) for decision, _ in _QUESTIONS} == kinds - {agenda.Act, agenda.PayCube}


def test_a_payment_says_what_it_is_for() -> None:
    state = table(pool="pink grey", tableau=(48,))
    play(state, "step w07")
    assert question(state) == "Anna, pay a cube for the step to water w07."
    state.agenda = (MoveOnRiver(NOBODY, 0), agenda.PayCube((0,), 2))
    assert question(state) == "Anna, pay 2 cubes for a space on the river, one at a time."
    state.agenda = (Give(NOBODY, 0, 48), agenda.PayCube((0,), 1))
    assert question(state) == "Anna, pay a cube for 48 Carpenter."


_RULES: list[tuple[str, AnyPending | None, str, str]] = [
    ("take 24", agenda.StartCard((0,)), "HAR-029", "takes one of these cards into its rack"),
    ("cube pink", agenda.StartCube((0,)), "HAR-030", "Starting cubes"),
    ("take 24", agenda.TakeCard((0,)), "HAR-061", "takes exactly one card of the offer"),
    ("take none", agenda.TakeCard((0,)), "HAR-062", "may take none"),
    ("discard 24", agenda.DropCard((0,)), "HAR-063", "discards one of the six"),
    ("die pink", agenda.ChooseDie((0,)), "HAR-073", "chooses two different dice"),
    ("shift pink lower", agenda.ShiftDie((0,)), "HAR-076", "one lower or one higher"),
    ("shift none", agenda.ShiftDie((0,)), "HAR-076", "one lower or one higher"),
    ("end", None, "HAR-085", "then ends the turn"),
    ("activate 24", None, "HAR-100", "Choose a card of the rack, pay its cost"),
    ("waive pink", agenda.WaiveCube((0,), 75), "HAR-102", "which cube of the printed cost it does not pay"),
    ("activate 24", agenda.FreeActivate((0,)), "HAR-105", "without its cost"),
    ("buy p1", None, "HAR-120", "may buy one block"),
    ("buy with florins p1", None, "HAR-122", "may pay 2 florins"),
    ("store", agenda.PlaceGood((0,)), "HAR-124", "to its store"),
    ("claim p1", agenda.ClaimBlock((0,)), "HAR-126", "free of charge"),
    ("sell cube", agenda.PlaceGood((0,)), "HAR-131", "2 florins, or 1 cube of any colour"),
    ("sell both", agenda.PlaceGood((0,)), "HAR-132", "takes both"),
    ("load beer", None, "HAR-140", "from its store to its hold"),
    ("step w07", None, "HAR-145", "steps to a neighbouring space"),
    ("jump depot-1", agenda.JumpTo((0,)), "HAR-148", "moves the barge at once"),
    ("docker pink", None, "HAR-150", "take one of them aboard"),
    ("deliver beer", None, "HAR-160", "warehouse's anchor"),
    ("river", None, "HAR-170", "move its river pawn any number of spaces"),
    ("on", agenda.RiverOn((0,)), "HAR-171", "whether it goes on"),
    ("market", None, "HAR-180", "use the market tile of the round"),
    ("keep none", agenda.KeepCube((0,)), "HAR-190", "keeps at most one cube"),
    ("use 24", None, "HAR-203", "an action in the owner's turn, once a round"),
    ("use 36", None, "HAR-208", "Each time is a use of its own"),
    ("gain pink", agenda.GainCube((0,)), "HAR-222", "chosen colour by colour"),
    ("use 109", None, "HAR-230", "pay 1 cube of the plan's colour"),
    ("discard 109", agenda.DiscardPlan((0,)), "HAR-236", "leaves the tableau for the discards"),
    ("yes", agenda.Advance((0,), 74), "HAR-244", "may decline the step"),
    ("foreman depot-1", agenda.PlaceForeman((0,)), "HAR-290", "one of the four depots"),
    ("bailiff p3", agenda.PlaceBailiff((0,)), "HAR-291", "a block of cost 2"),
    ("foreman tulip", agenda.ForemanTo((0,)), "HAR-293", "moves the Foreman"),
    ("bailiff p3", agenda.BailiffTo((0,)), "HAR-297", "moves the Bailiff"),
    ("return one", agenda.ReturnPieces((0,), 41), "HAR-303", "says what it returns"),
    ("pawn beer", agenda.PlacePawn((0,)), "HAR-310", "any space of the black market"),
    ("pawn beer", agenda.PawnTo((0,)), "HAR-312", "moves the pawn"),
    ("discard 24", agenda.SwapOut((0,)), "HAR-317", "discards a card of its rack"),
    ("take 24", agenda.SwapIn((0,)), "HAR-317", "takes another card from the discards"),
    ("draw building", agenda.SwapIn((0,)), "HAR-317", "the building pile"),
    ("discard 109", agenda.TomDiscard((0,)), "HAR-326", "the seat chooses which of the two goes"),
    ("pay pink", agenda.PayCube((0,)), "HAR-382", "one cube at a time, a colour in the pool"),
]


def _asked(decision: AnyPending | None) -> State:
    state = table()
    state.agenda += (decision,) if decision else ()
    return state


@pytest.mark.parametrize(("move", "decision", "rule_id", "says"), _RULES)
def test_a_move_names_the_rule_that_says_what_it_is(
    move: str, decision: AnyPending | None, rule_id: str, says: str
) -> None:
    assert ruled(_asked(decision), move) == rule_id
    assert says in rule("harbour", rule_id)


@pytest.mark.rule("HAR-161")
def test_a_delivery_to_a_depot_is_another_rule() -> None:
    assert ruled(table(barge="depot-1", hold="beer"), "deliver beer") == "HAR-161"
