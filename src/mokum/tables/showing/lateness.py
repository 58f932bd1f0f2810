"""Shows a game to spectators some moves late, so that nobody who plays is told by them what they see."""

from collections import deque

from mokum.tables.log.happenings import Played
from mokum.tables.log.standing import Phase, Standing

MOVE = Played.__name__
"""The kind of a row in which a move was made."""


class Lateness:
    """The last standings of a table. They are never changed, so keeping one costs a reference."""

    def __init__(self) -> None:
        self._moves = 0
        self._past: deque[tuple[int, Standing]] = deque()
        """How many moves had been made, and how the table stood then."""

    def keep(self, standing: Standing, moves: int) -> None:
        """The table stands so after so many further moves."""
        self._moves += moves
        self._past.append((self._moves, standing))
        while len(self._past) > 1 and self._past[1][0] <= self._shown(standing):
            self._past.popleft()

    def _shown(self, standing: Standing) -> int:
        return max(0, self._moves - standing.made.delay)

    def seen(self, standing: Standing) -> Standing:
        """What a spectator is shown of the table where it stands now; of a game that is over, everything."""
        if not standing.made.delay or standing.phase is not Phase.PLAYING or not self._past:
            return standing
        return self._past[0][1]
