"""Many players at many tables of a site: they play whole games at random, and keep what they were told and answered."""

import asyncio
import random
import sys
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from mokum.remote import Remote, Seen


class Answered(NamedTuple):
    """A command that the server said is on disk."""

    player: str
    table: str
    command: str
    seq: int
    seconds: float
    at: float
    """When the answer came, by the clock that only grows."""


class Finished(NamedTuple):
    """A game that came to its end."""

    table: str
    game: str
    record: str


class Crowd:
    """Groups of players, each at one table after another, until told to stop."""

    def __init__(
        self, addresses: Sequence[str], groups: int, games: Sequence[str], seats: int = 4, **wishes: Any
    ) -> None:
        self._addresses = list(addresses)
        self._games = list(games)
        self._wishes = wishes
        self._seats = seats
        self._groups = groups
        self._stopping = False
        self.players: list[Remote] = []
        self.groups: list[frozenset[str]] = []
        """The players of each table, by reference."""
        self.answered: list[Answered] = []
        self.refused: dict[str, int] = {}
        self.asked: set[tuple[str, str]] = set()
        """Every command that was ever sent, with its player."""
        self.finished: list[Finished] = []
        self.opened: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.faults: list[BaseException] = []

    async def start(self, games_each: int | None = None) -> None:
        """Let everybody in, and let the games begin."""
        for group in range(self._groups):
            people = []
            for seat in range(self._seats):
                turn = (group + seat) % len(self._addresses)
                addresses = self._addresses[turn:] + self._addresses[:turn]
                people.append(self._person(addresses, f"Player {group} {seat}"))
            await asyncio.gather(*(one.__aenter__() for one in people))
            self.players += people
            self.groups.append(frozenset(one.player for one in people))
            self._tasks.append(asyncio.create_task(self._guarded(group, people, games_each)))

    def _person(self, addresses: Sequence[str], name: str) -> "KeepingRemote":
        return KeepingRemote(self, addresses, name)

    def _host(self, people: list["KeepingRemote"]) -> "KeepingRemote":
        """Who opens the next table of a group."""
        return people[0]

    async def _think(self) -> None:
        """Before each move."""

    async def wait(self) -> None:
        """Until every group has played its games."""
        await asyncio.gather(*self._tasks)

    async def stop(self) -> None:
        """Let moves under way be answered, then go home."""
        self._stopping = True
        _, late = await asyncio.wait(self._tasks, timeout=30) if self._tasks else (set(), set())
        for task in late:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(one.__aexit__(None, None, None) for one in self.players))

    async def leave(self) -> None:
        """Go home at once, whatever is under way."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        await self.stop()

    async def _guarded(self, group: int, people: list["KeepingRemote"], games_each: int | None) -> None:
        try:
            played = 0
            while not self._stopping and (games_each is None or played < games_each):
                await self._game(self._games[(group + played) % len(self._games)], people)
                played += 1
        except asyncio.CancelledError:
            raise
        except BaseException as error:
            print(f"a table of {people[0].name} stands still: {error!r}", file=sys.stderr, flush=True)
            self.faults.append(error)

    async def _game(self, game: str, people: list["KeepingRemote"]) -> None:
        host = self._host(people)
        table = await host.open_table(game, self._seats, **self._wishes)
        self.opened.append(table)
        seen = [one.watch(table) for one in people]
        for seat, one in enumerate(people):
            await one.sit(table, seat)
        await host.act(table, type="Start")
        await asyncio.gather(*(one.open_part(table) for one in people))
        await asyncio.gather(*(self._play(one, at) for one, at in zip(people, seen, strict=True)))
        if not self._stopping:
            for one in people:
                one.unwatch(table)
            self.finished.append(Finished(table, game, await host.record(table)))

    async def _play(self, one: "KeepingRemote", seen: Seen) -> None:
        """Answer whenever one is asked, until the game is over."""
        tried = -1
        while not self._stopping:
            sight = seen.sight
            if sight is not None and sight["phase"] == "over":
                return
            if sight is not None and sight["moves"] and seen.seq != tried:
                await self._think()
                if sight is not seen.sight:
                    continue
                tried = seen.seq
                answer = await one.play(seen.table, random.choice(sight["moves"]))
                if answer["type"] == "refused":
                    tried = -1
                continue
            try:
                await asyncio.wait_for(one.news(), 0.5)
            except TimeoutError:
                tried = -1


class KeepingRemote(Remote):
    """A player whose answers are kept by the crowd."""

    def __init__(self, crowd: Crowd, addresses: Sequence[str], name: str, source: str = "") -> None:
        super().__init__(addresses, name, source)
        self._crowd = crowd

    async def act(self, table: str, version: int | None = None, **do: Any) -> dict[str, Any]:
        began = time.monotonic()
        answer = await super().act(table, version, **do)
        if answer["type"] == "answer":
            now = time.monotonic()
            kept = Answered(self.player, table, answer["command"], answer["seq"], now - began, now)
            self._crowd.answered.append(kept)
        else:
            code = answer["code"]
            self._crowd.refused[code] = self._crowd.refused.get(code, 0) + 1
        return answer

    def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "act":
            self._crowd.asked.add((self.player, message["command"]))
        super()._send(message)
