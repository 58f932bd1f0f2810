"""The 84 cards: what is printed on each, as tables indexed by the card's number."""

from typing import Any

from mokum.games.merchants.board import (
    ALL_COLONIES,
    CONTINENTS,
    DATA,
    GOODS,
    IN_QUARTER,
    ON_CONTINENT,
    QUARTERS,
    WITH_GOOD,
)

_ITEMS: tuple[dict[str, Any], ...] = tuple(DATA["cards"]["items"])

CARDS: tuple[str, ...] = tuple(card["id"] for card in _ITEMS)
"""Ids, in the order in which the cards lie before the shuffle (MER-284)."""

HOURGLASS, GOODS_CARD, COLONY_CARD, AMSTERDAM_CARD = range(4)
_KINDS = {"hourglass": HOURGLASS, "goods": GOODS_CARD, "colony": COLONY_CARD, "amsterdam": AMSTERDAM_CARD}
KIND: tuple[int, ...] = tuple(_KINDS[card["type"]] for card in _ITEMS)
NO_CARD = -1

_NOT_WITH_THREE = 3
MARKED: tuple[bool, ...] = tuple(_NOT_WITH_THREE in card.get("not_with_players", ()) for card in _ITEMS)
"""Carries the mark `not with three` (MER-043)."""


def is_passed_over(card: int, seats: int) -> bool:
    """Whether a drawn card is discarded without effect (MER-043)."""
    return seats == _NOT_WITH_THREE and MARKED[card]


def _union(sites: tuple[int, ...], names: tuple[str, ...], shown: list[str]) -> int:
    return sum(sites[names.index(name)] for name in shown)


def _colonies(card: dict[str, Any]) -> int:
    if card["type"] != "colony":
        return 0
    continents = _union(ON_CONTINENT, CONTINENTS, card["continents"])
    return ALL_COLONIES & continents & _union(WITH_GOOD, GOODS, card["goods"])


COLONIES_FOR: tuple[int, ...] = tuple(map(_colonies, _ITEMS))
"""By card: the colony sites that it allows (MER-070, MER-071)."""
HOUSES_FOR: tuple[int, ...] = tuple(_union(IN_QUARTER, QUARTERS, card.get("quarters", [])) for card in _ITEMS)
"""By card: the house sites that it allows (MER-080)."""
GOODS_FOR: tuple[tuple[int, ...], ...] = tuple(tuple(map(GOODS.index, card.get("goods", []))) for card in _ITEMS)
"""By card: the goods that it shows (MER-081)."""
CONTINENTS_ON: tuple[tuple[int, ...], ...] = tuple(
    tuple(map(CONTINENTS.index, card.get("continents", []))) for card in _ITEMS
)
QUARTERS_ON: tuple[tuple[int, ...], ...] = tuple(
    tuple(map(QUARTERS.index, card.get("quarters", []))) for card in _ITEMS
)

# The discs, in the order in which their cards are resolved (MER-046).
BUCKET, MAYOR, CLOCK = range(3)
DISCS = ("bucket", "mayor", "clock")
