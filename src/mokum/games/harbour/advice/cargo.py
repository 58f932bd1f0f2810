"""What goods and dockers are worth."""

from functools import lru_cache

from mokum.games.harbour.advice.port import DELIVERIES, DOUBLE_DOCKERS, VIA_LANDING, Port
from mokum.games.harbour.advice.position import Position
from mokum.games.harbour.advice.prices import POINT
from mokum.games.harbour.board import (
    ANCHOR_OF_GOOD,
    DEPOT_AT,
    DEPOT_POINTS,
    DOCKER_PLACES,
    DOCKERS,
    DOCKERS_ABOARD,
    FAST_DELIVERY,
    GOODS,
    PONTOON_COLOUR,
    PONTOON_SPACES,
    ROUNDS,
    SALE_FLORINS,
    SPACE_DISTANCE,
)
from mokum.games.harbour.cubes import Counts
from mokum.games.harbour.deck import CARDS, CardSet
from mokum.games.harbour.effects.gains import Florins, Points
from mokum.games.harbour.effects.occasions import OnDelivery
from mokum.games.harbour.rules.port import place_of_docker, roof_points
from mokum.kernel.bits import members

STEP = 60
"""What a step of the barge costs somebody who has to plan with it."""
_WAY_TO_ROOF = tuple(tuple(way[anchor] for anchor in ANCHOR_OF_GOOD) for way in VIA_LANDING)
"""By space, by good: steps to its warehouse if it is still to be loaded."""
_WAY_TO_WORK = tuple(
    tuple(SPACE_DISTANCE[here][PONTOON_SPACES[PONTOON_COLOUR.index(colour)]] for colour in range(len(DOCKERS)))
    for here in PONTOON_SPACES
)
"""By pontoon, by colour: how far a docker that boards there is from where it works."""


@lru_cache(maxsize=1024)
def extras_for(cards: CardSet, florin: int) -> Counts:
    """By good: what active cards add to a delivery."""
    found = [0] * len(GOODS)
    for number in members(cards & DELIVERIES):
        effect = CARDS[number].effect
        assert isinstance(effect, OnDelivery)
        for gain in effect.gain:
            if isinstance(gain, Points) and isinstance(gain.amount, int):
                worth = POINT * gain.amount
            elif isinstance(gain, Florins):
                worth = florin * gain.amount
            else:
                continue
            for good, name in enumerate(GOODS):
                if effect.good in ("", name):
                    found[good] += worth
    return tuple(found)


def roof_worth(port: Port, good: int, when: int) -> int:
    """A delivery to the good's own warehouse in a round; nothing if it is full."""
    points = roof_points(good, port.roofs[good])
    return POINT * (points + FAST_DELIVERY[min(when, ROUNDS)]) if points else 0


@lru_cache(maxsize=2048)
def good_worths(port: Port, barge: int) -> Counts:
    """By good: what it is worth when it is just being taken: sold at once, or stored for a delivery."""
    sale = SALE_FLORINS * port.florin
    return tuple(
        [worth if worth > sale or good in port.sold else sale for good, worth in enumerate(stored_worths(port, barge))]
    )


def sale_worth(port: Port, good: int) -> int:
    """What the black market gives for a good."""
    return 0 if good in port.sold else SALE_FLORINS * port.florin


def stored_worths(port: Port, barge: int) -> list[int]:
    """By good: what it will bring in the store, the way and the risk taken off."""
    fast, extras = FAST_DELIVERY[min(port.round + 1, ROUNDS)], extras_for(port.cards, port.florin)
    found = []
    for good, far in enumerate(_WAY_TO_ROOF[barge]):
        points = roof_points(good, port.roofs[good])
        worth = POINT // 2
        if points and far <= port.steps:
            delivered = POINT * (points + fast) + extras[good]
            worth = max(delivered * 3 // 4 - STEP * min(far, 4) - 20 * port.waiting, worth)
        found.append(worth)
    return found


def docker_worth(port: Port, ahead: int) -> int:
    """What the docker that comes into the building after so many others brings."""
    place = DOCKER_PLACES[place_of_docker(port.housed + ahead)]
    return POINT * place * (2 if port.cards & DOUBLE_DOCKERS else 1)


def pontoon_worths(port: Port) -> list[int]:
    """By pontoon: dockers that leave the barge there, and one that comes aboard."""
    found, aboard, boarding = [], sum(port.aboard), boarding_worths(port)
    for pontoon, dockers in enumerate(port.pontoons):
        leave = port.aboard[PONTOON_COLOUR[pontoon]]
        worth = sum([docker_worth(port, ahead) for ahead in range(leave)]) if leave else 0
        if any(dockers) and aboard - leave < DOCKERS_ABOARD:
            waiting = [worth for worth, number in zip(boarding[pontoon], dockers, strict=True) if number]
            worth += port.florin + max(waiting)
        found.append(worth)
    return found


def boarding_worths(port: Port) -> tuple[Counts, ...]:
    """By pontoon, by colour: what a docker is worth aboard, by how far it is from there to where it works."""
    return _boarding_worths(docker_worth(port, sum(port.aboard)), port.steps)


@lru_cache(maxsize=1024)
def _boarding_worths(at_work: int, steps: int) -> tuple[Counts, ...]:
    return tuple(
        tuple(POINT // 2 if far > steps else max(at_work - STEP * far, POINT // 2) // 2 for far in ways)
        for ways in _WAY_TO_WORK
    )


def delivery_worth(position: Position, good: int) -> int:
    """What it brings to deliver a good where the barge is, more than to carry it on; below zero: carry it on."""
    space, port = position.mine.barge, position.port
    if space not in DEPOT_AT:
        return roof_worth(port, good, position.round)
    now = POINT * (DEPOT_POINTS[DEPOT_AT[space]] + FAST_DELIVERY[position.round])
    far = SPACE_DISTANCE[space][ANCHOR_OF_GOOD[good]]
    if far > port.steps:
        return now
    later = roof_worth(port, good, position.round + (0 if far <= sum(position.mine.pool) else 1 + far // 6))
    return now - later + STEP * far
