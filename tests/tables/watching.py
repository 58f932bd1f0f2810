"""Somebody who looks on and keeps everything that comes."""

import asyncio

from mokum.tables import Actor, Feed, Hall, Refusal, Said, SeenRow, Sight, Unsaid, Update

PATIENCE = 60.0


class Watcher:
    """Reads a feed in the background."""

    def __init__(self, feed: Feed) -> None:
        self._feed = feed
        self.rows: list[SeenRow] = []
        self.sights: list[Sight] = []
        self.heard: list[Said | Unsaid] = []
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def at(cls, hall: Hall, actor: Actor, table: str, after: int = 0, invitation: str = "") -> "Watcher":
        feed = await hall.watch(actor.player, table, after, invitation)
        assert not isinstance(feed, Refusal), feed
        return cls(feed)

    async def _read(self) -> None:
        async for news in self._feed:
            if isinstance(news, Update):
                self.rows += news.rows
                self.sights.append(news.sight)
            else:
                self.heard.append(news)
            self._news.set()

    async def until(self, version: int) -> Sight:
        """Waits until a version is seen."""
        async with asyncio.timeout(PATIENCE):
            while not self.sights or self.sights[-1].version < version:
                self._news.clear()
                await self._news.wait()
        return self.sights[-1]

    async def until_shown(self, times: int) -> None:
        """Waits until it was said so often where the table stands."""
        async with asyncio.timeout(PATIENCE):
            while len(self.sights) < times:
                self._news.clear()
                await self._news.wait()

    async def until_heard(self, lines: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.heard) < lines:
                self._news.clear()
                await self._news.wait()

    async def until_gone(self) -> None:
        """Waits until nothing more is shown."""
        await asyncio.wait_for(self._reading, PATIENCE)

    async def close(self) -> None:
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)
        await self._feed.close()
