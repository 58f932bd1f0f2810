"""Moderators for tests: roles are given as on the server's own machine, beside the server that runs."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from uuid import uuid4

from mokum.database import Database
from mokum.people import People
from mokum.people.engine import open_engine
from mokum.people.moderation.values import NewMeasure, Role
from web.browsers import Browser, Json, Socket
from web.servers import OpenServer
from web.test_careers import with_account


class Place:
    """A server that obeys at once, its database, and whoever decides there."""

    def __init__(self, server: OpenServer, file: Path) -> None:
        self.server = server
        self.database = f"sqlite:///{file}"

    def somebody(self) -> Browser:
        return with_account(self.server)

    def moderator(self, role: Role = "moderator") -> Browser:
        browser = self.somebody()
        give(self.database, browser.player, role)
        return browser


def give(database: str, player: str, role: Role) -> None:
    """Through the database alone, as `mokum admin role` does."""
    beside(database, lambda people: people.moderation.roles.give(player, role))


def ban(database: str, player: str) -> None:
    """The same as `mokum admin ban`."""
    week = NewMeasure("ban", days=7)
    beside(database, lambda people: people.moderation.take_measure("", player, week, "Advertising."))


def beside(database: str, deed: Callable[[People], Awaitable[None]]) -> None:
    """Somebody does this while the server runs, which is told nothing of it."""

    async def story() -> None:
        engine = await open_engine(Database(database))
        people = People(engine, lambda: time.time_ns() // 1_000_000)
        await deed(people)
        people.close()
        await engine.dispose()

    with ThreadPoolExecutor(1) as pool:  # a test may be in a loop of its own
        pool.submit(asyncio.run, story()).result()


def complain(browser: Browser, about: str, reason: str = "insult", **more: Any) -> int:
    complaint: int = browser.post("/api/complaints", {"about": about, "reason": reason, **more})["complaint"]
    return complaint


def case_of(moderator: Browser, about: str) -> Json:
    """The card of the case that waits about somebody."""
    cards = moderator.get("/api/moderation/cases?which=all")["cases"]
    return next(card for card in cards if card["about"] and card["about"]["player"] == about)


def decide(moderator: Browser, about: str, *measures: Json, reason: str = "We keep tables friendly.") -> Json:
    """Takes the case about somebody, and ends it."""
    number = case_of(moderator, about)["id"]
    moderator.post(f"/api/moderation/cases/{number}/take")
    verdict = {"verdict": "act" if measures else "reject", "reason": reason, "measures": list(measures)}
    return moderator.post(f"/api/moderation/cases/{number}/decide", verdict)


def until(true: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


async def say(socket: Socket, table: str, text: str) -> Json:
    command = str(uuid4())
    await socket.send(type="chat", table=table, command=command, text=text)
    return await socket.until(lambda message: message.get("command") == command)


async def at_table(stack: AsyncExitStack, *browsers: Browser, **more: Any) -> tuple[str, list[Socket]]:
    """Each has a seat, none has opened a part of the deal: so the table is open."""
    table = await asyncio.to_thread(lambda: browsers[0].open_table(seats=len(browsers) + 1, **more))
    sockets = [await stack.enter_async_context(browser.socket()) for browser in browsers]
    invitation = ""
    for seat, socket in enumerate(sockets):
        seen = await socket.watch(table, invitation=invitation)
        invitation = invitation or seen["now"]["invitation"]
        await socket.sit(table, seat, invitation=invitation)
    return table, sockets


def line_of(browser: Browser, table: str, text: str) -> int:
    lines = browser.get(f"/api/tables/{table}/chat")
    number: int = next(line["id"] for line in lines if line["text"] == text)
    return number
