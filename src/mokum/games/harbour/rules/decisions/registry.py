"""Where decisions are found: by the type of what waits on top of the stack."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from mokum.games.harbour.agenda import Frame
from mokum.games.harbour.events import Story
from mokum.games.harbour.state import State

Options = Callable[[State, Any], int]
"""The bits of all answers to a decision; none if it need not be taken after all."""
Answer = Callable[[State, Any, Any, list[Frame]], Story]
"""What an answer brings about. The decision itself is off the stack already."""

OPTIONS: dict[type, Options] = {}
"""By kind of decision."""
ANSWERS: dict[type, Answer] = {}
"""By kind of decision."""
ALWAYS_ASKED: set[type] = set()
"""Decisions that have several answers whatever the state, or are put to the seat even if there is one (HAR-362)."""
OptionsT = TypeVar("OptionsT", bound=Options)
AnswerT = TypeVar("AnswerT", bound=Answer)


def options_of(*kinds: type, always_asked: bool = False) -> Callable[[OptionsT], OptionsT]:
    """Register what can be answered to these decisions."""

    def register(function: OptionsT) -> OptionsT:
        OPTIONS.update(dict.fromkeys(kinds, function))
        if always_asked:
            ALWAYS_ASKED.update(kinds)
        return function

    return register


def answer_to(*kinds: type) -> Callable[[AnswerT], AnswerT]:
    """Register what an answer to these decisions brings about."""

    def register(function: AnswerT) -> AnswerT:
        ANSWERS.update(dict.fromkeys(kinds, function))
        return function

    return register


def union(table: dict[Any, int], chosen: Iterable[Any]) -> int:
    """The bits of the chosen entries together."""
    found = 0
    for number in chosen:
        found |= table[number]
    return found
