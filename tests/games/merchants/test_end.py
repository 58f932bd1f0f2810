"""The end of the game: the last cards, the last square, loans, and who wins."""

import pytest

from games.merchants.build import card, deck, is_stopped, kinds, only, play, run, table
from games.merchants.whole_games import random_game
from mokum.games.merchants import agenda as a
from mokum.games.merchants.board import SEATS
from mokum.games.merchants.cards import HOURGLASS, KIND, NO_CARD
from mokum.games.merchants.events import (
    AreaScored,
    AuctionBegan,
    CardDrawn,
    CardPassedOver,
    GameEnded,
    LoansRepaid,
    MarkerMoved,
    TurnBegan,
)
from mokum.games.merchants.game import GAME
from mokum.games.merchants.rules.machine import MACHINE
from mokum.games.merchants.state import State
from mokum.games.merchants.tallies import TALLIES
from mokum.games.merchants.timeline import LAST_SQUARE
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Event


def last_cards(seats: int, top: str, year: str, mayor: int = 0) -> tuple[State, list[Event[State]]]:
    """The last turn is over, and these cards are left in the deck."""
    state = table(seats, mayor=mayor, year=year)
    state.deck = deck(top)
    return state, run(state, MACHINE.go_on(state, [a.LAST_CARDS], QuickChance(0)))


@pytest.mark.rule("MER-261", "MER-262", "MER-E19")
def test_what_is_left_is_turned_up() -> None:
    state, events = last_cards(3, "H G09 H", "1662", mayor=2)
    assert only(events, MarkerMoved) == [MarkerMoved(23), MarkerMoved(24), MarkerMoved(25)]
    assert only(events, CardPassedOver) == [CardPassedOver(card("G09"))]
    assert [drawn.seat for drawn in only(events, CardDrawn)] == [2, 2, 2]
    assert only(events, GameEnded)
    assert GAME.waiting(state) == ()


@pytest.mark.rule("MER-260", "MER-261", "MER-262", "MER-E63")
def test_a_marked_card_alone_is_discarded() -> None:
    state, events = last_cards(3, "G07", "1665")
    assert kinds(events) == ["CardDrawn", "CardPassedOver", "MarkerMoved", *["AreaScored"] * 3, "GameEnded"]
    assert state.square == LAST_SQUARE


@pytest.mark.rule("MER-261", "MER-015")
def test_squares_after_the_last_turn_end_with_the_last_mayor() -> None:
    state = table(3, mayor=1, year="1662", houses={0: "GR01 GR02", 1: "NZ01 NZ02"})
    state.deck = deck("H H")
    run(state, MACHINE.go_on(state, [a.LAST_CARDS], QuickChance(0)))
    assert GAME.waiting(state) == (0,)
    play(state, 0, "remove gr01")
    assert GAME.waiting(state) == (1,)
    assert only(play(state, 1, "remove nz01"), GameEnded)


@pytest.mark.rule("MER-150", "MER-262", "MER-E20")
def test_the_marker_waits_on_1665() -> None:
    state = table(3, year="1665", top="G01 G02 G03 G04")
    events = run(state, MACHINE.go_on(state, [a.DRAW_CARD], QuickChance(0)))
    for seat, move in ((0, "cover bucket"), (0, "cover mayor"), (0, "decline")):
        events += play(state, seat, move)
    for seat in range(3):
        events += play(state, seat, "pass")
    assert only(events, TurnBegan) == [TurnBegan(1, 2)]
    assert state.square == LAST_SQUARE - 1
    assert not only(events, MarkerMoved)


@pytest.mark.rule("MER-166", "MER-190", "MER-262", "MER-266")
def test_the_last_square_scores_all_areas() -> None:
    state = table(3, houses={0: "GR01"}, colonies={1: "AM01"}, ex={2: (1, 0, 0, 0)}, year="1665")
    state.deck = ()
    events = run(state, MACHINE.go_on(state, [a.LAST_CARDS], QuickChance(0)))
    assert [scored.area for scored in only(events, AreaScored)] == [0, 1, 2]
    assert state.money == [600, 600, 600]
    assert kinds(events)[-1] == "GameEnded", "no bonus is checked after it"


@pytest.mark.rule("MER-263", "MER-264", "MER-E43", "MER-W14")
def test_loans_are_repaid() -> None:
    state = table(3, cash=(500, 620, 100), year="1665")
    state.deck, state.loans = (), [0, 1, 2]
    events = run(state, MACHINE.go_on(state, [a.LAST_CARDS], QuickChance(0)))
    assert only(events, LoansRepaid) == [LoansRepaid(1, 200), LoansRepaid(2, 400)]
    assert state.money == [500, 420, -300]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 2, 3)
    assert outcome.totals == (500, 420, -300)


@pytest.mark.rule("MER-264", "MER-265", "MER-E44")
def test_equal_money_shares_the_place() -> None:
    state = table(3, cash=(900, 900, 700), year="1665")
    state.deck = ()
    run(state, MACHINE.go_on(state, [a.LAST_CARDS], QuickChance(0)))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 1, 3)
    assert outcome.winners == (0, 1)


@pytest.mark.rule("MER-052", "MER-100", "MER-150", "MER-260", "MER-E21")
@pytest.mark.parametrize("seats", SEATS)
def test_a_finished_game_adds_up(seats: int) -> None:
    for seed in range(5):
        state, events = random_game(seats, seed)
        turns = {3: 18, 4: 20, 5: 20}[seats]
        assert len(only(events, AuctionBegan)) == turns
        mayors = [turn.seat for turn in only(events, TurnBegan)]
        assert [mayors.count(seat) for seat in range(seats)] == [{3: 6, 4: 5, 5: 4}[seats]] * seats
        assert mayors == [(mayors[0] + turn) % seats for turn in range(turns)]
        assert [moved.square for moved in only(events, MarkerMoved)] == list(range(1, 26))
        assert sum(KIND[drawn.card] == HOURGLASS for drawn in only(events, CardDrawn)) == 24
        assert state.deck_next == len(state.deck)
        assert len(only(events, CardPassedOver)) == (6 if seats == 3 else 0)


@pytest.mark.rule("MER-001", "MER-264", "MER-281")
@pytest.mark.parametrize("seats", SEATS)
def test_the_sheets_add_up_to_the_money(seats: int) -> None:
    state, _ = random_game(seats, 1)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.totals == tuple(state.money)
    assert all(line.points % 10 == 0 for sheet in outcome.sheets for line in sheet)
    assert outcome.why == "MER-260"
    best = max(state.money)
    assert outcome.winners == tuple(seat for seat in range(seats) if state.money[seat] == best)
    assert len(state.tally) == TALLIES * seats


@pytest.mark.rule("MER-260")
def test_after_the_end_nothing_may_be_done() -> None:
    state, _ = random_game(4, 0)
    assert GAME.waiting(state) == ()
    assert not GAME.moves(state, 0)
    assert GAME.refusal(state, 0, GAME.catalogue.parse("decline")) == "MER-260"
    assert state.discs == [NO_CARD] * 3
    assert not is_stopped(state)
