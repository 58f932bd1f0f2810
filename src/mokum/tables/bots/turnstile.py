"""Lets so many jobs through at once, in fair turns: a semaphore that knows whose job it is, and how urgent."""

import asyncio
from collections import OrderedDict, deque
from typing import Protocol

Waiting = asyncio.Future[None]


class Owned(Protocol):
    """A job, as far as it matters here."""

    @property
    def owner(self) -> str:
        """Whose it is."""

    @property
    def is_of_bots(self) -> bool:
        """No person waits for it."""


class Turnstile:
    """Tables where people play come first, and what nobody waits for last. The owners of tables take turns, however
    many jobs each has.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._of_people: OrderedDict[str, deque[Waiting]] = OrderedDict()
        self._of_bots: OrderedDict[str, deque[Waiting]] = OrderedDict()
        self._in_spare_time: OrderedDict[str, deque[Waiting]] = OrderedDict()

    async def enter(self, job: Owned, *, in_spare_time: bool = False) -> None:
        """Waits for a place, which must be given back by `leave`."""
        if self._free:
            self._free -= 1
            return
        turn: Waiting = asyncio.get_running_loop().create_future()
        line = self._in_spare_time if in_spare_time else self._of_bots if job.is_of_bots else self._of_people
        line.setdefault(job.owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the place came in the same moment
                self.leave()
            raise

    def leave(self) -> None:
        """Gives the place to whoever is next."""
        for line in (self._of_people, self._of_bots, self._in_spare_time):
            while line:
                owner, turns = line.popitem(last=False)
                while turns and turns[0].done():  # gone away
                    turns.popleft()
                if turns:
                    turns.popleft().set_result(None)
                    line[owner] = turns  # behind all others
                    return
        self._free += 1

    def do_others_wait(self, owner: str) -> bool:
        """Whether a job of somebody else waits, at a table where people play."""
        return any(
            other != owner and not all(turn.done() for turn in turns) for other, turns in self._of_people.items()
        )
