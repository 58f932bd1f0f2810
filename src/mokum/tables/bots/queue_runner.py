"""A runner on a site with many nodes: jobs go to a queue, and workers take them from there."""

import time
from collections import OrderedDict

import structlog

from mokum.bots.tips import Tip
from mokum.tables.bots.jobs import Job
from mokum.tables.bots.queue import BotQueue, QueueAway, Ticket
from mokum.tables.bots.runner import BotRunner, Deliver
from mokum.tables.bots.thinking import Why
from mokum.tables.bots.tip_jobs import TipJob
from mokum.tables.bots.tip_post import TipPost
from mokum.tables.bots.turns import began_at
from mokum.tables.chores import Chores

TRUSTED = 2
"""How often a job is put in the queue. When its table asks once more, after three seconds, nobody seems to work there;
then it is done here and in haste, because the workers may be busy with this very job."""
REMEMBERED = 10_000
"""Jobs whose number of offers is remembered."""

_log = structlog.get_logger()


class QueueRunner:
    """What the queue does not take, or does not bring back in time, is done here: a game never waits for a worker."""

    def __init__(self, queue: BotQueue, here: BotRunner) -> None:
        self._queue, self._here, self._tips = queue, here, TipPost(queue)
        self._offers: OrderedDict[str, int] = OrderedDict()
        self._chores = Chores()

    def expect(self, bot: str, game: str) -> None:
        """It is the workers who will think."""

    def offer(self, job: Job, deliver: Deliver) -> None:
        now = time.monotonic()
        ticket = Ticket(job.table, job.turn, job.seat, now - began_at(job, now))
        if self._count(ticket) <= TRUSTED:
            self._chores.start(self._put(ticket, job, deliver))
        else:
            _log.warning("no worker did a bot's turn", table=job.table)
            self._here.offer(job.in_haste() if job.ponders else job, deliver)

    async def choose(self, job: Job) -> str:
        return await self._here.choose(job)

    async def tip(self, job: TipJob) -> Tip | Why:
        found = await self._tips.ask(job)
        return await self._here.tip(job) if found is Why.NO_PROCESS else found

    def _count(self, ticket: Ticket) -> int:
        count = self._offers[ticket.name] = self._offers.pop(ticket.name, 0) + 1
        if len(self._offers) > REMEMBERED:
            self._offers.popitem(last=False)
        return count

    async def _put(self, ticket: Ticket, job: Job, deliver: Deliver) -> None:
        try:
            await self._queue.put(ticket)
        except QueueAway:
            self._here.offer(job, deliver)

    async def close(self) -> None:
        await self._chores.close()
        await self._here.close()
