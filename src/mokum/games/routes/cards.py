"""Transport cards packed into numbers, so that hands and markets add, compare and hash in one step."""

from collections.abc import Iterable
from functools import lru_cache

from mokum.games.routes.board import CARDS, COPIES, EMPTY, MARKET_SLOTS, TOO_MANY_WILDS

Hand = int
"""How many of each card, four bits a kind; at most 8 of a kind, so that they never run over."""

Market = int
"""The card in each slot, or EMPTY; three bits a slot."""

BITS = 4
SHIFT: tuple[int, ...] = tuple(BITS * card for card in range(len(CARDS)))
ONE: tuple[Hand, ...] = tuple(1 << shift for shift in SHIFT)
"""A hand of a single card."""
MOST = (1 << BITS) - 1


def pack(cards: Iterable[int]) -> Hand:
    """The hand that holds these cards."""
    return sum(ONE[card] for card in cards)


ALL: Hand = sum(ONE[card] * count for card, count in enumerate(COPIES))
"""Every transport card of the game."""


@lru_cache(maxsize=4096)
def counts(hand: Hand) -> tuple[int, ...]:
    """How many of each card, in card order."""
    return tuple(hand >> shift & MOST for shift in SHIFT)


def from_counts(numbers: Iterable[int]) -> Hand:
    """The hand with so many of each card."""
    return sum(number << shift for number, shift in zip(numbers, SHIFT, strict=True))


def unpack(hand: Hand) -> list[int]:
    """The cards one by one, in card order."""
    return [card for card, count in enumerate(counts(hand)) for _ in range(count)]


def size(hand: Hand) -> int:
    """How many cards."""
    return sum(counts(hand))


def common(one: Hand, other: Hand) -> Hand:
    """What both hands hold."""
    return from_counts(map(min, counts(one), counts(other)))


SLOT_SHIFT: tuple[int, ...] = tuple(3 * slot for slot in range(MARKET_SLOTS))
SLOT_EMPTY: tuple[Market, ...] = tuple(EMPTY << shift for shift in SLOT_SHIFT)
"""By slot: all its bits set, since EMPTY is the highest number that three bits hold."""
NO_MARKET: Market = sum(SLOT_EMPTY)


def market_of(cards: Iterable[int]) -> Market:
    """The market with these cards in its slots."""
    return sum(card << shift for card, shift in zip(cards, SLOT_SHIFT, strict=True))


def market_cards(market: Market) -> tuple[int, ...]:
    """The card in each slot, or EMPTY."""
    return tuple(market >> shift & EMPTY for shift in SLOT_SHIFT)


Slots = int
"""Some of the slots: the lowest of each slot's three bits."""
ALL_SLOTS: Slots = sum(1 << shift for shift in SLOT_SHIFT)


def wild_slots(market: Market) -> Slots:
    """The slots with a wild, whose three bits are all clear."""
    return ~(market | market >> 1 | market >> 2) & ALL_SLOTS


def empty_slots(market: Market) -> Slots:
    """The slots without a card, whose three bits are all set."""
    return market & market >> 1 & market >> 2 & ALL_SLOTS


UNSETTLED: bytes = bytes(
    empty_slots(market) != 0 or wild_slots(market).bit_count() >= TOO_MANY_WILDS for market in range(NO_MARKET + 1)
)
"""By market: whether a slot is empty or too many wilds lie open. A table, since every draw and claim asks."""
