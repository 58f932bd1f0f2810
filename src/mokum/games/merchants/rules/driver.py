"""The loop that carries a game from one decision to the next."""

from collections.abc import Iterator
from itertools import chain

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
    MerchantsEvent,
    StartTaken,
)
from mokum.games.merchants.moves import CATALOGUE, Cover, Decline, Limit, MerchantsMove
from mokum.games.merchants.rules.bidding import close
from mokum.games.merchants.rules.legality import ALWAYS_ASKED, OPTIONS
from mokum.games.merchants.rules.turn import CARRIED_ON
from mokum.games.merchants.rules.using import answer
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
    if isinstance(move, Limit) and len(asked.seats) > 1:  # others are still to answer: nothing else happens
        return iter((LimitSealed(seat, move.price),))
    frames: list[a.Frame] = [*state.agenda[:-1]]
    if isinstance(move, Limit):
        story: Iterator[MerchantsEvent] = close(state, seat, move.price, frames, chance)
    elif isinstance(move, Cover):
        assert isinstance(asked, a.PlaceCard)
        frames.append(a.DRAW_CARD)
        story = iter((CardPlaced(seat, asked.card, move.disc),))
    else:
        story = answer(state, asked, seat, move, frames)
    return chain(story, go_on(state, frames, chance))


def go_on(state: State, frames: list[a.Frame], chance: Chance) -> Iterator[MerchantsEvent]:
    """Carry out what goes on by itself, and answer what has one answer, until somebody must decide (MER-286)."""
    while frames:
        top = frames[-1]
        kind = type(top)
        if not top.seats:
            frames.pop()
            yield from CARRIED_ON[kind](state, top, frames, chance)
            continue
        if kind in ALWAYS_ASKED:
            yield Awaited(tuple(frames))
            return
        seat = top.seats[0]
        bits = OPTIONS[kind](state, top, seat)
        if bits & (bits - 1):
            yield Awaited(tuple(frames))
            return
        frames.pop()
        if bits:
            move = CATALOGUE.moves[bits.bit_length() - 1]
            if not isinstance(move, Decline):  # nothing was on offer, so there is nothing to tell
                yield from answer(state, top, seat, move, frames)
