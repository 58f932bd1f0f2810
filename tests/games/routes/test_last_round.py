"""The last round: how it begins, how many turns it has, and how the game ends with it."""

import pytest

from games.routes.build import LEAVING, cards, offered, play, table
from games.routes.look import public
from games.scripted_luck import ScriptedChance
from mokum.games.routes.events import GameEnded, LastRoundBegan, TurnBegan
from mokum.games.routes.game import GAME
from mokum.games.routes.view import Asked


@pytest.mark.rule("ROU-060")
@pytest.mark.parametrize(
    ("before", "move", "begins"),
    [
        (4, "claim 11 black1", False),
        (4, "claim 31 black2", True),
        (3, "claim 11 black1", True),
        (3, "claim 35 black3", True),
    ],
)
def test_two_carts_or_fewer_begin_the_last_round(before: int, move: str, begins: bool) -> None:
    state = table(hands=["black3"], claimed={0: LEAVING[before]})
    events = play(state, move)
    if begins:
        assert events[-2:] == [LastRoundBegan(0, 2), TurnBegan(1, 2)]
        assert public(state).turns_left == 2
    else:
        assert events[-1] == TurnBegan(1, -1)
        assert public(state).turns_left == -1


@pytest.mark.rule("ROU-060")
def test_another_seat_with_few_carts_does_not_begin_it() -> None:
    state = table(claimed={1: LEAVING[2]})
    play(state, "draw deck")
    assert play(state, "draw deck")[-1] == TurnBegan(1, -1)


@pytest.mark.rule("ROU-060", "ROU-V06")
def test_three_more_turns_follow_with_three_seats_the_last_of_them_its_own() -> None:
    state = table(3, turn=1, hands=["", "black"], claimed={1: LEAVING[3]})
    assert play(state, "claim 11 black1")[-2:] == [LastRoundBegan(1, 3), TurnBegan(2, 3)]
    assert public(state).carts == (16, 2, 16)
    turns = []
    while GAME.waiting(state):
        turns.append((GAME.waiting(state)[0], public(state).turns_left))
        play(state, "draw deck")
        last = play(state, "draw deck")[-1]
    assert turns == [(2, 3), (0, 2), (1, 1)]
    assert last == GameEnded("ROU-060", ((), (), ()))
    assert public(state).turns_left == 0
    assert public(state).why_ended == "ROU-060"
    assert public(state).asked is Asked.NOTHING


@pytest.mark.rule("ROU-060")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_one_more_turn(seats: int) -> None:
    state = table(seats, turn=seats - 1, hands=[""] * (seats - 1) + ["black"], claimed={seats - 1: LEAVING[3]})
    play(state, "claim 11 black1")
    turns = []
    while GAME.waiting(state):
        turns.append(GAME.waiting(state)[0])
        play(state, "contracts")
        play(state, "keep both")
    assert turns == list(range(seats))


@pytest.mark.rule("ROU-060", "ROU-V08")
def test_a_second_seat_that_reaches_two_carts_does_not_extend_it() -> None:
    state = table(2, turn=1, hands=["", "black3"], claimed={0: [1, 7, 20, 23, 31, 36], 1: LEAVING[3]}, turns_left=2)
    assert public(state).carts == (3, 3)
    assert play(state, "claim 11 black1")[-1] == TurnBegan(0, 1)
    assert public(state).carts == (3, 2)
    play(state, "draw deck")
    assert play(state, "draw deck")[-1] == GameEnded("ROU-060", ((), ()))


@pytest.mark.rule("ROU-060", "ROU-V07")
def test_the_last_claim_of_the_last_round_still_counts() -> None:
    state = table(hands=["red"], claimed={0: LEAVING[1]}, turns_left=1)
    assert play(state, "claim 12 red1")[-1] == GameEnded("ROU-060", ((), ()))
    assert public(state).carts == (0, 16)
    assert public(state).points == (3 * 7 + 4 + 1, 0)


@pytest.mark.rule("ROU-021", "ROU-023", "ROU-060", "ROU-V24")
def test_the_last_round_goes_on_past_a_seat_that_can_do_nothing() -> None:
    state = table(3, turn=1, hands=["", "black"], market="- - - - -", rest=2, contract_pile="", claimed={1: LEAVING[3]})
    luck = ScriptedChance({"deck|3": cards("black")})
    assert play(state, "claim 11 black1", chance=luck)[-2:] == [LastRoundBegan(1, 3), TurnBegan(2, 3)]
    assert play(state, "draw 1")[-1] == TurnBegan(0, 2)
    assert offered(state) == ["pass"]
    assert play(state, "pass")[-1] == TurnBegan(1, 1)
    assert offered(state) == ["pass"]
    assert play(state, "pass")[-1] == GameEnded("ROU-060", ((), (), tuple(range(24))))


@pytest.mark.rule("ROU-060")
def test_a_game_that_is_not_over_has_no_outcome() -> None:
    assert GAME.outcome(table()) is None
    assert GAME.outcome(table(turns_left=1)) is None
