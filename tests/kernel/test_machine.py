"""The machine for decisions, on a game of two questions and one step."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

import pytest

from mokum.kernel.agenda import NOBODY, Pending
from mokum.kernel.chance import Chance, QuickChance
from mokum.kernel.event import Event, Redacted, Seat, Viewer
from mokum.kernel.machine import STILL_ASKED, Machine, Question, StepRule, Story
from mokum.kernel.moves import Catalogue, Move
from mokum.kernel.story import carry_out


class Take(Move, frozen=True):
    stones: int

    def __str__(self) -> str:
        return f"take {self.stones}"


class Count(Pending, frozen=True):
    """Whoever is next is asked."""


class Draw(Pending, frozen=True):
    """How many stones are taken, of at most so many."""

    most: int = 2


class Vote(Pending, frozen=True):
    """Both seats say a number, each for itself."""


Waits = Count | Draw | Vote


@dataclass
class State:
    stones: int
    agenda: tuple[Waits, ...] = ()
    why_ended: str = ""
    votes: list[int] = field(default_factory=list)

    def copy(self) -> "State":
        return replace(self, votes=self.votes[:])


class _Happening(Event[State], frozen=True):
    reveals: ClassVar[bool] = False

    def seen_by(self, viewer: Viewer) -> "Event[State] | Redacted | None":
        return self


class Taken(_Happening, frozen=True):
    stones: int

    def apply(self, state: State, /) -> None:
        state.stones -= self.stones


class Voted(_Happening, frozen=True):
    seat: Seat
    number: int

    def apply(self, state: State, /) -> None:
        state.votes.append(self.number)
        state.agenda = (Vote(tuple(seat for seat in state.agenda[-1].seats if seat != self.seat)),)


class Over(_Happening, frozen=True):
    def apply(self, state: State, /) -> None:
        state.agenda, state.why_ended = (), "T-9"


class Awaited(_Happening, frozen=True):
    agenda: tuple[Waits, ...]

    def apply(self, state: State, /) -> None:
        state.agenda = self.agenda


MOVES = Catalogue([Take(number) for number in range(4)])


class DrawQuestion(Question[State, Draw, Take]):
    asks = Draw
    rule = "T-1"
    not_asked = "T-2"

    def options(self, state: State, asked: Draw, seat: Seat) -> int:
        return sum(MOVES.bit(Take(number)) for number in range(1, min(asked.most, state.stones) + 1))

    def follows(self, state: State, asked: Draw, seat: Seat, move: Take, chance: Chance) -> Story[State]:
        yield Taken(move.stones)
        return (Count(NOBODY), Draw((1 - seat,))) if state.stones else ()

    def without_answer(self, state: State, asked: Draw) -> Story[State]:
        yield Over()
        return None


class VoteQuestion(Question[State, Vote, Take]):
    asks = Vote
    rule = "T-3"
    not_asked = "T-4"
    always_asked = True

    def options(self, state: State, asked: Vote, seat: Seat) -> int:
        return 0b1111

    def handed_in(self, state: State, asked: Vote, seat: Seat, move: Take) -> Voted:
        return Voted(seat, move.stones)

    def follows(self, state: State, asked: Vote, seat: Seat, move: Take, chance: Chance) -> Story[State]:
        if not move.stones:  # thinks again
            yield Taken(0)
            return STILL_ASKED
        yield self.handed_in(state, asked, seat, move)
        return (Draw((0,), max(state.votes)),)

    def reason(self, state: State, asked: Vote, seat: Seat, move: Take) -> str:
        raise AssertionError("every move is legal")


def count(state: State, step: Count, chance: Chance) -> Story[State]:
    yield Over()
    return None


STEPS: dict[type[Pending], StepRule[State]] = {Count: count}
NONE: dict[type[Pending], StepRule[State]] = {}
TWICE: dict[type[Pending], StepRule[State]] = {**STEPS, Draw: count}
MACHINE = Machine(Waits, [DrawQuestion(), VoteQuestion()], STEPS, MOVES, Awaited)


def run(state: State, *stack: Waits) -> list[Event[State]]:
    return carry_out(state, MACHINE.go_on(state, [*stack], QuickChance(0)))


def play(state: State, seat: Seat, stones: int) -> list[Event[State]]:
    return carry_out(state, MACHINE.play(state, seat, Take(stones), QuickChance(0)))


def test_it_stops_at_a_real_question_and_stores_the_stack() -> None:
    state = State(5)
    assert run(state, Count(NOBODY), Draw((1,))) == [Awaited((Count(NOBODY), Draw((1,))))]
    assert MACHINE.waiting(state) == (1,)
    assert list(MACHINE.moves(state, 1)) == [Take(1), Take(2)]
    assert list(MACHINE.moves(state, 0)) == []


def test_what_has_one_answer_is_answered() -> None:
    state = State(1)
    assert run(state, Draw((0,))) == [Taken(1)]


def test_what_has_none_says_what_happens_instead() -> None:
    state = State(0)
    assert run(state, Draw((0,))) == [Over()]
    assert MACHINE.waiting(state) == ()
    assert list(MACHINE.moves(state, 0)) == []


def test_a_rule_reads_the_state_after_what_it_told_and_leaves_what_comes_next() -> None:
    state = State(4)
    run(state, Draw((0,)))
    assert play(state, 0, 2) == [Taken(2), Awaited((Count(NOBODY), Draw((1,))))]
    assert play(state, 1, 2) == [Taken(2), Over()], "the step that was left below is carried out"


def test_several_seats_answer_each_for_itself_and_the_last_answer_goes_on() -> None:
    state = State(9)
    run(state, Vote((0, 1)))
    assert play(state, 1, 1) == [Voted(1, 1)]
    assert MACHINE.waiting(state) == (0,)
    assert play(state, 0, 0) == [Taken(0)], "a question may stay open after an answer"
    assert MACHINE.waiting(state) == (0,)
    assert play(state, 0, 3) == [Voted(0, 3), Awaited((Draw((0,), 3),))]


def test_a_refusal_names_its_rule() -> None:
    state = State(5)
    run(state, Draw((1,)))
    assert MACHINE.refusal(state, 1, Take(2)) is None
    assert MACHINE.refusal(state, 1, Take(3)) == "T-1"
    assert MACHINE.refusal(state, 0, Take(2)) == "T-2"
    ended = State(0)
    run(ended, Draw((0,)))
    assert MACHINE.refusal(ended, 0, Take(1)) == "T-9"


@pytest.mark.parametrize(
    ("questions", "steps"),
    [
        ([DrawQuestion()], STEPS),
        ([DrawQuestion(), VoteQuestion()], NONE),
        ([DrawQuestion(), VoteQuestion(), VoteQuestion()], STEPS),
        ([DrawQuestion(), VoteQuestion()], TWICE),
    ],
    ids=["a question is missing", "a step is missing", "a question is declared twice", "a question is a step too"],
)
def test_every_kind_is_declared_once(
    questions: Sequence[Question[State, Draw, Take]], steps: dict[type[Pending], StepRule[State]]
) -> None:
    with pytest.raises(TypeError):
        Machine(Waits, questions, steps, MOVES, Awaited)
