"""What lies open on a table, and what other tiles of one seat would be worth to it: the scorings, and the bonuses."""

from functools import cached_property, lru_cache

from mokum.games.merchants.advice.promises import Line, Promises
from mokum.games.merchants.board import ALL_HOUSES, BONUS_SPACE
from mokum.games.merchants.rules.bonuses import WORTH, met_with_houses
from mokum.games.merchants.rules.strength import colonies_on, houses_in, largest_groups
from mokum.games.merchants.state import CONTINENTS_BONUS, GOODS_BONUS, HOUSE_OWED
from mokum.games.merchants.timeline import COLONIES, EXCHANGE, QUARTERS
from mokum.games.merchants.view import View, held_of
from mokum.kernel.bits import mask_of, members
from mokum.kernel.event import Seat

_FREE_HOUSE = 60
"""What the house of the goods bonus is worth before it stands anywhere."""

assert WORTH[GOODS_BONUS] == 0, "the goods bonus is a house"

OpenSeat = tuple[int, tuple[int, ...], tuple[int, ...], Line, int]
"""A seat's supply, houses, colonies, spaces on the exchange, and what it holds."""


# Tiles that are thought of come again in every decision until a seat has placed the next.
@lru_cache(1 << 12)
def _houses(houses: int) -> tuple[Line, int]:
    """How strong they make a seat, and the bonuses that they are enough for."""
    return largest_groups(houses), met_with_houses(houses)


def _met(spaces: Line, colonies: Line) -> int:
    """The bonuses that these spaces and so many colonies on each continent are enough for (MER-230, MER-231)."""
    met = 1 << GOODS_BONUS if min(spaces) >= BONUS_SPACE else 0
    return met | 1 << CONTINENTS_BONUS if all(colonies) else met


class Position:
    """A table to think about, without money and with nothing hidden. It is never changed, so that it can be kept."""

    def __init__(self, square: int, at: tuple[OpenSeat, ...]) -> None:
        self.square = square
        self.supply, houses, colonies, self.exchange, self._held = zip(*at, strict=True)
        self.houses = tuple(map(mask_of, houses))
        self.built = sum(self.houses)  # a site has one owner at most, so the sum is the union
        founded = tuple(map(mask_of, colonies))
        self.founded = sum(founded)
        self.colonies = tuple(map(colonies_on, founded))
        """By seat, then by continent: how many, which is all that counts."""
        self.cards: dict[tuple[Seat, int], float] = {}
        """What cards are worth, once that has been reckoned: every seat asks for all others too."""

    @cached_property
    def _on_exchange(self) -> Promises:
        return Promises(EXCHANGE, self.square, self.exchange)

    @cached_property
    def _in_quarters(self) -> Promises:
        lines = tuple([_houses(houses)[0] for houses in self.houses])
        return Promises(QUARTERS, self.square, lines, houses_in(self.built))

    @cached_property
    def _on_continents(self) -> Promises:
        return Promises(COLONIES, self.square, self.colonies)

    def gain(self, seat: Seat, spaces: Line, houses: int, colonies: Line) -> float:
        """How much better a seat would stand, beside all the others, if it had these tiles."""
        gained, built = 0.0, self.built ^ self.houses[seat] ^ houses
        if colonies != self.colonies[seat]:
            for change in self._on_continents.change(seat, colonies):
                gained += change
        if spaces != self.exchange[seat]:
            for change in self._on_exchange.change(seat, spaces):
                gained += change
        line, met = _houses(houses)
        if houses != self.houses[seat]:
            for change in self._in_quarters.change(seat, line, houses_in(built)):
                gained += change
        return gained + self._bonuses(self._held[seat], met | _met(spaces, colonies), built)

    def _bonuses(self, held: int, met: int, built: int) -> float:
        """What the bonuses that are met but not held bring, less what those cost that are held but not met."""
        if met == held & ~HOUSE_OWED:
            return 0
        free_house = _FREE_HOUSE if ALL_HOUSES & ~built else 0
        brought = sum(WORTH[bonus] or free_house for bonus in members(met & ~held))
        lost = sum(
            WORTH[bonus] or (_FREE_HOUSE if held & HOUSE_OWED else 0) for bonus in members(held & ~met & ~HOUSE_OWED)
        )
        return brought - lost


# Through an auction all seats ask about one table (1.15 times as fast over greedy games), and whoever looks ahead comes
# back to it again and again (1.3 to 2.6 times as fast).
_kept = lru_cache(1 << 6)(Position)


def open_seats(view: View) -> tuple[OpenSeat, ...]:
    """By seat: what everybody sees of it."""
    return tuple([(at.supply, at.houses, at.colonies, at.exchange, held_of(at)) for at in view.at])


def position_of(view: View) -> Position:
    """What this viewer sees of the table, as everybody sees it: while tiles stay where they are it is the same one."""
    return _kept(view.square, open_seats(view))
