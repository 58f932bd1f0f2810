"""Ratings over HTTP: at a table, among leaders and on one's page; rated games are for players with an account."""

import asyncio
import time
from collections.abc import Iterator
from urllib.parse import quote
from uuid import uuid4

import pytest

from coroutines import story
from mokum.kernel.fair import contribution_hash
from mokum.ratings import ESTABLISHED
from web.browsers import Browser, Json, new_name
from web.servers import OpenServer, open_here
from web.test_careers import PASSWORD, career, show, with_account
from web.test_playing import sit_down

LIVE = {"type": "live", "bank_ms": 600_000, "increment_ms": 0}
PROOF = {"type": "password", "password": PASSWORD}
RATED: dict[str, Json] = {"clock": LIVE, "rated": True}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    """Rates at once what has ended."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mokum.bootstrap.SETTLED", -1)
        patch.setattr("mokum.bootstrap.RATES", 0.05)
        with open_here(tmp_path_factory.mktemp("ratings") / "mokum.db") as opened:
            yield opened


async def beat(winner: Browser, loser: Browser, **more: Json) -> str:
    """A rated game that the loser leaves."""
    table = winner.open_table(**(RATED | more))
    invitation = winner.get(f"/api/tables/{table}")["invitation"]
    async with winner.socket() as one, loser.socket() as two:
        await sit_down(one, two, table, invitation=invitation)
        await two.done(table, {"type": "Leave"})
    return table


async def rated(of: Browser, table: str) -> Json:
    """Asks until it is."""
    until = time.monotonic() + 20
    while (told := of.get(f"/api/tables/{table}/ratings"))["state"] != "rated":
        assert time.monotonic() < until, told
        await asyncio.sleep(0.05)
    return told


def sit(table: str) -> Json:
    seat = {"type": "Sit", "seat": 0, "part_hash": contribution_hash(table, 0, bytes(16)).hex()}
    return {"command": str(uuid4()), "do": seat}


def test_a_guest_plays_without_ratings(quick: OpenServer) -> None:
    guest, fenna = Browser(quick).come_in(), with_account(quick)
    wish = {"command": str(uuid4()), "game": "routes", "seats": 2, **RATED}
    assert guest.ask("POST", "/api/tables", wish).status == 403
    table = fenna.open_table(**RATED)
    answered = guest.ask("POST", f"/api/tables/{table}/orders", sit(table))
    assert (answered.status, answered.json["code"]) == (403, "not_allowed")
    (card,) = [each for each in guest.get("/api/tables")["tables"] if each["table"] == table]
    assert card["rated"]
    assert fenna.ask("POST", f"/api/tables/{table}/orders", sit(table)).status == 200


def test_who_makes_an_account_may_sit_down(quick: OpenServer) -> None:
    """A guest who has come in keeps the session, and is asked about anew."""
    fenna, guest = with_account(quick), Browser(quick).come_in()
    table = fenna.open_table(**RATED)
    assert guest.ask("POST", f"/api/tables/{table}/orders", sit(table)).status == 403
    account = guest.post("/api/me/account", {"name": new_name("Gerda"), "password": PASSWORD})
    assert account["ref"] == guest.player
    assert guest.ask("POST", f"/api/tables/{table}/orders", sit(table)).status == 200


@story
async def test_both_ratings_move_and_are_told_when_they_are_established(quick: OpenServer) -> None:
    fenna, bram, wim = with_account(quick), with_account(quick), Browser(quick).come_in()
    table = fenna.open_table(**RATED)
    assert fenna.get(f"/api/tables/{table}/ratings") == {"state": "playing", "pace": "live", "seats": []}
    show(fenna, "everybody")
    for number in range(ESTABLISHED):
        table = await beat(fenna, bram)
        told = await rated(wim, table)
        assert [seat["before"]["games"] for seat in told["seats"]] == [number, number]
        assert [seat["before"]["rating"] for seat in told["seats"]] == [None, None]
        assert told["seats"][0]["change"] > 0 > told["seats"][1]["change"]
    first, second = (seat["after"] for seat in told["seats"])
    assert (first["games"], first["needed"]) == (ESTABLISHED, ESTABLISHED)
    assert first["rating"] > 1300
    assert second["rating"] < 1100
    assert 100 < first["doubt"] < 588
    page = career(fenna, fenna)
    (own,) = page["games"][0]["ratings"]
    assert (own["pace"], own["rating"]) == ("live", first)
    assert [point["rating"] for point in own["course"]] == sorted(point["rating"] for point in own["course"])
    assert len(own["course"]) == ESTABLISHED
    assert page["last"][0]["change"] == told["seats"][0]["change"]
    lists = [each.get("/api/leaders/routes") for each in (fenna, bram, wim, Browser(quick))]
    names = [[leader["name"] for leader in told["leaders"]] for told in lists]
    assert names == [[fenna.name, bram.name]] * 4
    assert [told["own"] for told in lists] == [first, second, None, None]
    assert [bot["level"] for bot in lists[0]["bots"]] == ["expert", "strong", "regular", "casual", "beginner"]
    show(bram, "nobody")
    told = bram.get("/api/leaders/routes")
    assert [leader["name"] for leader in told["leaders"]] == [fenna.name]
    assert (told["own"], told["is_listed"]) == (second, False)
    fenna.post("/api/me/erase", {"proof": PROOF})
    assert bram.get("/api/leaders/routes")["leaders"] == []
    assert bram.get("/api/leaders/routes?pace=days")["own"]["games"] == 0


@story
async def test_a_copy_of_ones_data_holds_what_games_did_to_ratings(quick: OpenServer) -> None:
    fenna, bram = with_account(quick), with_account(quick)
    table = await beat(fenna, bram)
    await rated(fenna, table)
    (step,) = fenna.post("/api/me/export", {"proof": PROOF})["everything"]["ratings"]
    assert (step["table"], step["games"], step["old_at"]) == (table, 1, 0)
    assert step["mean"] > 1200


@story
async def test_ratings_of_a_private_table_are_for_those_who_may_see_it(quick: OpenServer) -> None:
    fenna, bram, wim = with_account(quick), with_account(quick), with_account(quick)
    table = await beat(fenna, bram, private=True)
    assert (await rated(bram, table))["state"] == "rated"
    assert wim.ask("GET", f"/api/tables/{table}/ratings").status == 404


def test_what_is_not_there_has_no_ratings(quick: OpenServer) -> None:
    fenna = with_account(quick)
    for path in ("/api/leaders/chess", "/api/leaders/" + quote("rou/tes", safe=""), "/api/tables/nothing/ratings"):
        assert fenna.ask("GET", path).status == 404, path
    assert fenna.ask("GET", "/api/leaders/routes?pace=slow").status == 422
    plain = fenna.open_table()
    assert fenna.get(f"/api/tables/{plain}/ratings") == {"state": "unrated", "pace": "live", "seats": []}


@story
async def test_a_rated_game_against_bots_is_told_with_what_they_are(quick: OpenServer) -> None:
    fenna = with_account(quick)
    table = fenna.open_table(**RATED)
    async with fenna.socket() as one:
        await one.watch(table)
        await one.sit(table, 0)
        await one.done(table, {"type": "SeatBot", "seat": 1, "bot": "casual"})
        told = fenna.get(f"/api/tables/{table}/ratings")
        assert [seat["level"] for seat in told["seats"]] == ["", "casual"]
        assert told["seats"][1]["before"]["rating"] is not None
        await one.done(table, {"type": "Start"})
        await one.open_part(table, 0)
        asked = fenna.ask("POST", f"/api/tables/{table}/tips", {"move": ""})
        assert (asked.status, "rated" in asked.json["words"]) == (403, True), asked.body
        await one.done(table, {"type": "Resign"})
    told = await rated(fenna, table)
    assert (told["seats"][1]["after"], told["seats"][1]["change"]) == (None, None)
    assert told["seats"][0]["change"] < 0
