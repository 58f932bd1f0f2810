"""Whole games over real sockets."""

import asyncio

from coroutines import story
from mokum.catalog import game as find_game
from mokum.kernel.verifying import verify
from web.browsers import Browser, Json, Socket
from web.houses import OpenHouse


async def play_to_the_end(socket: Socket, table: str, seat: int) -> Json:
    """Plays the first legal move whenever it may."""
    now = await socket.up_to(table, 0)
    while now["phase"] != "over":
        if now["phase"] == "playing" and now["moves"]:
            answer = await socket.act(table, {"type": "Play", "move": now["moves"][0]}, version=now["version"])
            assert answer["type"] == "answer" or answer["code"] == "conflict", answer
            now = await socket.up_to(table, answer["seq"])
        else:
            now = await socket.up_to(table, now["version"] + 1)
    return now


async def sit_down(host: Socket, guest: Socket, table: str, bots: int = 0) -> None:
    for seat, socket in enumerate((host, guest)):
        await socket.watch(table)
        await socket.sit(table, seat)
    for seat in range(2, 2 + bots):
        await host.done(table, {"type": "SeatBot", "seat": seat, "bot": "random"})
    await host.done(table, {"type": "Start"})
    await asyncio.gather(host.open_part(table, 0), guest.open_part(table, 1))


@story
async def test_two_people_and_two_bots_play_a_whole_game(house: OpenHouse) -> None:
    anna, bram = Browser(house).come_in(), Browser(house).come_in()
    table = anna.open_table(seats=4)
    async with anna.socket() as one, bram.socket() as two:
        await sit_down(one, two, table, bots=2)
        ends = await asyncio.gather(play_to_the_end(one, table, 0), play_to_the_end(two, table, 1))
    assert ends[0]["result"] == ends[1]["result"]
    record = anna.ask("GET", f"/api/tables/{table}/record").body.decode()
    assert verify(record, find_game).names[:2] == (anna.name, bram.name)
