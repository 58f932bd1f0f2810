"""The best way to spend a pool of cubes on what is wanted."""

from collections.abc import Sequence
from typing import NamedTuple

from mokum.games.harbour.cubes import Cubes, covers, total
from mokum.games.harbour.moves import HarbourMove

_LEFT_OVER = (0, 80, 140, 190, 235, 275, 310, 340, 365, 385, 400)
MOST_WANTS = 9
"""More are not weighed against each other; the best will do."""


class Want(NamedTuple):
    """Something that cubes can buy."""

    move: HarbourMove
    cost: Cubes
    worth: int
    block: bool = False
    again: bool = False
    """It can be bought in every round."""


class Wants(NamedTuple):
    """What a seat wants: cards and uses as many as it can pay, blocks as many as it may buy."""

    cards: tuple[Want, ...]
    blocks: tuple[Want, ...]
    """The best for their cubes first."""
    block_limit: int

    def without(self, bought: Sequence[Want]) -> "Wants":
        """What is still wanted when some of it is bought; a plan can be used again."""
        gone = [want for want in bought if not want.again]
        return Wants(
            tuple(want for want in self.cards if want not in gone),
            tuple(want for want in self.blocks if want not in gone),
            self.block_limit,
        )

    def with_(self, bought: Sequence[Want]) -> "Wants":
        """What is wanted when what was bought is wanted too."""
        gone = [want for want in bought if not want.again]
        return Wants(
            (*self.cards, *(want for want in gone if not want.block)),
            (*(want for want in gone if want.block), *self.blocks),
            self.block_limit,
        )


class Spending(NamedTuple):
    """What is bought, what it is worth together with the cubes that are left, and these cubes."""

    worth: int
    bought: tuple[Want, ...]
    left: Cubes


def left_over(cubes: Cubes) -> int:
    """What cubes are worth that buy nothing: steps of the barge, the river, one to keep."""
    number = total(cubes)
    return _LEFT_OVER[number] if number < len(_LEFT_OVER) else _LEFT_OVER[-1] + 10 * (number - len(_LEFT_OVER) + 1)


def best_spending(pool: Cubes, wants: Wants) -> Spending:
    """The dearest choice of wants that the pool can pay."""
    cards = sorted((want for want in wants.cards if covers(pool, want.cost)), key=lambda want: -want.worth)
    del cards[MOST_WANTS:]
    blocks = [want for want in wants.blocks if covers(pool, want.cost)]
    hope = sum(sorted((want.worth for want in blocks), reverse=True)[: wants.block_limit]) + left_over(pool)
    still = [hope]
    for want in reversed(cards):
        still.append(still[-1] + want.worth)
    still.reverse()
    best = Spending(-1, (), pool)

    def search(index: int, left: Cubes, worth: int, bought: tuple[Want, ...]) -> None:
        nonlocal best
        if worth + still[index] <= best.worth:
            return
        if index < len(cards):
            want = cards[index]
            if covers(left, want.cost):
                search(index + 1, left - want.cost, worth + want.worth, (*bought, want))
            search(index + 1, left, worth, bought)
            return
        for _ in range(wants.block_limit):
            for want in blocks:
                if covers(left, want.cost) and want not in bought:
                    left, worth, bought = left - want.cost, worth + want.worth, (*bought, want)
                    break
        worth += left_over(left)
        if worth > best.worth:
            best = Spending(worth, bought, left)

    search(0, pool, 0, ())
    return best
