"""How much somebody may ask of one node: buckets, strikes, connections and handshakes. Time is handed in.

It is a node's share: at a site of three nodes somebody may ask three times as much. What is rare and costly is counted
for all nodes together, in the database (`people/budgets.py`).
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable

from mokum.people.budgets import Rate

Clock = Callable[[], float]
"""Seconds that only ever grow."""

MOST_KEPT = 50_000
"""Buckets that are remembered; the one that was longest unused is forgotten first."""


MESSAGES = Rate(10, 1, 30)
CONTROL_FRAMES = Rate(2, 1, 10)
CHAT = Rate(5, 10, 5)
PONGS = Rate(2, 1, 6)
HANDSHAKES = Rate(40, 60, 40)
REQUESTS = Rate(20, 1, 60)
NEW_TABLES = Rate(10, 3600, 10)
NEW_TABLES_OF_HOUSEHOLD = Rate(30, 3600, 15)
"""At once fewer than a page of open tables has places, and enough for a class that shares one address."""
NEW_TABLES_OF_HOUSE = Rate(2000, 3600, 500)
NEW_GUESTS = Rate(60, 3600, 30)
NEW_GUESTS_OF_HOUSE = Rate(3000, 3600, 1000)
FOLDS = Rate(60, 60, 120)
"""Records and stretches of replays that have to be made for one household; what is at hand costs nothing. A replay that
is watched through one pair of eyes takes up to twenty."""
REQUESTS_OF_BOT = Rate(10, 1, 30)
NEW_ANALYSES = Rate(20, 3600, 10)
INVITATIONS = Rate(30, 3600, 30)
"""Of one player, to bots that people made."""
COMPLAINTS = Rate(20, 3600, 10)
COMPLAINTS_OF_HOUSEHOLD = Rate(60, 3600, 30)
CALLS = Rate(30, 3600, 20)
"""Of one player, to people who are asked to a table."""
TIES = Rate(60, 3600, 30)
MOST_STRIKES = 3


__all__ = ["Bucket", "Buckets", "Clock", "Connections", "Rate", "Strikes"]


class Bucket:
    """Tokens that come back with time."""

    __slots__ = ("_at", "_clock", "_rate", "_tokens")

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = float(rate.burst)
        self._at = clock()

    def take(self) -> bool:
        """Is there one more?"""
        now = self._clock()
        grown = self._tokens + (now - self._at) * self._rate.count / self._rate.seconds
        self._tokens, self._at = min(float(self._rate.burst), grown), now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is one more."""
        return max(0.0, (1 - self._tokens) * self._rate.seconds / self._rate.count)


class Buckets:
    """A bucket for each who comes."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, who: Hashable) -> bool:
        """Is there one more for this one?"""
        return self.of(who).take()

    def of(self, who: Hashable) -> Bucket:
        """The bucket of this one."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._clock)
            if len(self._buckets) > MOST_KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket


class Strikes:
    """Forgives a few faults."""

    def __init__(self, most: int = MOST_STRIKES) -> None:
        self._left = most

    def strike(self) -> bool:
        """One more fault; is it one too many?"""
        self._left -= 1
        return self._left < 0


class Connections:
    """Who holds how many sockets. A place is taken by `enter` and given back by `leave`."""

    def __init__(self, most_each: int, most_in_all: int | None = None) -> None:
        self._each = most_each
        self._in_all = most_in_all
        self._held: Counter[Hashable] = Counter()
        self._total = 0

    def enter(self, who: Hashable) -> bool:
        """Is there a place? Then it is taken."""
        if self._held[who] >= self._each or (self._in_all is not None and self._total >= self._in_all):
            return False
        self._held[who] += 1
        self._total += 1
        return True

    def leave(self, who: Hashable) -> None:
        """Gives a place back."""
        self._total -= 1
        self._held[who] -= 1
        if not self._held[who]:
            del self._held[who]
