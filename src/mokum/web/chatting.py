"""How often somebody may speak. What may be said at all is for the tables to judge.

Nothing is escaped anywhere: a line is sent as a JSON string, and a client shows it as text and not as markup.
"""

from collections import deque
from difflib import SequenceMatcher

from mokum.web.limits import Bucket, Clock, Rate

REMEMBERED, TOO_ALIKE = 5, 0.9
SHORT = 8
"""Letters up to which the same may be said again: "ok"."""


class Speaker:
    """One socket's chat: a few lines in ten seconds, and not the same one again and again.

    How much a person may say in all is a budget of all nodes (`tolls`); it is not asked for what is refused here.
    """

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._bucket = Bucket(rate, clock)
        self._said: deque[str] = deque(maxlen=REMEMBERED)

    def may_say(self, text: str) -> bool:
        """Counts the line."""
        if not self._bucket.take():
            return False
        folded = text.casefold()
        if len(folded) > SHORT and any(_are_alike(folded, said) for said in self._said):
            return False
        self._said.append(folded)
        return True


def _are_alike(text: str, other: str) -> bool:
    return SequenceMatcher(None, text, other).ratio() > TOO_ALIKE
