"""What free blocks are worth: the group that they join, their district, and the good that lies there."""

from functools import lru_cache
from typing import NamedTuple

from mokum.games.harbour.advice.cargo import good_worths
from mokum.games.harbour.advice.position import Position
from mokum.games.harbour.advice.prices import POINT
from mokum.games.harbour.board import ALL_BLOCKS, BLOCK_DISTRICT, DISTRICT_POINTS, DISTRICTS, NEIGHBOURS_AS_BITS, ROUNDS
from mokum.games.harbour.deck import CardSet, cards_with
from mokum.games.harbour.effects.occasions import OnBlockTaken
from mokum.games.harbour.knobs import cards_of
from mokum.games.harbour.rules.city import arms_by_side, groups
from mokum.games.harbour.rules.final import GROUP_POINTS, district_points
from mokum.kernel.bits import members

ROOM_TO_GROW = 8
_ANSWERS = cards_with(OnBlockTaken)
_CHEAPER = cards_of("block_discount")
_ANSWER_IS_WORTH = 120


class Arms(NamedTuple):
    """All that the worth of a place in the city depends on; few of a game's moves change it."""

    arms: tuple[int, ...]
    """By side: its blocks, as bits."""
    seat: int
    seats: int
    districts: tuple[int, ...]
    round: int


class City(NamedTuple):
    """All that the worth and the cost of blocks depend on, so that they can be remembered."""

    arms: Arms
    goods_on: tuple[int, ...]
    goods: tuple[int, ...]
    """By good: what it is worth."""
    answers: int
    """Active cards that answer when a block is taken."""
    cheaper: CardSet
    """Active cards that make blocks cheaper."""
    bailiff: int


def city_of(position: Position) -> City:
    """The city as the asked seat sees it."""
    view = position.view
    arms = Arms(position.arms, position.seat, view.seats, view.districts, view.round)
    answers = (position.active & _ANSWERS).bit_count()
    goods = good_worths(position.port, position.mine.barge)
    return City(arms, view.goods_on, goods, answers, position.active & _CHEAPER, view.bailiff)


def block_worths(city: City) -> dict[int, int]:
    """By free block: what it brings to own it."""
    goods, goods_on, answers = city.goods, city.goods_on, city.answers * _ANSWER_IS_WORTH
    return {block: worth + answers + goods[goods_on[block]] for block, worth in _place_worths(city.arms).items()}


@lru_cache(maxsize=2048)
def _place_worths(city: Arms) -> dict[int, int]:
    """By free block: what it brings without its good and the cards that answer."""
    own = _groups(city.arms[city.seat])
    largest = max([size for _, size in own], default=0)
    districts = _district_worths(city)
    free, late = _free_blocks(city.arms), ROUNDS - city.round
    # A block apart pays only if more blocks join it later.
    apart = GROUP_POINTS * POINT * min(late, 6) // 12
    found = {}
    for block in members(free):
        near = NEIGHBOURS_AS_BITS[block]
        joined = 1
        for group, size in own:
            if group & near:
                joined += size
        worth = GROUP_POINTS * POINT * (joined - largest) if joined > largest else apart
        worth += ROOM_TO_GROW * late * (near & free).bit_count() // 2
        found[block] = worth + districts[BLOCK_DISTRICT[block]]
    return found


@lru_cache(maxsize=1024)
def _groups(arms: int) -> list[tuple[int, int]]:
    """The groups of a side's blocks, each with its size."""
    return [(group, group.bit_count()) for group in groups(arms)]


def _free_blocks(arms: tuple[int, ...]) -> int:
    """The blocks that nobody owns."""
    owned = 0
    for blocks in arms:
        owned |= blocks
    return ALL_BLOCKS & ~owned


def _district_worths(city: Arms) -> list[int]:
    """By district: what one more block there brings at the end."""
    found = [0] * len(DISTRICTS)
    for district in city.districts:
        found[district] = _district_worth(tuple(arms_by_side(city.arms, district)), city.seat, city.seats)
    return found


@lru_cache(maxsize=1024)
def _district_worth(counts: tuple[int, ...], seat: int, seats: int) -> int:
    """What one more block changes in a district that pays, half of it for what may follow."""
    more = [number + (side == seat) for side, number in enumerate(counts)]
    places = DISTRICT_POINTS[seats]
    then, now = district_points(more, places)[seat], district_points(list(counts), places)[seat]
    return POINT * (then - now) // 2 + POINT
