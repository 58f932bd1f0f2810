"""What further trade cards are worth."""

from itertools import product

import pytest

from mokum.games.routes.advice.trade import trade_gains
from mokum.games.routes.rules.scoring import trade_bonuses


@pytest.mark.rule("ROU-062", "ROU-063", "ROU-064")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_no_time_left_they_add_what_the_score_sheet_will_say(seats: int) -> None:
    for trade in product(range(4), repeat=seats):
        gains = trade_gains(trade, 0, 0)
        for more in range(4):
            after = [trade[0] + more, *trade[1:]]
            assert gains[more] == 100 * (trade_bonuses(after)[0] - trade_bonuses(list(trade))[0])


def test_with_time_left_the_others_catch_up() -> None:
    assert 0 < trade_gains((0, 0, 0, 0), 0, 12)[1] < trade_gains((0, 0, 0, 0), 0, 2)[1] < 800
    assert trade_gains((1, 1, 1, 1), 0, 12)[1] > trade_gains((1, 1, 1, 1), 0, 0)[1] == 0


def test_a_card_more_is_never_worse() -> None:
    for trade in product(range(4), repeat=3):
        gains = trade_gains(trade, 1, 6)
        assert gains[0] == 0
        assert list(gains) == sorted(gains)
