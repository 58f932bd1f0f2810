"""The machine for decisions: a stack of what waits, and one loop that runs until somebody must decide.

What waits is a value (`Pending`). What is to be said about it is said once: a *question* declares one kind of decision,
a *step* is the rule of something that goes on by itself. A rule yields what happens and returns what comes next.
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Never, Protocol, TypeVar, get_args

from mokum.kernel.agenda import NOBODY, Pending
from mokum.kernel.chance import Chance
from mokum.kernel.event import Event, Seat
from mokum.kernel.moves import Catalogue, ChosenMoves, Move, MoveSet
from mokum.kernel.outcome import RuleId


class Stacked(Protocol):
    """A state of a game that is run by the machine."""

    agenda: Any
    """What waits, as a tuple of the game's own kinds; the top comes last."""
    why_ended: RuleId
    """The rule by which the game is over, once nothing waits."""


S = TypeVar("S", bound=Stacked)
P = TypeVar("P", bound=Pending)
M = TypeVar("M", bound=Move)
W = TypeVar("W", bound=Pending)

Story = Generator[Event[S], None, Sequence[Pending] | None]
"""A rule as it is told: it yields events, reads the state again after each, and returns what is put on the stack."""
StepRule = Callable[[S, Any, Chance], Story[S]]
"""The rule of something that goes on by itself, once it is on top. It is off the stack already."""

STILL_ASKED: tuple[Any, ...] = (Pending(NOBODY),)
"""What a rule returns if its question stays open, and the seat is to answer again."""


def leads_to(*pending: W) -> Generator[Never, None, tuple[W, ...]]:
    """A rule by which nothing happens yet; this comes next."""
    yield from ()
    return pending


class Question(Generic[S, P, M]):
    """One kind of decision, all in one place: who may answer, what may be answered, what follows, what is refused."""

    asks: ClassVar[type[Pending]]
    """What waits on the stack; its `seats` may answer."""
    rule: ClassVar[RuleId]
    """The rule that lists the answers."""
    not_asked: ClassVar[RuleId]
    """The rule that refuses any other seat."""
    always_asked: ClassVar[bool] = False
    """There are several answers whatever the state, so that nobody counts them; or one alone is asked for too."""

    def options(self, state: S, asked: P, seat: Seat) -> int:
        """The bits of all answers; none if there is nothing to decide after all."""
        raise NotImplementedError

    def follows(self, state: S, asked: P, seat: Seat, move: M, chance: Chance) -> Story[S]:
        """What an answer brings about, the last one where several seats are asked. The decision is off the stack."""
        raise NotImplementedError

    def handed_in(self, state: S, asked: P, seat: Seat, move: M) -> Event[S]:
        """What an answer is while other seats are still to answer: an event that takes the seat off the question."""
        raise NotImplementedError

    def without_answer(self, state: S, asked: P) -> Story[S]:
        """What happens if there is nothing to decide after all."""
        yield from ()
        return None

    def reason(self, state: S, asked: P, seat: Seat, move: M) -> RuleId:
        """The rule that forbids a move which is not among the options."""
        return self.rule


class Machine(Generic[S, M]):
    """The questions and steps of a game, and the loop that goes from one decision to the next."""

    __slots__ = ("_always", "_awaited", "_catalogue", "_follows", "_kept", "_options", "_steps", "questions")

    def __init__(
        self,
        kinds: Any,
        questions: Iterable[Question[S, Any, Any]],
        steps: Mapping[type[Pending], StepRule[S]],
        catalogue: Catalogue[M],
        awaited: Callable[[Any], Event[S]],
    ) -> None:
        """`kinds` is the union of all that can wait; `awaited` makes the event that stores the stack."""
        told = list(questions)
        self.questions: dict[type[Pending], Question[S, Any, Any]] = {question.asks: question for question in told}
        if sorted([*map(_name, get_args(kinds))]) != sorted(map(_name, [*(one.asks for one in told), *steps])):
            raise TypeError("each kind that can wait must be one question or one step")
        # Taken apart once, since each is looked up at every decision.
        self._options = {kind: question.options for kind, question in self.questions.items()}
        self._follows = {kind: question.follows for kind, question in self.questions.items()}
        self._always = frozenset(kind for kind, question in self.questions.items() if question.always_asked)
        self._steps = dict(steps)
        self._catalogue = catalogue
        self._kept = catalogue.kept
        self._awaited = awaited

    def waiting(self, state: S) -> tuple[Seat, ...]:
        """The seats that may answer now."""
        agenda = state.agenda
        seats: tuple[Seat, ...] = agenda[-1].seats if agenda else NOBODY
        return seats

    def moves(self, state: S, seat: Seat) -> MoveSet[M]:
        """All answers that a seat may give now."""
        agenda = state.agenda
        if not agenda:
            return ChosenMoves(self._catalogue, 0)
        asked = agenda[-1]
        if seat not in asked.seats:
            return ChosenMoves(self._catalogue, 0)
        bits = self._options[type(asked)](state, asked, seat)
        kept = self._kept
        return (kept and kept.get(bits)) or ChosenMoves(self._catalogue, bits)

    def refusal(self, state: S, seat: Seat, move: M) -> RuleId | None:
        """The rule that forbids a move, or None if it is legal."""
        if not state.agenda:
            return state.why_ended
        asked = state.agenda[-1]
        question = self.questions[type(asked)]
        if seat not in asked.seats:
            return question.not_asked
        if question.options(state, asked, seat) & self._catalogue.bit(move):
            return None
        return question.reason(state, asked, seat, move)

    def play(self, state: S, seat: Seat, move: M, chance: Chance) -> Iterator[Event[S]]:
        """The story of an answer to the decision on top, up to the next decision."""
        agenda = state.agenda
        asked = agenda[-1]
        if len(asked.seats) > 1:
            return iter((self.questions[type(asked)].handed_in(state, asked, seat, move),))
        story = self._follows[type(asked)](state, asked, seat, move, chance)
        return self.go_on(state, [*agenda[:-1]], chance, story)

    def go_on(self, state: S, stack: list[Any], chance: Chance, story: Story[S] | tuple[()] = ()) -> Iterator[Event[S]]:
        """After a story: carry out what goes on by itself, answer what has one answer, until somebody must decide."""
        then: Sequence[Pending] | None = yield from story
        if then is STILL_ASKED:
            return
        if then:
            stack += then
        while stack:
            top = stack[-1]
            kind = type(top)
            seats = top.seats
            if not seats:
                stack.pop()
                then = yield from self._steps[kind](state, top, chance)
            else:
                if kind in self._always:
                    break
                seat = seats[0]
                bits = self._options[kind](state, top, seat)
                if bits & (bits - 1):
                    break
                stack.pop()
                if bits:
                    only = self._catalogue.moves[bits.bit_length() - 1]
                    then = yield from self._follows[kind](state, top, seat, only, chance)
                else:
                    then = yield from self.questions[kind].without_answer(state, top)
            if then:
                stack += then
        if stack:
            yield self._awaited(tuple(stack))


def _name(kind: type) -> str:
    return kind.__name__
