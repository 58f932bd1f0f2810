"""Somebody asks to be forgotten: only oneself, everywhere, and the games go on without the name."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

from coroutines import story
from mokum.catalog import game as find_game
from mokum.database import Database
from mokum.kernel.verifying import verify
from mokum.people.farewells import SILENT
from mokum.store import open_store
from mokum.store.opening import PATIENCE
from mokum.web.socket import SESSION_CHECKED, WATCHMAN
from store.places import entry, new_id, notice
from web.browsers import Browser, Json, Socket, new_name
from web.nodes import NATS, serving
from web.servers import OpenServer, open_here
from web.test_playing import play_to_the_end, sit_down

GONE = "Deleted player"
PASSWORD = "four lanterns in the fog"


def names(now: Json) -> list[str]:
    return [seat["name"] for seat in now["seats"]]


def test_B29_nobody_exports_or_erases_somebody_else(server: OpenServer) -> None:
    anna, bram = Browser(server), Browser(server).come_in()
    account = anna.post("/api/accounts", {"name": new_name(), "password": PASSWORD})
    thief = Browser(server)
    thief.cookie = anna.cookie  # a browser that was left open
    for path in ("/api/me/export", "/api/me/erase"):
        assert Browser(server).ask("POST", path, {}).status == 401
        assert thief.ask("POST", path, {}).status == 401
        assert thief.ask("POST", path, {"proof": {"type": "password", "password": "a guess"}}).status == 401
        assert bram.ask("POST", path, {"player": account["ref"]}).status == 422  # there is no word for it
    assert anna.get("/api/me") == account


def test_B29_they_leave_all_tables_once_more_when_no_socket_speaks_as_them() -> None:
    """A node that was not told that they are erased looks for itself, and finishes what it was asked before."""
    assert SILENT / 1000 > SESSION_CHECKED + WATCHMAN + PATIENCE


@story
async def test_B29_who_is_erased_in_a_game_is_a_deleted_player_and_the_game_goes_on(tmp_path: Path) -> None:
    with open_here(tmp_path / "mokum.db") as server:
        anna, bram = Browser(server).come_in(), Browser(server).come_in()
        table = anna.open_table()
        async with anna.socket() as one, bram.socket() as two:
            await sit_down(one, two, table)
            await one.send(type="chat", table=table, command=table, text="I must go")
            assert (await two.next("chat"))["name"] == anna.name
            await asyncio.to_thread(anna.post, "/api/me/erase", {})
            assert await one.closed() == 4003
            await until_called(two, table, [GONE, bram.name])
            shown = await until(two, table, lambda now: now["seats"][0]["why"] == "left")
            assert shown["phase"] == "playing"
            await play_to_the_end(two, table, 1)
        record = bram.ask("GET", f"/api/tables/{table}/record").body.decode()
        assert verify(record, find_game).names == (GONE, bram.name)
        assert bram.get(f"/api/tables/{table}/chat") == []
        listed = [card for card in bram.get("/api/tables?which=mine")["tables"] if card["table"] == table]
        assert [card["names"] for card in listed] == [[GONE, bram.name]]
    with sqlite3.connect(tmp_path / "mokum.db") as database:
        assert bram.name in "".join(database.iterdump())
        stored = "".join(database.iterdump()).encode()
        stored += b"".join(body for (body,) in database.execute("SELECT body FROM events"))
        assert anna.name.encode() not in stored


async def until(socket: Socket, table: str, is_so: Callable[[Json], bool]) -> Json:
    """How the table stands once this is so."""
    async with asyncio.timeout(20):
        while not is_so(socket.now[table]):
            socket.kept.append(await socket.receive())
    return socket.now[table]


async def until_called(socket: Socket, table: str, called: list[str]) -> Json:
    """How the table stands once everybody is called so."""
    return await until(socket, table, lambda now: names(now) == called)


@story
async def test_attack_10_what_somebody_said_vanishes_with_them_for_who_looks_on_at_another_node(
    tmp_path: Path, database: str
) -> None:
    place = ("--database", database, "--bus", NATS)
    with serving(*place, folder=tmp_path) as here, serving(*place, folder=tmp_path) as there:
        anna, bram = Browser(here).come_in(), Browser(there).come_in()
        table = anna.open_table()
        async with anna.socket() as one, bram.socket() as two:
            await one.watch(table)
            await two.watch(table)
            said = []
            for number in range(3):
                words = f"a secret in {number} words"
                await one.send(type="chat", table=table, command=table, text=words * (number + 1))
                said.append((await two.next("chat"))["id"])
            await two.send(type="chat", table=table, command=table, text="this stays")
            await two.next("chat")
            await asyncio.to_thread(anna.post, "/api/me/erase", {})
            assert sorted([(await two.next("unsaid"))["id"] for _ in said]) == said
        assert [line["text"] for line in bram.get(f"/api/tables/{table}/chat")] == ["this stays"]


@story
async def test_attack_10_the_export_has_every_game_and_every_line(tmp_path: Path) -> None:
    with open_here(tmp_path / "mokum.db") as server:
        anna = Browser(server).come_in()
        tables, lines = [new_id() for _ in range(123)], [f"line {number}" for number in range(170)]
        store = await open_store(Database(f"sqlite:///{tmp_path / 'mokum.db'}"), key=bytes(32))
        for table in tables:
            await store.append(table, 0, [entry()], notice=notice(players=(anna.player, "")))
        for number, line in enumerate(lines):
            await store.say(tables[number % 5], anna.player, line, number)
        await store.close()
        everything = (await asyncio.to_thread(anna.post, "/api/me/export", {}))["everything"]
        assert everything["player"]["ref"] == anna.player
        assert sorted(game["table"] for game in everything["games"]) == sorted(tables)
        assert [line["text"] for line in everything["chat"]] == lines


@story
async def test_a_new_name_is_shown_at_every_node(tmp_path: Path, database: str) -> None:
    place = ("--database", database, "--bus", NATS)
    with serving(*place, folder=tmp_path) as here, serving(*place, folder=tmp_path) as there:
        anna, bram = Browser(here).come_in(), Browser(there).come_in()
        table = anna.open_table()
        async with anna.socket() as one, bram.socket() as two:
            await one.watch(table)
            await one.sit(table, 0)
            await two.watch(table)
            await until_called(two, table, [anna.name, ""])
            new = new_name()
            await asyncio.to_thread(anna.post, "/api/me/account", {"name": new, "password": PASSWORD})
            await until_called(two, table, [new, ""])
        assert [names(bram.get(f"/api/tables/{table}"))[0], *_listed(bram, table)] == [new, new]


def _listed(browser: Browser, table: str) -> list[str]:
    cards = browser.get("/api/tables?which=open")["tables"]
    return [card["names"][0] for card in cards if card["table"] == table]


@story
async def test_whoever_is_invited_to_watch_a_private_table_may_speak_there(server: OpenServer) -> None:
    anna, bram, cas = (Browser(server).come_in() for _ in range(3))
    table = anna.open_table(private=True)
    invitation = anna.get(f"/api/tables/{table}")["invitation"]
    async with anna.socket() as one, bram.socket() as two, cas.socket() as three:
        await one.watch(table)
        await two.watch(table, invitation=invitation)
        await two.send(type="chat", table=table, command=table, text="good evening")
        assert (await one.next("chat"))["name"] == bram.name
        await three.send(type="chat", table=table, command=table, text="let me in")
        assert (await three.next("refused"))["code"] == "not_found"


@story
async def test_attack_11_the_token_of_a_guest_ends_when_the_guest_becomes_an_account(server: OpenServer) -> None:
    anna = Browser(server).come_in()
    thief = Browser(server)
    thief.cookie, thief.player = anna.cookie, anna.player
    async with thief.socket() as stolen:
        await asyncio.to_thread(anna.post, "/api/me/account", {"name": new_name(), "password": PASSWORD})
        assert await stolen.closed() == 4003
    assert anna.cookie != thief.cookie
    assert thief.ask("GET", "/api/me").status == 401
    assert anna.get("/api/me")["ref"] == anna.player
    thief.cookie = anna.cookie
    proof = {"type": "password", "password": PASSWORD}
    async with thief.socket() as stolen:
        new = {"proof": proof, "password": "five lanterns in the fog"}
        await asyncio.to_thread(anna.post, "/api/me/password", new)
        assert await stolen.closed() == 4003
    assert thief.ask("GET", "/api/me").status == 401
    assert anna.get("/api/me")["ref"] == anna.player
