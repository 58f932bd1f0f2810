"""Which cubes a seat should put on its rose: dice, starting cubes, the cube that is kept."""

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from mokum.games.harbour.advice.position import Position
from mokum.games.harbour.advice.prices import POINT
from mokum.games.harbour.advice.spending import Spending, Wants, best_spending
from mokum.games.harbour.advice.wants import wants_of
from mokum.games.harbour.board import COLOURS, COUNTS_AS, ROUNDS
from mokum.games.harbour.cubes import ONE, Cubes, pack

EMPTY_ARROW = (700, 280, 140, 60)
"""By slot: what it costs in prospect if nothing lies there when the rose turns."""
LATER = 24
"""What comes a slot later is worth one part in so many less."""
_NOTHING = Spending(0, (), 0)


class Rose(NamedTuple):
    """What is wanted of each slot of a rose; what an earlier slot pays is not wanted of a later one."""

    slots: tuple[Cubes, ...]
    plans: tuple[Spending, ...]
    wanted: tuple[Wants, ...]
    """By slot: what is left for it to buy, and what it buys."""


def rose_of(position: Position) -> Rose:
    """The own rose, the cube in the house on its first slot."""
    first, *others = position.rose
    return _rose((first + pack(position.mine.house), *others), wants_of(position, in_turn=False))


@lru_cache(maxsize=1024)
def _rose(slots: tuple[Cubes, ...], wants: Wants) -> Rose:
    plans = []
    for cubes in slots:
        plan = best_spending(cubes, wants) if cubes else _NOTHING
        plans.append(plan)
        wants = wants.without(plan.bought)
    return Rose(slots, tuple(plans), tuple([wants.with_(plan.bought) for plan in plans]))


def gain(position: Position, rose: Rose, slot: int, cubes: Cubes) -> int:
    """What more cubes on a slot (1 to 6) bring, and an arrow that is no longer empty."""
    at = slot - 1
    if position.round + at > ROUNDS:
        return 0
    worth = best_spending(rose.slots[at] + cubes, rose.wanted[at]).worth - rose.plans[at].worth
    worth = worth * (LATER - at) // LATER
    if at < len(EMPTY_ARROW) and not position.rose[at]:
        worth += EMPTY_ARROW[at]
    return worth


def die_worths(position: Position, chosen: tuple[int, ...]) -> list[int]:
    """By colour: what its die brings, with the one that was chosen before or with the best partner."""
    faces = [COUNTS_AS[position.round][face] for face in position.view.dice]
    rose = rose_of(position)
    alone = [gain(position, rose, face, face * ONE[colour]) for colour, face in enumerate(faces)]
    found = [0] * len(COLOURS)
    for one, other in combinations(range(len(COLOURS)), 2):
        if chosen and one not in chosen and other not in chosen:
            continue
        together = alone[one] + alone[other]
        if faces[one] == faces[other]:
            together = gain(position, rose, faces[one], faces[one] * (ONE[one] + ONE[other]))
        found[one] = max(found[one], together)
        found[other] = max(found[other], together)
    return found


def shift_worths(position: Position, chosen: tuple[int, ...], shifts: list[tuple[int, int]]) -> list[int]:
    """By shift, which is a die and a number of slots: what both dice bring then."""
    rose = rose_of(position)
    found = []
    for shifted, by in shifts:
        by_slot: dict[int, Cubes] = {}
        for die in chosen:
            face = COUNTS_AS[position.round][position.view.dice[die]]
            slot = face + (by if die == shifted else 0)
            by_slot[slot] = by_slot.get(slot, 0) + face * ONE[die]
        found.append(sum(gain(position, rose, slot, cubes) for slot, cubes in by_slot.items()))
    return found


def start_worths(position: Position, slot: int) -> list[int]:
    """By colour: what the starting cubes of a slot bring."""
    rose = rose_of(position)
    return [gain(position, rose, slot, slot * cube) for cube in ONE]


def keep_worths(position: Position) -> list[int]:
    """By colour: what a cube in the house adds to what comes next round."""
    wants = wants_of(position, in_turn=False)
    coming = position.rose[0]
    now = best_spending(coming, wants).worth
    return [best_spending(coming + cube, wants).worth - now + POINT // 10 for cube in ONE]
