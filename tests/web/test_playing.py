"""Whole games over real sockets."""

import asyncio
from uuid import uuid4

from coroutines import story
from mokum.catalog import game as find_game
from mokum.kernel.verifying import verify
from web.browsers import Browser, Json, Socket
from web.servers import OpenServer


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


async def sit_down(host: Socket, guest: Socket, table: str, bots: int = 0, *, invitation: str = "") -> None:
    for seat, socket in enumerate((host, guest)):
        await socket.watch(table, invitation=invitation)
        await socket.sit(table, seat, invitation=invitation)
    for seat in range(2, 2 + bots):
        await host.done(table, {"type": "SeatBot", "seat": seat, "bot": "random"})
    await host.done(table, {"type": "Start"})
    await asyncio.gather(host.open_part(table, 0), guest.open_part(table, 1))


@story
async def test_two_people_and_two_bots_play_a_whole_game(server: OpenServer) -> None:
    anna, bram = Browser(server).come_in(), Browser(server).come_in()
    table = anna.open_table(seats=4)
    async with anna.socket() as one, bram.socket() as two:
        await sit_down(one, two, table, bots=2)
        ends = await asyncio.gather(play_to_the_end(one, table, 0), play_to_the_end(two, table, 1))
    assert ends[0]["result"] == ends[1]["result"]
    record = anna.ask("GET", f"/api/tables/{table}/record").body.decode()
    assert verify(record, find_game).names[:2] == (anna.name, bram.name)


@story
async def test_a_player_asks_what_a_move_would_bring(server: OpenServer) -> None:
    """The answer comes to whoever asked, with the id of the question; nobody else hears of it."""
    anna, bram = Browser(server).come_in(), Browser(server).come_in()
    table = anna.open_table()
    async with anna.socket() as one, bram.socket() as two:
        await one.send(type="ask", table=table, command=table, moves=["draw deck"])
        refused = await one.next("refused")
        assert (refused["asked"], refused["code"], refused["command"]) == ("ask", "not_allowed", table)
        await sit_down(one, two, table)
        now = await one.up_to(table, 0)
        while now["phase"] != "playing":
            now = await one.up_to(table, now["version"] + 1)
        question = str(uuid4())
        await one.send(type="ask", table=table, command=question, moves=["draw deck", *now["moves"][:2]])
        told = await one.next("foreseen")
        assert (told["table"], told["command"]) == (table, question)
        assert told["moves"][0] == {"move": "draw deck", "rule": "ROU-012"}
        assert [known["move"] for known in told["moves"][1:]] == now["moves"][:2]
        await two.up_to(table, told["seq"])
        assert not [kept for kept in two.kept if kept["type"] == "foreseen"]
