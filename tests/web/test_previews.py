"""What a link to a table says of itself where it is sent on, and to whom it says nothing."""

import json
import re
from collections.abc import Iterator
from html import unescape
from uuid import uuid4

import pytest

from mokum.web.previews import PREVIEWS
from web.browsers import Browser, Json
from web.servers import OpenServer, open_here

INDEX = b"<!doctype html><html><head><title>Mokum</title></head><body></body></html>"
PAGE = {"Accept": "text/html,*/*"}
PICTURE = b"\x89PNG\r\n\x1a\n of two who play"
TITLES = {"routes": {"en": "Routes", "fr": "Itinéraires", "nl": "Wegen"}}
TAG = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    folder = tmp_path_factory.mktemp("static")
    (folder / "previews").mkdir()
    (folder / "index.html").write_bytes(INDEX)
    (folder / "previews" / "routes-2-en.png").write_bytes(PICTURE)
    (folder / "previews" / "titles.json").write_text(json.dumps(TITLES))
    with open_here(tmp_path_factory.mktemp("server") / "mokum.db", static=folder) as opened:
        yield opened


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tests come from one household: none of them waits for another."""
    monkeypatch.setattr("mokum.web.limits.Bucket.take", lambda _: True)


def opened(host: Browser, **wish: Json) -> tuple[str, str]:
    """A table, and the key of its link."""
    told = {"command": str(uuid4()), "game": "routes", "seats": 2} | wish
    table = host.post("/api/tables", told)["table"]
    return table, host.get(f"/api/tables/{table}")["invitation"]


def head(server: OpenServer, address: str) -> dict[str, str]:
    answered = Browser(server).ask("GET", address, headers=PAGE)
    assert answered.status == 200
    return {key: unescape(value) for key, value in TAG.findall(answered.body.decode())}


@pytest.mark.usefixtures("room")
def test_a_link_says_who_invites_to_what_and_brings_a_picture(server: OpenServer) -> None:
    host = Browser(server).come_in()
    table, key = opened(host, private=True)
    host.ask("PUT", f"/api/tables/{table}/greeting", {"text": "Tuesday, as always?"})
    told = head(server, f"/table/{table}?invitation={key}")
    assert told["og:title"] == f"{host.name} invites you: Routes"
    assert told["og:description"] == (
        "“Tuesday, as always?” 2 players · no clock · about 20 min. Sit down with one click. No account needed."
    )
    assert told["og:url"] == f"{server.origin}/table/{table}?invitation={key}"
    assert told["twitter:card"] == "summary_large_image"
    path = told["og:image"].removeprefix(server.origin)
    picture = Browser(server).ask("GET", path)
    assert (picture.status, picture.headers["content-type"], picture.body) == (200, "image/png", PICTURE)


@pytest.mark.usefixtures("room")
def test_it_speaks_the_language_of_the_host(server: OpenServer) -> None:
    host = Browser(server).come_in()
    host.ask("PATCH", "/api/me", {"language": "fr"})
    table, _ = opened(host, clock={"type": "live", "bank_ms": 600_000, "increment_ms": 15_000})
    told = head(server, f"/table/{table}")
    assert told["og:title"] == f"{host.name} vous invite : Itinéraires"
    assert "2 joueurs · 10 min + 15 s · environ 20 min" in told["og:description"]
    assert "og:image" not in told, "there is no picture in French here"


@pytest.mark.usefixtures("room")
def test_attack_a_private_table_is_as_absent_as_none_to_who_has_no_invitation(server: OpenServer) -> None:
    host = Browser(server).come_in()
    table, key = opened(host, private=True)
    host.ask("PUT", f"/api/tables/{table}/greeting", {"text": "a secret of ours"})
    for address in (
        f"/table/{table}",
        f"/table/{table}?invitation=",
        f"/table/{table}?invitation={key[:-1]}x",
        f"/table/{table}?invitation={key}{'x' * 200}",
        f"/table/{table}?Invitation={key}",
        f"/table/{uuid4()}?invitation={key}",
        f"/table/{table.upper()}%00?invitation={key}",
    ):
        assert Browser(server).ask("GET", address, headers=PAGE).body == INDEX, address
        # A cookie opens nothing here: what a link says is said to all alike.
        assert host.ask("GET", address, headers=PAGE).body == INDEX, address
    assert Browser(server).ask("GET", f"/api/tables/{table}/greeting").status == 404


@pytest.mark.usefixtures("room")
def test_attack_words_of_a_host_end_no_tag(server: OpenServer) -> None:
    host = Browser(server).come_in()
    table, _ = opened(host)
    text = "\"><script>alert('1')</script><meta property=\"og:url\" content='x'>"
    assert host.ask("PUT", f"/api/tables/{table}/greeting", {"text": text}).status == 200
    answered = Browser(server).ask("GET", f"/table/{table}", headers=PAGE)
    page = answered.body.decode()
    assert "<script" not in page
    assert page.count("og:url") == 2
    assert page.count('"og:url"') == 1
    assert text in head(server, f"/table/{table}")["og:description"]
    assert "script-src 'self'" in answered.headers["content-security-policy"]


@pytest.mark.usefixtures("room")
def test_attack_only_the_host_greets_and_only_before_the_game(server: OpenServer) -> None:
    host, other = Browser(server).come_in(), Browser(server).come_in()
    table, _ = opened(host)
    address = f"/api/tables/{table}/greeting"
    assert other.ask("PUT", address, {"text": "mine"}).status == 403
    assert Browser(server).ask("PUT", address, {"text": "mine"}).status == 401
    assert host.ask("PUT", address, {"text": "x" * 141}).status == 422
    assert host.ask("PUT", address, {"text": "a\u202eb"}).status == 422
    assert host.ask("PUT", address, {"text": "  come\n in  "}).json["text"] == "come in"
    assert host.ask("PUT", address, {"text": ""}).json["text"] == ""
    assert Browser(server).get(address)["text"] == ""


def test_attack_a_flood_gets_pages_and_asks_no_table(server: OpenServer) -> None:
    host = Browser(server).come_in()
    table, _ = opened(host)
    pages = [Browser(server).ask("GET", f"/table/{table}", headers=PAGE) for _ in range(PREVIEWS.burst * 2)]
    assert {page.status for page in pages} == {200}
    assert pages[-1].body == INDEX
    assert any(page.body != INDEX for page in pages)


@pytest.mark.usefixtures("room")
def test_whoever_is_forgotten_takes_their_greeting_along(server: OpenServer) -> None:
    host = Browser(server).come_in()
    table, _ = opened(host)
    host.ask("PUT", f"/api/tables/{table}/greeting", {"text": "Tuesday?"})
    copy = host.post("/api/me/export", {})["everything"]["greetings"]
    assert [(said["table"], said["text"]) for said in copy] == [(table, "Tuesday?")]
    host.ask("POST", "/api/me/erase", {})
    assert "Tuesday?" not in Browser(server).ask("GET", f"/table/{table}", headers=PAGE).body.decode()
    assert host.name not in Browser(server).ask("GET", f"/table/{table}", headers=PAGE).body.decode()
