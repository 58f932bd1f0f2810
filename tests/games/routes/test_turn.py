"""A turn: one of three actions, or a pass when none of them can be done."""

import pytest

from games.routes.build import LEAVING, offered, play, refused, table
from games.routes.look import public
from mokum.games.routes.events import GameEnded, TurnBegan, TurnPassed
from mokum.games.routes.game import GAME
from mokum.games.routes.state import State

NOTHING_OUTSIDE_HANDS = "- - - - -"


def stuck(seats: int = 2, *, turn: int = 0, passes: int = 0, turns_left: int = -1) -> State:
    """Seat 1 holds all cards and has no carts; the others have carts and no cards. No contract is left."""
    return table(
        seats,
        turn=turn,
        passes=passes,
        turns_left=turns_left,
        market=NOTHING_OUTSIDE_HANDS,
        rest=1,
        contract_pile="",
        claimed={1: LEAVING[0]},
    )


@pytest.mark.rule("ROU-020")
def test_the_three_actions() -> None:
    state = table(hands=["green"])
    assert offered(state) == [
        *("draw 1", "draw 2", "draw 3", "draw 4", "draw 5", "draw deck"),
        "contracts",
        *("claim 4 green1", "claim 9 green1", "claim 13 green1", "claim 27 green1", "claim 28 green1"),
    ]


@pytest.mark.rule("ROU-020")
@pytest.mark.parametrize("move", ["draw 1", "draw deck", "contracts", "claim 13 green1", "keep 1", "keep both", "pass"])
def test_a_seat_waits_for_its_turn(move: str) -> None:
    state = table(3, turn=1, hands=["green", "green", "green"])
    assert offered(state, 0) == offered(state, 2) == []
    assert refused(state, move, 0) == "ROU-020"
    assert refused(state, move, 2) == "ROU-020"


@pytest.mark.rule("ROU-014", "ROU-020")
@pytest.mark.parametrize(
    ("seats", "turn", "following"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (3, 2, 0), (4, 2, 3), (4, 3, 0)]
)
def test_exactly_one_action_and_then_the_next_seat_clockwise(seats: int, turn: int, following: int) -> None:
    for moves in (["draw deck", "draw deck"], ["claim 13 green1"], ["contracts", "keep both"]):
        state = table(seats, turn=turn, hands=["green"] * seats)
        for move in moves[:-1]:
            play(state, move)
            assert GAME.waiting(state) == (turn,)
        assert play(state, moves[-1])[-1] == TurnBegan(following, -1)
        assert GAME.waiting(state) == (following,)


@pytest.mark.rule("ROU-021")
def test_who_can_do_nothing_passes() -> None:
    state = stuck()
    assert offered(state) == ["pass"]
    assert play(state, "pass") == [TurnPassed(0), TurnBegan(1, -1)]
    assert public(state).passes == 1


@pytest.mark.rule("ROU-021")
@pytest.mark.parametrize(
    ("state", "possible"),
    [
        pytest.param(
            table(market="wild - - - -", rest=1, contract_pile=""),
            ["draw 1"],
            id="draw",
        ),
        pytest.param(
            table(hands=["black"], market=NOTHING_OUTSIDE_HANDS, rest=1, contract_pile="", claimed={1: [4, 9, 27]}),
            ["claim 11 black1", "claim 26 black1"],
            id="claim",
        ),
        pytest.param(
            table(market=NOTHING_OUTSIDE_HANDS, rest=1, contract_pile="7"),
            ["contracts"],
            id="contracts",
        ),
    ],
)
def test_passing_is_illegal_while_one_thing_can_be_done(state: State, possible: list[str]) -> None:
    assert offered(state) == possible
    assert refused(state, "pass") == "ROU-021"


@pytest.mark.rule("ROU-022", "ROU-V13")
@pytest.mark.parametrize("before", [[0], [2, 0], [2, 3, 0]])
def test_the_game_ends_when_every_seat_in_a_row_has_passed(before: list[int]) -> None:
    seats = len(before) + 1
    state = stuck(seats, turn=before[0])
    for seat in before:
        assert play(state, "pass") == [TurnPassed(seat), TurnBegan((seat + 1) % seats, -1)]
        assert GAME.outcome(state) is None
    opened = ((), tuple(range(24)), (), ())[:seats]
    assert play(state, "pass") == [TurnPassed(1), GameEnded("ROU-022", opened)]
    assert GAME.waiting(state) == ()
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.why == "ROU-022"


@pytest.mark.rule("ROU-V13", "ROU-036", "ROU-051")
def test_with_all_cards_in_hands_and_no_contracts_nothing_is_left_to_do() -> None:
    state = stuck()
    assert refused(state, "draw deck") == "ROU-036"
    assert refused(state, "draw 1") == "ROU-035"
    assert refused(state, "contracts") == "ROU-051"
    assert refused(state, "claim 13 green1") == "ROU-041"
    play(state, "pass")
    assert refused(state, "claim 13 green1") == "ROU-044"


@pytest.mark.rule("ROU-022")
@pytest.mark.parametrize("move", ["draw 1", "draw deck", "claim 13 green1", "contracts"])
def test_any_action_breaks_the_row_of_passes(move: str) -> None:
    state = table(hands=["green"], passes=1)
    assert public(state).passes == 1
    play(state, move)
    assert public(state).passes == 0


@pytest.mark.rule("ROU-023")
def test_a_pass_is_a_turn_of_the_last_round() -> None:
    state = stuck(turns_left=2)
    assert play(state, "pass") == [TurnPassed(0), TurnBegan(1, 1)]


@pytest.mark.rule("ROU-023", "ROU-060")
def test_a_pass_can_be_the_last_turn() -> None:
    state = stuck(3, turn=2, turns_left=1)
    assert play(state, "pass") == [TurnPassed(2), GameEnded("ROU-060", ((), tuple(range(24)), ()))]


@pytest.mark.rule("ROU-060")
def test_after_the_end_the_rule_that_ended_the_game_forbids_everything() -> None:
    for why in ("ROU-060", "ROU-022"):
        state = table(ended=why, hands=["green"])
        assert GAME.waiting(state) == ()
        for seat in (0, 1):
            assert offered(state, seat) == []
            assert refused(state, "draw deck", seat) == why
            assert refused(state, "claim 13 green1", seat) == why
