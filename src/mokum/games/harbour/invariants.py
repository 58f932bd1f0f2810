"""What holds at every moment of every game."""

from collections.abc import Iterator

from mokum.games.harbour import goods
from mokum.games.harbour.agenda import DropCard
from mokum.games.harbour.board import BLOCKS, DOCKERS, GOODS, MOUTH, ROOFS, TILES_EACH
from mokum.games.harbour.cubes import SHIFT
from mokum.games.harbour.deck import deck_of
from mokum.games.harbour.state import NOTHING, TALLIES, State, is_solo
from mokum.kernel.bits import members
from mokum.kernel.game import Broken

_RACK = 5


def check(state: State) -> None:
    """Raise Broken with the rule that does not hold."""
    for rule, holds in _claims(state):
        if not holds:
            raise Broken(rule)


def _claims(state: State) -> Iterator[tuple[str, bool]]:
    seats, sides = range(state.seats), range(state.sides)
    if state.artisans:
        cards = [*state.offer, *members(state.discards)]
        for pile, drawn in zip((state.artisans, state.buildings, state.plans), state.drawn, strict=True):
            cards += pile[drawn:]
        for seat in seats:
            cards += (*state.racks[seat], *members(state.tableaus[seat]))
        yield "HAR-430 every card is in one place", sorted(cards) == list(deck_of(state.extensions))
    dropping = bool(state.agenda) and isinstance(state.agenda[-1], DropCard)
    yield "HAR-430 a rack holds five", all(len(rack) <= _RACK + dropping for rack in state.racks)
    if not state.final and state.stack:
        yield from _pieces(state)
    for seat in seats:
        for cubes in (state.pools[seat], *state.roses[seat], state.houses[seat]):
            yield "HAR-433 cubes are never negative", cubes >= 0 and cubes >> SHIFT[-1] + 7 == 0
        yield "HAR-433 florins are never negative", state.florins[seat] >= 0
    yield (
        "HAR-123 a block has one owner",
        sum(arms.bit_count() for arms in state.arms) == _union(state.arms).bit_count(),
    )
    moored = [side for side in sides if state.pawns[side] == MOUTH]
    yield "HAR-433 a berth is held by one pawn", sorted(state.berths) == moored
    if state.stack:
        yield "HAR-041 every pawn is in the stack", sorted(state.stack) == list(sides)
    for side in sides:
        counted = sum(state.tally[side * TALLIES : (side + 1) * TALLIES])
        counted += sum(line.points for who, line in state.final if who == side)
        yield "HAR-434 points add up", counted == state.points[side]


def _pieces(state: State) -> Iterator[tuple[str, bool]]:
    for good in range(len(GOODS)):
        lying = state.goods_on.count(good) + state.roofs[good] + state.depots.count(good) + (state.sold >> good & 1)
        lying += sum(goods.count(packed, good) for packed in (*state.stores, *state.holds))
        placing = sum(getattr(pending, "good", NOTHING) == good for pending in state.agenda)
        yield "HAR-431 goods add up", lying + placing == TILES_EACH
        yield "HAR-431 a warehouse holds three", state.roofs[good] <= ROOFS
    for colour in range(len(DOCKERS)):
        standing = sum(goods.count(packed, colour) for packed in (*state.pontoons, *state.aboard))
        yield "HAR-432 dockers add up", standing + state.building.count(colour) == (1 if is_solo(state) else 2)
    yield "HAR-432 two dockers aboard at most", all(goods.total(packed) <= 2 for packed in state.aboard)
    taken = _union(state.arms)
    yield (
        "HAR-431 a block has a good or arms",
        all((state.goods_on[block] == NOTHING) == (taken >> block & 1 == 1) for block in range(len(BLOCKS))),
    )


def _union(sets: list[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found
