"""A lot that one node sells, for players whose lines go to another one."""

import asyncio
from pathlib import Path

from coroutines import story
from web.auctions import auction, unless_stalled
from web.nodes import NATS, serving


@story
@unless_stalled
async def test_a_press_at_another_node_is_sealed_and_counts_by_the_owners_clock(tmp_path: Path, database: str) -> None:
    place = ("--database", database, "--bus", NATS)
    with serving(*place, folder=tmp_path) as here, serving(*place, folder=tmp_path) as there:
        async with auction(here.origin, there.origin) as at:
            table = at.table
            lot = await at.armed()
            owned = [bidder.lots.clock.epoch == lot["owner"] for bidder in at.bidders]
            assert owned in ([True, False, True], [False, True, False])
            for bidder, is_owner in zip(at.bidders, owned, strict=True):
                told = bidder.lots.opens[table]
                assert (told["doubt_ms"] == 0) == is_owner
                assert abs(told["opens"] - lot["opens"]) <= told["doubt_ms"]  # one machine has one clock

            near, far = at.bidders[owned.index(True)], at.bidders[owned.index(False)]
            await asyncio.gather(at.pressed_in_time(far, 2, 0.3), at.pressed_in_time(near, 2, 0.7))
            closed = await at.closed(lot["call"])
            assert closed["resolution"]["first"] == [at.bidders.index(far)]
            heard = {press["seat"]: press["heard"] - press["claimed"] for press in closed["presses"]}
            assert heard.keys() == {at.bidders.index(far), at.bidders.index(near)}
            assert all(-20 <= late < 1_000 for late in heard.values())
