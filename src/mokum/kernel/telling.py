"""A game told in words to one viewer: from the view, the moves and the events that the viewer has, and nothing else."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from mokum.kernel.event import Event, Redacted
from mokum.kernel.game import AnyGame
from mokum.kernel.moves import Move
from mokum.kernel.outcome import Outcome, RuleId
from mokum.kernel.words import Picture


class MoveWords(msgspec.Struct, frozen=True):
    """A legal move: its notation, what it would do, and the rule that says what it is."""

    move: str
    text: str
    rule: RuleId


class Telling(msgspec.Struct, frozen=True):
    """All that a viewer sees of a game, in words."""

    board: Picture
    ask: str
    """Whose turn it is and what is asked; empty when the game is over."""
    moves: tuple[MoveWords, ...]
    score: tuple[tuple[str, ...], ...]
    """What each line of each score sheet is for; empty until the game is over."""


def tell(game: AnyGame, view: Any, moves: Iterable[Move], names: Sequence[str], outcome: Outcome | None) -> Telling:
    """What somebody with this view and these legal moves is told, with the seats called so."""
    words = game.words
    return Telling(
        board=words.board(view, names),
        ask=words.ask(view, names) if outcome is None else "",
        moves=tuple([MoveWords(str(move), words.move(move, view), words.rule(move, view)) for move in moves]),
        score=() if outcome is None else tuple(tuple(map(words.score, sheet)) for sheet in outcome.sheets),
    )


def sentences(game: AnyGame, shown: Iterable[Event[Any] | Redacted], names: Sequence[str]) -> list[str]:
    """What a viewer was shown of a story, a sentence for each thing that happened."""
    return [game.words.event(event, names) for event in shown]
