"""What holds at every moment of every game, and what is said when it does not."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from games.routes.build import BLUE, GREEN, LEAVING, RED, WILD, cards, deal, table
from games.routes.look import contract_pile, contracts, discards, hand, market, offer, pile, public
from mokum.games.routes.board import ALL_CARDS, CARTS, EMPTY, ROUTE_LENGTH, ROUTE_POINTS, TRADE_CARDS
from mokum.games.routes.cards import ONE, market_of
from mokum.games.routes.events import RouteClaimed
from mokum.games.routes.game import GAME, Options
from mokum.games.routes.state import State
from mokum.kernel.chance import QuickChance
from mokum.kernel.game import Broken
from mokum.kernel.story import begin, carry_out


def nothing_was_lost(state: State) -> None:
    """Count everything on the table, without the help of the rules' own check."""
    seats, seen = range(state.seats), public(state)
    lying = " ".join([market(state), pile(state), discards(state), *(hand(state, seat) for seat in seats)])
    assert Counter(card for card in cards(lying) if card != EMPTY) == Counter(ALL_CARDS)
    held = [contract for seat in seats for contract in contracts(state, seat) + offer(state, seat)]
    assert sorted(held + contract_pile(state)) == list(range(1, 25))
    for seat in seats:
        owned = [route for route, owner in enumerate(seen.owners) if owner == seat]
        assert seen.carts[seat] + sum(ROUTE_LENGTH[route] for route in owned) == CARTS
        assert seen.points[seat] == sum(ROUTE_POINTS[route] for route in owned)
    assert sum(seen.trade) <= TRADE_CARDS


@pytest.mark.rule("ROU-V14", "ROU-066")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_lost_at_any_moment_of_a_game(seats: int) -> None:
    luck, dice = QuickChance(f"nothing is lost {seats}"), random.Random(seats)
    state, _ = begin(GAME, seats, Options(), luck)
    while GAME.waiting(state):
        GAME.invariants(state)
        nothing_was_lost(state)
        seat = dice.choice(GAME.waiting(state))
        carry_out(state, GAME.play(state, seat, dice.choice(list(GAME.moves(state, seat))), luck))
    nothing_was_lost(state)


def a_card_too_many(state: State) -> None:
    state.hands[1] += ONE[RED]


def a_card_of_another_colour(state: State) -> None:
    state.hands[1] += ONE[RED] - ONE[BLUE]


def a_discard_too_many(state: State) -> None:
    state.discards += (GREEN,)


def a_contract_lost(state: State) -> None:
    state.contracts[0] = 0


def a_contract_twice(state: State) -> None:
    state.contract_pile += (0,)


def too_many_trade_cards(state: State) -> None:
    state.trade[1] = 17


def fewer_trade_cards_than_none(state: State) -> None:
    state.trade[1] = -1


def a_cart_lost(state: State) -> None:
    state.carts[1] -= 1


def a_cart_too_many(state: State) -> None:
    state.carts[0] += 1


def more_carts_on_the_board_than_there_are(state: State) -> None:
    for route in LEAVING[0]:
        RouteClaimed(0, route - 1, WILD, 0, 0, ROUTE_POINTS[route - 1]).apply(state)


def a_point_too_many(state: State) -> None:
    state.points[0] += 1


def a_shown_card_that_is_not_in_the_hand(state: State) -> None:
    state.shown[0] += ONE[GREEN]


def unseen_cards_counted_wrongly(state: State) -> None:
    state.unseen_counts[1] += 1


def a_route_with_two_owners(state: State) -> None:
    RouteClaimed(1, 14, WILD, 0, 0, ROUTE_POINTS[14]).apply(state)


def a_claim_that_is_wrongly_closed(state: State) -> None:
    state.open_claims[1] &= state.open_claims[1] - 1


def a_claim_that_is_wrongly_open(state: State) -> None:
    state.open_claims[0] |= GAME.catalogue.bit(GAME.catalogue.parse("claim 15 pink2"))


def a_pool_of_other_cards(state: State) -> None:
    state.pool += ONE[RED] - ONE[BLUE]


def an_empty_slot_beside_a_pile(state: State) -> None:
    state.market = market_of([EMPTY, *cards("blue green black red")])
    state.discards += (1,)


@pytest.mark.parametrize(
    ("breaking", "rule"),
    [
        *((fault, "ROU-V14 transport cards add up") for fault in (a_card_too_many, a_card_of_another_colour)),
        (a_discard_too_many, "ROU-V14 transport cards add up"),
        *((fault, "ROU-V14 contracts add up") for fault in (a_contract_lost, a_contract_twice)),
        *((fault, "ROU-V14 trade cards add up") for fault in (too_many_trade_cards, fewer_trade_cards_than_none)),
        *((fault, "ROU-V14 carts add up") for fault in (a_cart_lost, a_cart_too_many)),
        (more_carts_on_the_board_than_there_are, "ROU-V14 carts add up"),
        (a_point_too_many, "ROU-066 route points"),
        (a_shown_card_that_is_not_in_the_hand, "ROU-037 what was shown is in the hand"),
        (unseen_cards_counted_wrongly, "ROU-037 unseen cards are counted"),
        (a_route_with_two_owners, "ROU-043 a route has one owner"),
        *(
            (fault, "ROU-045 what is open follows from the board")
            for fault in (a_claim_that_is_wrongly_closed, a_claim_that_is_wrongly_open)
        ),
        (a_pool_of_other_cards, "ROU-035 the pool is the pile and what was drawn from it"),
        (an_empty_slot_beside_a_pile, "ROU-035 a slot is empty only when there is nothing to fill it"),
    ],
)
@pytest.mark.rule("ROU-V14", "ROU-066")
def test_a_broken_table_is_told_which_rule_it_breaks(breaking: Callable[[State], None], rule: str) -> None:
    state = table(hands=["red", "blue"], claimed={0: [15]}, contracts=["1"])
    breaking(state)
    with pytest.raises(Broken) as broken:
        GAME.invariants(state)
    assert str(broken.value) == rule


@pytest.mark.rule("ROU-034")
def test_three_wilds_in_the_market_break_a_rule_when_a_redraw_can_help() -> None:
    state = table(market="wild wild red pink pink", pile="wild red red", rest=1)
    state.market = market_of(cards("wild wild wild pink pink"))
    state.pile = tuple(cards("red red red"))
    state.pile_next = 0
    state.pool += ONE[RED] - ONE[WILD]
    with pytest.raises(Broken, match="ROU-034 at most two wilds lie open"):
        GAME.invariants(state)


@pytest.mark.rule("ROU-034")
def test_three_wilds_break_no_rule_when_no_redraw_can_help() -> None:
    GAME.invariants(table(market="wild4 red", pile="red", rest=1))


@pytest.mark.rule("ROU-013")
def test_a_first_choice_is_from_the_offer() -> None:
    state, _ = deal(2, "red6", "1 2 3 4")
    state.first_kept[1] = (0,)
    with pytest.raises(Broken, match="ROU-013 a first choice is from the offer"):
        GAME.invariants(state)
