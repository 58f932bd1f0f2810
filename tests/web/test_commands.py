"""Commands over sockets: stale, repeated, forbidden, racing."""

import asyncio
import socket
import time
from contextlib import suppress
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from coroutines import story
from web.browsers import Browser, Json, Socket
from web.servers import OpenServer, open_here
from web.test_playing import sit_down


@story
async def test_B8_a_stale_version_is_a_conflict_and_a_future_one_a_bad_request(server: OpenServer) -> None:
    anna, bram = Browser(server).come_in(), Browser(server).come_in()
    table = anna.open_table()
    async with anna.socket() as one, bram.socket() as two:
        await sit_down(one, two, table)
        now = await one.up_to(table, 0)
        move = {"type": "Play", "move": "pass"}
        stale = await one.act(table, move, version=1)
        assert (stale["code"], stale["seq"] >= now["version"]) == ("conflict", True)
        assert (await one.act(table, move, version=10_000))["code"] == "bad_request"
        assert await post(anna, table, move, 1) == (409, "conflict")
        assert await post(anna, table, move, 10_000) == (422, "bad_request")


@story
async def test_B9_the_same_command_has_one_effect_and_one_answer(server: OpenServer) -> None:
    anna, bram = Browser(server).come_in(), Browser(server).come_in()
    table, command = anna.open_table(), str(uuid4())
    async with anna.socket() as one, bram.socket() as two:
        await one.watch(table)
        bot = {"type": "SeatBot", "seat": 1, "bot": "random"}
        first = await one.act(table, bot, command)
        assert await one.act(table, bot, command) == first
        assert (await one.act(table, bot | {"seat": 0}, command))["code"] == "cmd_reused"
        assert (await two.act(table, {"type": "Leave"}, command))["code"] == "not_allowed"  # another's id is another id
        assert anna.get(f"/api/tables/{table}")["version"] == first["seq"]


@story
async def test_B10_out_of_turn_as_a_watcher_and_after_the_end(server: OpenServer) -> None:
    anna, bram, cas = (Browser(server).come_in() for _ in range(3))
    table = anna.open_table()
    async with anna.socket() as one, bram.socket() as two, cas.socket() as three:
        await sit_down(one, two, table)
        await three.watch(table)
        now = await playing(one, table)
        before = anna.get(f"/api/tables/{table}")["version"]
        idle = [each for seat, each in enumerate((one, two)) if seat not in now["awaited"]]
        for each in (*idle, three):
            assert (await each.act(table, {"type": "Play", "move": "draw deck"}))["code"] == "not_allowed"
        assert (await three.act(table, {"type": "Resign"}))["code"] == "not_allowed"
        assert anna.get(f"/api/tables/{table}")["version"] == before
        await one.done(table, {"type": "Resign"})
        for each in (one, two, three):
            assert (await each.act(table, {"type": "Play", "move": "draw deck"}))["code"] in {"not_allowed", "gone"}


@story
async def test_B11_an_illegal_move_names_a_rule_and_no_hidden_thing(server: OpenServer) -> None:
    anna, bram = Browser(server).come_in(), Browser(server).come_in()
    table = anna.open_table()
    async with anna.socket() as one, bram.socket() as two:
        await sit_down(one, two, table)
        now = await playing(one, table)
        version = now["version"]
        for text in ("pass", "", "keep -1", "claim 0", "claim 99999999", "claim 1 red-2", "keep 1 1", "'; DROP TABLE"):
            refused = await one.act(table, {"type": "Play", "move": text})
            assert refused["code"] in {"illegal", "bad_request", "not_allowed"}, refused
            assert refused["code"] != "illegal" or refused["rule"].startswith("ROU-")
        assert anna.get(f"/api/tables/{table}")["version"] == version


@story
async def test_B15_of_a_hundred_at_once_one_wins(server: OpenServer) -> None:
    anna = Browser(server).come_in()
    table = anna.open_table(seats=4)
    async with anna.socket() as one:
        version = (await one.watch(table))["seq"]
        bot = {"type": "SeatBot", "seat": 1, "bot": "random"}
        answers = await asyncio.gather(*(post(anna, table, bot, version) for _ in range(100)))
    won = [status for status, _ in answers if status == 200]
    assert len(won) == 1
    assert {code for status, code in answers if status != 200} <= {"conflict", "not_allowed"}


async def playing(socket: Socket, table: str) -> Json:
    """How the table stands once the game has begun."""
    now = await socket.up_to(table, 0)
    while now["phase"] != "playing":
        now = await socket.up_to(table, now["version"] + 1)
    return now


async def post(browser: Browser, table: str, do: object, version: int) -> tuple[int, str]:
    body = {"command": str(uuid4()), "do": do, "version": version}
    answered = await asyncio.to_thread(browser.ask, "POST", f"/api/tables/{table}/orders", body)
    return answered.status, answered.json.get("code", "")


@story
async def test_resume_from_any_sequence_and_the_snapshot_equals_the_stream(server: OpenServer) -> None:
    anna, bram = Browser(server).come_in(), Browser(server).come_in()
    table = anna.open_table()
    async with anna.socket() as one, bram.socket() as two:
        await sit_down(one, two, table)
        for _ in range(12):
            await one_move(one, two, table)
        version = anna.get(f"/api/tables/{table}")["version"]
        streamed = await two.up_to(table, version)
    stream: dict[int, object] = {}
    for seq in (0, *range(version), None):
        async with bram.socket() as again:
            last = await again.watch(table, seq)
            assert last["now"] == streamed
            messages = [message for message in (*again.kept, last) if message["type"] == "happened"]
            expected = [] if seq is None else list(range(seq + 1, version + 1))
            assert [message["seq"] for message in messages] == expected
            for message in messages:
                assert stream.setdefault(message["seq"], message["what"]) == message["what"]


async def one_move(one: Socket, two: Socket, table: str) -> None:
    for each in (one, two):
        now = await each.up_to(table, max(one.seq[table], two.seq[table]))
        if now["moves"]:
            seq = await each.done(table, {"type": "Play", "move": now["moves"][0]})
            await asyncio.gather(one.up_to(table, seq), two.up_to(table, seq))
            return


@story
async def test_who_is_ahead_of_the_server_is_told_where_it_stands(server: OpenServer) -> None:
    anna = Browser(server).come_in()
    table = anna.open_table()
    async with anna.socket() as socket:
        assert (await socket.watch(table, 500))["type"] == "snapshot"


@story
async def test_B22_chat_is_text_capped_and_never_in_the_log(server: OpenServer) -> None:
    anna, bram = Browser(server).come_in(), Browser(server).come_in()
    table = anna.open_table()
    async with anna.socket() as one, bram.socket() as two:
        await one.watch(table)
        await two.watch(table)
        script = "<script>alert('hi')</script> [x](javascript:1) {{7*7}} '; DROP TABLE chat; --"
        await say(one, table, script)
        said = await two.next("chat")
        assert (said["text"], said["name"], said["player"]) == (script, anna.name, anna.player)
        bad = ("\u202eevil", "\u200b\u200b", "a" + "\u0338" * 60)
        assert [(await say(one, table, text))["code"] for text in bad] == ["bad_request"] * 3
        assert (await say(one, table, script + "!"))["code"] == "not_allowed"  # nearly the same again
        assert [line["text"] for line in anna.get(f"/api/tables/{table}/chat")] == [script]
        assert anna.get(f"/api/tables/{table}")["version"] == 1


@story
async def test_B22_a_flood_of_chat_is_stopped(server: OpenServer) -> None:
    anna = Browser(server).come_in()
    table = anna.open_table()
    async with anna.socket() as one:
        kinds = [(await say(one, table, "abcdefgh"[number:])).get("code", "said") for number in range(8)]
        assert kinds == ["said"] * 5 + ["not_allowed"] * 3


async def say(socket: Socket, table: str, text: str) -> dict[str, str]:
    command = str(uuid4())
    await socket.send(type="chat", table=table, command=command, text=text)
    answer: dict[str, str] = await socket.until(lambda message: message.get("command") == command)
    return answer


@pytest.mark.parametrize("asks", [False, True])
@story
async def test_a_slow_reader_is_closed_while_neighbours_go_on(
    tmp_path_factory: pytest.TempPathFactory, asks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mokum.web.outbox.STALLED_AFTER", 1.0)
    with open_here(tmp_path_factory.mktemp("slow") / "mokum.db") as server:
        anna, bram = Browser(server).come_in(), Browser(server).come_in()
        table = anna.open_table(seats=4)
        async with anna.socket() as good, bram.socket(sock=narrow(server)) as slow:
            await good.watch(table)
            await slow.watch(table)
            slow.connection.transport.pause_reading()
            try:
                await starve(anna, good, slow, table, asks=asks)
            finally:
                slow.connection.transport.abort()
            await good.sit(table, 0)


def narrow(server: OpenServer) -> socket.socket:
    """A line that holds little."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    return line


async def starve(anna: Browser, good: Socket, slow: Socket, table: str, *, asks: bool) -> None:
    """Lets more and more wait for somebody who reads nothing, until the server parts."""
    began = time.monotonic()
    while 'mokum_sockets_closed_total{code="4008"} 1.0' not in anna.ask("GET", "/metrics").body.decode():
        assert time.monotonic() - began < 20
        with suppress(ConnectionClosed):
            for number in range(200 if asks else 0):
                await slow.send(type="sync", nonce="n" * 32, sent=number)
        for _ in range(1 if asks else 20):
            await good.done(table, {"type": "SeatBot", "seat": 1, "bot": "random"})
            await good.done(table, {"type": "Unseat", "seat": 1})
