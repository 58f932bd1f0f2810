"""What somebody did here over HTTP: shown to whom they chose, and to nobody else anything but a name."""

from urllib.parse import quote

import pytest

from coroutines import story
from web.browsers import Browser, Json, new_name
from web.servers import OpenServer
from web.test_analyses import a_finished_game

PASSWORD = "a long enough secret 93"


def with_account(server: OpenServer) -> Browser:
    browser = Browser(server)
    account = browser.post("/api/accounts", {"name": new_name("Fenna"), "password": PASSWORD})
    browser.player, browser.name = account["ref"], account["name"]
    return browser


def career(who: Browser, of: Browser, query: str = "") -> Json:
    return who.get(f"/api/careers/{quote(of.name)}{query}")


def show(browser: Browser, to: str) -> None:
    assert browser.ask("PATCH", "/api/me", {"shown": to}).json["shown"] == to


@story
async def test_a_career_is_shown_to_whom_one_chose(server: OpenServer) -> None:
    fenna, bram = with_account(server), with_account(server)
    wim, stranger = Browser(server).come_in(), Browser(server)
    table = await a_finished_game(fenna, bram)
    hidden = {"name": fenna.name, "kind": "account", "is_hidden": True}
    empty: Json = {"created_at": None, "is_own": False, "shown": None, "met": None, "games": [], "last": []}
    seen_by = {"everybody": (bram, wim, stranger), "played": (bram,), "nobody": ()}
    assert fenna.get("/api/me")["shown"] == "played", "unless one chooses, strangers see nothing"
    for shown, readers in seen_by.items():
        show(fenna, shown)
        for reader in (bram, wim, stranger):
            told = career(reader, fenna)
            if reader in readers:
                assert (told["is_hidden"], told["games"][0]["game"]) == (False, "routes")
                assert [game["card"]["table"] for game in told["last"]] == [table]
                assert (told["is_own"], told["shown"]) == (False, None), "a choice is one's own"
            else:
                assert told == hidden | empty
        own = career(fenna, fenna)
        assert (own["is_own"], own["shown"], own["is_hidden"]) == (True, shown, False)
        assert own["games"][0]["finished"] == 1


@story
async def test_two_who_met_are_told_how_it_went(server: OpenServer) -> None:
    fenna, bram = with_account(server), with_account(server)
    await a_finished_game(fenna, bram)
    one, other = career(fenna, bram)["met"], career(bram, fenna)["met"]
    assert one["games"] == other["games"] == 1
    assert (one["ahead"], one["behind"]) == (other["behind"], other["ahead"])
    assert career(fenna, fenna)["met"] is None
    (routes,) = career(bram, fenna)["games"]
    assert sum(sum(each["places"]) for each in routes["places"]) == routes["counted"] == 1
    assert career(bram, fenna, "?against=bots")["games"] == []
    assert len(career(bram, fenna, "?against=people")["games"]) == 1
    assert fenna.ask("GET", f"/api/careers/{quote(bram.name)}?against=x").status == 422


@story
async def test_a_private_game_is_listed_for_those_who_were_there(server: OpenServer) -> None:
    fenna, bram, wim = with_account(server), with_account(server), Browser(server).come_in()
    show(fenna, "everybody")
    table = await a_finished_game(fenna, bram, private=True)
    for reader in (fenna, bram):
        assert [game["card"]["table"] for game in career(reader, fenna)["last"]] == [table]
    assert career(wim, fenna)["last"] == []
    best = career(wim, fenna)["games"][0]["best"]
    assert best is None, "nor does another way lead to it"


@story
async def test_a_guest_sees_what_they_did_themselves(server: OpenServer) -> None:
    anna, bram = Browser(server).come_in(), Browser(server).come_in()
    await a_finished_game(anna, bram)
    own = career(anna, anna)
    assert (own["kind"], own["is_own"], own["shown"], len(own["games"])) == ("guest", True, None, 1)
    assert bram.ask("GET", f"/api/careers/{quote(anna.name)}").status == 404


def test_a_name_that_nobody_has_is_nobody(server: OpenServer) -> None:
    fenna = with_account(server)
    for name in ("Nobody here", "%00", "x" * 90, "..", fenna.player):
        asked = fenna.ask("GET", f"/api/careers/{quote(name)}")
        assert asked.status == 404, name
    assert career(fenna, fenna)["games"] == []
    assert Browser(server).ask("GET", f"/api/careers/{quote(fenna.name.lower())}").status == 200


def test_who_goes_for_good_leaves_no_page(server: OpenServer) -> None:
    fenna = with_account(server)
    show(fenna, "everybody")
    fenna.post("/api/me/erase", {"proof": {"type": "password", "password": PASSWORD}})
    assert Browser(server).ask("GET", f"/api/careers/{quote(fenna.name)}").status == 404


@pytest.mark.parametrize("shown", ["all", "", None, 1, ["nobody"]])
def test_nobody_is_shown_to_what_there_is_not(server: OpenServer, shown: object) -> None:
    fenna = with_account(server)
    answered = fenna.ask("PATCH", "/api/me", {"shown": shown})
    assert answered.status == (200 if shown is None else 422)
    assert fenna.get("/api/me")["shown"] == "played"
