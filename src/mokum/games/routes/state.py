"""Where a game of `routes` stands: small numbers in flat lists, and bit sets."""

from dataclasses import dataclass

import msgspec

from mokum.games.routes.board import ALL_CARDS, BOARD, CARTS, CONTRACTS
from mokum.games.routes.cards import NO_MARKET, Hand, Market
from mokum.games.routes.payable import EVERY_CLAIM
from mokum.kernel.agenda import Pending
from mokum.kernel.event import Seat

NO_SEAT: Seat = -1
NOT_BEGUN = -1
"""The last round has not begun; or no turn has."""
NONE_RETURNED = -1


class KeepFirstContracts(Pending, frozen=True):
    """Each of these seats has still to say which of its first contracts it keeps."""


class TakeTurn(Pending, frozen=True):
    """A seat is to do one of the three actions."""


class DrawSecondCard(Pending, frozen=True):
    """A seat has taken its first card and is to take the second."""


class KeepContracts(Pending, frozen=True):
    """A seat has drawn contracts and is to say which it keeps."""


Agenda = tuple[KeepFirstContracts | TakeTurn | DrawSecondCard | KeepContracts, ...]

# One agenda for each seat, made once: they are values and can be shared by all states.
TURN_OF: tuple[Agenda, ...] = tuple((TakeTurn((seat,)),) for seat in range(max(BOARD.seats)))
SECOND_CARD_OF: tuple[Agenda, ...] = tuple((DrawSecondCard((seat,)),) for seat in range(max(BOARD.seats)))
CONTRACTS_OF: tuple[Agenda, ...] = tuple((KeepContracts((seat,)),) for seat in range(max(BOARD.seats)))


class Taking(msgspec.Struct, frozen=True, gc=False):
    """A seat drew contracts: from where in the pile, and where the returned one went. Everybody saw this much.

    Positions count from the top of the first pile and are never used again: what is returned gets the next number.
    """

    seat: Seat
    start: int
    count: int
    returned_to: int = NONE_RETURNED


@dataclass(slots=True)
class State:
    """Mutable; changed by events alone. Tuples hold what changes rarely, so that a copy can share them.

    A slotted class and not a Struct: its attributes are read and written far more often than it is copied.
    """

    seats: int
    first: Seat
    agenda: Agenda
    # Transport cards.
    hands: list[Hand]
    shown: list[Hand]
    """By seat: cards that everybody knows to be in the hand."""
    unseen: list[Hand]
    """By seat: what it drew unseen since the last shuffle. Only that seat knows."""
    unseen_counts: list[int]
    """By seat: how many that were. Everybody knows."""
    market: Market
    pile: tuple[int, ...]
    pile_next: int
    """Index of the top of the draw pile: what lies before it has been drawn."""
    pool: Hand
    """What was shuffled into the pile, less what was then seen to go to the market. Everybody knows."""
    discards: tuple[int, ...]
    shuffles: int
    # The board.
    claimed: list[int]
    """By seat: a bit for each route."""
    open_claims: list[int]
    """By seat: a bit in the catalogue for each claim that the board still allows."""
    carts: list[int]
    points: list[int]
    trade: list[int]
    # Contracts.
    contract_pile: tuple[int, ...]
    """By position: the first pile, then whatever was returned. What lies before `contract_next` has been drawn."""
    contract_next: int
    takings: tuple[Taking, ...]
    contracts: list[int]
    """By seat: a bit for each contract kept."""
    offers: list[tuple[int, ...]]
    first_kept: list[tuple[int, ...]]
    """By seat: the first contracts it chose to keep, until all have chosen."""
    # The course of the game.
    passes: int
    """Turns in a row in which a seat passed."""
    turns_left: int
    """Turns of the last round that are not over, or NOT_BEGUN."""
    why_ended: str
    turns: int
    """Turns that are over, or NOT_BEGUN before the first; in an imagined state counted from the moment of its view."""

    def copy(self) -> "State":
        return State(
            self.seats,
            self.first,
            self.agenda,
            self.hands[:],
            self.shown[:],
            self.unseen[:],
            self.unseen_counts[:],
            self.market,
            self.pile,
            self.pile_next,
            self.pool,
            self.discards,
            self.shuffles,
            self.claimed[:],
            self.open_claims[:],
            self.carts[:],
            self.points[:],
            self.trade[:],
            self.contract_pile,
            self.contract_next,
            self.takings,
            self.contracts[:],
            self.offers[:],
            self.first_kept[:],
            self.passes,
            self.turns_left,
            self.why_ended,
            self.turns,
        )


def empty_table(seats: int) -> State:
    """Everything in the box: cards in the order of the data, nothing dealt (ROU-015, ROU-016)."""
    return State(
        seats=seats,
        first=NO_SEAT,
        agenda=(),
        hands=[0] * seats,
        shown=[0] * seats,
        unseen=[0] * seats,
        unseen_counts=[0] * seats,
        market=NO_MARKET,
        pile=(),
        pile_next=0,
        pool=0,
        discards=ALL_CARDS,
        shuffles=0,
        claimed=[0] * seats,
        open_claims=[EVERY_CLAIM] * seats,
        carts=[CARTS] * seats,
        points=[0] * seats,
        trade=[0] * seats,
        contract_pile=tuple(range(len(CONTRACTS))),
        contract_next=0,
        takings=(),
        contracts=[0] * seats,
        offers=[()] * seats,
        first_kept=[()] * seats,
        passes=0,
        turns_left=NOT_BEGUN,
        why_ended="",
        turns=NOT_BEGUN,
    )


def pile_size(state: State) -> int:
    """Cards left in the draw pile."""
    return len(state.pile) - state.pile_next
