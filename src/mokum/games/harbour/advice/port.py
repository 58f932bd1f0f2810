"""The harbour: what goods and dockers are worth, and where the barge should go."""

from collections.abc import Iterator

from mokum.games.harbour import goods
from mokum.games.harbour.advice.position import POINT, Position
from mokum.games.harbour.board import (
    ANCHOR_OF_GOOD,
    DEPOT_AT,
    DEPOT_POINTS,
    DEPOT_SPACES,
    DOCKER_PLACES,
    DOCKERS_ABOARD,
    FAST_DELIVERY,
    GOODS,
    PONTOON_COLOUR,
    PONTOON_SPACES,
    ROOFS,
    ROUNDS,
    SALE_FLORINS,
    SPACE_DISTANCE,
    SPACE_NEIGHBOURS,
    SPACES,
    START,
)
from mokum.games.harbour.deck import CARDS, cards_with
from mokum.games.harbour.effects.counts import AtStart
from mokum.games.harbour.effects.gains import Florins, Points
from mokum.games.harbour.effects.occasions import AtTheEnd, OnDelivery
from mokum.games.harbour.knobs import cards_of
from mokum.games.harbour.rules.port import place_of_docker, roof_points
from mokum.games.harbour.state import NOTHING
from mokum.kernel.bits import members

LANDINGS: tuple[int, ...] = (START, *PONTOON_SPACES)
VIA_LANDING: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        min(SPACE_DISTANCE[here][landing] + SPACE_DISTANCE[landing][there] for landing in LANDINGS)
        for there in range(len(SPACES))
    )
    for here in range(len(SPACES))
)
"""Steps between two spaces for a good that is still to be loaded."""
STEP = 60
"""What a step of the barge costs somebody who has to plan with it."""
STEPS_A_ROUND = 4
"""So many may be hoped for in each round that is left."""
LOADED = 3
"""To load goods is worth one part in so many of what they bring."""
_DELIVERIES = cards_with(OnDelivery)
_DOUBLE_DOCKERS = cards_of("docker_factor")
_PAYS_AT_START = sum(
    1 << number
    for number, card in CARDS.items()
    if isinstance(card.effect, AtTheEnd) and any(isinstance(test.count, AtStart) for test in card.effect.when)
)
_START_PAYS = 8 * POINT

Target = tuple[int, int, bool]
"""A space, what is to be had there, and whether the good for it must be loaded first."""


def extra_for(position: Position, good: int) -> int:
    """What active cards add to a delivery."""
    worth = 0
    for number in members(position.active & _DELIVERIES):
        effect = CARDS[number].effect
        assert isinstance(effect, OnDelivery)
        if effect.good in ("", GOODS[good]):
            for gain in effect.gain:
                if isinstance(gain, Points) and isinstance(gain.amount, int):
                    worth += POINT * gain.amount
                elif isinstance(gain, Florins):
                    worth += position.florin * gain.amount
    return worth


def roof_worth(position: Position, good: int, when: int) -> int:
    """A delivery to the good's own warehouse in a round; nothing if it is full."""
    points = roof_points(good, position.view.roofs[good])
    return POINT * (points + FAST_DELIVERY[min(when, ROUNDS)]) if points else 0


def good_worth(position: Position, good: int) -> int:
    """What a good is worth that is just being taken: sold at once, or stored for a delivery."""
    return max(stored_worth(position, good), sale_worth(position, good))


def sale_worth(position: Position, good: int) -> int:
    """What the black market gives for a good."""
    return 0 if good in position.view.sold else SALE_FLORINS * position.florin


def stored_worth(position: Position, good: int) -> int:
    """What a good in the store will bring, the way and the risk taken off."""
    delivered = roof_worth(position, good, position.round + 1)
    far = VIA_LANDING[position.mine.barge][ANCHOR_OF_GOOD[good]]
    steps = sum(position.mine.pool) + STEPS_A_ROUND * position.rounds_left
    if not delivered or far > steps:
        return POINT // 2
    waiting = goods.total(position.store) + goods.total(position.hold)
    return max((delivered + extra_for(position, good)) * 3 // 4 - STEP * min(far, 4) - 20 * waiting, POINT // 2)


def docker_worth(position: Position, ahead: int) -> int:
    """What the docker that comes into the building after so many others brings."""
    place = DOCKER_PLACES[place_of_docker(len(position.view.building) + ahead)]
    return POINT * place * (2 if position.active & _DOUBLE_DOCKERS else 1)


def targets(position: Position) -> list[Target]:
    """Where something is to be had, with what it is worth."""
    found = [*_for_goods_aboard(position), *_for_goods_in_store(position)]
    found += [(space, pontoon_worth(position, pontoon), False) for pontoon, space in enumerate(PONTOON_SPACES)]
    if not position.rounds_left and position.active & _PAYS_AT_START:
        found.append((START, _START_PAYS, False))
    return found


def _for_goods_aboard(position: Position) -> Iterator[Target]:
    hold, view = position.hold, position.view
    for good in goods.members(hold):
        number = min(goods.count(hold, good), ROOFS - view.roofs[good])
        if number:
            worth = roof_worth(position, good, position.round) + extra_for(position, good)
            yield ANCHOR_OF_GOOD[good], worth * number, False
    for depot, space in enumerate(DEPOT_SPACES):
        if hold and view.depots[depot] == NOTHING:
            yield space, POINT * (DEPOT_POINTS[depot] + FAST_DELIVERY[position.round]), False


def _for_goods_in_store(position: Position) -> Iterator[Target]:
    """Their warehouses, and the landings where all of them can be loaded at once."""
    in_store = 0
    for good in goods.members(position.store):
        worth = roof_worth(position, good, position.round)
        if worth:
            in_store += worth
            yield ANCHOR_OF_GOOD[good], worth + extra_for(position, good), True
    for landing in LANDINGS:
        yield landing, in_store // LOADED, False


def pontoon_worth(position: Position, pontoon: int) -> int:
    """Dockers that leave the barge there, and one that comes aboard."""
    aboard = position.aboard
    leave = goods.count(aboard, PONTOON_COLOUR[pontoon])
    worth = sum(docker_worth(position, ahead) for ahead in range(leave))
    waiting = goods.pack(position.view.pontoons[pontoon])
    if waiting and goods.total(aboard) - leave < DOCKERS_ABOARD:
        worth += position.florin + max(boarding_worth(position, colour, pontoon) for colour in goods.members(waiting))
    return worth


def boarding_worth(position: Position, colour: int, pontoon: int) -> int:
    """What a docker is worth aboard, by how far it is from where it boards to where it works."""
    far = SPACE_DISTANCE[PONTOON_SPACES[pontoon]][PONTOON_SPACES[PONTOON_COLOUR.index(colour)]]
    if far > STEPS_A_ROUND * position.rounds_left + sum(position.mine.pool):
        return POINT // 2
    return max(docker_worth(position, goods.total(position.aboard)) - STEP * far, POINT // 2) // 2


def delivery_worth(position: Position, good: int) -> int:
    """What it brings to deliver a good where the barge is, more than to carry it on; below zero: carry it on."""
    space = position.mine.barge
    if space not in DEPOT_AT:
        return roof_worth(position, good, position.round)
    now = POINT * (DEPOT_POINTS[DEPOT_AT[space]] + FAST_DELIVERY[position.round])
    far = SPACE_DISTANCE[space][ANCHOR_OF_GOOD[good]]
    cubes = sum(position.mine.pool)
    if far > cubes + STEPS_A_ROUND * position.rounds_left:
        return now
    later = roof_worth(position, good, position.round + (0 if far <= cubes else 1 + far // 6))
    return now - later + STEP * far


def step_worths(position: Position, steps_now: int) -> dict[int, int]:
    """By neighbouring space: what it brings to go there, which is the best of what lies that way for each step."""
    here = position.mine.barge
    wanted = targets(position)
    found = {}
    for there in SPACE_NEIGHBOURS[here]:
        best = others = 0
        for space, worth, load in wanted:
            table = VIA_LANDING if load else SPACE_DISTANCE
            far = table[here][space]
            if table[there][space] >= far:
                continue
            rate = worth // far
            if far > steps_now:
                rate = rate * 2 // 3 if position.rounds_left else 0
            others += min(rate, best)
            best = max(best, rate)
        found[there] = best + others // 8
    return found


def jump_worth(position: Position, there: int) -> int:
    """What is to be had where a jump leads, and a little of what is near."""
    return sum(
        worth // (1 + (VIA_LANDING if load else SPACE_DISTANCE)[there][space])
        for space, worth, load in targets(position)
    )
