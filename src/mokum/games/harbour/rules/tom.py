"""TOM, the opponent of the solo game, who follows rules and decides nothing."""

from collections import Counter

from mokum.games.harbour import goods
from mokum.games.harbour.agenda import TomDiscard
from mokum.games.harbour.board import (
    BLOCK_COLOUR,
    BLOCK_COST,
    BLOCK_NEIGHBOURS,
    BLOCK_PLACE,
    BLOCKS,
    COLOURS,
    FAST_DELIVERY,
    ROOF_POINTS,
    SALE_FLORINS,
    SOLO_PONTOON,
)
from mokum.games.harbour.deck import COST_SIZE, KIND, MARKET
from mokum.games.harbour.effects.gains import OnTheRiver, PayFlorins, Points
from mokum.games.harbour.events import (
    BlockTaken,
    Events,
    FlorinsGained,
    FlorinsPaid,
    GoodSold,
    OfferDiscarded,
    PointsScored,
    Story,
    TomDelivered,
    TomHoused,
)
from mokum.games.harbour.events.gains import DOCKER, FAST, ROOF
from mokum.games.harbour.events.gains import MARKET as MARKET_TALLY
from mokum.games.harbour.rules.giving import free_blocks
from mokum.games.harbour.rules.port import docker_place
from mokum.games.harbour.rules.river import advance, river_order
from mokum.games.harbour.state import TOM, State

_KIND_FIRST = ("plan", "building", "artisan")
ENOUGH_ALIKE = 3
_RIVER_FACE, _BLOCK_FACE = 1, 6


def tom_discards(state: State) -> Story:
    """If TOM leads the river, the cheapest card of the offer goes (HAR-325, HAR-326)."""
    if river_order(state)[0] != TOM or not state.offer:
        return ()
    cheapest = min(COST_SIZE[card] for card in state.offer)
    level = [card for card in state.offer if COST_SIZE[card] == cheapest]
    kind = next(kind for kind in _KIND_FIRST if any(KIND[card] == kind for card in level))
    level = [card for card in level if KIND[card] == kind]
    if len(level) > 1:
        return (TomDiscard((0,), tuple(level)),)
    yield OfferDiscarded((level[0],))
    return ()


def tom_moves(state: State) -> Events:
    """All of TOM's steps, with the dice as rolled (HAR-330 to HAR-337)."""
    yield from advance(state, TOM, state.dice.count(_RIVER_FACE))
    yield from _dockers(state)
    for colour in range(len(COLOURS)):
        if state.dice[colour] == _BLOCK_FACE:
            yield from _take_block(state, colour)
    yield from _market(state)


def brought_by(dice: tuple[int, ...]) -> tuple[str, ...]:
    """By die: what it does for TOM; "" for one that does nothing (HAR-331 to HAR-335)."""
    brings = {_RIVER_FACE: "river", _BLOCK_FACE: "block"}
    return tuple(brings.get(face) or ("docker" if dice.count(face) >= ENOUGH_ALIKE else "") for face in dice)


def _dockers(state: State) -> Events:
    for face, times in sorted(Counter(state.dice).items()):
        pontoon = SOLO_PONTOON[face]
        if times >= ENOUGH_ALIKE and state.pontoons[pontoon]:
            points = docker_place(state)
            yield TomHoused(pontoon, goods.members(state.pontoons[pontoon])[0])
            yield PointsScored(TOM, points, DOCKER)
            yield FlorinsGained(TOM, 1)


def next_block(state: State, colour: int) -> int:
    """The cheapest, then next to an own one, then leftmost, then topmost; -1 if none is free (HAR-334)."""
    free = free_blocks(state)
    blocks = [block for block in range(len(BLOCKS)) if BLOCK_COLOUR[block] == colour and free >> block & 1]

    def key(block: int) -> tuple[int, bool, int, int, int]:
        adjacent = any(state.arms[TOM] >> there & 1 for there in BLOCK_NEIGHBOURS[block])
        return BLOCK_COST[block], not adjacent, *BLOCK_PLACE[block], block

    return min(blocks, key=key, default=-1)


def brought_by_good(state: State, good: int, number: int) -> tuple[int, int, int]:
    """Florins for a good that is sold, or points of the roof and those for fast delivery in a round (HAR-336)."""
    if not state.sold >> good & 1:
        return SALE_FLORINS, 0, 0
    return 0, ROOF_POINTS[good][state.roofs[good]], FAST_DELIVERY[number]


def _take_block(state: State, colour: int) -> Events:
    block = next_block(state, colour)
    if block < 0:
        return
    good = state.goods_on[block]
    florins, roof, fast = brought_by_good(state, good, state.round)
    yield BlockTaken(TOM, block, bought=False)
    if florins:
        yield GoodSold(TOM, good)
        yield FlorinsGained(TOM, florins)
        return
    yield TomDelivered(good)
    yield PointsScored(TOM, roof, ROOF)
    if fast:
        yield PointsScored(TOM, fast, FAST)


def _market(state: State) -> Events:
    """He pays for the tile and takes its points and river spaces, or takes a florin (HAR-337)."""
    effect = MARKET[state.tiles[state.tile_next - 1]].effect
    assert isinstance(effect.pay, PayFlorins)
    if state.florins[TOM] < effect.pay.florins:
        yield FlorinsGained(TOM, 1)
        return
    yield FlorinsPaid(TOM, effect.pay.florins)
    for gain in effect.gain:
        if isinstance(gain, Points) and isinstance(gain.amount, int):
            yield PointsScored(TOM, gain.amount, MARKET_TALLY)
        elif isinstance(gain, OnTheRiver):
            yield from advance(state, TOM, gain.steps)
