"""`merchants` as the kernel's machine runs it: its questions, its steps, and how it starts."""

from collections.abc import Iterator

from mokum.games.merchants import agenda as a
from mokum.games.merchants.auction import NO_SEAT
from mokum.games.merchants.board import START_COLONY, START_HOUSE
from mokum.games.merchants.cards import CARDS
from mokum.games.merchants.events import Awaited, DeckShuffled, FirstPlayerChosen, StartTaken
from mokum.games.merchants.moves import CATALOGUE, MerchantsMove
from mokum.games.merchants.rules.decisions import QUESTIONS
from mokum.games.merchants.rules.turn import STEPS
from mokum.games.merchants.state import State
from mokum.kernel.chance import Chance
from mokum.kernel.event import Event
from mokum.kernel.machine import Machine

MACHINE: Machine[State, MerchantsMove] = Machine(a.AnyPending, QUESTIONS, STEPS, CATALOGUE, Awaited)


def start(state: State, chance: Chance) -> Iterator[Event[State]]:
    """From the box to the first decision, with the draws of luck in this order (MER-020 to MER-029, MER-284)."""
    named = state.first != NO_SEAT
    yield FirstPlayerChosen(state.first if named else chance.uniform("order", state.seats))
    yield DeckShuffled(tuple(chance.shuffled("deck|1", range(len(CARDS)))))
    for position in range(state.seats):
        yield StartTaken((state.first + position) % state.seats, START_HOUSE[position], START_COLONY[position])
    yield from MACHINE.go_on(state, [a.FIRST_TURN], chance)
