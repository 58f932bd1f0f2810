"""Where decisions are found: by the type of what waits on top of the stack."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from mokum.games.harbour.agenda import Frame
from mokum.games.harbour.events import HarbourEvent
from mokum.games.harbour.moves import HarbourMove
from mokum.games.harbour.state import State

Options = Callable[[State, Any], int]
"""The bits of all answers to a decision; never none (HAR-360)."""
Answer = Callable[[State, Any, Any, list[Frame]], Iterator[HarbourEvent]]
"""What an answer brings about. The decision itself is off the stack already."""

_OPTIONS: dict[type, Options] = {}
_ANSWERS: dict[type, Answer] = {}
OptionsT = TypeVar("OptionsT", bound=Options)
AnswerT = TypeVar("AnswerT", bound=Answer)


def options_of(*kinds: type) -> Callable[[OptionsT], OptionsT]:
    """Register what can be answered to these decisions."""

    def register(function: OptionsT) -> OptionsT:
        _OPTIONS.update(dict.fromkeys(kinds, function))
        return function

    return register


def answer_to(*kinds: type) -> Callable[[AnswerT], AnswerT]:
    """Register what an answer to these decisions brings about."""

    def register(function: AnswerT) -> AnswerT:
        _ANSWERS.update(dict.fromkeys(kinds, function))
        return function

    return register


def options(state: State, decision: Frame) -> int:
    """The bits of all answers to a decision."""
    return _OPTIONS[type(decision)](state, decision)


def answer(state: State, decision: Frame, move: HarbourMove, frames: list[Frame]) -> Iterator[HarbourEvent]:
    """What an answer brings about."""
    return _ANSWERS[type(decision)](state, decision, move, frames)


def union(table: dict[Any, int], chosen: Iterable[Any]) -> int:
    """The bits of the chosen entries together."""
    found = 0
    for number in chosen:
        found |= table[number]
    return found
