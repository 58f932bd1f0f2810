"""What is chosen alike for cards, squares and bonuses: a good to advance, a site to found, build or remove."""

from collections.abc import Iterable

from mokum.games.merchants.board import COLONY_GOOD, GOODS
from mokum.games.merchants.events import ColonyFounded, HouseBuilt, HouseRemoved
from mokum.games.merchants.moves import (
    CATALOGUE,
    Abandon,
    Advance,
    Build,
    Decline,
    Demolish,
    Found,
    MerchantsMove,
)
from mokum.games.merchants.rules.bonuses import to_settle
from mokum.games.merchants.rules.decisions.question import P, Use
from mokum.games.merchants.rules.using import Story, advance
from mokum.games.merchants.state import ROWS, State
from mokum.kernel.event import Seat
from mokum.kernel.outcome import RuleId

ADVANCE: tuple[int, ...] = tuple(CATALOGUE.bit(Advance(good)) for good in range(len(GOODS)))
# Sites stand in the catalogue in their order: a set of sites moved up so far is the set of moves.
FOUND_AT, BUILD_AT = CATALOGUE.number(Found(0)), CATALOGUE.number(Build(0))
ABANDON_AT, DEMOLISH_AT = CATALOGUE.number(Abandon(0)), CATALOGUE.number(Demolish(0))


def _taken(tiles: list[int], site: int) -> bool:
    return any(own >> site & 1 for own in tiles)


class Advancing(Use[P, Advance]):
    """A good goes one space forward (MER-016)."""

    always_asked = True

    def does(self, state: State, asked: P, seat: Seat, move: Advance) -> Story:
        moved = advance(state, seat, move.good)
        if moved is not None:
            yield moved
        return to_settle(state, seat)

    def goods(self, asked: P) -> Iterable[int]:
        """Which goods can be chosen."""
        raise NotImplementedError

    def default(self, state: State, asked: P, seat: Seat) -> MerchantsMove:
        spaces = state.exchange[seat * ROWS : (seat + 1) * ROWS]
        return Advance(min(self.goods(asked), key=spaces.__getitem__))


class Founding(Use[P, Found]):
    """A colony is founded, and brings its good (MER-072)."""

    def does(self, state: State, asked: P, seat: Seat, move: Found) -> Story:
        yield ColonyFounded(seat, move.site)
        moved = advance(state, seat, COLONY_GOOD[move.site])
        if moved is not None:
            yield moved
        return to_settle(state, seat)

    def reason(self, state: State, asked: P, seat: Seat, move: Found | Decline) -> RuleId:
        if not isinstance(move, Found):
            return self.rule
        return "MER-013" if _taken(state.colonies, move.site) else self.elsewhere(asked, move.site)

    def elsewhere(self, asked: P, site: int) -> RuleId:
        """Why a vacant site is not offered."""
        raise AssertionError("any vacant site may be chosen")


class Building(Use[P, Build]):
    """A house is built."""

    free = False
    """It is the house of the goods bonus."""

    def does(self, state: State, asked: P, seat: Seat, move: Build) -> Story:
        yield HouseBuilt(seat, move.site, self.free)
        return to_settle(state, seat)

    def reason(self, state: State, asked: P, seat: Seat, move: Build | Decline) -> RuleId:
        if not isinstance(move, Build):
            return self.rule
        return "MER-013" if _taken(state.houses, move.site) else self.elsewhere(asked, move.site)

    def elsewhere(self, asked: P, site: int) -> RuleId:
        """Why a vacant site is not offered."""
        raise AssertionError("any vacant site may be chosen")


class Demolishing(Use[P, Demolish]):
    """An own house is removed."""

    def options(self, state: State, asked: P, seat: Seat) -> int:
        return state.houses[seat] << DEMOLISH_AT

    def does(self, state: State, asked: P, seat: Seat, move: Demolish) -> Story:
        yield HouseRemoved(seat, move.site)
        return to_settle(state, seat)

    def default(self, state: State, asked: P, seat: Seat) -> MerchantsMove:
        """What is lost is the site with the highest id."""
        return Demolish(state.houses[seat].bit_length() - 1)
