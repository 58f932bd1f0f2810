"""Who sits together: those who wish for the same game, near in strength, and less near the longer somebody waits.

Two of whom one blocked the other are never put at one table.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence

from mokum.store import PairingWish
from mokum.tables.log.clocks import SECOND

NEAR = 100.0
"""Points of strength between two who are paired at once."""
WIDENS: Mapping[str, float] = {"live": 5 / SECOND, "days": 100 / (3600 * SECOND)}
"""Points a millisecond, by pace: after a minute 300 more, or after three hours."""


Apart = Mapping[str, Collection[str]]
"""By player, those with whom they are not brought together; each of the two has the other."""
NOBODY: Apart = {}


def reach(wish: PairingWish, now: int) -> float:
    """How far in strength others may be; more where it is not known well how strong somebody is."""
    return NEAR + wish.deviation + WIDENS[wish.pace] * max(now - wish.since, 0)


def match(waiting: Sequence[PairingWish], now: int, apart: Apart = NOBODY) -> list[tuple[PairingWish, ...]]:
    """Who sits together, each table's players in the order of their waiting; the longest waiting choose first."""
    pools = defaultdict(list)
    for wish in waiting:
        pools[wish.kind].append(wish)
    return [table for pool in pools.values() for table in _tables(pool, now, apart)]


def _tables(pool: Sequence[PairingWish], now: int, apart: Apart) -> Iterator[tuple[PairingWish, ...]]:
    by_strength = sorted(pool, key=lambda wish: (wish.mean, wish.player))
    seated: set[str] = set()
    for wish in sorted(pool, key=_order):
        if wish.player in seated:
            continue
        for seats in sorted(wish.seats, reverse=True):  # so that of three who would also be two nobody is left
            others = _nearest(wish, seats, by_strength, seated, reach(wish, now), apart=apart)
            if len(others) == seats - 1:
                table = tuple(sorted((wish, *others), key=_order))
                seated.update(each.player for each in table)
                yield table
                break


def _nearest(
    wish: PairingWish, seats: int, by_strength: Sequence[PairingWish], seated: set[str], far: float, *, apart: Apart
) -> list[PairingWish]:
    """The nearest who would sit at such a table, as many as it needs, or all that there are."""
    found: list[PairingWish] = []
    barred = set(apart.get(wish.player, ()))
    above = bisect_left(by_strength, (wish.mean, wish.player), key=lambda each: (each.mean, each.player))
    below = above - 1
    while len(found) < seats - 1:
        up = by_strength[above].mean - wish.mean if above < len(by_strength) else far + 1
        down = wish.mean - by_strength[below].mean if below >= 0 else far + 1
        if min(up, down) > far:
            break
        if up <= down:
            near, above = by_strength[above], above + 1
        else:
            near, below = by_strength[below], below - 1
        if near is not wish and near.player not in seated and near.player not in barred and seats in near.seats:
            found.append(near)
            barred.update(apart.get(near.player, ()))
    return found


def _order(wish: PairingWish) -> tuple[int, str]:
    return wish.since, wish.player
