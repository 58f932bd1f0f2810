"""What follows from the board: how far contracts are, what a claim leaves, what is closed, when the end is near."""

import pytest

from games.routes.build import LEAVING, play, table
from mokum.games.routes.board import CONTRACT_VALUE, ROUTE_ENDS, ROUTES
from mokum.games.routes.facts import Facts, Way
from mokum.games.routes.game import GAME
from mokum.games.routes.rules.ways import reach_of
from mokum.games.routes.state import NOT_BEGUN, State
from mokum.kernel.bits import members
from mokum.kernel.event import WATCHER

DAM_WAAG, DAM_MONTELBAAN = "2", "11"
"""Contracts as they are numbered for people."""
DAM = 2
EVERY_CONTRACT = range(len(CONTRACT_VALUE))


def facts(state: State, viewer: int = 0) -> Facts:
    return GAME.facts(state, viewer)


def way(contract: str, claimed: dict[int, list[int]] | None = None, *, seats: int = 3) -> Way:
    """How far seat 0 is with a contract when routes are claimed so."""
    (found,) = facts(table(seats, contracts=[contract], claimed=claimed)).ways
    return found


def spaces_after(state: State, claim: str) -> dict[int, int | None]:
    """By contract: how far seat 0 is once it has claimed."""
    play(state, claim)
    return {found.contract: found.spaces for found in facts(state).ways}


@pytest.mark.rule("ROU-061")
@pytest.mark.parametrize("contract", EVERY_CONTRACT)
def test_on_an_empty_board_a_way_is_as_long_as_the_contract_is_worth(contract: int) -> None:
    spaces = reach_of(table(3), 0).way(contract).spaces
    assert spaces is not None
    assert CONTRACT_VALUE[contract] == spaces + (spaces >= 6) + (spaces >= 8)


@pytest.mark.rule("ROU-061")
def test_own_routes_shorten_it_until_it_is_completed() -> None:
    assert way(DAM_MONTELBAAN).spaces == 5
    assert way(DAM_MONTELBAAN, {0: [15]}).spaces == 3
    completed = way(DAM_MONTELBAAN, {0: [15, 11, 43]})
    assert completed.spaces == 0
    assert sorted(completed.routes) == [10, 14, 42]


@pytest.mark.rule("ROU-043")
def test_routes_of_others_do_not() -> None:
    assert way(DAM_MONTELBAAN, {1: [15, 11, 43]}).spaces


@pytest.mark.rule("ROU-045", "ROU-046")
def test_the_twin_of_anothers_route_is_open_with_three_seats_and_not_with_two() -> None:
    with_three, with_two = table(3, claimed={1: [15]}), table(2, claimed={1: [15]})
    assert reach_of(with_three, 0).open >> 15 & 1
    assert not reach_of(with_three, 1).open >> 15 & 1
    assert not reach_of(with_two, 0).open >> 15 & 1
    assert way(DAM_WAAG, {1: [15]}).spaces == 3
    assert (way(DAM_WAAG, {1: [15]}, seats=2).spaces or 0) > 3
    assert facts(with_three).closed == ()
    assert facts(with_two).closed == (15,)


@pytest.mark.rule("ROU-043")
def test_a_way_can_be_lost() -> None:
    walled = reach_of(table(2), 0)
    walled = walled._replace(open=sum(1 << route for route, ends in enumerate(ROUTE_ENDS) if DAM not in ends))
    assert walled.way(int(DAM_WAAG) - 1) == (None, ())
    assert walled.shortened(int(DAM_WAAG) - 1, (20,)) == {}


@pytest.mark.rule("ROU-040", "ROU-061")
@pytest.mark.parametrize("route", range(len(ROUTES)))
def test_a_claim_brings_contracts_as_near_as_it_says(route: int) -> None:
    """Every route with every contract: what is foretold is what is then so."""
    contracts = " ".join(str(contract + 1) for contract in EVERY_CONTRACT)
    hand = "pink2 blue2 green2 black2 red2 orange2 wild4"
    state = table(3, hands=[hand], contracts=[contracts], claimed={0: [12], 1: [30]})
    told = facts(state)
    claim = next((found for found in told.claims if found.route == route), None)
    move = next((str(move) for move in GAME.moves(state, 0) if str(move).startswith(f"claim {route + 1} ")), None)
    if claim is None or move is None:
        assert (claim, move) == (None, None)
        return
    now = {found.contract: found.spaces for found in told.ways}
    foretold = now | {nearer.contract: nearer.spaces for nearer in claim.nearer}
    assert all(nearer.spaces != now[nearer.contract] for nearer in claim.nearer)
    assert spaces_after(state, move) == foretold
    assert state.carts[0] == claim.carts_left


def test_only_who_may_claim_is_told_what_it_would_bring() -> None:
    state = table(3, turn=0, hands=["red3 wild", "blue3 wild"], contracts=["1", "2"])
    assert facts(state, 0).claims
    assert facts(state, 1).claims == ()
    assert facts(state, WATCHER).claims == ()


@pytest.mark.rule("ROU-053", "ROU-070")
def test_ways_are_told_to_their_seat_and_at_the_end_to_all() -> None:
    running = table(3, contracts=["1 4", "2", "3"])
    assert [(found.seat, found.contract) for found in facts(running, 0).ways] == [(0, 0), (0, 3)]
    assert facts(running, WATCHER).ways == ()
    over = table(3, contracts=["1 4", "2", "3"], ended="ROU-060")
    everything = [(seat, contract) for seat in range(3) for contract in members(over.contracts[seat])]
    assert [(found.seat, found.contract) for found in facts(over, WATCHER).ways] == everything


@pytest.mark.rule("ROU-050", "ROU-051")
@pytest.mark.parametrize(("pile", "seen"), [("9 4 7", 2), ("9", 1), ("", 0)])
def test_how_many_contracts_come(pile: str, seen: int) -> None:
    assert facts(table(2, contract_pile=pile)).next_contracts == seen


@pytest.mark.rule("ROU-060")
@pytest.mark.parametrize("carts", sorted(LEAVING))
def test_how_many_carts_are_left_to_the_last_round(carts: int) -> None:
    state = table(3, claimed={0: LEAVING[carts]})
    assert facts(state).carts_to_last_round == (max(0, carts - 2), 14, 14)


@pytest.mark.rule("ROU-060")
@pytest.mark.parametrize(
    ("turn", "turns_left", "last_turns"),
    [
        (2, 3, ["ahead", "ahead", "now"]),
        (0, 2, ["now", "ahead", "over"]),
        (1, 1, ["over", "now", "over"]),
        (1, NOT_BEGUN, ["none", "none", "none"]),
    ],
)
def test_everybody_knows_where_their_last_turn_is(turn: int, turns_left: int, last_turns: list[str]) -> None:
    state = table(3, turn=turn, turns_left=turns_left)
    assert [facts(state, seat).last_turn for seat in range(3)] == last_turns
    assert facts(state, WATCHER).last_turn == "none"


@pytest.mark.rule("ROU-048")
def test_trade_cards_run_out() -> None:
    assert facts(table(3)).trade_left == 16
    assert facts(table(3, trade=[5, 4, 0])).trade_left == 7
