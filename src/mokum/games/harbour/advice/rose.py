"""Which cubes a seat should put on its rose: dice, starting cubes, the cube that is kept."""

from itertools import combinations

from mokum.games.harbour.advice.position import POINT, Position
from mokum.games.harbour.advice.spending import Spending, best_spending
from mokum.games.harbour.advice.wants import wants_of
from mokum.games.harbour.board import COLOURS, COUNTS_AS, ROUNDS
from mokum.games.harbour.cubes import ONE, Cubes, pack

EMPTY_ARROW = (700, 280, 140, 60)
"""By slot: what it costs in prospect if nothing lies there when the rose turns."""
LATER = 24
"""What comes a slot later is worth one part in so many less."""
_NOTHING = Spending(0, (), 0)


class Rose:
    """The own rose with what is wanted of each slot; what an earlier slot pays is not wanted of a later one."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.slots = list(position.rose)
        self.slots[0] += pack(position.mine.house)
        wants = wants_of(position, in_turn=False)
        self.plans: list[Spending] = []
        for cubes in self.slots:
            plan = best_spending(cubes, wants) if cubes else _NOTHING
            self.plans.append(plan)
            wants = wants.without(plan.bought)
        self.open = wants

    def gain(self, slot: int, cubes: Cubes) -> int:
        """What more cubes on a slot (1 to 6) bring, and an arrow that is no longer empty."""
        at = slot - 1
        if self.position.round + at > ROUNDS:
            return 0
        plan = self.plans[at]
        worth = best_spending(self.slots[at] + cubes, self.open.with_(plan.bought)).worth - plan.worth
        worth = worth * (LATER - at) // LATER
        if at < len(EMPTY_ARROW) and not self.position.rose[at]:
            worth += EMPTY_ARROW[at]
        return worth


def die_worths(position: Position, chosen: tuple[int, ...]) -> list[int]:
    """By colour: what its die brings, with the one that was chosen before or with the best partner."""
    faces = [COUNTS_AS[position.round][face] for face in position.view.dice]
    rose = Rose(position)
    alone = [rose.gain(face, face * ONE[colour]) for colour, face in enumerate(faces)]
    found = [0] * len(COLOURS)
    for one, other in combinations(range(len(COLOURS)), 2):
        if chosen and one not in chosen and other not in chosen:
            continue
        together = alone[one] + alone[other]
        if faces[one] == faces[other]:
            together = rose.gain(faces[one], faces[one] * (ONE[one] + ONE[other]))
        found[one] = max(found[one], together)
        found[other] = max(found[other], together)
    return found


def shift_worths(position: Position, chosen: tuple[int, ...], shifts: list[tuple[int, int]]) -> list[int]:
    """By shift, which is a die and a number of slots: what both dice bring then."""
    rose = Rose(position)
    found = []
    for shifted, by in shifts:
        by_slot: dict[int, Cubes] = {}
        for die in chosen:
            face = COUNTS_AS[position.round][position.view.dice[die]]
            slot = face + (by if die == shifted else 0)
            by_slot[slot] = by_slot.get(slot, 0) + face * ONE[die]
        found.append(sum(rose.gain(slot, cubes) for slot, cubes in by_slot.items()))
    return found


def start_worths(position: Position, slot: int) -> list[int]:
    """By colour: what the starting cubes of a slot bring."""
    rose = Rose(position)
    return [rose.gain(slot, slot * cube) for cube in ONE]


def keep_worths(position: Position) -> list[int]:
    """By colour: what a cube in the house adds to what comes next round."""
    wants = wants_of(position, in_turn=False)
    coming = position.rose[0]
    now = best_spending(coming, wants).worth
    return [best_spending(coming + cube, wants).worth - now + POINT // 10 for cube in ONE]
