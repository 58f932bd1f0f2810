"""The ways in which `scripts/faults` breaks a site while people play."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

from harness.bidders import Bidders
from harness.cutting import Moment, Scissors
from harness.services import Site
from harness.watchman import Watchman

CUT_WITHIN = 10.0
"""Seconds in which a command is answered, or its line was lost by itself."""
A_LOT = 8.0
"""Seconds that a lot takes from its call to its end, about."""
SETTLED = 40.0
"""Seconds after which a lot whose node has died was surely ended, sold or void."""


async def until(holds: Callable[[], bool], seconds: float) -> bool:
    """Whether it came to that in time."""
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        await asyncio.sleep(0.05)
    return holds()


async def servers(site: Site, watchman: Watchman) -> None:
    """A random server is killed (-9) at a random instant; it is started again at once."""
    while watchman.goes_on():
        await asyncio.sleep(random.uniform(0.05, 0.6))
        node = random.choice(site.nodes)

        async def fault(node: Any = node) -> None:
            node.kill()
            node.start()

        await watchman.recovery(fault, node.address)
        await asyncio.to_thread(node.wait)


async def postgres(site: Site, watchman: Watchman) -> None:
    while watchman.goes_on():
        await asyncio.sleep(random.uniform(0.3, 1.0))

        async def fault() -> None:
            await asyncio.to_thread(site.postgres.kill)
            await asyncio.to_thread(site.postgres.start)

        await watchman.recovery(fault)


async def nats(site: Site, watchman: Watchman, seconds: float) -> None:
    while watchman.goes_on():
        await asyncio.sleep(random.uniform(0.3, 1.0))

        async def fault() -> None:
            await asyncio.to_thread(site.nats.stop)
            await asyncio.sleep(seconds)
            await asyncio.to_thread(site.nats.start)

        await watchman.recovery(fault)


async def hung(site: Site, watchman: Watchman, seconds: float = 15.0) -> None:
    while watchman.goes_on():

        async def fault() -> None:
            site.postgres.pause()
            await asyncio.sleep(seconds)
            site.postgres.resume()

        await watchman.recovery(fault)


async def cuts(scissors: Scissors, watchman: Watchman, times: int) -> None:
    """Lines cut by the proxy, by turns between a question and its answer, which never arrives, and right after it."""
    for number in range(times):
        await asyncio.sleep(random.uniform(0.0, 0.03))
        try:
            await asyncio.wait_for(scissors.cut(tuple(Moment)[number % 2]), CUT_WITHIN)
        except TimeoutError:
            continue  # the line was lost before the answer came: it is not counted
    await watchman.recovery(lambda: asyncio.sleep(0))


async def lots(site: Site, watchman: Watchman, crowd: Bidders) -> None:
    """A server is killed (-9) at a random instant of a lot that it sells; all that was begun comes to its end."""
    nodes = {node.address: node for node in site.nodes}
    while watchman.goes_on():
        await asyncio.sleep(random.uniform(0.1, A_LOT))
        if selling := crowd.selling():
            node = nodes[random.choice(sorted(selling))]
            node.kill()
            node.start()
            watchman.faults += 1
            await asyncio.to_thread(node.wait)
    begun = crowd.under_way()
    await until(lambda: not begun & crowd.under_way(), SETTLED)
