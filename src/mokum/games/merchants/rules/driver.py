"""The loop that carries a game from one decision to the next."""

from collections.abc import Iterable, Iterator

from mokum.games.merchants import agenda as a
from mokum.games.merchants.auction import NO_SEAT
from mokum.games.merchants.board import START_COLONY, START_HOUSE
from mokum.games.merchants.cards import CARDS
from mokum.games.merchants.events import (
    Awaited,
    CardPlaced,
    DeckShuffled,
    FirstPlayerChosen,
    LimitSealed,
    LimitSealedAhead,
    MerchantsEvent,
    StartTaken,
)
from mokum.games.merchants.moves import CATALOGUE, Ahead, Cover, Limit, MerchantsMove
from mokum.games.merchants.rules.bidding import close
from mokum.games.merchants.rules.bonuses import is_unsettled, settle
from mokum.games.merchants.rules.legality import ALWAYS_ASKED, DECLINE, OPTIONS
from mokum.games.merchants.rules.turn import CARRIED_ON
from mokum.games.merchants.rules.using import ANSWERED
from mokum.games.merchants.state import State
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat


def start(state: State, chance: Chance) -> Iterator[MerchantsEvent]:
    """From the box to the first decision, with the draws of luck in this order (MER-020 to MER-029, MER-284)."""
    named = state.first != NO_SEAT
    yield FirstPlayerChosen(state.first if named else chance.uniform("order", state.seats))
    yield DeckShuffled(tuple(chance.shuffled("deck|1", range(len(CARDS)))))
    for position in range(state.seats):
        yield StartTaken((state.first + position) % state.seats, START_HOUSE[position], START_COLONY[position])
    yield from go_on(state, [a.FIRST_TURN], chance)


def play(state: State, seat: Seat, move: MerchantsMove, chance: Chance) -> Iterator[MerchantsEvent]:
    """The story of an answer to the decision on top of the stack."""
    asked = state.agenda[-1]
    if isinstance(move, Limit):
        if len(asked.seats) > 1:  # others are still to answer: nothing else happens
            return iter((LimitSealed(seat, move.price),))
        frames = [*state.agenda[:-1]]
        return go_on(state, frames, chance, close(state, seat, move.price, frames, chance))
    if isinstance(move, Ahead):
        return iter((LimitSealedAhead(seat, move.opener, move.price),))
    frames = [*state.agenda[:-1]]
    if isinstance(move, Cover):
        assert isinstance(asked, a.PlaceCard)
        frames.append(a.DRAW_CARD)
        return go_on(state, frames, chance, (CardPlaced(seat, asked.card, move.disc),))
    return go_on(state, frames, chance, ANSWERED[type(move)](state, asked, seat, move), seat)


def go_on(
    state: State,
    frames: list[a.Frame],
    chance: Chance,
    told: Iterable[MerchantsEvent] = (),
    touched: Seat = NO_SEAT,
) -> Iterator[MerchantsEvent]:
    """Carry out what goes on by itself, and answer what has one answer, until somebody must decide (MER-286).

    Before that `told` is told, and a seat whose tiles it touched has its bonuses settled in the same step (MER-061).
    """
    yield from told
    if touched != NO_SEAT and is_unsettled(state, touched):
        yield from settle(state, touched, frames)
    while frames:
        top = frames[-1]
        kind = type(top)
        seats = top.seats
        if not seats:
            frames.pop()
            yield from CARRIED_ON[kind](state, top, frames, chance)
            continue
        if kind not in ALWAYS_ASKED:
            seat = seats[0]
            bits = OPTIONS[kind](state, top, seat)
            if not bits & (bits - 1):
                frames.pop()
                if bits != DECLINE and bits:  # otherwise nothing was on offer, so there is nothing to tell
                    move = CATALOGUE.moves[bits.bit_length() - 1]
                    yield from ANSWERED[type(move)](state, top, seat, move)
                    if is_unsettled(state, seat):
                        yield from settle(state, seat, frames)
                continue
        yield Awaited(tuple(frames))
        return
