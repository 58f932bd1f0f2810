"""What always holds: each invariant is seen to fail on a state that breaks it."""

from collections.abc import Callable
from typing import Any

import pytest

from games.merchants.build import auction_off, play, table
from games.merchants.whole_games import random_game
from mokum.games.merchants import tallies
from mokum.games.merchants.agenda import DoubleLimit, SingleLimit
from mokum.games.merchants.auction import Auction, Mode
from mokum.games.merchants.cards import CLOCK, HOURGLASS, KIND, NO_CARD
from mokum.games.merchants.game import GAME, Options
from mokum.games.merchants.moves import DOUBLE_LIMITS, OPEN, PASS, SINGLE_LIMITS
from mokum.games.merchants.state import HOUSE_OWED, NO_LIMIT, State, no_limits_ahead
from mokum.kernel.chance import QuickChance
from mokum.kernel.game import Broken
from mokum.kernel.story import begin


def fresh() -> State:
    return begin(GAME, 4, Options(first=0), QuickChance("invariants"))[0]


def breaks(state: State, rule: str) -> None:
    with pytest.raises(Broken, match=f"^{rule}$"):
        GAME.invariants(state)


def _house_twice(state: State) -> None:
    state.houses[1] = state.houses[0]


def _tile_gone(state: State) -> None:
    state.supply[2] -= 1


def _space_nine(state: State) -> None:
    state.exchange[2] = 9


def _money_from_nowhere(state: State) -> None:
    state.money[0] += 10


def _odd_money(state: State) -> None:
    state.money[0] += 5
    state.tally[tallies.START] += 5


def _debt(state: State) -> None:
    state.money[0] -= 500
    state.tally[tallies.BRIDGES] -= 500


def _loan_from_nowhere(state: State) -> None:
    state.loans[3] = 1


def _bonus_not_met(state: State) -> None:
    state.held[3] |= 1 << 1


def _house_owed_for_nothing(state: State) -> None:
    state.held[3] |= HOUSE_OWED


def _card_twice(state: State) -> None:
    state.deck = (*state.deck[:-1], state.deck[0])


def _marker_too_far(state: State) -> None:
    state.square += 1


def _undrawn_card_on_a_disc(state: State) -> None:
    state.discs[0] = state.deck[-1]


def _limit_without_a_round(state: State) -> None:
    state.limits[0] = 50


def _price_off_the_dial(state: State) -> None:
    state.auction = Auction(Mode.SOLD, (0,), -1, 0, 210)


def _poor_opener(state: State) -> None:
    state.auction = Auction(Mode.DOUBLE, (0, 1), 0)
    state.money[0] -= 300
    state.tally[tallies.BRIDGES] -= 300


def _too_many_turns(state: State) -> None:
    state.turn = 21


def _hourglass_on_a_disc(state: State) -> None:
    card = next(card for card in state.deck if KIND[card] == HOURGLASS)
    state.deck = (card, *(other for other in state.deck if other != card))
    state.deck_next += 1
    state.square += 1
    state.discs[0] = card


@pytest.mark.rule("MER-002", "MER-013", "MER-127", "MER-234")
@pytest.mark.parametrize(
    ("harm", "rule"),
    [
        (_house_twice, "MER-013 a house site holds one tile"),
        (_tile_gone, "MER-002 tiles add up"),
        (_space_nine, "MER-011 a tile is on one of eight spaces"),
        (_money_from_nowhere, "MER-281 money adds up"),
        (_odd_money, "MER-001 money is counted in tens"),
        (_debt, "MER-118 money is never negative before the end"),
        (_loan_from_nowhere, "MER-237 nobody owes what was not lent"),
        (_bonus_not_met, "MER-234 a bonus is held while its condition is true"),
        (_house_owed_for_nothing, "MER-239 a house is owed for a goods bonus that is held"),
        (_card_twice, "MER-027 every card is in the deck once"),
        (_marker_too_far, "MER-150 the marker moves one square a card"),
        (_undrawn_card_on_a_disc, "MER-044 what lies on a disc was drawn"),
        (_hourglass_on_a_disc, "MER-042 no hourglass card lies on a disc"),
        (_limit_without_a_round, "MER-147 limits are forgotten when the round is closed"),
        (_price_off_the_dial, "MER-127 a sold price is one of the dial"),
        (_poor_opener, "MER-127 the opener can pay"),
        (_too_many_turns, "MER-052 every seat has as many turns"),
    ],
)
def test_a_broken_state_is_found(harm: Callable[[State], None], rule: str) -> None:
    state = fresh()
    GAME.invariants(state)
    harm(state)
    breaks(state, rule)


def in_an_auction() -> State:
    state = table(3, cash=(400, 400, 190))
    state.square, state.ahead = 0, no_limits_ahead(3)
    auction_off(state)
    state.discs[CLOCK] = NO_CARD
    play(state, 0, "limit 90")
    return state


def _no_price(state: State) -> None:
    state.limits[0] = 95


def _too_dear(state: State) -> None:
    state.limits[2] = max(SINGLE_LIMITS)
    state.agenda = (*state.agenda[:-1], SingleLimit((1,)))


def _opened_without_money(state: State) -> None:
    state.limits[2] = OPEN
    state.agenda = (*state.agenda[:-1], SingleLimit((1,)))


def _opened_twice(state: State) -> None:
    state.limits[0] = OPEN
    state.agenda = (*state.agenda[:-1], DoubleLimit((1, 2)))
    state.ahead = ()


def _asked_again(state: State) -> None:
    state.agenda = (*state.agenda[:-1], SingleLimit((0, 1, 2)))


def _ahead_too_dear(state: State) -> None:
    state.ahead = (*state.ahead[:-1], DOUBLE_LIMITS[-1])


def _ahead_without_a_round(state: State) -> None:
    state.ahead = (PASS, *state.ahead[1:])
    state.agenda, state.limits = state.agenda[:-1], [NO_LIMIT] * 3


@pytest.mark.rule("MER-141", "MER-144", "MER-146")
@pytest.mark.parametrize(
    ("harm", "rule"),
    [
        (_no_price, "MER-141 a limit can be paid"),
        (_too_dear, "MER-141 a limit can be paid"),
        (_opened_without_money, "MER-141 a limit can be paid"),
        (_opened_twice, "MER-141 a limit can be paid"),
        (_asked_again, "MER-146 who has answered is not asked"),
        (_ahead_too_dear, "MER-144 what is sealed ahead can be paid"),
        (_ahead_without_a_round, "MER-144 what was sealed ahead is used or forgotten"),
    ],
)
def test_a_broken_auction_is_found(harm: Callable[[State], None], rule: str) -> None:
    state = in_an_auction()
    GAME.invariants(state)
    harm(state)
    breaks(state, rule)


def test_a_finished_game_must_have_ended_rightly() -> None:
    state, _ = random_game(4, 0)
    GAME.invariants(state)

    def harmed(rule: str, **harm: Any) -> None:
        broken = state.copy()
        for name, value in harm.items():
            setattr(broken, name, value)
        breaks(broken, rule)

    harmed("MER-052 every seat has as many turns", turn=19)
    harmed("MER-237 nobody owes what was not lent", loans=[loans + 1 for loans in state.loans])
    harmed("MER-262 the game ends on the last square with an empty deck", agenda=(SingleLimit(()),))
    tally = list(state.tally)
    tally[tallies.REPAID] -= 10
    tally[tallies.BRIDGES] += 10
    harmed("MER-263 loans are repaid at the end", tally=tally)
