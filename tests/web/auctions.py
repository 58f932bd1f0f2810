"""Tables where lots are sold on a clock, with people who play at random until there is one."""

import asyncio
import functools
import random
import uuid
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, ParamSpec

from mokum.remote import Remote
from web.browsers import new_name

GAME = "merchants"
PATIENCE = 40.0
TRIES = 4
LATE = 0.1
"""Seconds by which a press and its answer may be late on a machine that is not too busy."""
Message = dict[str, Any]
P = ParamSpec("P")


class Stalled(AssertionError):
    """The machine was so busy that the server did not trust its own clock."""


def unless_stalled(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, Coroutine[Any, Any, None]]:
    """A busy machine voids lots, and rightly so: then the story is told again."""

    @functools.wraps(test)
    async def told(*arguments: P.args, **named: P.kwargs) -> None:
        for _ in range(TRIES - 1):
            try:
                return await test(*arguments, **named)
            except Stalled:
                continue
        return await test(*arguments, **named)

    return told


class Bidder(Remote):
    """A player who keeps every message, and may say anything."""

    def __init__(self, addresses: Sequence[str]) -> None:
        super().__init__(addresses, new_name())
        self.messages: list[Message] = []

    def _hear(self, message: Message, now: float) -> None:
        self.messages.append(message)
        super()._hear(message, now)

    def say(self, **message: Any) -> None:
        self._send(message)

    async def answer_to(self, **message: Any) -> Message:
        """What comes back for a message with a command."""
        command = str(message.setdefault("command", str(uuid.uuid4())))
        self.say(**message)
        return await self.until(lambda told: told.get("command") == command)

    async def until(self, wanted: Callable[[Message], bool], after: int = 0) -> Message:
        """The first message, after so many, that is wanted."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.messages[after:]:
                    if wanted(message):
                        return message
                await self.news()

    def lot(self, table: str) -> Message:
        """What is on the block."""
        sight = self.tables[table].sight
        assert sight is not None
        assert sight["lot"] is not None
        lot: Message = sight["lot"]
        return lot

    def happened(self, table: str, kind: str) -> list[Message]:
        """What the table told of one kind, in order."""
        return [what for what in self.tables[table].story.values() if what["type"] == kind]


class Auction:
    """People at one table; `bidders` sit, in the order of their seats."""

    def __init__(self, bidders: list[Bidder], table: str) -> None:
        self.bidders = bidders
        self.table = table

    async def armed(self) -> Message:
        """Play until a lot is armed that everybody knows the time of; says what is on the block."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(self._play_on(bidder) for bidder in self.bidders))
        return self.bidders[0].lot(self.table)

    async def _play_on(self, bidder: Bidder) -> None:
        seen, luck = bidder.tables[self.table], random.Random(bidder.name)
        while not self._knows(bidder):
            sight = seen.sight
            if sight is not None and sight["moves"]:
                await bidder.play(self.table, luck.choice(sight["moves"]))
            else:
                await bidder.news()

    def _knows(self, bidder: Bidder) -> bool:
        sight, told = bidder.tables[self.table].sight, bidder.lots.opens.get(self.table)
        lot: Message = (sight and sight["lot"]) or {"opens": 0, "call": 0}
        return bool(lot["opens"]) and told is not None and bool(told["lot"] == lot["call"])

    async def closed(self, call: int) -> Message:
        """How the lot ends that was called there."""
        message = await self.bidders[0].until(
            lambda told: (
                told["type"] == "happened"
                and told["table"] == self.table
                and told["seq"] > call
                and told["what"]["type"] in ("LotClosed", "LotVoided")
            )
        )
        what: Message = message["what"]
        if what["type"] == "LotVoided":
            raise Stalled(what["why"])
        return what

    async def pressed_in_time(self, bidder: Bidder, step: int, share: float) -> None:
        """Somebody presses while a step is shown, and it counts. A press that was late itself proves nothing."""
        wanted, clock = self.instant(bidder, step, share), bidder.lots.clock.clock
        pressed = await bidder.lots.press(self.table, wanted)
        late = clock() - wanted
        if (pressed is None or pressed.answer["type"] != "pressed") and late > LATE:
            raise Stalled(f"a press was made and answered {late:.2f} s late")
        assert pressed is not None
        assert pressed.answer["type"] == "pressed", pressed.answer

    def instant(self, bidder: Bidder, step: int, share: float = 0.5) -> float:
        """A moment of the bidder's own clock at which a step is shown."""
        lot = bidder.lot(self.table)
        length = lot["step_ms"] if step else lot["run_in_ms"]
        start = lot["run_in_ms"] + (step - 1) * lot["step_ms"] if step else 0
        opens = bidder.lots.opens[self.table]["opens"]
        return bidder.lots.clock.here(opens + start + share * length)


@asynccontextmanager
async def auction(*addresses: str, seats: int = 3, tempo: str = "brisk", mode: str = "photo") -> AsyncIterator[Auction]:
    """A table in its first moves. Each player's line goes to the next address."""
    async with AsyncExitStack() as stack:
        turned = [addresses[seat % len(addresses) :] + addresses[: seat % len(addresses)] for seat in range(seats)]
        bidders = [await stack.enter_async_context(Bidder(order)) for order in turned]
        host = bidders[0]
        table = await host.open_table(GAME, seats, lots={"tempo": tempo, "mode": mode})
        for seat, bidder in enumerate(bidders):
            bidder.watch(table)
            assert (await bidder.sit(table, seat))["type"] == "answer"
        await host.act(table, type="Start")
        await asyncio.gather(*(bidder.open_part(table) for bidder in bidders))
        yield Auction(bidders, table)
