"""What free blocks are worth: the group that they join, their district, and the good that lies there."""

from mokum.games.harbour.advice.port import good_worth
from mokum.games.harbour.advice.position import POINT, Position
from mokum.games.harbour.board import BLOCK_DISTRICT, DISTRICT_POINTS, GOODS, NEIGHBOURS_AS_BITS
from mokum.games.harbour.deck import cards_with
from mokum.games.harbour.effects.occasions import OnBlockTaken
from mokum.games.harbour.rules.city import arms_by_side, groups
from mokum.games.harbour.rules.final import GROUP_POINTS, district_points
from mokum.kernel.bits import members

ROOM_TO_GROW = 8
_ANSWERS = cards_with(OnBlockTaken)
_ANSWER_IS_WORTH = 120


def block_worths(position: Position) -> dict[int, int]:
    """By free block: what it brings to own it."""
    own = groups(position.arms[position.seat])
    largest = max((group.bit_count() for group in own), default=0)
    districts = _district_worths(position)
    answers = (position.active & _ANSWERS).bit_count() * _ANSWER_IS_WORTH
    free, late = position.free_blocks, position.rounds_left
    goods = [good_worth(position, good) for good in range(len(GOODS))]
    found = {}
    for block in members(free):
        near = NEIGHBOURS_AS_BITS[block]
        joined = 1 + sum(group.bit_count() for group in own if group & near)
        worth = GROUP_POINTS * POINT * max(joined - largest, 0)
        if joined <= largest:
            # A block apart pays only if more blocks join it later.
            worth += GROUP_POINTS * POINT * min(late, 6) // 12
        worth += ROOM_TO_GROW * late * (near & free).bit_count() // 2
        worth += districts.get(BLOCK_DISTRICT[block], 0) + answers
        found[block] = worth + goods[position.view.goods_on[block]]
    return found


def _district_worths(position: Position) -> dict[int, int]:
    """By district that pays at the end: what one more block there changes, half of it for what may follow."""
    found = {}
    for district in position.view.districts:
        counts = arms_by_side(position.arms, district)
        places = DISTRICT_POINTS[position.view.seats]
        now = district_points(counts, places)[position.seat]
        counts[position.seat] += 1
        then = district_points(counts, places)[position.seat]
        found[district] = POINT * (then - now) // 2 + POINT
    return found
