"""What a route costs, and what is lacking for it, before anybody claims it."""

import pytest

from games.routes.build import table
from mokum.games.routes.board import CARDS, ROUTE_COLOUR, ROUTE_LENGTH
from mokum.games.routes.events import RouteClaimed
from mokum.games.routes.game import GAME
from mokum.games.routes.moves import CLAIMS
from mokum.games.routes.state import State
from mokum.kernel.foreseeing import Amount, Lack, Prospect, foresee


def known(state: State, move: str, seat: int = 0) -> Prospect:
    return foresee(GAME, state, seat, GAME.catalogue.parse(move))


def amounts(text: str) -> tuple[Amount, ...]:
    return tuple(Amount(what, int(count)) for what, count in (word.split("=") for word in text.split()))


@pytest.mark.rule("ROU-040", "ROU-041")
def test_a_claim_costs_its_cards_and_its_carts() -> None:
    state = table(hands=["blue blue wild"])
    claim = known(state, "claim 6 blue2 wild1")
    assert claim.price == amounts("blue=2 wild=1 carts=3")
    assert isinstance(claim.events[0], RouteClaimed)
    assert state == table(hands=["blue blue wild"]), "nothing is played"


@pytest.mark.rule("ROU-040")
def test_the_price_is_what_is_paid() -> None:
    for claims in CLAIMS:
        for claim in claims:
            paid = sum(amount.count for amount in GAME.price(table(), 0, claim) if amount.what != "carts")
            assert paid == ROUTE_LENGTH[claim.route]


@pytest.mark.rule("ROU-041")
def test_cards_of_the_colour_are_lacking() -> None:
    claim = known(table(hands=["blue wild green green green"]), "claim 6 blue3")
    assert (claim.rule, claim.lacks) == ("ROU-041", (Lack("blue", 3, amounts("blue=1 wild=1")),))
    assert not claim.price
    assert not claim.events


@pytest.mark.rule("ROU-042")
def test_cards_of_any_colour_are_lacking() -> None:
    grey = next(route for route, length in enumerate(ROUTE_LENGTH) if length == 4 and ROUTE_COLOUR[route] == len(CARDS))
    claim = known(table(hands=["blue green green"]), str(CLAIMS[grey][0]))
    assert (claim.rule, claim.lacks) == ("ROU-042", (Lack("any", 4, amounts("green=2 wild=0")),))


@pytest.mark.rule("ROU-041")
def test_nothing_is_lacking_where_another_payment_is_possible() -> None:
    claim = known(table(hands=["blue blue wild"]), "claim 6 blue3")
    assert (claim.rule, claim.lacks) == ("ROU-041", ())


@pytest.mark.rule("ROU-044")
def test_carts_are_lacking() -> None:
    state = table(hands=["blue blue blue"])
    state.carts[0] = 2
    claim = known(state, "claim 6 blue3")
    assert (claim.rule, claim.lacks) == ("ROU-044", (Lack("carts", 3, amounts("carts=2")),))


@pytest.mark.rule("ROU-020", "ROU-043")
def test_what_nothing_is_lacking_for_is_forbidden_by_its_rule_alone() -> None:
    assert known(table(turn=1), "draw deck") == Prospect("draw deck", "ROU-020")
    taken = table(claimed={1: [6]}, hands=["blue"])
    assert known(taken, "claim 6 blue3") == Prospect("claim 6 blue3", "ROU-043")


@pytest.mark.rule("ROU-030", "ROU-031")
def test_a_card_from_the_pile_is_luck() -> None:
    assert known(table(), "draw deck") == Prospect("draw deck", then="luck")
