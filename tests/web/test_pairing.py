"""Pairing over HTTP: two who do not know each other find a table at whatever node, and guests play without ratings."""

import time
from collections.abc import Iterator
from uuid import uuid4

import pytest

from mokum.kernel.fair import contribution_hash
from web.browsers import Browser, Json
from web.servers import OpenServer, open_here
from web.test_careers import with_account

ROUTES: dict[str, Json] = {"game": "routes", "seats": [2], "pace": "live"}
HARBOUR: dict[str, Json] = {"game": "harbour", "seats": [2, 3], "pace": "days"}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    """Looks all the time who fits together, and tells at once what people wait for."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mokum.bootstrap.PAIRS", 0.05)
        patch.setattr("mokum.tables.serving.pairing.FRESH", 0)
        with open_here(tmp_path_factory.mktemp("pairing") / "mokum.db") as opened:
            yield opened


def found(browser: Browser) -> Json:
    """Says that they are there until a table is found."""
    until = time.monotonic() + 20
    while (own := browser.post("/api/pairing/here", {})["own"]) is None or not own["table"]:
        assert time.monotonic() < until, own
        time.sleep(0.05)
    return own


def say_yes(browser: Browser, own: Json) -> None:
    sealed = contribution_hash(own["table"], own["seat"], bytes(16)).hex()
    sit = {"type": "Sit", "seat": own["seat"], "part_hash": sealed}
    browser.post(f"/api/tables/{own['table']}/orders", {"command": str(uuid4()), "do": sit})


def test_two_find_each_other_and_wait_no_more_when_the_game_begins(quick: OpenServer) -> None:
    fenna, gijs = with_account(quick), with_account(quick)
    told = fenna.post("/api/pairing", ROUTES | {"rated": True})
    assert told["own"]["table"] is None
    queue = {"game": "routes", "seats": 2, "pace": "live", "rated": True, "people": 1, "usual_ms": None}
    assert queue in gijs.get("/api/pairing")["waiting"]
    gijs.post("/api/pairing", ROUTES | {"rated": True})
    one, two = found(fenna), found(gijs)
    assert one["table"] == two["table"]
    assert {one["seat"], two["seat"]} == {0, 1}
    again = fenna.ask("POST", "/api/pairing", ROUTES)
    assert (again.status, again.json["code"]) == (403, "not_allowed")
    for browser, own in ((fenna, one), (gijs, two)):
        say_yes(browser, own)
    assert fenna.get(f"/api/tables/{one['table']}")["phase"] != "open"
    for browser in (fenna, gijs):
        assert browser.get("/api/pairing")["own"] is None
        assert browser.post("/api/pairing/here", {})["own"] is None


def test_a_guest_waits_without_ratings_and_stops(quick: OpenServer) -> None:
    guest = Browser(quick).come_in()
    refused = guest.ask("POST", "/api/pairing", HARBOUR | {"rated": True})
    assert (refused.status, refused.json["code"]) == (403, "not_allowed")
    own = guest.post("/api/pairing", HARBOUR)["own"]
    assert {key: own[key] for key in ("game", "seats", "pace", "rated", "table", "seat")} == {
        **HARBOUR, "rated": False, "table": None, "seat": None,
    }  # fmt: skip
    queues = [queue for queue in Browser(quick).get("/api/pairing")["waiting"] if queue["game"] == "harbour"]
    assert [(queue["seats"], queue["people"]) for queue in queues] == [(2, 1), (3, 1)]
    assert guest.ask("DELETE", "/api/pairing").json["own"] is None
    assert guest.get("/api/pairing")["own"] is None


def test_attack_nobody_waits_as_somebody_else_or_for_what_cannot_be(quick: OpenServer) -> None:
    nobody, guest = Browser(quick), Browser(quick).come_in()
    for method, path, body in (("POST", "", ROUTES), ("POST", "/here", {}), ("DELETE", "", None)):
        assert nobody.ask(method, f"/api/pairing{path}", body).status == 401
    assert nobody.get("/api/pairing")["own"] is None
    wrong: list[dict[str, Json]] = [
        {},
        ROUTES | {"seats": []},
        ROUTES | {"seats": [1]},
        ROUTES | {"seats": [2] * 10},
        ROUTES | {"seats": [9]},
        ROUTES | {"pace": "none"},
        ROUTES | {"game": "chess"},
        ROUTES | {"game": "x" * 41},
        ROUTES | {"player": guest.player},
    ]
    for body in wrong:
        assert guest.ask("POST", "/api/pairing", body).status == 422, body
    elsewhere = {"Origin": "https://example.org"}
    assert guest.ask("POST", "/api/pairing", ROUTES, elsewhere).status == 403
    assert guest.get("/api/pairing")["own"] is None
