"""Leaks planted in a server, to show that the comparison finds them. Which one leaks is told by a file, meanwhile.

What leaks is a digest of the game's whole state: the least that would tell two hidden worlds apart.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

import mokum.tables.node.table
import mokum.tables.showing.seen_rows
import mokum.web.http.tables
from mokum.kernel.codec import encode
from mokum.tables.log.happenings import Played
from mokum.tables.log.standing import Standing
from mokum.tables.node.table import Table
from mokum.tables.showing.projecting import Sight
from mokum.web.conversation import Conversation
from mokum.web.messages import told, write_message
from mokum.web.watching import Watching

Planted = Callable[[str], bool]


def secret_of(standing: Standing) -> int:
    """A number that follows from everything that is hidden at a table."""
    return hashlib.sha256(encode(standing.position)).digest()[0]


def leak_now(folder: Path, name: str) -> None:
    """From now on this leaks in the server of this folder."""
    (folder / "leak").write_text(name)


def plant(folder: Path) -> None:
    """All of them, in this process; each is dry until its name is in the file."""

    def is_planted(name: str) -> bool:
        return (folder / "leak").read_text() == name

    _in_sights(is_planted)
    _in_rows(is_planted)
    _in_sockets(is_planted)
    _in_http(is_planted)


def _in_sights(is_planted: Planted) -> None:
    tables: Any = mokum.tables.node.table
    honest = tables.own_sight

    def own_sight(common: Sight, standing: Standing, viewer: int, **more: Any) -> Sight:
        seen: Sight = honest(common, standing, viewer, **more)
        if standing.position is None:
            return seen
        secret = secret_of(standing)
        if is_planted("another's view"):
            view = standing.game.view(standing.position, (viewer + 1) % len(standing.places))
            return replace(seen, view=msgspec.Raw(encode(view)))
        if is_planted("count of moves"):
            return replace(seen, moves=(*seen.moves, *("pass",) * secret))
        if is_planted("what can be taken back"):
            return replace(seen, take_back=f"own {secret}")  # of three words two worlds would often share one
        if is_planted("clock"):
            return replace(seen, at=seen.at + secret)
        return seen

    tables.own_sight = own_sight


def _in_rows(is_planted: Planted) -> None:
    events, shown = mokum.tables.showing.seen_rows._events, mokum.tables.showing.seen_rows._SHOWN
    played = shown[Played]

    def all_events(raw: msgspec.Raw, game: str, viewer: int) -> msgspec.Raw:
        return raw if is_planted("whole events") else events(raw, game, viewer)

    def all_moves(what: Played, game: str, viewer: int) -> Any:
        return played(what, game, what.seat if is_planted("notation of others") else viewer)

    mokum.tables.showing.seen_rows._events = all_events
    shown[Played] = all_moves


def _in_sockets(is_planted: Planted) -> None:
    watching: Any = Watching
    conversation: Any = Conversation
    update, refuse = watching._update, conversation._refuse

    async def leaking_update(self: Watching, table: str, news: Any) -> None:
        secret = secret_of(self._feed.table.standing)
        if is_planted("gap in the sequence"):
            news = replace(news, rows=tuple(replace(each, version=each.version + secret) for each in news.rows))
        await update(self, table, news)
        if is_planted("presence"):
            await self._outbox.put(write_message(told.Presence(table, (), secret)))
        for _ in range(secret % 64 if is_planted("number of messages") else 0):
            await self._outbox.put(write_message(told.Presence(table, (), 0)))

    def leaking_refuse(self: Conversation, about: str, table: str, command: str, refusal: Any) -> None:
        if is_planted("words of a refusal") and table in self._tables:
            card = secret_of(self._tables[table]._feed.table.standing)
            refusal = replace(refusal, words=f"{refusal.words} The next card is {card}.")
        refuse(self, about, table, command, refusal)

    watching._update = leaking_update
    conversation._refuse = leaking_refuse


def _in_http(is_planted: Planted) -> None:
    """A tag of what lies in the cache, made from more than is shown of it."""
    table: Any = Table
    pages: Any = mokum.web.http.tables
    honest, response = table.sight, pages.Response
    last = {"tag": ""}

    def sight(self: Table, viewer: int, *, is_host: bool) -> Sight:
        last["tag"] = str(secret_of(self.standing))
        seen: Sight = honest(self, viewer, is_host=is_host)
        return seen

    class Tagged(response):  # type: ignore[misc, valid-type]
        def __init__(self, content: Any, media_type: str) -> None:
            super().__init__(content, media_type=media_type)
            if is_planted("tag of a page"):
                self.headers["etag"] = last["tag"]

    table.sight = sight
    pages.Response = Tagged


LEAKS = (
    "another's view",
    "count of moves",
    "what can be taken back",
    "clock",
    "whole events",
    "notation of others",
    "gap in the sequence",
    "presence",
    "number of messages",
    "words of a refusal",
    "tag of a page",
)
