"""Messages that were good and are spoilt, in a few bytes or by their grammar: nobody notices, nothing happens there."""

import json
import random
from uuid import UUID

import pytest
from websockets.exceptions import ConnectionClosed

from contract.tables import FULL
from coroutines import story
from mokum.web.messages.asked import AnyAsked
from mokum.web.strict import MOST_BYTES
from web.browsers import Browser
from web.grammar import Grammar
from web.servers import OpenServer

LETTERS = '{}[]":,\\0123456789-.eE nulltruefalse\u0000\ufeff\u00e9\U0001f6f6abcdef'


def good_messages(table: str, luck: random.Random) -> list[str]:
    """Everything that a client may say, with another command each time."""
    command = str(UUID(int=luck.getrandbits(128)))
    asked = {"type": "act", "table": table, "command": command}
    messages = [
        *({**asked, "do": {"type": kind}} for kind in ("Leave", "ComeBack", "TakeBack", "Resign", "AskRematch")),
        {**asked, "do": {"type": "Play", "move": "draw deck"}, "version": 3},
        {**asked, "do": {"type": "Sit", "seat": 0, "part_hash": "00" * 32, "invitation": "x"}},
        {**asked, "do": {"type": "AskPace", "clock": {"type": "live", "bank_ms": 60000, "increment_ms": 0}}},
        {**asked, "do": {"type": "OpenPart", "part": "00" * 16}},
        {"type": "watch", "table": table, "seq": 1},
        {"type": "unwatch", "table": table},
        {"type": "chat", "table": table, "command": command, "text": "Hello!"},
        {"type": "sync", "nonce": "n", "sent": 1},
        {"type": "pong", "nonce": "n"},
        {"type": "ready", "table": table, "lot": 3, "samples": 5},
        {"type": "press", "table": table, "lot": 3, "command": command, "step": 1, "at": 1},
        {"type": "stop", "table": table, "lot": 3, "command": command, "step": 1},
        {"type": "hello", "ticket": "x", "version": 1},
    ]
    return [json.dumps(message) for message in messages]


def spoilt(text: str, luck: random.Random) -> str:
    """Letters changed, cut, doubled or swapped."""
    for _ in range(luck.randint(0, 3)):
        place = luck.randrange(len(text) + 1)
        other = luck.randrange(len(text) + 1)
        text = luck.choice(
            (
                text[:place] + luck.choice(LETTERS) + text[place + 1 :],
                text[:place] + luck.choice(LETTERS) + text[place:],
                text[: min(place, other)] + text[max(place, other) :],
                text[:place] + text[min(place, other) : max(place, other)] + text[place:],
            )
        )
    return text


def is_heard(text: str) -> bool:
    """A text that goes through a socket as one message; behind one that is too long a line may just be cut."""
    return len(text.encode(errors="surrogatepass")) <= MOST_BYTES and not any(
        "\ud800" <= each <= "\udfff" for each in text
    )


async def spoil(server: OpenServer, count: int) -> set[int]:
    """Sends so many messages through as many sockets as it takes; the codes that they were closed with."""
    anna, mallory = Browser(server).come_in(), Browser(server).come_in()
    table, other = anna.open_table(), anna.open_table()
    luck, codes, sent = random.Random(7), set(), 0
    grown = filter(is_heard, Grammar(AnyAsked, 7).texts())
    async with anna.socket() as good:
        await good.watch(table)
        await good.sit(table, 1)
        version = anna.get(f"/api/tables/{table}")["version"]
        while sent < count:
            async with mallory.socket() as bad:
                try:
                    for _ in range(50):
                        sent += 1
                        message = next(grown) if sent % 2 else spoilt(luck.choice(good_messages(other, luck)), luck)
                        await bad.connection.send(message)
                    await bad.connection.send("")
                except ConnectionClosed:
                    pass
                codes.add(await bad.closed())
            await good.send(type="sync", nonce="n", sent=sent)
            assert (await good.next("sync"))["sent"] == sent
        assert anna.get(f"/api/tables/{table}")["version"] == version
        await good.done(table, {"type": "Leave"})
    return codes


@story
async def test_spoilt_messages_harm_nobody(server: OpenServer) -> None:
    assert await spoil(server, 300) <= {1007, 1008, 1009}


@pytest.mark.long
@story
async def test_many_spoilt_messages_harm_nobody(server: OpenServer) -> None:
    assert await spoil(server, 30_000 if FULL else 8_000) <= {1007, 1008, 1009}
    assert Browser(server).get("/api/ready") == {"store": True, "bus": True}
