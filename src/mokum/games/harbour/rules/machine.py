"""`harbour` as the kernel's machine runs it: its questions, its steps, and how it starts (HAR-362)."""

from collections.abc import Iterator

from mokum.games.harbour.agenda import AnyPending
from mokum.games.harbour.events import Awaited
from mokum.games.harbour.moves import CATALOGUE, HarbourMove
from mokum.games.harbour.rules.decisions import QUESTIONS
from mokum.games.harbour.rules.rounds import STEPS
from mokum.games.harbour.rules.setup import first_questions, setup
from mokum.games.harbour.state import State
from mokum.kernel.chance import Chance
from mokum.kernel.event import Event
from mokum.kernel.machine import Machine

MACHINE: Machine[State, HarbourMove] = Machine(AnyPending, QUESTIONS, STEPS, CATALOGUE, Awaited)


def start(state: State, chance: Chance) -> Iterator[Event[State]]:
    """Setup, up to the first decision."""
    yield from setup(state, chance)
    yield from MACHINE.go_on(state, first_questions(state), chance)
