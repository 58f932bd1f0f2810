"""How good it looks to take further contracts."""

from collections.abc import Collection
from functools import lru_cache

from mokum.games.routes.advice.measures import POINT, TURN
from mokum.games.routes.advice.plans import effort_and_spaces
from mokum.games.routes.advice.position import Position
from mokum.games.routes.advice.ways import Links, ways
from mokum.games.routes.board import CONTRACT_VALUE, CONTRACTS
from mokum.games.routes.view import View

TIME_OF_A_SPACE = 118
"""Drawing its card, and about half a claim."""
WAYS_TRIED = 24
"""The shortest ways are enough for a guess."""
TIME_FOR_ANOTHER = 5 * TURN
"""With less time than this only the very last turn is one for contracts: some may be fulfilled already."""


def is_time_for_contracts(position: Position) -> bool:
    """Whether it can be worth looking at what contracts may bring."""
    return position.time >= TIME_FOR_ANOTHER or position.time <= TURN


def gain_of_contracts(view: View, position: Position) -> int:
    """What the better of two contracts brings on average that the viewer does not know the place of."""
    return gain_of_others({*view.contracts, *(contract for _, contract in view.positions)}, position)


def gain_of_others(known: Collection[int], position: Position) -> int:
    """What the better of two other contracts brings on average: less than nothing if few can be fulfilled."""
    gains = sorted(_gain(contract, position) for contract in range(len(CONTRACTS)) if contract not in known)
    pairs = len(gains) * (len(gains) - 1) // 2
    if not pairs:
        return sum(gains)
    # A contract is the better one of as many pairs as there are contracts before it.
    return sum(worse * gain for worse, gain in enumerate(gains)) // pairs


def _gain(contract: int, position: Position) -> int:
    value = CONTRACT_VALUE[contract] * POINT
    effort = _least_effort(contract, position.land.open, position.land.shut)
    if effort is None:
        return -value
    spaces = effort & 255
    if spaces > position.carts or spaces * TIME_OF_A_SPACE > position.time - TURN:
        return -value
    return max(value - (effort >> 8), -value)


@lru_cache(maxsize=1 << 14)
def _least_effort(contract: int, open_links: Links, shut: Links) -> int | None:
    passable = [way & open_links for way in ways(contract)[:WAYS_TRIED] if not way & shut]
    return min(map(effort_and_spaces, passable)) if passable else None
