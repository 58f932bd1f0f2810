"""Sockets that have not said hello yet: few of each household, and never so many that nobody new comes in."""

from collections import Counter
from collections.abc import Callable

CROWDED = 0.5
"""The share of all places above which strangers have less time to say hello."""


class Stranger:
    """One of them. `give_way` closes its socket."""

    __slots__ = ("give_way", "household")

    def __init__(self, household: str, give_way: Callable[[], None]) -> None:
        self.household = household
        self.give_way = give_way


class Strangers:
    """When all places are taken, the oldest stranger of the household that holds most gives way to a newcomer."""

    def __init__(self, most_each: int, most_in_all: int) -> None:
        self._each = most_each
        self._in_all = most_in_all
        self._here: dict[Stranger, None] = {}
        """In the order in which they came."""
        self._held: Counter[str] = Counter()

    def enter(self, stranger: Stranger) -> bool:
        """Is there a place, or somebody who gives way? A household never makes way for itself."""
        held = self._held.get(stranger.household, 0)
        if held >= self._each:
            return False
        if len(self._here) >= self._in_all:
            most = max(self._held.values())
            if held >= most:
                return False
            silent = next(other for other in self._here if self._held[other.household] == most)
            self.leave(silent)
            silent.give_way()
        self._here[stranger] = None
        self._held[stranger.household] += 1
        return True

    def leave(self, stranger: Stranger) -> None:
        """It said hello, or has left; once is enough."""
        if stranger in self._here:
            del self._here[stranger]
            self._held[stranger.household] -= 1
            if not self._held[stranger.household]:
                del self._held[stranger.household]

    @property
    def are_many(self) -> bool:
        """Is it crowded?"""
        return len(self._here) > self._in_all * CROWDED
