"""Who is asked what and when, what is done for an absent seat, and what a move names as its rule."""

import pytest

from games.merchants.build import auction_off, draw_on, enter, offered, play, table, use_card
from games.merchants.whole_games import random_game
from mokum.games.merchants import agenda as a
from mokum.games.merchants.cards import MAYOR, NO_CARD
from mokum.games.merchants.events import Awaited
from mokum.games.merchants.game import GAME
from mokum.games.merchants.rules.decisions import default
from mokum.games.merchants.state import HOUSE_OWED
from mokum.kernel.chance import QuickChance
from mokum.kernel.story import begin, carry_out


@pytest.mark.rule("MER-286")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nobody_is_asked_what_has_one_answer(seats: int) -> None:
    chance = QuickChance(f"asked {seats}")
    state, _ = begin(GAME, seats, None, chance)
    while waiting := GAME.waiting(state):
        for seat in waiting:
            assert 2 <= len(GAME.moves(state, seat)) < 200
        seat = waiting[0]
        moves = GAME.moves(state, seat)
        carry_out(state, GAME.play(state, seat, moves[chance.below(len(moves))], chance))


@pytest.mark.rule("MER-300")
def test_the_order_within_a_turn() -> None:
    """Discs and squares first, then the mayor's card, then the auction, then the buyer's card; bonuses anywhere."""
    squares = (a.Ship, a.Globe, a.Arms, a.Credit, a.CrossedArms, a.CrossedGlobe, a.CrossedShip)
    uses = (a.ChooseGoods, a.FoundColony, a.BuildHouse, a.AdvanceGood)
    for seats in (3, 4, 5):
        _, events = random_game(seats, 2)
        for event in events:
            if isinstance(event, Awaited):
                below, asked = [type(pending) for pending in event.agenda[:-1]], type(event.agenda[-1])
                if asked is a.PlaceCard:
                    assert below == []
                elif asked in squares:
                    assert a.HoldAuction not in below
                    assert below[0] in (a.DrawCard, a.LastCards)
                elif asked in (a.SingleLimit, a.DoubleLimit):
                    assert below == [a.EndTurn]
                elif asked in uses:
                    assert below[:1] == [a.EndTurn]
                else:
                    assert asked in (a.FreeHouse, a.ReturnHouse)


@pytest.mark.rule("MER-301")
def test_the_default_of_discs_and_limits() -> None:
    state = table(top="G01 G02 G03")
    draw_on(state)
    assert str(default(state, 0)) == "cover bucket"
    play(state, 0, "cover bucket")
    assert str(default(state, 0)) == "cover clock"
    assert state.discs[MAYOR] == NO_CARD
    auction_off(state)
    assert str(default(state, 2)) == "pass"


@pytest.mark.rule("MER-301")
def test_the_default_of_goods_is_the_least_advanced() -> None:
    state = table(ex={0: (2, 1, 1, 3), 1: (2, 2, 1, 2)})
    use_card(state, 0, "G01")
    assert str(default(state, 0)) == "goods sugar gems spice"
    use_card(state, 0, "A01")
    assert str(default(state, 0)) == "build gr01"
    play(state, 0, "decline")
    assert str(default(state, 0)) == "advance gems", "of equal ones the lower number"
    enter(state, "1588")
    assert str(default(state, 1)) == "advance spice"
    enter(state, "1652-54")
    assert str(default(state, 1)) == "back silk", "of equal ones the higher number"


@pytest.mark.rule("MER-301")
def test_the_default_of_sites() -> None:
    state = table(houses={1: "GR01 NZ03"}, colonies={1: "AM01 FE02"})
    use_card(state, 0, "C01")
    assert str(default(state, 0)) == "found am02"
    for year, move in (
        ("1602", "found am02"),
        ("1613", "build gr02"),
        ("1664", "remove nz03"),
        ("1662", "remove fe02"),
    ):
        enter(state, year)
        assert str(default(state, 1)) == move
    enter(state, "1609")
    assert str(default(state, 1)) == "decline"


@pytest.mark.rule("MER-301")
def test_the_default_of_the_goods_bonus() -> None:
    state = table(3, ex={0: (2, 2, 2, 1)}, houses={0: "GR01 LA01"})
    use_card(state, 0, "G01")
    play(state, 0, "goods sugar sugar silk")
    assert str(default(state, 0)) == "build gr02"
    play(state, 0, "build gr02")
    assert state.held[0] & HOUSE_OWED
    enter(state, "1636-37")
    assert str(default(state, 0)) == "remove la01"


@pytest.mark.rule("MER-301")
def test_a_default_is_always_legal() -> None:
    for seats in (3, 4, 5):
        chance = QuickChance(f"default {seats}")
        state, _ = begin(GAME, seats, None, chance)
        while waiting := GAME.waiting(state):
            move = default(state, waiting[-1])
            assert str(move) in offered(state, waiting[-1])
            carry_out(state, GAME.play(state, waiting[-1], move, chance))
