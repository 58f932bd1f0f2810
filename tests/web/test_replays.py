"""The past over HTTP: what the socket sent, a replay only after the end, and nothing for strangers."""

import asyncio
from uuid import uuid4

import pytest

from coroutines import story
from web.browsers import Browser, Json
from web.servers import OpenServer
from web.test_playing import play_to_the_end, sit_down


def happened(messages: list[Json]) -> list[Json]:
    return [
        {key: value for key, value in message.items() if key != "now"}
        for message in messages
        if message["type"] == "happened"
    ]


@story
async def test_history_is_what_the_socket_sent_and_a_replay_waits_for_the_end(server: OpenServer) -> None:
    anna, bram, wim = (Browser(server).come_in() for _ in range(3))
    table = anna.open_table()
    async with anna.socket() as one, bram.socket() as two, wim.socket() as three:
        await three.watch(table)
        await sit_down(one, two, table)
        for browser in (anna, wim):
            assert browser.ask("GET", f"/api/tables/{table}/replay?eyes=all").status == 403
        ends = await asyncio.gather(play_to_the_end(one, table, 0), play_to_the_end(two, table, 1))
        await three.up_to(table, ends[0]["version"])
        for browser, socket in ((anna, one), (bram, two), (wim, three)):
            sent = happened(socket.kept)
            assert len(sent) > 20
            told = [message for page in pages(browser, table) for message in page]
            assert [message["seq"] for message in told] == list(range(1, ends[0]["version"] + 1))
            assert [told[message["seq"] - 1] for message in sent] == sent
    for eyes in ("0", "-1", "all"):
        found = wim.get(f"/api/tables/{table}/replay?eyes={eyes}&from=11&count=3")
        assert [step["version"] for step in found["steps"]] == [11, 12, 13]
        assert found["version"] == ends[0]["version"]
        assert all(("views" in step) == (eyes == "all") for step in found["steps"])
    last = wim.get(f"/api/tables/{table}/replay?eyes=0&from={ends[0]['version']}")["steps"][0]
    assert last["view"] == ends[0]["view"]
    assert last["phase"] == "over"


def pages(browser: Browser, table: str) -> list[list[Json]]:
    """The whole history, from its end back."""
    found: list[list[Json]] = []
    before = ""
    while page := browser.get(f"/api/tables/{table}/history?limit=40{before}")["messages"]:
        found.insert(0, page)
        if page[0]["seq"] == 1:
            break
        before = f"&before={page[0]['seq']}"
    return found


@pytest.mark.parametrize("end", ["history", "replay?eyes=all"])
def test_absent_and_forbidden_are_the_same(server: OpenServer, end: str) -> None:
    anna, bram = Browser(server).come_in(), Browser(server).come_in()
    private = anna.open_table(private=True)
    invitation = anna.get(f"/api/tables/{private}")["invitation"]
    answers = [bram.ask("GET", f"/api/tables/{name}/{end}") for name in (private, str(uuid4()), "1", "%00", "x" * 500)]
    assert {(answered.status, answered.body) for answered in answers} == {(404, answers[0].body)}
    sign = "&" if "?" in end else "?"
    assert bram.ask("GET", f"/api/tables/{private}/{end}{sign}invitation={invitation}").status in {200, 403}


@pytest.mark.parametrize(
    "end",
    [
        *(f"replay?{asked}" for asked in ("eyes=-2", "eyes=9999", "eyes=x", "eyes=", "count=51", "count=0", "from=0")),
        *(f"history?{asked}" for asked in ("before=0", "before=x", "limit=201", "limit=0")),
    ],
)
def test_questions_have_bounds(server: OpenServer, end: str) -> None:
    anna = Browser(server).come_in()
    answered = anna.ask("GET", f"/api/tables/{anna.open_table()}/{end}")
    assert answered.status == 422
    assert answered.json["code"] == "bad_request"
