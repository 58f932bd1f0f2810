"""What the adviser reads in a view before it thinks: the asked seat's own things, packed, and how late it is."""

from functools import cached_property, lru_cache

from mokum.games.harbour import goods
from mokum.games.harbour.advice.port import port_of
from mokum.games.harbour.advice.prices import florin_worth
from mokum.games.harbour.board import ROUNDS
from mokum.games.harbour.cubes import Cubes, pack
from mokum.games.harbour.deck import CardSet
from mokum.games.harbour.rules.counting import part_of_state
from mokum.games.harbour.state import State
from mokum.games.harbour.view import View
from mokum.kernel.bits import mask_of

_bits = lru_cache(maxsize=4096)(mask_of)


class Position:
    """A view as the seat sees it that is asked."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.agenda[-1].seats[0]
        self.mine = view.at[self.seat]
        self.side = view.sides[self.seat]
        self.round = view.round
        self.rounds_left = ROUNDS - view.round
        """Rounds that come after this one."""
        self.florin = florin_worth(self.rounds_left)
        self.active: CardSet = _bits(self.mine.tableau)
        """The own tableau."""
        self.pool: Cubes = pack(self.mine.pool)
        """Cubes that can be spent now."""
        self.port = port_of(view, self.mine, self.active, self.florin)
        """The harbour."""

    @cached_property
    def rose(self) -> tuple[Cubes, ...]:
        """Cubes by slot, slot 1 first."""
        return tuple(map(pack, self.mine.rose))

    @property
    def arms(self) -> tuple[int, ...]:
        """By side: its blocks, as bits."""
        return tuple([_bits(side.arms) for side in self.view.sides])

    @cached_property
    def counted(self) -> State:
        """What the rules count of it, the own tableau left to whoever counts."""
        return part_of_state(
            tableaus={},
            arms=self.arms,
            holds={self.seat: goods.pack(self.mine.hold)},
            aboard={self.seat: goods.pack(self.mine.aboard)},
            building=self.view.building,
            sold=_bits(self.view.sold),
            pawns={self.seat: self.side.pawn},
            barges={self.seat: self.mine.barge},
        )
