"""What players are called: the log holds references alone, and names are asked for where somebody is shown a table."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import Protocol

MOST = 100_000
"""Names that a node keeps; those that nobody asked for longest go first."""
LASTS = 300.0
"""Seconds after which a name is asked for anew: news of another name may have been lost on their way here."""

Ask = Callable[[Collection[str]], Awaitable[Mapping[str, str]]]
"""The names of these players, by reference, as far as they are known."""


class Names(Protocol):
    """Where a hall learns what to call its players."""

    async def of(self, players: Iterable[str]) -> Mapping[str, str]:
        """The names of these players; whoever is not known is left out."""


class Nameless:
    """Knows nobody: for a hall that shows its tables to no one, such as that of the bots."""

    async def of(self, players: Iterable[str]) -> Mapping[str, str]:
        """Nobody's name."""
        return {}


class KeptNames:
    """Names that somebody else knows, remembered by this node."""

    def __init__(self, ask: Ask, *, most: int = MOST, clock: Callable[[], float] = time.monotonic) -> None:
        self._ask = ask
        self._most = most
        self._clock = clock
        self._kept: OrderedDict[str, tuple[str, float]] = OrderedDict()
        """By reference: the name, and until when it is believed."""
        self._changes = 0

    async def of(self, players: Iterable[str]) -> Mapping[str, str]:
        """From memory, or asked for."""
        now, found, missing = self._clock(), {}, []
        for player in players:
            name, until = self._kept.get(player, ("", 0.0))
            if until > now:
                found[player] = name
            else:
                missing.append(player)
        if missing:
            found.update(await self._learn(missing))
        return found

    async def _learn(self, players: Collection[str]) -> Mapping[str, str]:
        before = self._changes
        learnt = await self._ask(players)
        if before == self._changes:  # else somebody got another name meanwhile, and this may be the old one
            until = self._clock() + LASTS
            for player, name in learnt.items():
                self._kept[player] = name, until
                self._kept.move_to_end(player)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return learnt

    def forget(self, player: str) -> None:
        """Somebody has another name from now on."""
        self._changes += 1
        self._kept.pop(player, None)

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._kept)
