"""Where the barge should go."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from mokum.games.harbour.advice.cargo import extras_for, pontoon_worths, roof_worth
from mokum.games.harbour.advice.port import LANDINGS, PAYS_AT_START, VIA_LANDING, Port
from mokum.games.harbour.advice.prices import POINT
from mokum.games.harbour.board import (
    ANCHOR_OF_GOOD,
    DEPOT_POINTS,
    DEPOT_SPACES,
    FAST_DELIVERY,
    PONTOON_SPACES,
    ROOFS,
    ROUNDS,
    SPACE_DISTANCE,
    SPACE_NEIGHBOURS,
    SPACES,
    START,
)
from mokum.games.harbour.state import NOTHING

LOADED = 3
"""To load goods is worth one part in so many of what they bring."""
_START_PAYS = 8 * POINT


def _nearer(far: Sequence[Sequence[int]]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """By space, by target: the neighbouring spaces that are nearer to it."""
    spaces = range(len(SPACES))
    return tuple(
        tuple(
            tuple(there for there in SPACE_NEIGHBOURS[here] if far[there][target] < far[here][target])
            for target in spaces
        )
        for here in spaces
    )


_NEARER, _NEARER_VIA_LANDING = _nearer(SPACE_DISTANCE), _nearer(VIA_LANDING)

Target = tuple[int, int, bool]
"""A space, what is to be had there, and whether the good for it must be loaded first."""


@lru_cache(maxsize=2048)
def targets(port: Port) -> tuple[Target, ...]:
    """Where something is to be had, with what it is worth."""
    found = [*_for_goods_aboard(port), *_for_goods_in_store(port)]
    found += [(space, worth, False) for space, worth in zip(PONTOON_SPACES, pontoon_worths(port), strict=True)]
    if port.round == ROUNDS and port.cards & PAYS_AT_START:
        found.append((START, _START_PAYS, False))
    return tuple([target for target in found if target[1]])


def _for_goods_aboard(port: Port) -> Iterator[Target]:
    extras = extras_for(port.cards, port.florin)
    for good, number in enumerate(port.hold):
        if number:
            worth = roof_worth(port, good, port.round) + extras[good]
            yield ANCHOR_OF_GOOD[good], worth * min(number, ROOFS - port.roofs[good]), False
    for depot, space in enumerate(DEPOT_SPACES if any(port.hold) else ()):
        if port.depots[depot] == NOTHING:
            yield space, POINT * (DEPOT_POINTS[depot] + FAST_DELIVERY[port.round]), False


def _for_goods_in_store(port: Port) -> Iterator[Target]:
    """Their warehouses, and the landings where all of them can be loaded at once."""
    extras = extras_for(port.cards, port.florin)
    in_store = 0
    for good, number in enumerate(port.store):
        worth = roof_worth(port, good, port.round) if number else 0
        if worth:
            in_store += worth
            yield ANCHOR_OF_GOOD[good], worth + extras[good], True
    if in_store:
        for landing in LANDINGS:
            yield landing, in_store // LOADED, False


@lru_cache(maxsize=2048)
def step_worths(port: Port, here: int, steps_now: int) -> dict[int, int]:
    """By neighbouring space: what it brings to go there, which is the best of what lies that way for each step."""
    best = dict.fromkeys(SPACE_NEIGHBOURS[here], 0)
    others = best.copy()
    for space, worth, load in targets(port):
        far = (VIA_LANDING if load else SPACE_DISTANCE)[here][space]
        for there in (_NEARER_VIA_LANDING if load else _NEARER)[here][space]:
            rate = worth // far
            if far > steps_now:
                rate = rate * 2 // 3 if port.round < ROUNDS else 0
            others[there] += min(rate, best[there])
            best[there] = max(rate, best[there])
    return {there: rate + others[there] // 8 for there, rate in best.items()}


def jump_worth(port: Port, there: int) -> int:
    """What is to be had where a jump leads, and a little of what is near."""
    return sum(
        worth // (1 + (VIA_LANDING if load else SPACE_DISTANCE)[there][space]) for space, worth, load in targets(port)
    )
