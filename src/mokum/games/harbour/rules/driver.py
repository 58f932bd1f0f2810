"""The loop that carries a game from one decision to the next."""

from collections.abc import Iterator

from mokum.games.harbour.agenda import Act, Frame, ReturnPieces, Step
from mokum.games.harbour.events import Awaited, HarbourEvent
from mokum.games.harbour.moves import CATALOGUE, HarbourMove
from mokum.games.harbour.rules.decisions import answer, options
from mokum.games.harbour.rules.rounds import carry_on, without_choice
from mokum.games.harbour.rules.setup import first_questions, setup
from mokum.games.harbour.rules.tasks import can_be_returned
from mokum.games.harbour.state import State
from mokum.kernel.chance import Chance


def play(state: State, move: HarbourMove, chance: Chance) -> Iterator[HarbourEvent]:
    """The story of an answer to the decision on top of the stack."""
    frames: list[Frame] = list(state.agenda)
    decision = frames.pop()
    yield from answer(state, decision, move, frames)
    yield from go_on(state, frames, chance)


def start(state: State, chance: Chance) -> Iterator[HarbourEvent]:
    """Setup, up to the first decision."""
    yield from setup(state, chance)
    yield from go_on(state, first_questions(state), chance)


def go_on(state: State, frames: list[Frame], chance: Chance) -> Iterator[HarbourEvent]:
    """Carry out what goes on by itself, and answer what has one answer, until somebody must decide (HAR-362)."""
    while frames:
        top = frames[-1]
        if isinstance(top, Step):
            yield from carry_on(state, frames.pop(), frames, chance)
            continue
        if isinstance(top, Act):
            break
        gone = without_choice(state, top)
        if gone is not None:
            frames.pop()
            yield gone
            continue
        if isinstance(top, ReturnPieces) and not top.given and not can_be_returned(state, top.seats[0], top.task):
            frames.pop()
            continue
        bits = options(state, top)
        if bits & (bits - 1):
            break
        frames.pop()
        yield from answer(state, top, CATALOGUE.choose(bits)[0], frames)
    if frames:
        yield Awaited(tuple(frames))
