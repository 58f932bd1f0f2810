"""Plans: which contracts to work for, and by which ways."""

from functools import lru_cache

import msgspec

from mokum.games.routes.advice.land import land_of
from mokum.games.routes.advice.measures import POINT, TIME_OF_A_CARD, TURN
from mokum.games.routes.advice.ways import LENGTH, POINTS, TRADE, Links, ways
from mokum.games.routes.board import CONTRACT_VALUE, ROUTES
from mokum.games.routes.view import FREE

WAYS_COMPARED = 6
PLANS_KEPT = 8
PLANS_COMPARED = 3

# What makes one way better than another before the hand is looked at.
WORTH_OF_A_TURN = 220
WORTH_OF_A_TRADE_CARD = 150
WORTH_OF_SAFETY = 10
"""What one percent a turn of losing a link counts."""


class Plan(msgspec.Struct, frozen=True, gc=False):
    """Links to claim for contracts, and what those bring."""

    ways: Links
    sure: int
    """What fulfilled contracts bring, less what the others cost."""
    hoped: int
    """What is added when all of the ways are claimed."""


def _effort_of(link: int, hazard: int) -> int:
    time = TURN + LENGTH[link] * TIME_OF_A_CARD
    brings = POINTS[link] * POINT + TRADE[link] * WORTH_OF_A_TRADE_CARD
    return time * WORTH_OF_A_TURN // TURN - brings + hazard * WORTH_OF_SAFETY


# The effort for any eight neighbouring links and, in its lowest byte, their spaces: four of these make up any set.
_ON_AN_EMPTY_BOARD = [offer.hazard for offer in land_of((FREE,) * len(ROUTES), 0, 4).offers]
_BOTH = [(_effort_of(link, hazard) << 8) + LENGTH[link] for link, hazard in enumerate(_ON_AN_EMPTY_BOARD)]
_EIGHT_LINKS = tuple(
    tuple(sum(both for bit, both in enumerate(_BOTH[start : start + 8]) if links >> bit & 1) for links in range(256))
    for start in range(0, 32, 8)
)
_FIRST, _SECOND, _THIRD, _FOURTH = _EIGHT_LINKS


def effort_and_spaces(links: Links) -> int:
    """What it takes to claim these, less what they bring by themselves; the lowest byte is the number of spaces."""
    return _FIRST[links & 255] + _SECOND[links >> 8 & 255] + _THIRD[links >> 16 & 255] + _FOURTH[links >> 24]


@lru_cache(maxsize=1 << 14)
def ways_left(contract: int, open_links: Links, shut: Links) -> tuple[Links, ...]:
    """What is still to be claimed on each of the best ways: nothing if it is fulfilled; no way if it is lost."""
    left = [*{way & open_links for way in ways(contract) if not way & shut}]
    # `effort_and_spaces` written out, and each a number that sorts by it and then by place: this is asked often.
    ranked = [
        (_FIRST[way & 255] + _SECOND[way >> 8 & 255] + _THIRD[way >> 16 & 255] + _FOURTH[way >> 24]) << 10 | place
        for place, way in enumerate(left)
    ]
    ranked.sort()
    return tuple([left[rank & 1023] for rank in ranked[:WAYS_COMPARED]])


@lru_cache(maxsize=1 << 12)
def plans_for(contracts: tuple[int, ...], open_links: Links, shut: Links, carts: int) -> tuple[Plan, ...]:
    """The best plans for these contracts as far as can be said without the hand, and the one to give up on them all."""
    sure = 0
    found: dict[Links, tuple[int, int]] = {0: (0, 0)}
    for contract in sorted(contracts, key=CONTRACT_VALUE.__getitem__, reverse=True):
        value = CONTRACT_VALUE[contract] * POINT
        choice = ways_left(contract, open_links, shut)
        if choice and not choice[0]:
            sure += value
            continue
        sure -= value
        for links, (_, before) in tuple(found.items()):
            hoped = before + 2 * value
            for way in choice:
                both = links | way
                effort = effort_and_spaces(both)
                if effort & 255 <= carts:
                    worth = hoped - (effort >> 8)
                    if both not in found or found[both][0] < worth:
                        found[both] = worth, hoped
        found = dict(sorted(found.items(), key=_by_worth, reverse=True)[:PLANS_KEPT]) | {0: (0, 0)}
    plans = [Plan(links, sure, hoped) for links, (_, hoped) in found.items() if links]
    return (*plans[:PLANS_COMPARED], Plan(0, sure, 0))


def _by_worth(entry: tuple[Links, tuple[int, int]]) -> int:
    return entry[1][0]
