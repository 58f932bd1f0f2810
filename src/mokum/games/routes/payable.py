"""Tables from cards and carts to claims: which of the 285 claims a hand can pay, as bits of the catalogue."""

from functools import cache, lru_cache

from mokum.games.routes.board import COLOURS, ROUTE_LENGTH, WILD
from mokum.games.routes.cards import MOST, SHIFT, Hand
from mokum.games.routes.moves import CATALOGUE, CLAIMS

CLAIMS_OF: tuple[int, ...] = tuple(sum(CATALOGUE.bit(claim) for claim in claims) for claims in CLAIMS)
"""By route: every claim of it."""
OTHER_CLAIMS: tuple[int, ...] = tuple(~claims for claims in CLAIMS_OF)
"""By route: a mask that leaves every claim but those of it."""
EVERY_CLAIM = sum(CLAIMS_OF)

LONGEST = max(ROUTE_LENGTH)

WITH_CARTS: tuple[int, ...] = tuple(
    sum(claims for route, claims in enumerate(CLAIMS_OF) if ROUTE_LENGTH[route] <= carts) for carts in range(LONGEST)
)
"""By carts in supply, where these are too few for the longest route: the claims that they are enough for (ROU-044)."""


@cache
def _in_colour(colour: int, coloured: int, wilds: int) -> int:
    """The claims paid in this colour, or in wilds alone, for which so many cards are enough."""
    return sum(
        CATALOGUE.bit(claim)
        for claims in CLAIMS
        for claim in claims
        if claim.colour in (colour, WILD) and claim.coloured <= coloured and claim.wilds <= wilds
    )


@lru_cache(maxsize=1 << 16)
def payable(hand: Hand) -> int:
    """Every claim that the hand can pay, whatever the board says."""
    wilds = hand & MOST
    bits = 0
    for colour in COLOURS:
        bits |= _in_colour(colour, hand >> SHIFT[colour] & MOST, wilds)
    return bits
