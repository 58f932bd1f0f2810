"""Whose chat a player is not shown: that of those whom they blocked. Remembered here, and forgotten when it changes."""

import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from mokum.people.ties import Ties
from mokum.people.tokens import is_reference
from mokum.tables.bus import Bus

SUBJECT = "mokum.blocks"
BELIEVED = 60.0
"""Seconds for which it is remembered: news from another node may be lost."""
MOST_KEPT = 20_000
"""Players; the one who was longest not asked for is forgotten first."""


class Unheard:
    """Of one node; the nodes tell each other who has blocked somebody."""

    def __init__(self, ties: Ties, bus: Bus, clock: Callable[[], float] = time.monotonic) -> None:
        self._ties, self._bus, self._clock = ties, bus, clock
        self._known: OrderedDict[str, tuple[frozenset[str], float]] = OrderedDict()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Hears it from the people of this node, and from the other nodes."""
        unsubscribe = await self._bus.subscribe(SUBJECT, self._hear)
        unlisten = self._ties.listen(self._changed)
        try:
            yield
        finally:
            unlisten()
            await unsubscribe()

    async def by(self, player: str) -> frozenset[str]:
        """Whom a player does not hear; nobody is nobody's to block."""
        if not player:
            return frozenset()
        known, until = self._known.get(player, (frozenset[str](), 0.0))
        if until > self._clock():
            self._known.move_to_end(player)
            return known
        asked_at = self._clock()
        self._known[player] = known, 0.0  # gone again if it changes while it is read
        found = await self._ties.blocked_by(player)
        if player in self._known:
            self._known[player] = found, asked_at + BELIEVED
            if len(self._known) > MOST_KEPT:
                self._known.popitem(last=False)
        return found

    def _changed(self, player: str) -> None:
        self._known.pop(player, None)
        self._bus.publish(SUBJECT, player.encode())

    def _hear(self, data: bytes) -> None:
        player = data.decode(errors="replace")
        if is_reference(player):  # another program may be on the bus
            self._known.pop(player, None)
