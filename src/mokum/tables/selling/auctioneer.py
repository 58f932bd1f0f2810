"""Sells the lots that this node has called: each is a task of its own, from the call to what is written at its end."""

import asyncio
from collections.abc import Awaitable, Callable, Collection

import structlog

from mokum.kernel.event import Seat
from mokum.lots.terms import Terms
from mokum.store import Store
from mokum.tables.bots.jobs import Job, job_for
from mokum.tables.deciding import lots as deciding
from mokum.tables.deciding.commands import Answer, Code, Refusal
from mokum.tables.deciding.context import Context, Decision
from mokum.tables.log import naming
from mokum.tables.log.block import on_clock
from mokum.tables.log.standing import Standing
from mokum.tables.node.clerk import RETRY, Asked, Decide
from mokum.tables.node.table import Table
from mokum.tables.selling.sale import Sale, Voided
from mokum.tables.selling.sealed import PrivateStream

AGAIN = 0.2
"""Seconds between two tries to write how a lot ended."""
TRIES = 20

Commit = Callable[[Table, Asked, Decide], Awaitable[Answer | Refusal]]
MakeContext = Callable[[Table], Awaitable[Context]]
Choose = Callable[[Job], Awaitable[str]]
DecideLot = Callable[[Standing, Context], Decision]

_log = structlog.get_logger()


class Auctioneer:
    """`clock` counts this node's milliseconds; `listen` waits until other nodes can reach it;
    `commit` writes, `context` is what decisions may use, and `choose` has a bot think here.
    """

    def __init__(
        self,
        store: Store,
        epoch: str,
        clock: Callable[[], int],
        *,
        listen: Callable[[], Awaitable[None]],
        commit: Commit,
        context: MakeContext,
        choose: Choose,
    ) -> None:
        self.present: Callable[[str], Collection[Seat]] = lambda table: ()
        self._store, self._epoch, self._clock, self._listen = store, epoch, clock, listen
        self._commit, self._context, self._choose = commit, context, choose
        self._sales: dict[str, tuple[Table, Sale]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._calling: set[str] = set()
        self._is_closing = False

    def sale(self, table: str, call: int) -> Sale | None:
        """The lot that was called at this version, while this node sells it."""
        found = self._sales.get(table)
        return found[1] if found is not None and found[1].call == call else None

    def notice(self, table: Table) -> None:
        """Something was written at a table: perhaps there is a lot to call, or one of ours to sell."""
        standing = table.standing
        lot, chosen, selling = on_clock(standing), standing.made.lots, standing.lot
        if lot is None or chosen is None or self._is_closing:
            return
        if selling is None:
            if table.id not in self._calling:
                self._calling.add(table.id)
                self._start(self._call(table))
        elif selling.owner == self._epoch and self.sale(table.id, selling.call) is None:
            game, position = standing.game, standing.position
            allowed = {}
            for seat in lot.seats:
                legal = set(game.moves(position, seat).texts())
                allowed[seat] = frozenset(step for step, move in enumerate(lot.moves) if move in legal)
            stream = PrivateStream(self._store, table.id)
            sale = Sale(lot, selling.call, chosen, stream, allowed=allowed, clock=self._clock)
            self._sales[table.id] = table, sale
            self._start(self._sell(table, standing, sale))

    def _start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("a lot failed", error=repr(error))  # its timer sees to it

    async def _call(self, table: Table) -> None:
        try:
            await self._listen()
            await self._write(table, table.standing.version, "call", deciding.call_lot)
        finally:
            self._calling.discard(table.id)

    async def take_over(self, table: Table, call: int) -> None:
        """From a node that does not answer any more."""
        _log.warning("a node that sold a lot is gone", table=table.id)
        await self._write(table, call, "take over", lambda now, context: deciding.take_over(now, call, context))

    async def _sell(self, table: Table, standing: Standing, sale: Sale) -> None:
        call = sale.call
        try:
            await self._listen()
            persons = [seat for seat in sale.lot.seats if standing.places[seat].is_person]
            gathering = sale.gather(persons, standing.waited, lambda: self.present(table.id))
            _, waited = await asyncio.gather(self._ask_bots(table, standing, sale), gathering)

            async def announce(terms: Terms) -> bool:
                arm = self._write(
                    table, call, "arm", lambda now, context: deciding.arm_lot(now, call, terms, waited, context)
                )
                return isinstance(await arm, Answer)

            presses = await sale.run(announce)
            await self._write(
                table, call, "close", lambda now, context: deciding.close_lot(now, call, presses, context)
            )
        except Voided as voided:
            await self._void(table, call, str(voided))
        finally:
            if self.sale(table.id, call) is not None:
                del self._sales[table.id]

    async def _void(self, table: Table, call: int, why: str) -> None:
        await self._write(table, call, "void", lambda now, context: deciding.void_lot(now, call, why, context))

    async def _ask_bots(self, table: Table, standing: Standing, sale: Sale) -> None:
        """Bots hand in their step before the lot is armed; they think on this node, since they must be on time."""
        seed = await table.seed()
        bots = [seat for seat in sale.lot.seats if standing.places[seat].driver]
        moves = await asyncio.gather(*(self._choose(job_for(standing, seat, seed)) for seat in bots))
        for seat, move in zip(bots, moves, strict=True):
            steps = [step for step, text in enumerate(sale.lot.moves) if text == move]
            sale.preset(seat, steps[-1] if steps else None)

    async def _write(self, table: Table, call: int, what: str, decide: DecideLot) -> Answer | Refusal:
        async def decision(standing: Standing) -> Decision:
            return decide(standing, await self._context(table))

        asked = Asked("", naming.lot_command(table.id, call, f"{what} {self._epoch}"), what)
        answer: Answer | Refusal = RETRY
        for _ in range(TRIES):
            answer = await self._commit(table, asked, decision)
            if not (isinstance(answer, Refusal) and answer.code is Code.RETRY):
                break
            await asyncio.sleep(AGAIN)
        return answer

    async def close(self) -> None:
        """What is being sold here is void, so that another node can begin anew at once."""
        self._is_closing = True
        selling, tasks = list(self._sales.values()), list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table, sale in selling:
            await self._void(table, sale.call, "crash")
