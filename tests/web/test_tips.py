"""Tips over HTTP: for people with a session, at their own tables."""

import asyncio

from coroutines import story
from web.browsers import Browser
from web.servers import OpenServer


@story
async def test_a_player_is_told_what_the_strongest_bot_would_do(server: OpenServer) -> None:
    anna, wim = (Browser(server).come_in() for _ in range(2))
    table = anna.open_table("harbour", practice=True)
    tips = f"/api/tables/{table}/tips"
    async with anna.socket() as socket:
        await socket.watch(table)
        await socket.sit(table, 0)
        await socket.done(table, {"type": "SeatBot", "seat": 1, "bot": "random"})
        assert anna.ask("POST", tips, {}).status == 403, "the game has not begun"
        await socket.done(table, {"type": "Start"})
        await socket.open_part(table, 0)
        now = (await socket.until(lambda message: bool(message.get("now", {}).get("moves"))))["now"]
        told = await asyncio.to_thread(anna.post, tips, {"move": now["moves"][-1]})
        assert told["version"] == now["version"]
        assert told["choices"][0]["behind"] == 0
        assert now["moves"][-1] in [choice["move"] for choice in told["choices"]]
        await socket.done(table, {"type": "Play", "move": told["choices"][0]["move"]})
    assert wim.ask("POST", tips, {}).status == 403
    assert Browser(server).ask("POST", tips, {}).status == 401
    assert anna.ask("POST", tips, {"move": "x" * 61}).status == 422
