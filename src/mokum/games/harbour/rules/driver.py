"""The loop that carries a game from one decision to the next."""

from collections.abc import Iterator
from itertools import chain

from mokum.games.harbour.agenda import Frame
from mokum.games.harbour.events import Awaited, HarbourEvent
from mokum.games.harbour.moves import CATALOGUE, HarbourMove
from mokum.games.harbour.rules.decisions import ALWAYS_ASKED, ANSWERS, OPTIONS
from mokum.games.harbour.rules.rounds import CARRIED_ON, WITHOUT_ANSWER
from mokum.games.harbour.rules.setup import first_questions, setup
from mokum.games.harbour.state import State
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat


def legal(state: State, seat: Seat) -> int:
    """The bits of all moves that a seat may make now."""
    if not state.agenda:
        return 0
    decision = state.agenda[-1]
    return OPTIONS[type(decision)](state, decision) if seat in decision.seats else 0


def play(state: State, move: HarbourMove, chance: Chance) -> Iterator[HarbourEvent]:
    """The story of an answer to the decision on top of the stack."""
    frames: list[Frame] = list(state.agenda)
    decision = frames.pop()
    return chain(ANSWERS[type(decision)](state, decision, move, frames), go_on(state, frames, chance))


def start(state: State, chance: Chance) -> Iterator[HarbourEvent]:
    """Setup, up to the first decision."""
    yield from setup(state, chance)
    yield from go_on(state, first_questions(state), chance)


def go_on(state: State, frames: list[Frame], chance: Chance) -> Iterator[HarbourEvent]:
    """Carry out what goes on by itself, and answer what has one answer, until somebody must decide (HAR-362)."""
    while frames:
        top = frames[-1]
        kind = type(top)
        if not top.seats:
            frames.pop()
            yield from CARRIED_ON[kind](state, top, frames, chance)
            continue
        if kind in ALWAYS_ASKED:
            break
        bits = OPTIONS[kind](state, top)
        if bits & (bits - 1):
            break
        frames.pop()
        if bits:
            yield from ANSWERS[kind](state, top, CATALOGUE.moves[bits.bit_length() - 1], frames)
        else:
            yield from WITHOUT_ANSWER[kind]
    if frames:
        yield Awaited(tuple(frames))
