"""Where a game of `merchants` stands: small numbers in flat lists, and sets of sites as bits."""

from dataclasses import dataclass

from mokum.games.merchants.agenda import Agenda
from mokum.games.merchants.auction import NO_SEAT, Auction, Mode
from mokum.games.merchants.board import GOODS, SEATS, TILES
from mokum.games.merchants.cards import NO_CARD
from mokum.games.merchants.tallies import TALLIES
from mokum.kernel.event import Seat

NO_LIMIT = -1
"""A seat that has handed in no limit in this round."""
ROWS = len(GOODS)

# Bonuses, as bits of `held`.
GOODS_BONUS, CONTINENTS_BONUS, QUARTERS_BONUS, FIRST_BRIDGE = range(4)
HOUSE_OWED = 1 << 13
"""The goods bonus brought a house, so that one is owed if it is lost (MER-239)."""

NO_AUCTION = Auction(Mode.UNSOLD, ())


@dataclass(slots=True)
class State:
    """Mutable; changed by events alone."""

    seats: int
    first: Seat
    agenda: Agenda
    # The course of the game.
    turn: int
    """Turns are counted from 1."""
    mayor: Seat
    square: int
    deck: tuple[int, ...]
    deck_next: int
    """Index of the top of the deck: what lies before it has been drawn."""
    discs: list[int]
    # By seat.
    money: list[int]
    loans: list[int]
    supply: list[int]
    houses: list[int]
    colonies: list[int]
    exchange: list[int]
    """Four spaces for each seat, one for each good; 0 is no tile."""
    held: list[int]
    """The bonuses that a seat holds, as bits."""
    tally: list[int]
    """The kinds of `tallies`, seat by seat."""
    # The auction.
    auction: Auction
    lot: int
    """Rounds of auctions are counted through the game from 1."""
    limits: list[int]
    """By seat: what it sealed in this round."""
    ahead: tuple[int, ...]
    """What each seat sealed in case of an opening, by itself and by another; empty at tables without (MER-144)."""
    why_ended: str

    def copy(self) -> "State":
        return State(
            self.seats, self.first, self.agenda, self.turn, self.mayor, self.square, self.deck, self.deck_next,
            self.discs[:], self.money[:], self.loans[:], self.supply[:], self.houses[:], self.colonies[:],
            self.exchange[:], self.held[:], self.tally[:], self.auction, self.lot, self.limits[:], self.ahead,
            self.why_ended,
        )  # fmt: skip


def empty_table(seats: int) -> State:
    """Nothing laid out yet: every tile is in its supply."""
    return State(
        seats=seats, first=NO_SEAT, agenda=(), turn=0, mayor=NO_SEAT, square=0, deck=(), deck_next=0,
        discs=[NO_CARD] * 3, money=[0] * seats, loans=[0] * seats, supply=[TILES] * seats, houses=[0] * seats,
        colonies=[0] * seats, exchange=[0] * (ROWS * seats), held=[0] * seats, tally=[0] * (TALLIES * seats),
        auction=NO_AUCTION, lot=0, limits=[NO_LIMIT] * seats, ahead=(), why_ended="",
    )  # fmt: skip


_ORDERS = {
    seats: tuple(tuple((mayor + step) % seats for step in range(1, seats + 1)) for mayor in range(seats))
    for seats in SEATS
}


def all_player_order(state: State) -> tuple[Seat, ...]:
    """Clockwise from the mayor's left, the mayor last (MER-015)."""
    return _ORDERS[state.seats][state.mayor]


def no_limits_ahead(seats: int) -> tuple[int, ...]:
    """Two for each seat: nobody has sealed one."""
    return (NO_LIMIT,) * (2 * seats)


def ahead_at(seat: Seat, *, opener: bool) -> int:
    """Where a seat's limit in case of an opening stands: the one as the opener, then the other."""
    return 2 * seat + (not opener)


def ahead_of(state: State, seat: Seat) -> tuple[int, ...]:
    """What a seat has sealed in case of an opening, by itself and by another."""
    at = ahead_at(seat, opener=True)
    return state.ahead[at : at + 2]


def vacant(taken_by_seat: list[int], sites: int) -> int:
    """Those of the sites that nobody has a tile on. A site has one owner at most, so the sum is the union (MER-013)."""
    return sites & ~sum(taken_by_seat)
