"""What squares of the timeline and bonuses ask of a seat (MER-151 to MER-163, MER-230 to MER-236)."""

from collections.abc import Iterable

from mokum.games.merchants import agenda as a
from mokum.games.merchants.board import ALL_COLONIES, ALL_HOUSES
from mokum.games.merchants.events import ColonyRemoved, LoanTaken
from mokum.games.merchants.moves import CATALOGUE, Abandon, Borrow, Decline, MerchantsMove, Withdraw
from mokum.games.merchants.rules.bonuses import to_settle
from mokum.games.merchants.rules.decisions.question import DECLINE, Use
from mokum.games.merchants.rules.decisions.tiles import (
    ABANDON_AT,
    ADVANCE,
    BUILD_AT,
    FOUND_AT,
    Advancing,
    Building,
    Demolishing,
    Founding,
)
from mokum.games.merchants.rules.using import Story, withdraw
from mokum.games.merchants.state import ROWS, State, vacant
from mokum.kernel.event import Seat

_WITHDRAW: tuple[int, ...] = tuple(CATALOGUE.bit(Withdraw(good)) for good in range(ROWS))
_ANY_ADVANCE = sum(ADVANCE) | DECLINE
_ANY_CREDIT = CATALOGUE.bit(Borrow()) | DECLINE
_IN_TURN = "MER-151"
"""Squares are decided in all-player order."""

CATALOGUE.keep((_ANY_ADVANCE, _ANY_CREDIT))


class Ship(Advancing[a.Ship]):
    """Which good is advanced (MER-155)."""

    asks = a.Ship
    rule = "MER-155"
    not_asked = _IN_TURN

    def options(self, state: State, asked: a.Ship, seat: Seat) -> int:
        return _ANY_ADVANCE

    def goods(self, asked: a.Ship) -> Iterable[int]:
        return range(ROWS)


class Globe(Founding[a.Globe]):
    """Where a colony is founded, anywhere (MER-156)."""

    asks = a.Globe
    rule = "MER-156"
    not_asked = _IN_TURN

    def options(self, state: State, asked: a.Globe, seat: Seat) -> int:
        sites = vacant(state.colonies, ALL_COLONIES) if state.supply[seat] else 0
        return sites << FOUND_AT | DECLINE if sites else 0


class Arms(Building[a.Arms]):
    """Where a house is placed, anywhere; nobody declines it (MER-157)."""

    asks = a.Arms
    rule = "MER-157"
    not_asked = _IN_TURN

    def options(self, state: State, asked: a.Arms, seat: Seat) -> int:
        return _anywhere(state, seat)


def _anywhere(state: State, seat: Seat) -> int:
    return vacant(state.houses, ALL_HOUSES) << BUILD_AT if state.supply[seat] else 0


class Credit(Use[a.Credit, Borrow]):
    """Whether a loan is taken (MER-158)."""

    asks = a.Credit
    rule = "MER-158"
    not_asked = _IN_TURN
    always_asked = True

    def options(self, state: State, asked: a.Credit, seat: Seat) -> int:
        return _ANY_CREDIT

    def does(self, state: State, asked: a.Credit, seat: Seat, move: Borrow) -> Story:
        yield LoanTaken(seat, forced=False)
        return to_settle(state, seat)

    def default(self, state: State, asked: a.Credit, seat: Seat) -> MerchantsMove:
        return Decline()


class CrossedArms(Demolishing[a.CrossedArms]):
    """Which house is removed (MER-159)."""

    asks = a.CrossedArms
    rule = "MER-159"
    not_asked = _IN_TURN


class CrossedGlobe(Use[a.CrossedGlobe, Abandon]):
    """Which colony is removed (MER-160)."""

    asks = a.CrossedGlobe
    rule = "MER-160"
    not_asked = _IN_TURN

    def options(self, state: State, asked: a.CrossedGlobe, seat: Seat) -> int:
        return state.colonies[seat] << ABANDON_AT

    def does(self, state: State, asked: a.CrossedGlobe, seat: Seat, move: Abandon) -> Story:
        yield ColonyRemoved(seat, move.site)
        return to_settle(state, seat)

    def default(self, state: State, asked: a.CrossedGlobe, seat: Seat) -> MerchantsMove:
        """What is lost is the site with the highest id."""
        return Abandon(state.colonies[seat].bit_length() - 1)


class CrossedShip(Use[a.CrossedShip, Withdraw]):
    """Which good is moved back (MER-161)."""

    asks = a.CrossedShip
    rule = "MER-161"
    not_asked = _IN_TURN

    def options(self, state: State, asked: a.CrossedShip, seat: Seat) -> int:
        row = seat * ROWS
        return sum(_WITHDRAW[good] for good in range(ROWS) if state.exchange[row + good])

    def does(self, state: State, asked: a.CrossedShip, seat: Seat, move: Withdraw) -> Story:
        yield withdraw(state, seat, move.good)
        return to_settle(state, seat)

    def default(self, state: State, asked: a.CrossedShip, seat: Seat) -> MerchantsMove:
        spaces = state.exchange[seat * ROWS : (seat + 1) * ROWS]
        return Withdraw(max(range(ROWS), key=lambda good: (spaces[good], good)))


class FreeHouse(Building[a.FreeHouse]):
    """Where the house of the goods bonus is built (MER-230)."""

    asks = a.FreeHouse
    rule = "MER-230"
    free = True

    def options(self, state: State, asked: a.FreeHouse, seat: Seat) -> int:
        sites = _anywhere(state, seat)
        return sites | DECLINE if sites else 0


class ReturnHouse(Demolishing[a.ReturnHouse]):
    """Which house is returned for a lost goods bonus (MER-236)."""

    asks = a.ReturnHouse
    rule = "MER-236"


QUESTIONS = (
    Ship(),
    Globe(),
    Arms(),
    Credit(),
    CrossedArms(),
    CrossedGlobe(),
    CrossedShip(),
    FreeHouse(),
    ReturnHouse(),
)
