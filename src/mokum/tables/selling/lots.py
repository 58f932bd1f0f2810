"""The way of a press to whichever node sells its lot, and of all else that is said about lots."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection

from msgspec.structs import replace

from mokum.kernel.event import Seat
from mokum.lots.presses import Heard, Link
from mokum.store import Store, StoreUnavailable
from mokum.tables.bus import Bus
from mokum.tables.deciding.commands import Code, Refusal
from mokum.tables.log.standing import Standing
from mokum.tables.node.clerk import RETRY
from mokum.tables.node.table import Table
from mokum.tables.selling.auctioneer import Auctioneer, Choose, Commit, MakeContext
from mokum.tables.selling.carrying import Carrier, Handed
from mokum.tables.selling.first_heard import FirstHeard
from mokum.tables.selling.peers import Peers
from mokum.tables.selling.sale import CLOSED, NOT_YOURS, Sale

Load = Callable[[str], Awaitable[Table | Refusal]]


def monotonic_ms() -> int:
    """Milliseconds that only ever grow."""
    return time.monotonic_ns() // 1_000_000


class Lots:
    """One for each hall. `clock` counts this node's milliseconds, which mean nothing in another `epoch`.

    `commit` writes, `load` finds tables, `context` is what decisions may use, and `choose` has a bot think.
    """

    def __init__(
        self,
        store: Store,
        bus: Bus,
        epoch: str,
        clock: Callable[[], int],
        *,
        commit: Commit,
        load: Load,
        context: MakeContext,
        choose: Choose,
    ) -> None:
        self.epoch, self.clock = epoch, clock
        self.auctioneer = Auctioneer(
            store, epoch, clock, listen=self._listen, commit=commit, context=context, choose=choose
        )
        self._peers = Peers(bus, epoch, clock)
        self._carrier = Carrier(bus, epoch, self._take)
        self._first_heard = FirstHeard()
        self._load = load
        self._listening: asyncio.Task[None] | None = None

    def tell_presence(self, present: Callable[[str], Collection[Seat]]) -> None:
        """Say who knows which seats' players look at a table now."""
        self.auctioneer.present = present

    # What players hand in at this node

    async def ready(self, player: str, table: str, call: int, link: Link) -> Refusal | None:
        """A player sees the lot that was called at this version, and knows the time."""
        return await self._hand_in(Handed(table, call, player, "", "ready", link=link))

    async def press(
        self, player: str, table: str, command: str, *, call: int, step: int, claimed: int, heard: int, link: Link
    ) -> Refusal | None:
        """A player presses. None: it is sealed and on disk. Times are this node's clock."""
        heard = self._first_heard.of(player, command, heard)
        return await self._hand_in(Handed(table, call, player, command, "press", step, claimed, heard, link))

    async def stop(self, player: str, table: str, command: str, call: int, step: int | None) -> Refusal | None:
        """A player says beforehand at which step to press, or not to."""
        return await self._hand_in(Handed(table, call, player, command, "stop", step))

    async def opens_here(self, table: Table) -> tuple[int, int] | None:
        """When the armed lot of a table opens by this node's clock, and by how much that may be wrong."""
        lot = table.standing.lot
        if lot is None or lot.terms is None:
            return None
        await self._listen()
        offset = await self._peers.offset(lot.owner)
        return None if offset is None else (lot.terms.opens - offset.ms, offset.doubt_ms)

    async def _hand_in(self, handed: Handed) -> Refusal | None:
        table = await self._load(handed.table)
        if isinstance(table, Refusal):
            return table
        lot = table.standing.lot
        if lot is None or lot.call != handed.call:
            return CLOSED
        if lot.owner == self.epoch:
            return await self._take(handed)
        await self._listen()
        offset = await self._peers.offset(lot.owner)
        if offset is None:
            return RETRY
        theirs = replace(handed, claimed=handed.claimed + offset.ms, heard=handed.heard + offset.ms)
        return await self._carrier.carry(lot.owner, theirs)

    # What is handed in for lots that this node sells

    async def _take(self, handed: Handed) -> Refusal | None:
        table = await self._load(handed.table)
        if isinstance(table, Refusal):
            return table
        sale, standing = self.auctioneer.sale(handed.table, handed.call), table.standing
        if sale is None:
            return CLOSED
        seat = standing.seat_of(handed.player)
        if seat is None or not standing.places[seat].is_person:
            return NOT_YOURS
        try:
            refusal = await _give(sale, seat, handed)
        except StoreUnavailable:
            return RETRY
        if refusal is not None and refusal.code is Code.ILLEGAL:
            return replace(refusal, rule=_rule(standing, sale, seat, handed.step))
        return refusal

    # Other nodes

    async def look_after(self, tables: Collection[Table]) -> None:
        """Takes over lots from nodes that do not answer any more: their timers would see to them too, but later."""
        for table in tables:
            lot = table.standing.lot
            if lot is not None and lot.owner != self.epoch and not await self._answers(lot.owner):
                await self.auctioneer.take_over(table, lot.call)

    async def _answers(self, owner: str) -> bool:
        await self._listen()
        return await self._peers.answers(owner) or await self._peers.answers(owner)

    async def _listen(self) -> None:
        """Others must reach this node before it sells, and answer it before it carries."""
        if self._listening is None:
            self._listening = asyncio.create_task(self._subscribe())
        await asyncio.shield(self._listening)

    async def _subscribe(self) -> None:
        await self._peers.start()
        await self._carrier.start()

    async def close(self) -> None:
        """Sells and carries no more."""
        await self.auctioneer.close()
        if self._listening is not None:
            await asyncio.gather(self._listening, return_exceptions=True)
            await self._carrier.close()
            await self._peers.close()


async def _give(sale: Sale, seat: Seat, handed: Handed) -> Refusal | None:
    match handed:
        case Handed(what="ready", link=Link() as link):
            sale.ready(seat, link)
            return None
        case Handed(what="press", step=int() as step, link=Link() as link):
            press = Heard(seat, step, handed.claimed, handed.heard, link)
            return await sale.press(handed.player, handed.command, press)
        case Handed(what="stop"):
            return await sale.stop(handed.player, seat, handed.command, handed.step)
    return CLOSED


def _rule(standing: Standing, sale: Sale, seat: Seat, step: int | None) -> str:
    """The rule that forbids to press at a step."""
    if step is None or step >= len(sale.lot.moves):
        return ""
    game = standing.game
    return game.refusal(standing.position, seat, game.catalogue.parse(sale.lot.moves[step])) or ""
