"""The advice: it needs a view alone, prefers what is plainly better, and saves money as long as money buys cards."""

import pytest

from games.merchants.build import auction_off, draw_on, enter, offered, play, table, use_card
from mokum.bots.bot import Bot
from mokum.bots.greedy import GreedyBot
from mokum.bots.uniform import UniformBot
from mokum.games.merchants.advice import HABITS, OLDER_HABITS, bidding, trying
from mokum.games.merchants.advice.position import Position, open_seats, position_of
from mokum.games.merchants.advice.promises import grids_to_come
from mokum.games.merchants.cards import CARDS, CLOCK
from mokum.games.merchants.game import GAME
from mokum.games.merchants.moves import MerchantsMove
from mokum.games.merchants.state import State
from mokum.games.merchants.timeline import EXCHANGE, LAST_SQUARE
from mokum.games.merchants.view import View
from mokum.kernel.chance import QuickChance
from mokum.kernel.story import begin, carry_out


def best(state: State, seat: int) -> str:
    moves = GAME.moves(state, seat)
    advice = list(GAME.advise(GAME.view(state, seat), moves))
    assert len(advice) == len(moves)
    return offered(state, seat)[advice.index(max(advice))]


def test_the_house_that_earns_two_bonuses_is_built() -> None:
    state = table(houses={0: "GR03 OZ05 LA03"}, mayor=3)
    enter(state, "1613")
    assert best(state, 0) == "build nz05"


def test_a_house_without_a_bonus_is_given_up() -> None:
    state = table(houses={0: "NZ03 OZ03 GR03 GR04 LA03"}, mayor=3)
    enter(state, "1664")
    assert best(state, 0) in ("remove gr03", "remove gr04")


def test_the_last_continent_is_wanted() -> None:
    state = table(colonies={0: "AM01 AF01 EU01"}, mayor=3)
    enter(state, "1602")
    assert best(state, 0).startswith("found fe")


def test_nothing_is_declined_that_helps() -> None:
    state = table(ex={1: (3, 0, 0, 0)})
    use_card(state, 0, "G01")
    assert best(state, 0).startswith("goods")


def test_no_more_is_offered_than_a_card_is_worth() -> None:
    state = table(houses={1: "GR03 OZ05 LA03"})
    auction_off(state, "A04")
    for seat in range(4):
        worth = trying.card(position_of(GAME.view(state, seat)), seat, state.discs[CLOCK])
        choice = best(state, seat)
        price = {"pass": 0, "open": 210}.get(choice, 0) if " " not in choice else int(choice.split()[1])
        assert price <= worth
    assert best(state, 1) != "pass", "the card brings the second seat all quarters"


@pytest.mark.parametrize(("year", "less"), [("1579", True), ("1665", False)])
def test_money_is_saved_early_and_spent_late(year: str, less: bool) -> None:
    state = table(cash=2000, year=year)
    auction_off(state, "A01")
    view = GAME.view(state, 1)
    position, money, card = position_of(view), [at.money for at in view.at], state.discs[CLOCK]
    price, worth, older = (
        bidding.target(position, money, 1, card, HABITS),
        trying.card(position, 1, card),
        bidding.target(position, money, 1, card, OLDER_HABITS),
    )
    assert (price < older < worth) is less
    assert (older < worth < price) is not less


def test_what_was_advised_before_can_still_be_asked() -> None:
    state = table(cash=2000, year="1665", houses={1: "GR03 OZ05 LA03"})
    auction_off(state, "A01")
    moves, view = GAME.moves(state, 1), GAME.view(state, 1)
    newer, older = GAME.advise(view, moves), GAME.older_advise(view, moves)
    assert moves[older.index(max(older))] != moves[newer.index(max(newer))]


def test_a_worthless_card_is_passed() -> None:
    state = table(supply=dict.fromkeys(range(4), 0), year="1665")
    auction_off(state, "C01")
    assert all(best(state, seat) == "pass" for seat in range(4))


def test_who_has_nothing_borrows_and_who_has_enough_does_not() -> None:
    state = table(cash=(400, 20, 400, 400))
    enter(state, "1609")
    assert best(state, 1) == "borrow"
    play(state, 1, "borrow")
    assert best(state, 2) == "decline"


def test_a_card_that_others_want_too_is_kept() -> None:
    state = table(
        houses={0: "GR03 OZ05 LA03", 1: "GR01 OZ01 LA01", 2: "GR07 LA05"},
        colonies={1: "AM01 AF01 AM02", 2: "EU01 EU02 FE01 FE02"},
        ex={0: (1, 1, 1, 1), 1: (5, 5, 5, 5), 2: (4, 4, 4, 4)},
        top="A04 G01 G02",
    )
    draw_on(state)
    assert best(state, 0) == "cover mayor"


def test_the_grids_to_come_grow_less() -> None:
    sums = [sum(map(sum, grids_to_come(square)[EXCHANGE])) for square in range(LAST_SQUARE + 1)]
    assert sums == sorted(sums, reverse=True)
    assert sums[-1] == 0
    assert sums[0] == 390 + 580 + 810 + 930


def test_a_table_is_thought_about_once_whatever_money_and_seat_look_at_it() -> None:
    state = table(houses={0: "GR01 NZ06"}, colonies={1: "AM01"}, ex={0: (1, 1, 1, 2)})
    auction_off(state)
    position = position_of(GAME.view(state, 0))
    state.money[2] += 10
    assert position_of(GAME.view(state, 1)) is position
    state.supply[2] -= 1
    assert position_of(GAME.view(state, 0)) is not position


def test_what_was_asked_before_changes_nothing() -> None:
    state = table(houses={0: "GR01 NZ06"}, colonies={1: "AM01"}, ex={0: (1, 1, 1, 2)})
    auction_off(state)
    view = GAME.view(state, 0)
    cards = range(len(CARDS))
    fresh = [trying.card(Position(view.square, open_seats(view)), 0, card) for card in cards]
    kept = position_of(view)
    for seat in (3, 2, 1, 0):
        found = [trying.card(kept, seat, card) for card in cards]
    assert found == fresh


@pytest.mark.parametrize("seats", [3, 5])
def test_greedy_beats_random(seats: int) -> None:
    won = 0
    for number in range(4):
        chance = QuickChance(f"match {number}")
        state, _ = begin(GAME, seats, None, chance)
        greedy = number % seats
        while waiting := GAME.waiting(state):
            seat = waiting[0]
            bot: Bot[View, MerchantsMove] = (
                GreedyBot(GAME, number) if seat == greedy else UniformBot(f"{number} {seat} {state.deck_next}")
            )
            move = bot.choose(GAME.view(state, seat), GAME.moves(state, seat))
            carry_out(state, GAME.play(state, seat, move, chance))
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += greedy in outcome.winners
    assert won >= 3
