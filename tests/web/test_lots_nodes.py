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
            later = at.instant(near, 2, 0.8)
            pressing = asyncio.gather(far.lots.press(table, at.instant(far, 2, 0.2)), near.lots.press(table, later))
            for pressed in await pressing:
                assert pressed is not None
                assert pressed.answer["type"] == "pressed"
            closed = await at.closed(lot["call"])
            assert closed["resolution"]["first"] == [at.bidders.index(far)]
            heard = {press["seat"]: press["heard"] - press["claimed"] for press in closed["presses"]}
            assert heard.keys() == {at.bidders.index(far), at.bidders.index(near)}
            assert all(-20 <= late < 1_000 for late in heard.values())
