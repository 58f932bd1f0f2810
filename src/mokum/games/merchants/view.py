"""What a viewer may know of a game, built up from nothing. Nearly everything in `merchants` lies open."""

from functools import lru_cache

import msgspec

from mokum.games.merchants.agenda import Agenda
from mokum.games.merchants.auction import Auction
from mokum.games.merchants.state import HOUSE_OWED, NO_LIMIT, ROWS, State, ahead_of
from mokum.games.merchants.tallies import TALLIES
from mokum.kernel.agenda import awaited
from mokum.kernel.bits import mask_of, members
from mokum.kernel.event import Seat, Viewer


class SeatView(msgspec.Struct, frozen=True):
    """What lies open before a seat and belongs to it on the board (MER-281, MER-282)."""

    money: int
    loans: int
    supply: int
    houses: tuple[int, ...]
    colonies: tuple[int, ...]
    exchange: tuple[int, ...]
    """By good: the space of its tile, 0 without one."""
    bonuses: tuple[int, ...]
    """Those that it holds: the goods', the continents', the quarters', then those of the bridges."""
    house_owed: bool
    """The goods' bonus brought a house, so that one is owed if it is lost (MER-239)."""
    tally: tuple[int, ...]


def held_of(seat: SeatView) -> int:
    """What a seat holds, as the state keeps it."""
    return mask_of(seat.bonuses) | (HOUSE_OWED if seat.house_owed else 0)


class View(msgspec.Struct, frozen=True):
    """What one viewer knows (MER-280 to MER-283, MER-287)."""

    viewer: Viewer
    seats: int
    first: Seat
    waiting: tuple[Seat, ...]
    agenda: Agenda
    turn: int
    mayor: Seat
    square: int
    drawn: tuple[int, ...]
    """The cards that have been drawn, in order."""
    left: int
    """Cards in the deck."""
    discs: tuple[int, ...]
    at: tuple[SeatView, ...]
    auction: Auction
    lot: int
    handed_in: tuple[Seat, ...]
    """The seats that have sealed a limit in this round."""
    limit: int
    """What this viewer sealed in this round, or NO_LIMIT."""
    ahead: tuple[int, ...]
    """What this viewer sealed in case of an opening, by itself and by another; empty at tables without (MER-144)."""
    why_ended: str


# What seats hold changes now and then, and everybody is told all of it with every message.
_listed = lru_cache(1 << 6)(members)


def _at(state: State, seat: Seat) -> SeatView:
    return SeatView(
        money=state.money[seat],
        loans=state.loans[seat],
        supply=state.supply[seat],
        houses=_listed(state.houses[seat]),
        colonies=_listed(state.colonies[seat]),
        exchange=tuple(state.exchange[seat * ROWS : (seat + 1) * ROWS]),
        bonuses=_listed(state.held[seat] & ~HOUSE_OWED),
        house_owed=bool(state.held[seat] & HOUSE_OWED),
        tally=tuple(state.tally[seat * TALLIES : (seat + 1) * TALLIES]),
    )


def _ahead(state: State, viewer: Viewer) -> tuple[int, ...]:
    if not 0 <= viewer < state.seats:
        return NO_LIMIT, NO_LIMIT
    return ahead_of(state, viewer)


def view_of(state: State, viewer: Viewer) -> View:
    """All that this viewer may know."""
    return View(
        viewer=viewer,
        seats=state.seats,
        first=state.first,
        waiting=awaited(state.agenda),
        agenda=state.agenda,
        turn=state.turn,
        mayor=state.mayor,
        square=state.square,
        drawn=state.deck[: state.deck_next],
        left=len(state.deck) - state.deck_next,
        discs=tuple(state.discs),
        at=tuple([_at(state, seat) for seat in range(state.seats)]),
        auction=state.auction,
        lot=state.lot,
        handed_in=tuple([seat for seat, limit in enumerate(state.limits) if limit != NO_LIMIT]),
        limit=state.limits[viewer] if 0 <= viewer < state.seats else NO_LIMIT,
        ahead=_ahead(state, viewer) if state.ahead else (),
        why_ended=state.why_ended,
    )
