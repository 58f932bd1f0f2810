"""What is in the box: seats, carts, cards, and what a route of each length is worth."""

from collections import Counter

import pytest

from games.routes.build import BLACK, BLUE, GREEN, ORANGE, PINK, RED, WILD, deal, play, table
from games.routes.look import public
from mokum.games.routes.board import ALL_CARDS, CARDS, COLOURS, CONTRACTS, EMPTY, MARKET_SLOTS, TRADE_CARDS
from mokum.games.routes.events import RouteClaimed
from mokum.games.routes.game import GAME, Options
from mokum.kernel.game import Broken


@pytest.mark.rule("ROU-001")
def test_two_three_or_four_sit_down() -> None:
    assert GAME.meta.seats == (2, 3, 4)
    for seats in GAME.meta.seats:
        assert GAME.new(seats, Options()).seats == seats


def test_what_the_game_says_of_itself() -> None:
    meta = GAME.meta
    assert (meta.slug, meta.plays, meta.rule_prefix) == ("routes", "Ticket to Ride: Amsterdam", "ROU")


@pytest.mark.rule("ROU-001")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_no_other_number_sits_down(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 seats"):
        GAME.new(seats, Options())


@pytest.mark.rule("ROU-001", "ROU-015")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_starts_with_sixteen_carts_and_nothing_else(seats: int) -> None:
    state, _ = deal(seats)
    assert public(state).carts == (16,) * seats
    assert public(state).trade == (0,) * seats
    assert public(state).points == (0,) * seats


@pytest.mark.rule("ROU-084")
def test_a_spare_cart_never_adds_to_the_sixteen() -> None:
    state, _ = deal(2)
    state.carts[1] = 17
    with pytest.raises(Broken, match="ROU-V14 carts add up"):
        GAME.invariants(state)


@pytest.mark.rule("ROU-002")
def test_forty_four_transport_cards() -> None:
    assert Counter(ALL_CARDS) == {WILD: 8, PINK: 6, BLUE: 6, GREEN: 6, BLACK: 6, RED: 6, ORANGE: 6}


@pytest.mark.rule("ROU-002", "ROU-016")
def test_the_cards_lie_in_the_order_of_the_data_before_the_first_shuffle() -> None:
    assert CARDS == ("wild", "pink", "blue", "green", "black", "red", "orange")
    assert list(ALL_CARDS) == sorted(ALL_CARDS)
    assert COLOURS == (PINK, BLUE, GREEN, BLACK, RED, ORANGE)
    assert EMPTY not in ALL_CARDS
    assert MARKET_SLOTS == 5


@pytest.mark.rule("ROU-003")
def test_twenty_four_contracts_and_sixteen_trade_cards() -> None:
    assert [contract.id for contract in CONTRACTS] == list(range(1, 25))
    assert TRADE_CARDS == 16


@pytest.mark.rule("ROU-004", "ROU-047")
@pytest.mark.parametrize(
    ("route", "payment", "points"), [(13, "green1", 1), (15, "pink2", 2), (34, "green3", 4), (3, "red4", 7)]
)
def test_a_route_scores_by_its_length(route: int, payment: str, points: int) -> None:
    state = table(hands=[payment])
    claimed = play(state, f"claim {route} {payment}")[0]
    assert isinstance(claimed, RouteClaimed)
    assert claimed.points == points
    assert public(state).points == (points, 0)
