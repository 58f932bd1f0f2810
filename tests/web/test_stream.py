"""The stream of a bot: it is told what it is to do, once, at all nodes, and again after a cut."""

import asyncio
import http.client
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from coroutines import story
from mokum.web import outbox
from mokum.web.closing import Closing
from web.browsers import Browser, Json, Socket
from web.programs import Lines, Program, owner_at
from web.servers import OpenServer, open_here
from web.test_budgets import two_nodes

LEGAL = "moves"


async def begin(host: Socket, program: Program, table: str, lines: Lines) -> Json:
    """A person and a bot sit down and deal; what the bot is then awaited for, if it begins."""
    await host.watch(table)
    await host.sit(table, 0)
    await host.done(table, {"type": "Invite", "seat": 1, "name": program.bot["name"]})
    invited = await asyncio.to_thread(lines.next, "invited")
    assert (invited["table"], invited["seat"], invited["now"]["viewer"]) == (table, 1, 1)
    await asyncio.to_thread(program.sit, table, 1)
    assert (await asyncio.to_thread(lines.next, "dealing"))["seat"] == 1
    await asyncio.to_thread(program.open_part, table)
    await host.open_part(table, 0)
    return await asyncio.to_thread(lines.next, "awaited")


async def answer(program: Program, line: Json) -> int:
    """Plays the first move that it is offered."""
    assert line["now"]["view"] is not None
    move = {"type": "Play", "move": line["now"][LEGAL][0]}
    return await asyncio.to_thread(program.done, line["table"], move)


@story
async def test_a_bot_plays_a_game_from_its_stream_alone(server: OpenServer) -> None:
    anna, program = Browser(server).come_in(), Program(server, owner_at(server))
    table = anna.open_table()
    async with anna.socket() as one:
        with program.stream() as lines:
            awaited = await begin(one, program, table, lines)
            turns, seq = [awaited["turn"]], await answer(program, awaited)
            while len(turns) < 6:
                now = await one.up_to(table, seq)
                if 1 in now["awaited"]:
                    awaited = await asyncio.to_thread(lines.next, "awaited")
                    turns.append(awaited["turn"])
                    seq = await answer(program, awaited)
                else:
                    seq = await one.done(table, {"type": "Play", "move": now["moves"][0]})
            assert turns == sorted(set(turns)), "each turn is told once"
            presence = await one.until(lambda message: message["type"] == "presence" and message["seats"] == [0, 1])
            assert presence["table"] == table
            await one.done(table, {"type": "Resign"})
            while (over := await asyncio.to_thread(lines.next, "over", "awaited"))["type"] == "awaited":
                assert over["turn"] not in turns
            assert over["now"]["result"]["ranks"]
            asked = await one.done(table, {"type": "AskRematch"})
            rematch = (await one.up_to(table, asked))["rematch"]
            assert (await asyncio.to_thread(lines.next, "invited"))["table"] == rematch
            await asyncio.to_thread(program.done, rematch, {"type": "Leave"})
            assert await asyncio.to_thread(lines.next, "left") == {"type": "left", "table": rematch}


@story
async def test_no_turn_is_lost_by_a_cut(server: OpenServer) -> None:
    anna, program = Browser(server).come_in(), Program(server, owner_at(server))
    table, later = anna.open_table(), anna.open_table()
    async with anna.socket() as one:
        with program.stream() as lines:
            awaited = await begin(one, program, table, lines)
        await one.done(later, {"type": "Invite", "seat": 1, "name": program.bot["name"]})
        with program.stream() as lines:
            found = [await asyncio.to_thread(lines.next, "awaited", "invited") for _ in range(2)]
            told = {line["table"]: line for line in found}
            assert told[later]["type"] == "invited"
            assert told[table]["turn"] == awaited["turn"]
            assert told[table]["now"] == awaited["now"]
            await answer(program, told[table])
            await one.done(later, {"type": "Unseat", "seat": 1})
            assert (await asyncio.to_thread(lines.next, "left"))["table"] == later
            await one.done(later, {"type": "Invite", "seat": 1, "name": program.bot["name"]})
            assert (await asyncio.to_thread(lines.next, "invited"))["table"] == later


@story
async def test_a_bot_is_asked_whether_a_move_is_taken_back_and_told_who_stands_in(server: OpenServer) -> None:
    anna, program = Browser(server).come_in(), Program(server, owner_at(server))
    table = anna.open_table(clock={"type": "live", "bank_ms": 600_000})
    async with anna.socket() as one:
        with program.stream() as lines:
            await begin(one, program, table, lines)
            await one.done(table, {"type": "AskPace", "clock": {"type": "none"}})
            asked = await asyncio.to_thread(lines.next, "asked")
            assert (asked["what"], asked["now"]["pace_wish"]["seat"]) == ("pace", 0)
            seq = await asyncio.to_thread(program.done, table, {"type": "AnswerPace", "agree": True})
            assert (await one.up_to(table, seq))["clock"] == {"type": "none"}
            await asyncio.to_thread(program.done, table, {"type": "Leave"})
            assert (await asyncio.to_thread(lines.next, "replaced"))["why"] == "left"


def test_a_beat_comes_when_nothing_else_does(tmp_path: Path) -> None:
    with open_here(tmp_path / "mokum.db", heartbeat=0.1) as server, Program(server, owner_at(server)).stream() as lines:
        assert [lines.next("beat") for _ in range(3)] == [{"type": "beat"}] * 3


def test_a_server_that_closes_says_so_and_does_not_wait(tmp_path: Path) -> None:
    heard: list[Json] = []
    began = 0.0
    with open_here(tmp_path / "mokum.db") as server:
        program = Program(server, owner_at(server))
        opened = threading.Event()

        def listen() -> None:
            with program.stream() as lines:
                opened.set()
                heard.extend(lines)

        listener = threading.Thread(target=listen)
        listener.start()
        assert opened.wait(10)
        began = time.monotonic()
    assert time.monotonic() - began < 4
    listener.join(10)
    assert [line["code"] for line in heard] == [1012]


def test_attack_tokens_end_their_streams_with_them(server: OpenServer) -> None:
    owner = owner_at(server)
    program, other = Program(server, owner), Program(server, owner)
    with program.stream() as lines, other.stream() as kept:
        owner.ask("DELETE", f"/api/bots/{program.ref}/tokens/{program.made['id']}")
        assert lines.next("closing")["code"] == 4003
        assert list(lines) == []
        assert program.ask("GET", "/api/stream").json["code"] == "bad_token"
        owner.ask("DELETE", f"/api/bots/{other.ref}")
        assert kept.next("closing")["code"] == 4003


def test_attack_streams_are_few_for_each_bot_and_in_all(tmp_path: Path) -> None:
    with open_here(tmp_path / "mokum.db", streams_of_bot=2, streams_in_all=3) as server:
        owner = owner_at(server)
        one, two = Program(server, owner), Program(server, owner)
        with one.stream(), one.stream():
            refused = one.ask("GET", "/api/stream")
            assert (refused.status, refused.json["code"]) == (429, "too_many")
            with two.stream():
                assert two.ask("GET", "/api/stream").status == 429
            for _ in range(100):
                if (again := _opens(two)) == 200:
                    break
                time.sleep(0.02)
            assert again == 200


def _opens(program: Program) -> int:
    try:
        with program.stream():
            return 200
    except AssertionError:
        return 429


def test_attack_streams_that_are_not_read_are_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that reads nothing for too long: the connection ends, and its place is free."""
    parted: list[Any] = []
    is_stalled = outbox.Outbox.is_stalled

    def never_read(self: outbox.Outbox) -> bool:
        return bool(parted) or is_stalled(self)

    monkeypatch.setattr(outbox.Outbox, "is_stalled", never_read)
    with open_here(tmp_path / "mokum.db", heartbeat=0.1, streams_of_bot=1) as server:
        program = Program(server, owner_at(server))
        with program.stream() as lines:
            lines.next("beat")
            parted.append(Closing.TOO_SLOW)
            with suppress(OSError, http.client.HTTPException):
                assert "closing" not in {line["type"] for line in lines}, "nobody waits until it reads that"
        parted.clear()
        for _ in range(100):
            if _opens(program) == 200:
                return
            time.sleep(0.02)
        pytest.fail("the place is not free")


def test_attack_streams_are_for_tokens_alone(server: OpenServer) -> None:
    anna = Browser(server).come_in()
    for who in (anna, Browser(server)):
        answered = who.ask("GET", "/api/stream")
        assert (answered.status, answered.json["code"]) == (401, "bad_token")


@story
async def test_attack_tokens_count_at_every_node_and_are_in_no_log(
    tmp_path: Path, database: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """A bot reads at one node, is invited and revoked at the other; whoever reads the logs learns nothing."""
    with two_nodes(database, tmp_path) as (here, there):
        owner = owner_at(here)
        anna, program = Browser(here).come_in(), Program(here, owner)
        table = anna.open_table()
        async with anna.socket() as one:
            with program.stream(there) as lines:
                awaited = await begin(one, program, table, lines)
                await answer(program, awaited)
                await asyncio.to_thread(owner.ask, "DELETE", f"/api/bots/{program.ref}/tokens/{program.made['id']}")
                while (line := await asyncio.to_thread(lines.next, "closing", "awaited"))["type"] != "closing":
                    pass
                assert line["code"] == 4003
    logs = "".join(capfd.readouterr())
    assert program.token.removeprefix("mokum_") not in logs
