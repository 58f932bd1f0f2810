"""Who is seen to look on: over nodes, and by nothing that happens in a game."""

import asyncio

from coroutines import story
from mokum.tables import LocalBus
from mokum.web.presence import Presence, Seen
from web.browsers import Browser
from web.servers import OpenServer


@story
async def test_everybody_at_a_table_is_told_who_comes_and_goes(server: OpenServer) -> None:
    anna, bram = Browser(server).come_in(), Browser(server).come_in()
    table = anna.open_table()
    async with anna.socket() as one:
        await one.watch(table)
        await one.sit(table, 0)
        await one.until(lambda message: message["type"] == "presence" and message["seats"] == [0])
        async with bram.socket() as two:
            await two.watch(table)
            seen = {"type": "presence", "table": table, "seats": [0], "watchers": 1}
            assert await two.next("presence") == seen
            await one.until(lambda message: message == seen)
        await one.until(lambda message: message == seen | {"watchers": 0})


@story
async def test_nodes_tell_each_other() -> None:
    bus = LocalBus()
    here, there = Presence(bus, "here"), Presence(bus, "there")
    told: dict[str, Seen] = {}
    async with here.listening(), there.listening():
        here.enter("table", "a", 0, lambda seen: told.update(a=seen))
        there.enter("table", "b", 2, lambda seen: told.update(b=seen))
        there.enter("table", "c", -1, lambda seen: told.update(c=seen))
        there.enter("other", "d", 1, lambda seen: told.update(d=seen))
        await asyncio.sleep(0.01)
        assert told == dict.fromkeys("abc", Seen((0, 2), 1)) | {"d": Seen((1,), 0)}
        there.remove("table", "b")
        await asyncio.sleep(0.01)
        assert told["a"] == told["c"] == Seen((0,), 1)


@story
async def test_a_node_where_nobody_looks_on_can_ask_the_others() -> None:
    """It may be the one that sells a lot, and wants to know for whom to wait. Nobody sees that it asks."""
    bus = LocalBus()
    here, there = Presence(bus, "here"), Presence(bus, "there")
    told: list[Seen] = []
    async with here.listening(), there.listening():
        there.enter("table", "a", 1, told.append)
        await asyncio.sleep(0.01)
        assert here.seats("table") == ()
        await asyncio.sleep(0.01)
        assert here.seats("table") == (1,) == there.seats("table")
        there.enter("table", "b", 2, told.append)
        there.remove("table", "a")
        await asyncio.sleep(0.01)
        assert here.seats("table") == (2,)
        assert told == [Seen((1,), 0), Seen((1, 2), 0), Seen((1, 2), 0), Seen((2,), 0)]
