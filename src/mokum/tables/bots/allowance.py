"""How long bots may think: so many seconds a minute for the whole node, and for the tables of each player."""

import time
from collections import OrderedDict
from collections.abc import Callable

MINUTE = 60.0
MOST_KEPT = 10_000
"""Owners whose time is remembered; the one that was longest unused is forgotten first."""


class Account:
    """Time that was used, and is forgotten little by little: within a minute as much as may be used in one."""

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        self._seconds, self._clock = seconds, clock
        self._used, self._at = 0.0, clock()

    def spend(self, seconds: float) -> None:
        """It was thought for so long."""
        self._used = self._left_over() + seconds
        self._at = self._clock()

    @property
    def is_spent(self) -> bool:
        """Nothing is left for now."""
        return self._left_over() >= self._seconds

    @property
    def is_half_spent(self) -> bool:
        """What is left is for those who cannot wait."""
        return self._left_over() >= self._seconds / 2

    def _left_over(self) -> float:
        return max(0.0, self._used - (self._clock() - self._at) * self._seconds / MINUTE)


class Allowance:
    """One account for the node and one for each owner of tables, both in seconds a minute."""

    def __init__(self, in_all: float, each: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._each, self._clock = each, clock
        self._of_node = Account(in_all, clock)
        self._of: OrderedDict[str, Account] = OrderedDict()

    def spend(self, owner: str, seconds: float) -> None:
        """It was thought for so long at a table of this owner."""
        self._of_node.spend(seconds)
        account = self._of.setdefault(owner, Account(self._each, self._clock))
        account.spend(seconds)
        self._of.move_to_end(owner)
        if len(self._of) > MOST_KEPT:
            self._of.popitem(last=False)

    def spend_spare(self, seconds: float) -> None:
        """It was thought for so long about something that nobody waits for."""
        self._of_node.spend(seconds)

    def has_spare(self) -> bool:
        """Whether the node has time for what nobody waits for: half of it is kept for the others."""
        return not self._of_node.is_half_spent

    def is_all_spent(self) -> bool:
        """Whether the node has used its time."""
        return self._of_node.is_spent

    def is_spent_by(self, owner: str) -> bool:
        """Whether an owner of tables has used theirs."""
        return owner in self._of and self._of[owner].is_spent
