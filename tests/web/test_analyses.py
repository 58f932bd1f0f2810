"""Analyses over HTTP: begun by whoever is signed in and may see the replay, read by whoever may see it."""

import asyncio
from collections.abc import Iterator

import pytest

from coroutines import story
from web.browsers import Browser, Json
from web.servers import OpenServer, open_here
from web.test_playing import play_to_the_end, sit_down


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    place = tmp_path_factory.mktemp("analyses") / "mokum.db"
    with open_here(place, settings={"analyses": "quick"}) as opened:
        yield opened


async def a_finished_game(anna: Browser, bram: Browser, *, private: bool = False) -> str:
    table = anna.open_table(private=private)
    invitation = anna.get(f"/api/tables/{table}")["invitation"]
    async with anna.socket() as one, bram.socket() as two:
        await sit_down(one, two, table, invitation=invitation)
        await asyncio.gather(play_to_the_end(one, table, 0), play_to_the_end(two, table, 1))
    return table


@story
async def test_an_analysis_is_begun_once_and_grows_until_it_is_done(quick: OpenServer) -> None:
    anna, bram, wim = (Browser(quick).come_in() for _ in range(3))
    stranger = Browser(quick)
    table = await a_finished_game(anna, bram)
    place = f"/api/tables/{table}/analysis"
    assert wim.get(place) == {"state": "absent", "done": 0, "of": 0, "report": None}
    assert stranger.ask("POST", place).status == 401
    begun = wim.post(place, None)
    assert begun["state"] == "working"
    assert begun["of"] > begun["done"]
    seen: list[Json] = []
    while not seen or seen[-1]["done"] < 3:
        seen.append(await asyncio.to_thread(stranger.get, place))
        assert seen[-1]["state"] == "working"
        await asyncio.sleep(0.05)
    report = seen[-1]["report"]
    assert report["game"] == "routes"
    assert len(report["versions"]) == report["moves"]
    assert [seat["name"] for seat in report["seats"]] == ["", ""]
    step = stranger.get(f"/api/tables/{table}/replay?eyes=all&from={report['versions'][4]}&count=1")["steps"][0]
    assert step["what"]["type"] == "PlayedShown"
    assert sum(len(seat["decisions"]) for seat in report["seats"]) > 0
    assert bram.post(place, None)["of"] == begun["of"]
    tries = f"/api/tables/{table}/tries"
    opened = wim.post(tries, {"move": 5, "seat": 1})["table"]
    now = wim.get(f"/api/tables/{opened}")
    assert (now["practice"], now["viewer"], now["tried_from"]) == (True, 1, {"table": table, "move": 5})
    assert wim.ask("GET", f"/api/tables/{opened}/record").status == 403
    assert stranger.ask("POST", tries, {"move": 5, "seat": 1}).status == 401
    assert wim.ask("POST", tries, {"move": 0, "seat": 1}).status == 422
    assert wim.ask("POST", tries, {"move": 9_999, "seat": 1}).status == 422


@story
async def test_what_is_not_over_or_not_there_has_none(quick: OpenServer) -> None:
    anna, wim = Browser(quick).come_in(), Browser(quick).come_in()
    table = anna.open_table()
    for method in ("GET", "POST"):
        answered = anna.ask(method, f"/api/tables/{table}/analysis")
        assert (answered.status, answered.json["code"]) == (409, "not_over")
        private = anna.open_table(private=True)
        assert wim.ask(method, f"/api/tables/{private}/analysis").status == 404
        assert wim.ask(method, "/api/tables/nothing/analysis").status == 404
