"""Lots on a clock over real sockets: what is told to whom, and when."""

import asyncio
from pathlib import Path
from typing import Any
from uuid import uuid4

from coroutines import story
from mokum.web import limits
from web.auctions import Bidder, Message, auction, unless_stalled
from web.browsers import Browser
from web.servers import OpenServer, open_here


def a_press(table: str, lot: Message) -> Message:
    return {"type": "press", "table": table, "lot": lot["call"], "step": 1, "at": 0}


def counted(server: OpenServer) -> list[str]:
    """What the server counts; what messages that come by themselves change is left out."""
    text = Browser(server).ask("GET", "/metrics").body.decode()
    by_itself = ("mokum_requests", "mokum_round_trip", "mokum_loop", 'type="pong"', 'type="sync"', "_created")
    return [line for line in text.splitlines() if not any(word in line for word in by_itself)]


@story
@unless_stalled
async def test_a_press_is_answered_to_its_presser_and_to_nobody_else_before_the_close(server: OpenServer) -> None:
    async with auction(server.origin) as at, Bidder([server.origin]) as watcher:
        table, (anna, bram, cora) = at.table, at.bidders
        watcher.watch(table)
        lot = await at.armed()
        assert lot["owner"] == anna.lots.clock.epoch
        assert anna.lots.opens[table] == {
            "type": "lotclock", "table": table, "lot": lot["call"], "opens": lot["opens"], "doubt_ms": 0,
        }  # fmt: skip
        before = counted(server)
        known = [len(one.messages) for one in (bram, cora, watcher)]
        so_far = anna.tables[table].seq
        pressed = await anna.lots.press(table, at.instant(anna, 2))
        assert pressed is not None
        assert pressed.answer == {
            "type": "pressed", "table": table, "command": pressed.answer["command"], "lot": lot["call"],
        }  # fmt: skip
        assert await asyncio.to_thread(counted, server) == before
        heard = [
            message for one, seen in zip((bram, cora, watcher), known, strict=True) for message in one.messages[seen:]
        ]
        # What was said before the press may come late.
        since = [message["type"] for message in heard if message.get("seq", so_far + 1) > so_far]
        assert set(since) <= {"ping", "sync"}

        closed = await at.closed(lot["call"])
        assert [(press["seat"], press["step"]) for press in closed["presses"]] == [(0, 2)]
        assert closed["resolution"]["first"] == [0]
        (press,) = closed["presses"]
        assert press["claimed"] == pressed.at
        assert -5 <= press["heard"] - press["claimed"] < 1_000
        assert 5 <= press["link"]["samples"] <= 30


@story
@unless_stalled
async def test_who_comes_back_in_the_middle_is_told_when_it_opened(server: OpenServer) -> None:
    async with auction(server.origin) as at:
        table, anna = at.table, at.bidders[0]
        lot = await at.armed()
        known, lines = len(anna.messages), anna.connections
        await anna.cut()
        again = await anna.until(lambda told: told["type"] == "lotclock", after=known)
        assert anna.connections == lines + 1
        assert (again["lot"], again["opens"]) == (lot["call"], lot["opens"])
        types = [message["type"] for message in anna.messages[known:]]
        assert types.index("snapshot") < types.index("lotclock")
        for kind in ("ping", "sync"):  # both sides measure anew at once
            await anna.until(lambda told, kind=kind: told["type"] == kind, after=known)  # type: ignore[misc]
        pressed = await anna.lots.press(table, at.instant(anna, 1))
        assert pressed is not None
        await anna.cut()
        same = {"step": pressed.step, "command": pressed.answer["command"], "at": pressed.at}
        again = await anna.answer_to(**a_press(table, lot) | same)
        assert again["type"] == "pressed"
        closed = await at.closed(lot["call"])
        assert [press["seat"] for press in closed["presses"]] == [0]


@story
@unless_stalled
async def test_the_server_presses_for_who_asked_it_to_beforehand(server: OpenServer) -> None:
    async with auction(server.origin) as at:
        table, (anna, bram, cora) = at.table, at.bidders
        lot = await at.armed()
        for bidder, steps in ((anna, (9,)), (bram, (3, 4)), (cora, (2, None))):
            for step in steps:
                assert (await bidder.lots.stop(table, lot["call"], step))["type"] == "pressed"
        closed = await at.closed(lot["call"])
        assert closed["resolution"]["step"] == 4
        assert closed["resolution"]["first"] == [1]
        assert closed["presses"] == [{"type": "stop", "seat": 1, "step": 4}]


@story
@unless_stalled
async def test_B12_presses_that_cannot_be_are_told_why_and_harm_nothing(server: OpenServer) -> None:
    async with auction(server.origin) as at, Bidder([server.origin]) as watcher:
        table, (anna, bram, cora) = at.table, at.bidders
        watcher.watch(table)
        lot = await at.armed()
        opens = lot["opens"]

        async def code(bidder: Bidder, **said: Any) -> str:
            told = await bidder.answer_to(**a_press(table, lot) | said)
            return str(told.get("code", told["type"]))

        assert await code(anna, step=0, at=opens) == "false_start"
        assert await code(anna, lot=lot["call"] - 1) == "late"
        assert await code(anna, lot=lot["call"] + 1) == "late"
        assert await code(anna, table=str(uuid4())) == "not_found"
        assert await code(watcher) == "not_allowed"
        spoilt: dict[Bidder, list[Message]] = {
            bram: [{"step": 101}, {"step": -1}, {"step": None}],
            cora: [{"at": "now"}, {"at": -1}, {"at": 2**60}],
        }
        for bidder, ways in spoilt.items():
            for said in ways:
                known = len(bidder.messages)
                bidder.say(**a_press(table, lot) | {"command": str(uuid4())} | said)
                refused = await bidder.until(lambda told: told["type"] == "refused", after=known)
                assert refused["code"] == "bad_request"
        assert await code(anna, step=90) == "illegal"
        assert await code(anna, step=10) in ("late", "false_start")  # nobody can see that yet
        # Dated into the past and the future: each counts as far as its line allows, and the other is not moved.
        await asyncio.sleep(at.instant(bram, 2) - bram.lots.clock.clock())
        assert await code(bram, step=2, at=0) in ("pressed", "late")
        assert await code(cora, step=2, at=2**53) == "pressed"
        assert await code(cora, step=2, at=2**53) == "pressed"
        closed = await at.closed(lot["call"])
        assert len({press["seat"] for press in closed["presses"]}) == len(closed["presses"]) <= 2
        for judged in closed["resolution"]["judged"]:
            heard = next(press["heard"] for press in closed["presses"] if press["seat"] == judged["seat"])
            assert heard - 150 <= judged["at"] <= heard
            assert "clamped" in judged["flags"]
        assert await code(anna) == "late"


@story
@unless_stalled
async def test_nobody_is_ready_who_does_not_know_the_time(server: OpenServer) -> None:
    async with auction(server.origin) as at:
        lot = await at.armed()
        anna = at.bidders[0]
        known = len(anna.messages)
        anna.say(type="ready", table=at.table, lot=lot["call"], samples=4)
        refused = await anna.until(lambda told: told["type"] == "refused", after=known)
        assert (refused["asked"], refused["code"]) == ("ready", "not_allowed")


@story
@unless_stalled
async def test_who_plays_for_lots_is_measured_and_others_are_not(server: OpenServer) -> None:
    async with auction(server.origin) as at, Bidder([server.origin]) as watcher, Bidder([server.origin]) as elsewhere:
        watcher.watch(at.table)
        other = await elsewhere.open_table("routes", 2)
        elsewhere.watch(other)
        await elsewhere.sit(other, 0)
        await asyncio.sleep(1.0)
        pings = [
            sum(message["type"] == "ping" for message in one.messages) for one in (*at.bidders, watcher, elsewhere)
        ]
        assert all(count >= 5 for count in pings[:3])
        assert pings[3:] == [0, 0]
        anna = at.bidders[0]
        anna.unwatch(at.table)
        await asyncio.sleep(0.2)
        known = len(anna.messages)
        await asyncio.sleep(2.5)
        assert not [message for message in anna.messages[known:] if message["type"] == "ping"]


@story
@unless_stalled
async def test_a_client_that_keeps_to_the_page_stays_below_the_limits(tmp_path: Path) -> None:
    """All that is sent on coming, when a lot is called, and for a press that is sent again and again."""
    with open_here(tmp_path / "strict.db", messages=limits.MESSAGES) as strict:
        async with auction(strict.origin) as at:
            table, anna = at.table, at.bidders[0]
            lot = await at.armed()
            await asyncio.sleep(at.instant(anna, 1) - anna.lots.clock.clock())
            now = anna.lots.clock.there(anna.lots.clock.clock())
            message = a_press(table, lot) | {"command": str(uuid4()), "at": now}
            for _ in range(10):
                anna.say(**message)
                await asyncio.sleep(0.4)
            await at.closed(lot["call"])
            told = [message for bidder in at.bidders for message in bidder.messages if message["type"] == "refused"]
            assert "too_many" not in {message["code"] for message in told}
            assert all(bidder.connections == 1 for bidder in at.bidders)
