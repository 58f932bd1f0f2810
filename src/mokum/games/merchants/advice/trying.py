"""What moves and cards are worth: the tiles that a seat would have after each."""

from mokum.games.merchants.advice.position import Position
from mokum.games.merchants.board import COLONY_CONTINENT, COLONY_GOOD, ON_CONTINENT, WITH_GOOD
from mokum.games.merchants.cards import COLONIES_FOR, COLONY_CARD, GOODS_CARD, GOODS_FOR, HOUSES_FOR, KIND
from mokum.games.merchants.moves import COMBINATIONS
from mokum.games.merchants.rules.using import advances
from mokum.kernel.bits import members
from mokum.kernel.event import Seat

_PRINTED = tuple(zip(KIND, COLONIES_FOR, HOUSES_FOR, GOODS_FOR, strict=True))
_FIRST_LIKE = tuple(map(_PRINTED.index, _PRINTED))
"""By card: the first that has the same printed on it, and so is worth the same."""

_ALIKE = tuple(continent & good for continent in ON_CONTINENT for good in WITH_GOOD)
"""Colony sites that are worth the same: on one continent and with one good."""


def goods(position: Position, seat: Seat, advanced: tuple[int, ...]) -> float:
    """What it is worth to advance these goods."""
    spaces, supply = list(position.exchange[seat]), position.supply[seat]
    for good in advanced:
        if advances(spaces[good], supply):
            supply -= not spaces[good]
            spaces[good] += 1
    return position.gain(seat, tuple(spaces), position.houses[seat], position.colonies[seat])


def good_back(position: Position, seat: Seat, good: int) -> float:
    """What it is worth to move a good back: less than nothing."""
    spaces = list(position.exchange[seat])
    spaces[good] -= 1
    return position.gain(seat, tuple(spaces), position.houses[seat], position.colonies[seat])


def house(position: Position, seat: Seat, site: int) -> float:
    """What a house on a site is worth, to build or to lose: the site changes hands."""
    return position.gain(seat, position.exchange[seat], position.houses[seat] ^ 1 << site, position.colonies[seat])


def founding(position: Position, seat: Seat, site: int) -> float:
    """What a colony with its good is worth."""
    spaces, good = list(position.exchange[seat]), COLONY_GOOD[site]
    spaces[good] += advances(spaces[good], position.supply[seat] - 1)
    return position.gain(seat, tuple(spaces), position.houses[seat], _colonies(position, seat, site, 1))


def losing_colony(position: Position, seat: Seat, site: int) -> float:
    """What it costs to lose a colony."""
    return position.gain(seat, position.exchange[seat], position.houses[seat], _colonies(position, seat, site, -1))


def _colonies(position: Position, seat: Seat, site: int, more: int) -> tuple[int, ...]:
    """By continent: how many a seat has with one more or less."""
    colonies = list(position.colonies[seat])
    colonies[COLONY_CONTINENT[site]] += more
    return tuple(colonies)


def card(position: Position, seat: Seat, number: int) -> float:
    """What a card is worth to a seat that uses it as well as it can."""
    key = seat, _FIRST_LIKE[number]
    found = position.cards.get(key)
    if found is None:
        found = position.cards[key] = _card(position, seat, number)
    return found


def _card(position: Position, seat: Seat, number: int) -> float:
    if KIND[number] == GOODS_CARD:
        return max(0.0, *[goods(position, seat, chosen) for chosen in COMBINATIONS])
    if KIND[number] == COLONY_CARD:
        sites = COLONIES_FOR[number] & ~position.founded if position.supply[seat] else 0
        return max([0.0, *[founding(position, seat, members(sites & alike)[0]) for alike in _ALIKE if sites & alike]])
    sites = HOUSES_FOR[number] & ~position.built if position.supply[seat] else 0
    best_house = max([0.0, *[house(position, seat, site) for site in members(sites)]])
    return best_house + max([0.0, *[goods(position, seat, (good,)) for good in GOODS_FOR[number]]])
