"""My games over HTTP: what everybody finds of their own, narrowed, page by page; and nobody anything of others."""

import pytest

from coroutines import story
from web.browsers import Browser
from web.servers import OpenServer
from web.test_analyses import a_finished_game


@story
async def test_one_finds_ones_own_finished_games(server: OpenServer) -> None:
    anna, bram, wim = (Browser(server).come_in() for _ in range(3))
    table = await a_finished_game(anna, bram)
    anna.open_table()
    mine, theirs = anna.get("/api/finished"), bram.get("/api/finished")
    assert [game["card"]["table"] for game in mine["games"]] == [table]
    assert mine["next"] is None
    own, other = mine["games"][0], theirs["games"][0]
    result = anna.get(f"/api/tables/{table}")["result"]
    assert [(game["seat"], game["rank"]) for game in (own, other)] == list(enumerate(result["ranks"]))
    sheets = [sum(line["points"] for line in sheet) for sheet in result["outcome"]["sheets"]]
    assert [own["points"], other["points"]] == sheets
    assert own["card"]["names"] == ["Guest", "Guest"] or all(own["card"]["names"])
    assert wim.get("/api/finished") == {"games": [], "next": None}
    assert Browser(server).ask("GET", "/api/finished").status == 401

    me, rival = own["card"]["players"]
    won = str(own["rank"] == 1).lower()
    for query, is_found in {
        "game=routes": True,
        "game=harbour": False,
        f"with={rival}": True,
        f"with={'0' * len(rival)}": False,
        f"won={won}": True,
        f"since={own['ended_at']}": True,
        f"since={own['ended_at'] + 1}": False,
        f"game=routes&with={me}&since=0&limit=1": True,
    }.items():
        assert bool(anna.get(f"/api/finished?{query}")["games"]) is is_found, query
    going_on = anna.get("/api/finished?limit=1")["next"]
    assert anna.get(f"/api/finished?limit=1&before={going_on}") == {"games": [], "next": None}


@pytest.mark.parametrize("query", ["with=Anna", "game=../x", "won=perhaps", "since=-1", "before=now", "limit=51"])
def test_what_cannot_be_sought_is_refused(server: OpenServer, query: str) -> None:
    assert Browser(server).come_in().ask("GET", f"/api/finished?{query}").status == 422
