"""Budgets that hold over all nodes: tables, rematches, guests and lines of chat, on real sockets and PostgreSQL."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

from coroutines import story
from mokum.web.limits import Rate
from web.browsers import Browser, Json, Socket, new_name
from web.nodes import KEY, NATS
from web.servers import OpenServer, open_here
from web.test_playing import sit_down


@contextmanager
def two_nodes(database: str, folder: Path, **manners: Any) -> Iterator[tuple[OpenServer, OpenServer]]:
    place = {"database": database, "bus": NATS, "key": KEY}
    with (
        open_here(folder / "here", settings=place, **manners) as here,
        open_here(folder / "there", settings=place, **manners) as there,
    ):
        yield here, there


def elsewhere(browser: Browser, server: OpenServer) -> Browser:
    """The same person at another node."""
    other = Browser(server)
    other.cookie, other.player = browser.cookie, browser.player
    return other


def ask_for_table(browser: Browser, **more: Any) -> int:
    return browser.ask("POST", "/api/tables", {"command": str(uuid4()), "game": "routes", "seats": 2, **more}).status


def test_attack_7_tables_made_at_one_node_count_at_the_other(database: str, tmp_path: Path) -> None:
    with two_nodes(database, tmp_path, new_tables=Rate(4, 3600, 4)) as (here, there):
        anna = Browser(here).come_in()
        both = (anna, elsewhere(anna, there))
        assert [ask_for_table(both[number % 2]) for number in range(6)] == [201] * 4 + [429] * 2
        refused = both[1].ask("POST", "/api/tables", {"command": str(uuid4()), "game": "routes", "seats": 2})
        assert refused.json["code"] == "too_many"
        assert 0 < int(refused.headers["retry-after"]) <= 900


def test_attack_7_many_guests_of_one_household_have_one_budget(database: str, tmp_path: Path) -> None:
    """300 open tables from one address: with the limits of a server that was told nothing."""
    defaults = {"new_tables_of_household": Rate(30, 3600, 15), "new_tables_of_site": Rate(2000, 3600, 500)}
    with two_nodes(database, tmp_path, new_tables=Rate(10, 3600, 10), **defaults) as nodes:
        guests = [Browser(nodes[number % 2]).come_in() for number in range(10)]
        opened = [ask_for_table(guest) for _ in range(4) for guest in guests]
        assert opened.count(201) <= 16, "fifteen, and perhaps one that came back meanwhile"
        assert set(opened) == {201, 429}


def test_attack_7_the_server_has_a_budget_and_guests_have(database: str, tmp_path: Path) -> None:
    few = Rate(1, 3600, 3)
    with two_nodes(database, tmp_path, new_tables_of_site=few, new_guests=few) as nodes:
        came = [Browser(nodes[n % 2]).ask("POST", "/api/guests", {"name": new_name()}).status for n in range(5)]
        assert came == [201] * 3 + [429] * 2
    with two_nodes(database, tmp_path, new_tables_of_site=few, new_guests_of_site=few) as nodes:
        came = [Browser(nodes[n % 2]).ask("POST", "/api/guests", {"name": new_name()}).status for n in range(5)]
        assert came == [201] * 3 + [429] * 2
    with two_nodes(database, tmp_path, new_tables_of_site=few) as nodes:
        opened = [ask_for_table(Browser(nodes[number % 2]).come_in()) for number in range(5)]
        assert opened == [201] * 3 + [429] * 2


def test_the_same_wish_sent_again_costs_nothing(tmp_path: Path) -> None:
    with open_here(tmp_path / "mokum.db", new_tables=Rate(1, 3600, 2)) as server:
        anna = Browser(server).come_in()
        wish = {"command": str(uuid4()), "game": "routes", "seats": 2}
        assert [anna.ask("POST", "/api/tables", wish).status for _ in range(4)] == [201] * 4
        assert [ask_for_table(anna), ask_for_table(anna)] == [201, 429]


async def played(one: Socket, two: Socket, anna: Browser) -> str:
    """A table where the game is over."""
    table = await asyncio.to_thread(anna.open_table)
    await sit_down(one, two, table)
    await one.done(table, {"type": "Resign"})
    return table


@story
async def test_attack_7_a_rematch_takes_from_the_budget_for_tables(database: str, tmp_path: Path) -> None:
    with two_nodes(database, tmp_path, new_tables=Rate(1, 3600, 2)) as (here, there):
        anna, bram = Browser(here).come_in(), Browser(there).come_in()
        async with anna.socket() as one, bram.socket() as two:
            first, second = await played(one, two, anna), await played(one, two, anna)
            refused = await one.act(first, {"type": "AskRematch"})
            assert (refused["type"], refused["code"]) == ("refused", "too_many")
            order = {"command": str(uuid4()), "do": {"type": "AskRematch"}}
            by_http = await asyncio.to_thread(anna.ask, "POST", f"/api/tables/{second}/orders", order)
            assert (by_http.status, by_http.json["code"]) == (429, "too_many")
            # What is refused for another reason costs nothing, and whoever has something left may ask.
            open_one = bram.open_table()
            assert (await two.act(open_one, {"type": "AskRematch"}))["code"] == "not_allowed"
            await two.done(first, {"type": "AskRematch"})
            assert (await two.act(second, {"type": "AskRematch"}))["code"] == "too_many"


async def say(socket: Socket, table: str) -> Json:
    """Something that was not said before."""
    command = str(uuid4())
    await socket.send(type="chat", table=table, command=command, text=command)
    return await socket.until(lambda message: bool(message.get("command") == command))


@story
async def test_attack_10_six_sockets_of_one_person_have_one_voice(database: str, tmp_path: Path) -> None:
    with two_nodes(database, tmp_path) as (here, there):
        anna = Browser(here).come_in()
        table = anna.open_table()
        at_both = [(anna, elsewhere(anna, there))[number % 2] for number in range(6)]
        answers: list[str] = []
        for browser in at_both:
            async with browser.socket() as socket:
                answers += [(await say(socket, table))["type"] for _ in range(5)]
        assert answers[:5] == ["answer"] * 5
        assert answers.count("answer") <= 10, "five at once, and one more in two seconds"
