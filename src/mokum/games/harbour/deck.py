"""All cards and tiles together, found by looking in `cards/`, and masks over them."""

import importlib
import pkgutil
from functools import cache

from mokum.games.harbour import cards
from mokum.games.harbour.board import COLOURS, DISTRICTS, HOUSE_CARDS
from mokum.games.harbour.cards.market_tiles import TILES as MARKET_TILES
from mokum.games.harbour.cards.task_tiles import TILES as TASK_TILES
from mokum.games.harbour.cubes import Counts, Cubes, pack
from mokum.games.harbour.effects.gains import CubesByColour
from mokum.games.harbour.effects.occasions import Card
from mokum.kernel.bits import mask_of

KINDS = ("artisan", "building", "plan")
CardSet = int
"""Cards as bits: bit n is card n; bit 0 is not used."""


def _found() -> tuple[Card, ...]:
    modules = [
        importlib.import_module(f"{cards.__name__}.{info.name}") for info in pkgutil.iter_modules(cards.__path__)
    ]
    return tuple(sorted((card for module in modules for card in getattr(module, "CARDS", ())), key=lambda c: c.number))


CARDS: dict[int, Card] = {card.number: card for card in _found()}
NUMBERS: tuple[int, ...] = tuple(CARDS)
if tuple(range(1, len(CARDS) + 1)) != NUMBERS:
    raise ValueError("card numbers must run from 1 without a gap")
PRINTED: tuple[int, ...] = tuple(number for number, card in CARDS.items() if card.printed)


def deck_of(extensions: int) -> tuple[int, ...]:
    """The cards that a table plays with: house cards only if it chose them (HAR-019)."""
    return NUMBERS if extensions >> HOUSE_CARDS & 1 else PRINTED


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The other cards; the card must be among them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


card_set = mask_of
"""The cards as bits."""


@cache
def by_colour(cubes: CubesByColour) -> Counts:
    """How many cubes of each colour a cost has, or anything else that names them."""
    return tuple([getattr(cubes, colour) for colour in COLOURS])


@cache
def packed(cubes: CubesByColour) -> Cubes:
    """The same as packed cubes."""
    return pack(by_colour(cubes))


COST: tuple[Cubes, ...] = (0, *(packed(card.cost) for card in CARDS.values()))
COST_SIZE: tuple[int, ...] = (0, *(sum(getattr(card.cost, colour) for colour in COLOURS) for card in CARDS.values()))
KIND: tuple[str, ...] = ("", *(card.kind for card in CARDS.values()))
DISTRICT_OF_PLAN: dict[int, int] = {
    number: DISTRICTS.index(card.type) for number, card in CARDS.items() if card.kind == "plan"
}


@cache
def pile_of(kind: str, extensions: int) -> tuple[int, ...]:
    """The cards of a kind that a table plays with."""
    return tuple(number for number in deck_of(extensions) if KIND[number] == kind)


def cards_with(occasion: type, **where: object) -> CardSet:
    """The cards whose effect happens on such an occasion, where it has these values."""
    found = 0
    for number, card in CARDS.items():
        effect = card.effect
        if isinstance(effect, occasion) and all(getattr(effect, name) == wanted for name, wanted in where.items()):
            found |= 1 << number
    return found


@cache
def mask(kind: str = "", type_: str = "", timing: str = "") -> CardSet:
    """The cards of a kind, a type and a timing, as far as they are named."""
    return sum(
        1 << number
        for number, card in CARDS.items()
        if kind in ("", card.kind) and type_ in ("", card.type) and timing in ("", card.timing)
    )


@cache
def types(kind: str) -> tuple[CardSet, ...]:
    """The cards of a kind by their types."""
    return tuple(mask(kind, name) for name in dict.fromkeys(card.type for card in CARDS.values() if card.kind == kind))


TYPE_MASK: tuple[CardSet, ...] = (0, *(mask(card.kind, card.type) for card in CARDS.values()))
PLANS = mask("plan")
LAUREL = mask(timing="end")


MARKET = {tile.number: tile for tile in MARKET_TILES}
TASKS = {tile.number: tile for tile in TASK_TILES}


@cache
def market_group(group: str) -> tuple[int, ...]:
    """The market tiles of a group, by number."""
    return tuple(number for number, tile in MARKET.items() if tile.group == group)
