"""`harbour` in English words: what happened, what can be done, what is asked, and how the table looks."""

from collections.abc import Sequence
from typing import Any

from mokum.games.harbour.moves import HarbourMove
from mokum.games.harbour.view import View
from mokum.games.harbour.words.choices.asking import ask
from mokum.games.harbour.words.choices.menu import describe
from mokum.games.harbour.words.choices.ruling import rule
from mokum.games.harbour.words.picture import draw
from mokum.games.harbour.words.scores import score
from mokum.games.harbour.words.sentences import sentence
from mokum.kernel.event import Event, Redacted
from mokum.kernel.outcome import RuleId, ScoreLine
from mokum.kernel.words import Picture


class HarbourWords:
    """The game's voice. Whoever reads it learns what the event, the move or the view holds, and nothing more."""

    def event(self, event: Event[Any] | Redacted, names: Sequence[str]) -> str:
        return sentence(event, names)

    def move(self, move: HarbourMove, view: View) -> str:
        return describe(move, view)

    def ask(self, view: View, names: Sequence[str]) -> str:
        return ask(view, names)

    def rule(self, move: HarbourMove, view: View) -> RuleId:
        return rule(move, view)

    def board(self, view: View, names: Sequence[str]) -> Picture:
        return draw(view, names)

    def score(self, line: ScoreLine) -> str:
        return score(line)


__all__ = ["HarbourWords"]
