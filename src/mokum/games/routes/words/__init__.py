"""`routes` in English words: what happened, what can be done, what is asked, and how the table looks."""

from collections.abc import Sequence
from typing import Any

from mokum.games.routes.moves import RoutesMove
from mokum.games.routes.view import View
from mokum.games.routes.words import choices, sentences
from mokum.games.routes.words.map.drawing import draw_map
from mokum.games.routes.words.scores import score
from mokum.games.routes.words.table import lay_table
from mokum.kernel.event import Event, Redacted
from mokum.kernel.outcome import RuleId, ScoreLine
from mokum.kernel.words import Picture


class RoutesWords:
    """The game's voice. Whoever reads it learns what the event, the move or the view holds, and nothing more."""

    def event(self, event: Event[Any] | Redacted, names: Sequence[str]) -> str:
        return sentences.sentence(event, names)

    def move(self, move: RoutesMove, view: View) -> str:
        return choices.describe(move, view)

    def ask(self, view: View, names: Sequence[str]) -> str:
        return choices.ask(view, names)

    def rule(self, move: RoutesMove, view: View) -> RuleId:
        return choices.rule(move, view)

    def board(self, view: View, names: Sequence[str]) -> Picture:
        return (*draw_map(view), (), *lay_table(view, names))

    def score(self, line: ScoreLine) -> str:
        return score(line)


__all__ = ["RoutesWords"]
