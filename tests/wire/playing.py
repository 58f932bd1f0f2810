"""Neighbours: people at a table of their own who play on and on, and measure how long a move takes to the others."""

import asyncio
import time
from contextlib import AsyncExitStack
from random import Random
from types import TracebackType
from typing import Self

from mokum.remote import Remote, Seen
from wire.nodes import Node

STILL = 10.0
"""Seconds without a move after which a table is not played at any more."""


def letters(number: int) -> str:
    """A number as a name may hold it."""
    return f"{number:04d}".translate(str.maketrans("0123456789", "abcdefghij"))


class Neighbours:
    """Two people who play game after game, always any legal move, with a pause between two moves."""

    def __init__(self, node: Node, game: str, *, pause: float = 0.02, seed: str = "neighbours", name: str = "") -> None:
        self._node = node
        self._game = game
        self._pause = pause
        self._random = Random(seed)
        self._stack = AsyncExitStack()
        self._name = name or "Neighbour"
        self._people: list[Remote] = []
        self._seen: list[Seen] = []
        self._playing: asyncio.Task[None] | None = None
        self.table = ""
        self.moves = 0
        self._moved_at = 0.0
        self.waits: list[float] = []
        """For each move: seconds from its sending until the opponent had it."""
        self.longest_wait = 0.0

    async def __aenter__(self) -> Self:
        for word in ("one", "two"):
            person = Remote([self._node.address], f"{self._name} {word}")
            self._people.append(await self._stack.enter_async_context(person))
        await self._begin()
        self._playing = asyncio.create_task(self._play())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)
        await self._stack.aclose()

    def check(self) -> None:
        """They still play."""
        assert self._playing is not None
        assert not self._playing.done(), self._playing.exception()
        assert time.monotonic() - self._moved_at < STILL, "nobody moves any more"

    async def _begin(self) -> None:
        host = self._people[0]
        for person in self._people if self.table else ():  # a socket may watch a few tables only
            del person.tables[self.table]
            person._send({"type": "unwatch", "table": self.table})
        self.table = await host.open_table(self._game, 2)
        self._seen = [person.watch(self.table) for person in self._people]
        for seat, person in enumerate(self._people):
            assert (await person.sit(self.table, seat))["type"] == "answer"
        await host.act(self.table, type="Start")
        await asyncio.gather(*(person.open_part(self.table) for person in self._people))

    async def _play(self) -> None:
        while True:
            mover = next((seat for seat in (0, 1) if self._moves(seat)), None)
            if mover is None:
                if any(seen.sight and seen.sight["phase"] == "over" for seen in self._seen):
                    await self._begin()
                await asyncio.sleep(0.002)
                continue
            began = time.monotonic()
            answering = asyncio.create_task(
                self._people[mover].play(self.table, self._random.choice(self._moves(mover)))
            )
            known, other = self._seen[1 - mover].seq, self._seen[1 - mover]
            while other.seq == known:
                await self._people[1 - mover].news()
            waited = time.monotonic() - began
            answer = await answering
            assert answer["type"] == "answer", answer
            self.waits.append(waited)
            self.longest_wait = max(self.longest_wait, waited)
            self.moves += 1
            self._moved_at = time.monotonic()
            while self._seen[mover].seq < answer["seq"] or other.seq < answer["seq"]:
                await asyncio.sleep(0.001)
            await asyncio.sleep(self._pause)

    def _moves(self, seat: int) -> list[str]:
        sight = self._seen[seat].sight
        return sight["moves"] if sight is not None else []
