"""What a table is worth to each seat, as anybody can reckon it from a view: the scorings to come, and the bonuses."""

from collections.abc import Sequence

from mokum.games.merchants.board import ALL_HOUSES, SECTORS
from mokum.games.merchants.rules.bonuses import WORTH, met_by
from mokum.games.merchants.rules.scoring import shares
from mokum.games.merchants.rules.strength import sector_order, strengths, tiles_in
from mokum.games.merchants.state import GOODS_BONUS, HOUSE_OWED, State, empty_table, vacant
from mokum.games.merchants.timeline import AREAS, LAST_SQUARE, SQUARES, Grid
from mokum.games.merchants.view import View, held_of
from mokum.kernel.bits import mask_of, members
from mokum.kernel.event import Seat

_SURE = 0.48
"""The share of what a scoring would pay now that is counted on."""
_HOPED = 0.32
"""The share of a sector's sums that is hoped for by strength alone, whoever leads at the moment."""
_RIVALS = 0.35
"""How much a gain of all the others together counts against one's own."""
_EARLY = 0.3
"""The share of all this that is believed on the first square; on the last one it is believed wholly."""
_FREE_HOUSE = 60
"""What the house of the goods bonus is worth before it stands anywhere."""

Values = tuple[float, ...]
"""By seat."""


def grids_to_come(square: int) -> tuple[Grid, ...]:
    """By area: the sums of each rank, added up over the scorings that are still to come."""
    found = []
    for area in range(len(AREAS)):
        rows = [later.grid for later in SQUARES[square + 1 :] if area in later.areas]
        found.append(tuple((sum(g[rank][0] for g in rows), sum(g[rank][1] for g in rows)) for rank in SECTORS))
    return tuple(found)


_GRIDS = tuple(map(grids_to_come, range(len(SQUARES))))


def open_state(view: View) -> State:
    """What lies open, as a state without a deck: enough to reckon with, and nothing that is hidden."""
    state = empty_table(view.seats)
    state.mayor, state.square, state.discs = view.mayor, view.square, list(view.discs)
    state.money = [seat.money for seat in view.at]
    state.supply = [seat.supply for seat in view.at]
    state.houses = [mask_of(seat.houses) for seat in view.at]
    state.colonies = [mask_of(seat.colonies) for seat in view.at]
    state.exchange = [space for seat in view.at for space in seat.exchange]
    state.held = [held_of(seat) for seat in view.at]
    return state


class Position:
    """A table to try things out on: change `state`, ask for the gain, and change it back."""

    def __init__(self, view: View) -> None:
        self.state = open_state(view)
        self._grids = _GRIDS[view.square]
        self._belief = _EARLY + (1 - _EARLY) * view.square / LAST_SQUARE
        self._now: dict[int, Values] = {}

    def _values(self, area: int) -> Values:
        """What an area promises to each seat."""
        tiles, values = tiles_in(self.state, area), [0.0] * self.state.seats
        strength = strengths(tiles, area)
        for (first, second), sector in zip(self._grids[area], sector_order(tiles, area, strength), strict=True):
            own = strength[sector]
            squares = sum(s * s for s in own)
            if not squares:
                continue
            for seat, amount in shares(own, first, second):
                values[seat] += self._belief * _SURE * amount
            hope = self._belief * _HOPED * (first + second) / squares
            for seat, s in enumerate(own):
                values[seat] += hope * s * s
        return tuple(values)

    def now(self, area: int) -> Values:
        """What an area promises before anything is tried out; asked for before the first change."""
        if area not in self._now:
            self._now[area] = self._values(area)
        return self._now[area]

    def gain(self, seat: Seat, areas: Sequence[int]) -> float:
        """How much better a seat stands after a change in these areas, beside all the others."""
        gained = 0.0
        for area in areas:
            before, after = self.now(area), self._values(area)
            for other, (was, is_now) in enumerate(zip(before, after, strict=True)):
                gained += (is_now - was) if other == seat else -_RIVALS * (is_now - was)
        return gained + self._bonuses(seat)

    def _bonuses(self, seat: Seat) -> float:
        """What the bonuses that are met but not held bring, less what those cost that are held but not met."""
        held, met = self.state.held[seat], met_by(self.state, seat)
        brought = sum(WORTH[bonus] or self._house() for bonus in members(met & ~held))
        lost = sum(
            WORTH[bonus] or (_FREE_HOUSE if held & HOUSE_OWED else 0) for bonus in members(held & ~met & ~HOUSE_OWED)
        )
        return brought - lost

    def _house(self) -> int:
        return _FREE_HOUSE if vacant(self.state.houses, ALL_HOUSES) else 0


assert WORTH[GOODS_BONUS] == 0, "the goods bonus is a house"
