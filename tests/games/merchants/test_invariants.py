"""What always holds: each invariant is seen to fail on a state that breaks it."""

from collections.abc import Callable

import pytest

from games.merchants.whole_games import random_game
from mokum.games.merchants.auction import Auction, Mode
from mokum.games.merchants.game import GAME, Options
from mokum.games.merchants.state import HOUSE_OWED, TALLY_BRIDGES, TALLY_START, State
from mokum.kernel.chance import QuickChance
from mokum.kernel.game import Broken
from mokum.kernel.story import begin


def fresh() -> State:
    return begin(GAME, 4, Options(first=0), QuickChance("invariants"))[0]


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
    state.tally[TALLY_START] += 5


def _debt(state: State) -> None:
    state.money[0] -= 500
    state.tally[TALLY_BRIDGES] -= 500


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
    state.tally[TALLY_BRIDGES] -= 300


def _too_many_turns(state: State) -> None:
    state.turn = 21


@pytest.mark.rule("MER-002", "MER-013", "MER-127", "MER-234")
@pytest.mark.parametrize(
    ("harm", "rule"),
    [
        (_house_twice, "MER-013"),
        (_tile_gone, "MER-002"),
        (_space_nine, "MER-011"),
        (_money_from_nowhere, "MER-281"),
        (_odd_money, "MER-001"),
        (_debt, "MER-118"),
        (_loan_from_nowhere, "MER-237"),
        (_bonus_not_met, "MER-234"),
        (_house_owed_for_nothing, "MER-239"),
        (_card_twice, "MER-027"),
        (_marker_too_far, "MER-150"),
        (_undrawn_card_on_a_disc, "MER-04"),
        (_limit_without_a_round, "MER-147"),
        (_price_off_the_dial, "MER-127"),
        (_poor_opener, "MER-127"),
        (_too_many_turns, "MER-052"),
    ],
)
def test_a_broken_state_is_found(harm: Callable[[State], None], rule: str) -> None:
    state = fresh()
    GAME.invariants(state)
    harm(state)
    with pytest.raises(Broken, match=rule):
        GAME.invariants(state)


def test_a_finished_game_must_have_ended_rightly() -> None:
    state, _ = random_game(4, 0)
    GAME.invariants(state)
    early = state.copy()
    early.turn = 19
    with pytest.raises(Broken, match="MER-052"):
        GAME.invariants(early)
    unpaid = state.copy()
    unpaid.loans[0] += 1
    with pytest.raises(Broken, match="MER-237"):
        GAME.invariants(unpaid)
