"""A runner on a site with many nodes: jobs go to a queue, and workers take them from there."""

from collections import OrderedDict

import structlog

from mokum.tables.bots.jobs import Job
from mokum.tables.bots.queue import BotQueue, QueueAway, Ticket
from mokum.tables.bots.runner import BotRunner, Deliver
from mokum.tables.chores import Chores

TRUSTED = 2
"""How often a job is put in the queue. When its table asks once more, nobody seems to work there."""
REMEMBERED = 10_000
"""Jobs whose number of offers is remembered."""

_log = structlog.get_logger()


class QueueRunner:
    """What the queue does not take, or does not bring back in time, is done here: a game never waits for a worker."""

    def __init__(self, queue: BotQueue, here: BotRunner) -> None:
        self._queue, self._here = queue, here
        self._offers: OrderedDict[Ticket, int] = OrderedDict()
        self._chores = Chores()

    def offer(self, job: Job, deliver: Deliver) -> None:
        ticket = Ticket(job.table, job.turn, job.seat)
        if self._count(ticket) <= TRUSTED:
            self._chores.start(self._put(ticket, job, deliver))
        else:
            _log.warning("no worker did a bot's turn", table=job.table)
            self._here.offer(job, deliver)

    def _count(self, ticket: Ticket) -> int:
        count = self._offers[ticket] = self._offers.pop(ticket, 0) + 1
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
