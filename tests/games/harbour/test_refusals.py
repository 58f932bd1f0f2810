"""A move that is not offered is refused by the rule that forbids it."""

from typing import Any, cast

import pytest

from contract.checks import rule_ids
from games.harbour.build import GAME, let, offered, play, table
from games.harbour.whole_games import TABLES, states
from mokum.games.harbour import agenda as a
from mokum.games.harbour.agenda import AnyPending
from mokum.games.harbour.deck import CARDS
from mokum.games.harbour.effects.occasions import Use
from mokum.games.harbour.game import Options
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.event import Seat

MINE = (0,)


def why(state: State, move: str, seat: Seat = 0) -> str:
    """The rule that forbids a move, which must not be legal."""
    what = GAME.catalogue.parse(move)
    assert what not in GAME.moves(state, seat), f"{move!r} is legal"
    rule = GAME.refusal(state, seat, what)
    assert rule is not None
    return rule


@pytest.mark.rule("HAR-270")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    state = table(round=12)
    let(state, a.EndRound(NOBODY))
    assert why(state, "end") == why(state, "river", seat=1) == "HAR-270"


@pytest.mark.rule("HAR-360")
def test_a_decision_of_another_seat() -> None:
    state = table(3, pool="pink", turn=1)
    assert why(state, "end", seat=0) == why(state, "river", seat=2) == why(state, "cube pink", seat=0) == "HAR-360"


@pytest.mark.parametrize(
    ("decision", "rule"),
    [
        pytest.param(decision, rule, marks=pytest.mark.rule(rule))
        for decision, rule in (
            (a.PlaceForeman(MINE), "HAR-365"),
            (a.PlaceBailiff(MINE), "HAR-365"),
            (a.PlacePawn(MINE), "HAR-365"),
            (a.StartCard(MINE), "HAR-366"),
            (a.StartCube(MINE, 1), "HAR-367"),
            (a.TakeCard(MINE), "HAR-370"),
            (a.DropCard(MINE), "HAR-371"),
            (a.TomDiscard(MINE, (109, 113)), "HAR-372"),
            (a.ChooseDie(MINE), "HAR-373"),
            (a.ShiftDie(MINE, (0, 1)), "HAR-374"),
            (a.WaiveCube(MINE, 1), "HAR-381"),
            (a.PayCube(MINE), "HAR-382"),
            (a.GainCube(MINE), "HAR-383"),
            (a.PlaceGood(MINE, 0), "HAR-384"),
            (a.RiverOn(MINE), "HAR-385"),
            (a.Advance(MINE, 74), "HAR-386"),
            (a.FreeActivate(MINE), "HAR-387"),
            (a.DiscardPlan(MINE), "HAR-388"),
            (a.SwapOut(MINE), "HAR-389"),
            (a.SwapIn(MINE, 1), "HAR-389"),
            (a.JumpTo(MINE), "HAR-390"),
            (a.ClaimBlock(MINE), "HAR-390"),
            (a.PawnTo(MINE), "HAR-391"),
            (a.BailiffTo(MINE), "HAR-391"),
            (a.ForemanTo(MINE), "HAR-391"),
            (a.KeepCube(MINE), "HAR-392"),
            (a.ReturnPieces(MINE, 33), "HAR-395"),
        )
    ],
)
def test_another_decision_is_asked(decision: AnyPending, rule: str) -> None:
    state = table(
        pool="pink", rack=(2,), offer=(3, 4), dice="1 2 3 4 5 6", foreman="depot-1", bailiff="P3", pawn="beer",
        extensions=(1, 2, 3),
    )  # fmt: skip
    state.agenda = (*state.agenda, decision)
    assert why(state, "end") == why(state, "buy p1") == rule


@pytest.mark.rule("HAR-380")
@pytest.mark.parametrize("move", ["pay pink", "take 1", "store", "keep none", "claim p1", "jump start", "bailiff p1"])
def test_an_answer_that_is_no_action(move: str) -> None:
    assert why(table(pool="pink3", offer=(1,)), move) == "HAR-380"


@pytest.mark.rule("HAR-100")
def test_activating_a_card_that_is_not_in_the_rack_or_cannot_be_paid() -> None:
    rich: dict[str, Any] = {"pool": "black5 brown5 violet5 pink5 orange5 grey5"}
    assert why(table(**rich, rack={1: (24,)}), "activate 24") == "HAR-100"
    assert why(table(**rich, tableau=(24,)), "activate 24") == "HAR-100"
    assert why(table(rack=(24,)), "activate 24") == "HAR-100"


@pytest.mark.parametrize(
    ("given", "move", "rule"),
    [
        pytest.param(given, move, rule, marks=pytest.mark.rule(rule))
        for given, move, rule in (
            ({}, "use 24", "HAR-200"),
            ({"rack": (24,)}, "use 24", "HAR-200"),
            ({"tableau": {1: (24,)}}, "use 24", "HAR-200"),
            ({"tableau": (49,)}, "use 49", "HAR-201"),
            ({"tableau": (53,)}, "use 53", "HAR-202"),
            ({"tableau": (51,)}, "use 51", "HAR-202"),
            ({"tableau": (24,), "used": (24,)}, "use 24", "HAR-203"),
            ({"tableau": (71,)}, "use 71", "HAR-204"),
            ({"tableau": (25,)}, "use 25", "HAR-204"),
            ({"tableau": (7,)}, "use 7", "HAR-205"),
            ({"tableau": (8,)}, "use 8", "HAR-205"),
            ({"tableau": (20,)}, "use 20", "HAR-207"),
            ({"tableau": (22,), "florins": 0}, "use 22", "HAR-220"),
            ({"tableau": (32,), "pool": "pink2"}, "use 32", "HAR-220"),
            ({"tableau": (109,), "pool": ""}, "use 109", "HAR-220"),
            ({"tableau": (19,)}, "use 19", "HAR-088"),
            ({"tableau": (38,), "florins": 3}, "use 38", "HAR-088"),
        )
    ],
)
def test_a_card_that_cannot_be_used(given: dict[str, Any], move: str, rule: str) -> None:
    assert why(table(**given), move) == rule


@pytest.mark.rule("HAR-215", "HAR-216")
def test_a_card_whose_condition_is_not_met() -> None:
    of_an_event = {*range(1, 7), 14, 16, 45, *range(55, 61), 99}
    of_the_state = {13, 15, 17, 18, 43, 70, 97, 98, 100, 101, 102}
    used = {number: card.effect for number, card in CARDS.items() if card.printed and isinstance(card.effect, Use)}
    conditional = {number for number, effect in used.items() if effect.when}
    assert conditional == of_an_event | of_the_state
    for card in of_an_event:
        assert why(table(tableau=(card,)), f"use {card}") == "HAR-216"
    not_met: dict[int, dict[str, Any]] = {
        15: {"hold": "beer3", "arms": "G6 G5 G4"},
        17: {},  # it leads the river
        18: {},
        43: {},
        97: {},
        70: {"rack": (1, 2, 3, 4, 5)},
        98: {"rack": (1, 2, 3, 4, 5)},
        100: {},
        101: {},
        102: {},
        13: {},
    }
    assert not_met.keys() == of_the_state
    for card, given in not_met.items():
        assert why(table(tableau=(card,), **given), f"use {card}") == "HAR-215", card


@pytest.mark.rule("HAR-230", "HAR-231")
def test_a_plan_that_was_used_as_often_as_it_may() -> None:
    plan = "use 109"
    once = table(tableau=(109,), pool="pink5")
    play(once, plan)
    assert why(once, plan) == "HAR-230"
    thrice = table(tableau=(29, 109, 113), pool="pink5 grey5")
    play(thrice, plan, plan, "use 113")
    assert why(thrice, "use 113") == "HAR-231", "only one plan is used more than once"
    play(thrice, plan)
    assert why(thrice, plan) == "HAR-231"


@pytest.mark.rule("HAR-120", "HAR-121", "HAR-122", "HAR-123")
def test_a_block_that_cannot_be_bought() -> None:
    state = table(pool="pink9", arms={1: "P1"}, goods={"P3": "beer"}, florins=9, tableau=(27,))
    assert why(state, "buy p1") == why(state, "buy with florins p1") == "HAR-123"
    assert why(state, "buy g1") == "HAR-121"
    play(state, "buy p3", "store")
    assert why(state, "buy p2") == why(state, "buy with florins g1") == why(state, "buy p1") == "HAR-120"
    assert why(table(tableau=(27,), florins=1), "buy with florins p3") == "HAR-122"
    assert why(table(florins=9), "buy with florins p3") == "HAR-122"


@pytest.mark.rule("HAR-140")
def test_loading_elsewhere_or_what_is_not_there() -> None:
    assert why(table(store="beer", arms="G6", barge="beer"), "load beer") == "HAR-140"
    assert why(table(store="beer", arms="G6"), "load lace") == "HAR-140"


@pytest.mark.rule("HAR-145")
def test_a_step_too_far_or_without_a_cube() -> None:
    assert why(table(pool="pink"), "step lace") == "HAR-145"
    (near, *_) = offered(table(pool="pink"), "step ")
    assert why(table(), near) == "HAR-145"


@pytest.mark.rule("HAR-150", "HAR-151")
def test_a_docker_that_cannot_be_taken() -> None:
    here: dict[str, Any] = {"barge": "pontoon-brown", "pontoons": {"brown": "pink white"}}
    assert why(table(barge="lace"), "docker pink") == "HAR-150"
    assert why(table(**here), "docker yellow") == "HAR-150"
    assert why(table(**here, aboard="yellow2"), "docker pink") == "HAR-150"
    state = table(**here)
    play(state, "docker white")
    assert why(state, "docker pink") == "HAR-151"
    assert why(state, "docker white") == "HAR-150", "there is none any more"


@pytest.mark.rule("HAR-160", "HAR-161")
def test_a_good_that_cannot_be_delivered() -> None:
    assert why(table(hold="beer", arms="G6", barge="lace"), "deliver beer") == "HAR-160"
    assert why(table(hold="beer", arms="G6"), "deliver beer") == "HAR-160"
    assert why(table(hold="beer", roofs={"beer": 3}, barge="beer"), "deliver beer") == "HAR-160"
    assert why(table(barge="beer"), "deliver beer") == "HAR-160"
    assert why(table(hold="beer", depots={1: "lace"}, barge="depot-1"), "deliver beer") == "HAR-161"
    assert why(table(barge="depot-1"), "deliver beer") == "HAR-161"


@pytest.mark.rule("HAR-170", "HAR-053")
def test_the_river_cannot_be_moved_on() -> None:
    assert why(table(), "river") == "HAR-170"
    state = table(pool="pink4")
    play(state, "river", "stop")
    assert why(state, "river") == "HAR-170"
    assert why(table(pool="pink4", river={0: 18}), "river") == "HAR-053"


@pytest.mark.rule("HAR-180", "HAR-088")
def test_the_market_cannot_be_used() -> None:
    assert why(table(tile="A1", round=4, florins=0), "market") == "HAR-180"
    state = table(tile="A1", round=4, florins=9)
    play(state, "market")
    assert why(state, "market") == "HAR-180"
    assert why(table(tile="CB24", round=8, florins=9, extensions=(4,)), "market") == "HAR-088"


@pytest.mark.rule("HAR-360", "HAR-088")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_move_that_is_not_offered_is_refused_by_a_rule_that_exists(seats: int, options: Options) -> None:
    rules = rule_ids(cast("Any", GAME))
    for number, state in enumerate(states(seats, options, 2)):
        if number % 20 == 0:
            before = state.copy()
            for seat in range(seats):
                moves = GAME.moves(state, seat)
                assert {GAME.refusal(state, seat, move) for move in GAME.catalogue if move not in moves} <= rules
            assert state == before, "asking changes nothing"
