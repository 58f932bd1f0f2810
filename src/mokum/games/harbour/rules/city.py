"""Blocks: what they cost, what follows when one is taken, and the Bailiff."""

from collections.abc import Sequence
from functools import lru_cache

from mokum.games.harbour import cubes
from mokum.games.harbour.agenda import Advance, AnyPending, BailiffTo, Give, PlaceGood
from mokum.games.harbour.board import (
    BLOCK_COLOUR,
    BLOCK_COST,
    BLOCK_DISTANCE,
    BLOCKS,
    COLOURS,
    DISTRICT_BLOCKS,
    MOUTH,
    NEIGHBOURS_AS_BITS,
)
from mokum.games.harbour.cubes import MOST, SHIFT
from mokum.games.harbour.deck import CARDS, CardSet, cards_with
from mokum.games.harbour.effects.occasions import InFlorins, OnBlockTaken
from mokum.games.harbour.events import BlockTaken, Story
from mokum.games.harbour.knobs import cards_of, value
from mokum.games.harbour.rules.giving import free_blocks
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.bits import members
from mokum.kernel.event import Seat

_CHEAPER = cards_of("block_discount")
_CHEAPER_BY = value("block_discount", int)
_FOR_FLORINS = cards_of("block_price")
FLORINS_FOR_BLOCK = value("block_price", InFlorins).florins
_MORE_BLOCKS = cards_of("block_limit")
_MORE_BLOCKS_ARE = value("block_limit", int)
_ANSWERS = cards_with(OnBlockTaken)


def block_cost_with(active: CardSet, bailiff: int, block: int) -> int:
    """Cubes of the district's colour, less what the Bailiff and active cards take off (HAR-121)."""
    cost = BLOCK_COST[block] - (block == bailiff)
    if active & _CHEAPER:
        cost -= _CHEAPER_BY
    return max(cost, 0)


def block_cost(state: State, seat: Seat, block: int) -> int:
    """Cubes of the district's colour for a seat."""
    return block_cost_with(state.tableaus[seat], state.bailiff, block)


@lru_cache(maxsize=128)
def block_costs(active: CardSet, bailiff: int) -> tuple[int, ...]:
    """By block: what it costs a seat with these active cards; empty where that is what is printed on each."""
    costs = tuple(block_cost_with(active, bailiff, block) for block in range(len(BLOCKS)))
    return () if costs == BLOCK_COST else costs


def costs_of_blocks(state: State, seat: Seat) -> tuple[int, ...]:
    """By block: what it costs this seat; empty where that is what is printed on each."""
    return block_costs(state.tableaus[seat] & _CHEAPER, state.bailiff)


def blocks_a_turn(active: CardSet) -> int:
    """How many blocks may be bought in a turn (HAR-120)."""
    return _MORE_BLOCKS_ARE if active & _MORE_BLOCKS else 1


def may_buy(state: State, seat: Seat) -> bool:
    """Whether the seat has not yet bought all that it may this turn (HAR-120)."""
    return not state.bought or state.bought < blocks_a_turn(state.tableaus[seat])


def may_pay_florins(state: State, seat: Seat) -> bool:
    """Whether florins can replace the cost of a block (HAR-122)."""
    return state.tableaus[seat] & _FOR_FLORINS != 0 and state.florins[seat] >= FLORINS_FOR_BLOCK


_UP_TO: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        sum(1 << block for block in range(len(BLOCKS)) if BLOCK_COLOUR[block] == colour and BLOCK_COST[block] <= cubes_)
        for cubes_ in range(MOST + _CHEAPER_BY + 1)
    )
    for colour in range(len(COLOURS))
)
"""By colour, by any number of cubes: the blocks for which these are enough."""


def cubes_buy(colour: int, number: int, free: int) -> bool:
    """Whether so many cubes of a colour buy one of these blocks at its printed cost."""
    return _UP_TO[colour][number] & free != 0


def affordable(state: State, seat: Seat) -> int:
    """Free blocks that the seat can pay in cubes, as bits."""
    pool, found = state.pools[seat], 0
    less = _CHEAPER_BY if state.tableaus[seat] & _CHEAPER else 0
    if not pool and not less and state.bailiff < 0:  # nothing is free of charge
        return 0
    for shift, enough in zip(SHIFT, _UP_TO, strict=True):
        found |= enough[(pool >> shift & MOST) + less]
    bailiff = state.bailiff
    if bailiff >= 0 and block_cost(state, seat, bailiff) <= pool >> SHIFT[BLOCK_COLOUR[bailiff]] & MOST:
        found |= 1 << bailiff
    return found & free_blocks(state) if found else 0


def block_price(state: State, seat: Seat, block: int) -> cubes.Cubes:
    """The cost in packed cubes."""
    return block_cost(state, seat, block) << SHIFT[BLOCK_COLOUR[block]]


def take_block(state: State, seat: Seat, block: int, bought: bool) -> Story:
    """Arms, goods tile, cards that answer, the Bailiff: in this order (HAR-123 to HAR-125)."""
    good = state.goods_on[block]
    yield BlockTaken(seat, block, bought)
    then: list[AnyPending] = []
    if block == state.bailiff:
        then.append(BailiffTo((seat,)))
    for card in reversed(members(state.tableaus[seat] & _ANSWERS)):
        effect = CARDS[card].effect
        assert isinstance(effect, OnBlockTaken)
        if not effect.optional:
            then.append(Give(NOBODY, seat, card))
        elif state.pawns[seat] != MOUTH:
            then.append(Advance((seat,), card))
    return *then, PlaceGood((seat,), good)


def arms_by_side(arms: Sequence[int], district: int) -> list[int]:
    """How many blocks of a district each side has."""
    return [(blocks & DISTRICT_BLOCKS[district]).bit_count() for blocks in arms]


def groups(arms: int) -> list[int]:
    """Own blocks by the groups that bridges join."""
    found: list[int] = []
    for block in members(arms):
        joined = 1 << block
        for group in [group for group in found if group & NEIGHBOURS_AS_BITS[block]]:
            found.remove(group)
            joined |= group
        found.append(joined)
    return found


def bailiff_places(state: State) -> list[int]:
    """Free blocks the fewest bridges away; any free block if none can be reached (HAR-297, HAR-298)."""
    free = free_blocks(state)
    blocks = [block for block in range(len(BLOCKS)) if free >> block & 1]
    far = BLOCK_DISTANCE[state.bailiff]
    reached = [block for block in blocks if far[block] >= 0]
    if not reached:
        return blocks
    nearest = min(far[block] for block in reached)
    return [block for block in reached if far[block] == nearest]
