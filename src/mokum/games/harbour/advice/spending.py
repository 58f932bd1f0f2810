"""The best way to spend a pool of cubes on what is wanted."""

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from mokum.games.harbour.cubes import MOST, Cubes, covers, total
from mokum.games.harbour.moves import HarbourMove

_LEFT_OVER = (0, 80, 140, 190, 235, 275, 310, 340, 365, 385, *range(400, 400 + 10 * MOST, 10))
"""By number of cubes that buy nothing: what they are worth for steps of the barge, for the river, one to keep."""
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


_BY_WORTH = attrgetter("worth")


class Wants:
    """What a seat wants: cards and uses as many as it can pay, blocks as many as it may buy.

    Two are equal only if they are the same object, so that what they buy is remembered at the cost of one look.
    """

    __slots__ = ("block_limit", "blocks", "cards", "hope")

    def __init__(self, cards: Sequence[Want], blocks: Sequence[Want], block_limit: int) -> None:
        self.cards = sorted(cards, key=_BY_WORTH, reverse=True)
        """The dearest first."""
        self.blocks = blocks
        """The best for their cubes first."""
        self.block_limit = block_limit
        self.hope = block_limit * max([want.worth for want in blocks], default=0)
        """More than this no blocks can bring."""

    def without(self, bought: Sequence[Want]) -> "Wants":
        """What is still wanted when some of it is bought; a plan can be used again."""
        gone = [want for want in bought if not want.again]
        if not gone:
            return self
        return Wants(
            [want for want in self.cards if want not in gone],
            [want for want in self.blocks if want not in gone],
            self.block_limit,
        )

    def with_(self, bought: Sequence[Want]) -> "Wants":
        """What is wanted when what was bought is wanted too."""
        gone = [want for want in bought if not want.again]
        if not gone:
            return self
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


@lru_cache(maxsize=1 << 13)
def best_spending(pool: Cubes, wants: Wants) -> Spending:
    """The dearest choice of wants that the pool can pay."""
    cards = [want for want in wants.cards if covers(pool, want.cost)]
    if not cards:  # as it is more often than not
        return _on_blocks(pool, 0, (), wants.blocks, wants.block_limit)
    del cards[MOST_WANTS:]
    blocks = [want for want in wants.blocks if covers(pool, want.cost)]
    still = [_LEFT_OVER[total(pool)] + (wants.hope if blocks else 0)]
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
        found = _on_blocks(left, worth, bought, blocks, wants.block_limit)
        if found.worth > best.worth:
            best = found

    search(0, pool, 0, ())
    return best


def _on_blocks(left: Cubes, worth: int, bought: tuple[Want, ...], blocks: Sequence[Want], block_limit: int) -> Spending:
    """The first blocks that can be paid with what is left, and the worth of the cubes that are left then."""
    for _ in range(block_limit if blocks else 0):
        for want in blocks:
            if covers(left, want.cost) and want not in bought:
                left, worth, bought = left - want.cost, worth + want.worth, (*bought, want)
                break
    return Spending(worth + _LEFT_OVER[total(left)], bought, left)
