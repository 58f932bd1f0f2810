"""Every claim in positions of whole games, against the words of the rules taken one by one."""

import random

import pytest

from mokum.games.routes.board import BOARD, CARDS
from mokum.games.routes.game import GAME, Options
from mokum.games.routes.moves import CATALOGUE, Claim
from mokum.games.routes.state import State
from mokum.games.routes.view import Asked
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat
from mokum.kernel.story import begin, carry_out


def may_claim(state: State, seat: Seat, claim: Claim) -> bool:
    """Whether the rules allow it, read from the view and the printed board alone."""
    view = GAME.view(state, seat)
    public, hand = view.public, dict(zip(CARDS, view.hand, strict=True))
    route = BOARD.routes[claim.route]
    paid_with = CARDS[claim.colour]
    right_number = claim.coloured + claim.wilds == route.length
    right_colour = claim.coloured == 0 or (paid_with != "wild" and route.colour in (paid_with, "grey"))
    if paid_with == "wild":
        held = hand["wild"] >= claim.wilds
    else:
        held = hand[paid_with] >= claim.coloured and hand["wild"] >= claim.wilds
    unclaimed = public.owners[claim.route] == -1
    twin_owner = -1 if route.twin is None else public.owners[route.twin - 1]
    twin_allows = twin_owner == -1 or (twin_owner != seat and public.seats > 2)
    carts = public.carts[seat] >= route.length
    return right_number and right_colour and held and unclaimed and twin_allows and carts


@pytest.mark.rule("ROU-040", "ROU-041", "ROU-042", "ROU-043", "ROU-044", "ROU-045", "ROU-046", "ROU-049")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_offered_claims_are_those_that_the_rules_allow(seats: int, seed: int) -> None:
    luck, dice = QuickChance(f"claims {seed}"), random.Random(seed)
    state, _ = begin(GAME, seats, Options(), luck)
    claims = [move for move in CATALOGUE if isinstance(move, Claim)]
    compared = 0
    while GAME.waiting(state):
        seat = GAME.waiting(state)[0]
        moves = GAME.moves(state, seat)
        if GAME.view(state, seat).public.asked is Asked.TURN and dice.random() < 0.2:
            offered = [move for move in moves if isinstance(move, Claim)]
            assert offered == [claim for claim in claims if may_claim(state, seat, claim)]
            compared += 1
        carry_out(state, GAME.play(state, seat, dice.choice(list(moves)), luck))
    assert compared
