"""Bad input through a real socket: the sender gets a typed answer or is closed, and the server and others play on."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from uuid import uuid4

import pytest
from websockets.frames import Frame, Opcode

from coroutines import story
from mokum.web.limits import MESSAGES, Rate
from web.browsers import Browser, Json, Socket
from web.servers import OpenServer, open_here

Spoil = Callable[[Socket], Awaitable[None]]


def raw(socket: Socket, *frames: Frame) -> None:
    """Frames as no well-behaved client sends them."""
    for frame in frames:
        socket.connection.transport.write(frame.serialize(mask=True))


@pytest.mark.parametrize("text", ["hello", "{", "\ufeff{}", "{}".encode("utf-16").decode("latin-1")])
@story
async def test_B1_what_is_no_json_is_closed_1007(server: OpenServer, text: str) -> None:
    async with Browser(server).come_in().socket() as socket:
        await socket.connection.send(text)
        assert await socket.closed() == 1007


@story
async def test_B1_invalid_utf8_is_closed_1007(server: OpenServer) -> None:
    async with Browser(server).come_in().socket() as socket:
        raw(socket, Frame(Opcode.TEXT, b'{"type": "\xff\xfe"}'))
        assert await socket.closed() == 1007


@story
async def test_B2_nested_arrays_are_stopped_by_their_length(server: OpenServer) -> None:
    async with Browser(server).come_in().socket() as socket:
        await socket.connection.send("[" * 400_000)
        assert await socket.closed() == 1009
    async with Browser(server).come_in().socket() as socket:
        await socket.connection.send(json.dumps({"type": "sync", "nonce": "x", "sent": 1}) + " " * 5000)
        assert await socket.closed() == 1009


@pytest.mark.parametrize(
    "text",
    [
        "[[[[[[[[[]]]]]]]]]",
        '{"type":"sync","nonce":"x","sent":1.0}',
        '{"type":"sync","nonce":"x","sent":-0}',
        '{"type":"sync","nonce":"x","sent":true}',
        '{"type":"sync","nonce":"x","sent":NaN}',
        '{"type":"sync","nonce":"x","sent":1e400}',
        '{"type":"sync","nonce":"x","sent":' + "9" * 3000 + "}",
        '{"type":"sync","nonce":"x","nonce":"y","sent":1}',
        '{"type":"sync","nonce":"x","sent":1,"more":1}',
        '{"type":"sync","nonce":"x"}',
        '{"type":"sync","nonce":null,"sent":1}',
        '{"type":"nothing"}',
        "{}",
        "null",
    ],
)
@story
async def test_B3_B4_B5_is_a_bad_request_and_the_socket_lives(server: OpenServer, text: str) -> None:
    async with Browser(server).come_in().socket() as socket:
        await socket.connection.send(text)
        assert (await socket.next("refused"))["code"] == "bad_request"
        await socket.send(type="sync", nonce="n", sent=5)
        assert (await socket.next("sync"))["sent"] == 5


@story
async def test_B5_three_faults_are_forgiven_and_the_fourth_is_not(server: OpenServer) -> None:
    async with Browser(server).come_in().socket() as socket:
        for _ in range(4):
            await socket.connection.send("{}")
        assert await socket.closed() == 1008
        assert [message["code"] for message in socket.kept] == ["bad_request"] * len(socket.kept)


@story
async def test_B6_binary_is_closed_1003(server: OpenServer) -> None:
    async with Browser(server).come_in().socket() as socket:
        await socket.connection.send(b"{}")
        assert await socket.closed() == 1003


async def pings(socket: Socket) -> None:
    raw(socket, *[Frame(Opcode.PING, b"")] * 50)


async def pongs(socket: Socket) -> None:
    raw(socket, *[Frame(Opcode.PONG, b"unasked")] * 50)


async def fragments(socket: Socket) -> None:
    raw(socket, Frame(Opcode.TEXT, b"{", fin=False), *[Frame(Opcode.CONT, b" ", fin=False)] * 1000)


async def empty_fragments(socket: Socket) -> None:
    raw(socket, Frame(Opcode.TEXT, b"", fin=False), *[Frame(Opcode.CONT, b"", fin=False)] * 10_000)


@pytest.mark.parametrize("flood", [pings, pongs, fragments, empty_fragments])
@story
async def test_B6_floods_of_small_frames_are_closed_1008(server: OpenServer, flood: Spoil) -> None:
    async with Browser(server).come_in().socket() as socket:
        await flood(socket)
        assert await socket.closed() == 1008


@story
async def test_B6_ten_thousand_empty_messages_are_no_json(server: OpenServer) -> None:
    async with Browser(server).come_in().socket() as socket:
        raw(socket, *[Frame(Opcode.TEXT, b"")] * 10_000)
        assert await socket.closed() == 1007


@story
async def test_B6_an_unmasked_frame_is_closed_1002(server: OpenServer) -> None:
    async with Browser(server).come_in().socket() as socket:
        socket.connection.transport.write(Frame(Opcode.TEXT, b"{}").serialize(mask=False))
        assert await socket.closed() == 1002


@story
async def test_B7_compression_is_not_negotiated(server: OpenServer) -> None:
    async with Browser(server).come_in().socket(compression="deflate") as socket:
        assert socket.connection.protocol.extensions == []
        assert socket.connection.response is not None
        assert "Sec-WebSocket-Extensions" not in socket.connection.response.headers


@story
async def test_B13_pongs_and_syncs_are_counted_and_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    with open_here(tmp_path_factory.mktemp("limited") / "mokum.db", messages=MESSAGES) as server:
        async with Browser(server).come_in().socket() as socket:
            for _ in range(3):
                await socket.send(type="pong", nonce="forged")
            await socket.send(type="sync", nonce="n", sent=5)
            assert (await socket.next("sync"))["nonce"] == "n"
            for _ in range(1000):
                await socket.send(type="sync", nonce="n", sent=5)
            assert await socket.closed() == 1008
        metrics = Browser(server).ask("GET", "/metrics").body.decode()
        assert "mokum_unasked_pongs_total 3.0" in metrics


@story
async def test_B14_B22_two_sockets_of_one_seat_and_the_newest_wins(server: OpenServer) -> None:
    anna = Browser(server).come_in()
    table = anna.open_table()
    async with anna.socket() as old, anna.socket() as watcher:
        await old.watch(table)
        await old.sit(table, 0)
        await watcher.send(type="sync", nonce="n", sent=5)  # does not look at the table: it stays
        async with anna.socket() as new:
            assert (await new.watch(table))["now"]["viewer"] == 0
            assert await old.closed() == 4001
            await watcher.next("sync")
            await new.done(table, {"type": "Leave"})


@story
async def test_neighbours_of_a_bad_client_play_on(server: OpenServer) -> None:
    anna = Browser(server).come_in()
    table = anna.open_table()
    async with anna.socket() as good, Browser(server).come_in().socket() as bad:
        await bad.watch(table)
        await good.watch(table)
        raw(bad, Frame(Opcode.TEXT, b"\xff"))
        await good.sit(table, 0)
        assert await bad.closed() == 1007
        assert (await good.up_to(table, 2))["seats"][0]["name"] == anna.name


async def tell(server: OpenServer, *messages: Json) -> int:
    """What a socket is closed with that begins so."""
    async with Browser(server).come_in().socket(hello=False) as socket:
        for message in messages:
            await socket.send(**message)
        return await socket.closed()


@story
async def test_the_first_message_is_a_hello_of_this_version(server: OpenServer) -> None:
    assert await tell(server, {"type": "sync", "nonce": "n", "sent": 1}) == 4000
    assert await tell(server, {"type": "hello", "ticket": "x", "version": 2}) == 4005
    assert await tell(server, {"type": "hello"}) == 4000


@story
async def test_five_seconds_to_say_hello(tmp_path_factory: pytest.TempPathFactory) -> None:
    with open_here(tmp_path_factory.mktemp("short") / "mokum.db", hello_within=0.2) as server:
        assert await tell(server) == 4000


@story
async def test_who_does_not_answer_pings_is_dead(tmp_path_factory: pytest.TempPathFactory) -> None:
    with open_here(tmp_path_factory.mktemp("short") / "mokum.db", heartbeat=0.1, dead_after=0.5) as server:
        async with Browser(server).come_in().socket() as socket:
            await asyncio.sleep(1.0)
            await socket.connection.wait_closed()
            assert socket.connection.close_code == 4009


@story
async def test_a_command_id_is_echoed_where_the_message_is_bad(server: OpenServer) -> None:
    command = str(uuid4())
    async with Browser(server).come_in().socket() as socket:
        await socket.send(type="act", table=str(uuid4()), command=command, do={"type": "Fly"})
        refused = await socket.next("refused")
        assert (refused["asked"], refused["command"], refused["code"]) == ("act", command, "bad_request")


@story
async def test_what_comes_too_often_is_refused_by_its_table(tmp_path_factory: pytest.TempPathFactory) -> None:
    with open_here(tmp_path_factory.mktemp("named") / "mokum.db", messages=Rate(1, 3600, 1)) as server:
        anna = Browser(server).come_in()
        table = anna.open_table()
        async with anna.socket() as socket:
            for _ in range(2):
                await socket.send(type="watch", table=table)
            refused = await socket.next("refused")
            assert (refused["code"], refused["table"]) == ("too_many", table)
