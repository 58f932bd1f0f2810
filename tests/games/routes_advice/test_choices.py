"""What the adviser would do where a good player would not hesitate."""

from games.routes_advice.views import advised, market, owners, view
from mokum.games.routes.view import Asked

LAST_TURN = 4
"""Turns left: one for each seat."""


def test_in_the_last_turn_it_fulfils_a_contract_rather_than_claim_a_longer_route() -> None:
    mine = owners(mine=[15])
    seen = view(hand="red1 blue3", contracts=[2], owned=mine, trade=(1, 0, 0, 0), turns_left=LAST_TURN)
    assert advised(seen, "draw deck", "claim 6 blue3", "claim 12 red1") == "claim 12 red1"


def test_in_the_last_turn_without_contracts_the_longest_route_is_best() -> None:
    seen = view(hand="red3 green3", turns_left=LAST_TURN)
    assert advised(seen, "claim 12 red1", "claim 38 red2", "claim 34 green3", "draw deck") == "claim 34 green3"


def test_in_the_last_turn_the_only_trade_card_is_better_than_the_longest_route() -> None:
    seen = view(hand="red3 green3", turns_left=LAST_TURN)
    assert advised(seen, "claim 20 red2", "claim 34 green3", "draw deck") == "claim 20 red2"


def test_in_the_last_turn_any_point_is_better_than_a_card() -> None:
    seen = view(hand="red1", shown=market("red", "blue"), carts=(1, 9, 9, 9), turns_left=LAST_TURN)
    assert advised(seen, "draw 1", "draw 2", "draw deck", "claim 12 red1") == "claim 12 red1"


def test_it_claims_the_only_link_that_is_missing_before_another_does() -> None:
    # Haringpakkerstoren–Jordaan over Noordermarkt; only the red half of that way is missing.
    seen = view(hand="red2 pink1", shown=market("orange", "green"), contracts=[12], owned=owners(mine=[6]))
    assert advised(seen, "claim 20 red2", "draw 1", "draw 2", "draw deck") == "claim 20 red2"


def test_it_pays_with_the_fewest_wilds() -> None:
    seen = view(hand="pink3 wild3", contracts=[3])
    assert advised(seen, "claim 1 pink2", "claim 1 pink1 wild1", "claim 1 wild2") == "claim 1 pink2"


def test_it_pays_for_a_grey_route_with_a_colour_that_it_does_not_need() -> None:
    # Begijnhof–Munttoren takes black; the grey route to Oost-Indisch Huis takes anything.
    seen = view(hand="black2 orange2", contracts=[5], owned=owners(theirs=[30, 29, 24, 34, 35]))
    assert advised(seen, "claim 37 black2", "claim 37 orange2") == "claim 37 orange2"


def test_it_draws_the_colour_that_its_way_lacks() -> None:
    seen = view(
        hand="blue2",
        shown=market("orange", "blue", "green", "pink", "black"),
        contracts=[12],
        owned=owners(mine=[20], theirs=[7, 19, 4, 5]),
        asked=Asked.SECOND_CARD,
    )
    assert advised(seen, "draw 1", "draw 2", "draw 3", "draw 4", "draw 5", "draw deck") == "draw 2"


def test_a_card_that_is_wanted_is_drawn_from_the_market_before_the_pile() -> None:
    seen = view(hand="blue1 green1", shown=market("blue", "blue", "orange"), contracts=[12], owned=owners(mine=[20]))
    assert advised(seen, "draw 3", "draw 1", "draw deck") == "draw 1"


def test_two_cards_are_better_than_a_wild_that_is_not_urgent() -> None:
    seen = view(hand="blue1", shown=market("blue", "blue", "wild"), contracts=[12], owned=owners(mine=[20]))
    assert advised(seen, "draw 1", "draw 3", "draw deck") == "draw 1"


def test_it_keeps_both_contracts_that_lie_on_one_way() -> None:
    # Jan Roodenpoortstoren–Oost-Indisch Huis lies on the way from Blauwbrug to Jan Roodenpoortstoren.
    seen = view(offer=[8, 15], asked=Asked.FIRST_CONTRACTS)
    assert advised(seen, "keep 8", "keep 15", "keep both") == "keep both"


def test_it_keeps_one_of_two_contracts_that_lie_far_apart() -> None:
    # Noordermarkt–Munttoren and Montelbaanstoren–De drie Hendricken: seventeen spaces at least.
    seen = view(offer=[22, 23], asked=Asked.FIRST_CONTRACTS)
    assert advised(seen, "keep 22", "keep 23", "keep both") != "keep both"


def test_of_two_contracts_it_keeps_the_one_that_is_fulfilled() -> None:
    seen = view(offer=[2, 24], owned=owners(mine=[15, 12]), asked=Asked.CONTRACTS, turns_left=LAST_TURN)
    assert advised(seen, "keep 2", "keep 24", "keep both") == "keep 2"


def test_it_takes_no_contracts_while_it_works_for_one() -> None:
    seen = view(hand="blue1", shown=market("blue"), contracts=[12], owned=owners(mine=[20]))
    assert advised(seen, "contracts", "draw 1") == "draw 1"


def test_it_takes_no_contracts_when_there_is_no_time_for_them() -> None:
    mine = owners(mine=[20, 6])
    seen = view(hand="blue1", shown=market("blue"), contracts=[12], owned=mine, carts=(6, 4, 9, 9))
    assert advised(seen, "contracts", "draw 1") == "draw 1"


def test_in_its_last_turn_it_takes_contracts_if_they_are_probably_fulfilled() -> None:
    # A network that joins 15 of the 17 places.
    mine = [1, 4, 13, 11, 9, 8, 15, 32, 27, 25, 23, 30, 31, 40]
    seen = view(contracts=[12], owned=owners(mine=mine), carts=(0, 9, 9, 9), shown=market("blue"), turns_left=LAST_TURN)
    assert advised(seen, "contracts", "draw 1", "draw deck") == "contracts"


def test_in_its_last_turn_it_takes_no_contracts_that_can_not_be_fulfilled() -> None:
    seen = view(carts=(0, 9, 9, 9), shown=market("blue"), turns_left=LAST_TURN)
    assert advised(seen, "contracts", "draw 1") == "draw 1"


def test_a_pass_is_advised_where_nothing_else_can_be_done() -> None:
    assert advised(view(contracts=[3]), "pass") == "pass"
