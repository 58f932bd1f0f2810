"""What the adviser reads in a view before it thinks: the asked seat's own things, packed, and how late it is."""

from functools import cached_property

from mokum.games.harbour import goods
from mokum.games.harbour.board import ALL_BLOCKS, ROUNDS
from mokum.games.harbour.cubes import Cubes, pack
from mokum.games.harbour.deck import CardSet, card_set
from mokum.games.harbour.rules.counting import part_of_state
from mokum.games.harbour.state import State
from mokum.games.harbour.view import View
from mokum.kernel.bits import mask_of

POINT = 100
"""Everything is reckoned in hundredths of a point."""
CUBE = 90
"""A cube of no particular colour."""
CUBE_OF_CHOICE = 150
_FLORIN = 180
_FLORIN_LEFT_OVER = 50


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

    @cached_property
    def active(self) -> CardSet:
        """The own tableau."""
        return card_set(self.mine.tableau)

    @cached_property
    def pool(self) -> Cubes:
        """Cubes that can be spent now."""
        return pack(self.mine.pool)

    @cached_property
    def rose(self) -> tuple[Cubes, ...]:
        """Cubes by slot, slot 1 first."""
        return tuple(map(pack, self.mine.rose))

    @cached_property
    def arms(self) -> tuple[int, ...]:
        """By side: its blocks, as bits."""
        return tuple([mask_of(side.arms) for side in self.view.sides])

    @cached_property
    def free_blocks(self) -> int:
        """The blocks that nobody owns."""
        owned = 0
        for arms in self.arms:
            owned |= arms
        return ALL_BLOCKS & ~owned

    @cached_property
    def store(self) -> goods.Packed:
        """Goods in the own store."""
        return goods.pack(self.mine.store)

    @cached_property
    def hold(self) -> goods.Packed:
        """Goods in the own hold."""
        return goods.pack(self.mine.hold)

    @cached_property
    def aboard(self) -> goods.Packed:
        """Dockers on the own barge."""
        return goods.pack(self.mine.aboard)

    @cached_property
    def counted(self) -> State:
        """What the rules count of it, the own tableau left to whoever counts."""
        return part_of_state(
            tableaus={},
            arms=self.arms,
            holds={self.seat: self.hold},
            aboard={self.seat: self.aboard},
            building=self.view.building,
            sold=mask_of(self.view.sold),
            pawns={self.seat: self.side.pawn},
            barges={self.seat: self.mine.barge},
        )

    @property
    def florin(self) -> int:
        """What a florin is worth: the market needs them as long as there is a market."""
        return _FLORIN if self.rounds_left else _FLORIN_LEFT_OVER
