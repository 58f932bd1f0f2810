"""The built client as a browser gets it: deep links, packed files, and what may be kept for how long."""

import gzip
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from web.browsers import Browser
from web.servers import OpenServer, open_here

SCRIPT = b"console.log('a gable');" * 50
INDEX = b"<!doctype html><title>Mokum</title>"
PAGE = {"Accept": "text/html,*/*"}
ADDRESSES = (
    "/",
    "/table/85dbb89f-5a1b-563c-904b-7bd85d4af7e9?invitation=x",
    "/replay/x?at=3",
    "/rules",
    "/rules/routes",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    for name, body in (
        ("index.html", INDEX),
        ("manifest.webmanifest", b"{}"),
        ("worker.js", b"1"),
        ("assets/main-1a2b.js", SCRIPT),
        ("assets/main-1a2b.js.gz", gzip.compress(SCRIPT)),
        ("assets/main-1a2b.js.br", b"brotli"),
    ):
        (folder / name).write_bytes(body)
    (folder.parent / "secret.txt").write_text("not for you")
    with open_here(tmp_path_factory.mktemp("server") / "mokum.db", static=folder) as opened:
        yield opened


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_page_can_be_linked_to(server: OpenServer, address: str) -> None:
    answered = Browser(server).ask("GET", address, headers=PAGE)
    assert (answered.status, answered.body) == (200, INDEX)
    assert answered.headers["cache-control"] == "no-cache"
    assert answered.headers["content-type"] == "text/html; charset=utf-8"
    assert "script-src 'self'" in answered.headers["content-security-policy"]
    assert answered.headers["cross-origin-resource-policy"] == "same-origin"


def test_an_address_without_a_page_is_the_clients_to_tell(server: OpenServer) -> None:
    answered = Browser(server).ask("GET", "/nowhere/at/all", headers=PAGE)
    assert (answered.status, answered.body) == (404, INDEX)
    assert Browser(server).ask("GET", "/nowhere").json["code"] == "not_found"


def test_what_is_no_page_stays_the_servers(server: OpenServer) -> None:
    browser = Browser(server)
    assert browser.ask("GET", "/api/nowhere", headers=PAGE).json["code"] == "not_found"
    assert browser.ask("POST", "/api/games", headers=PAGE).status == 405
    assert browser.ask("POST", "/table/x").status == 405
    assert browser.ask("GET", "/assets/gone-3c4d.js").json["code"] == "not_found"
    address = f"ws://localhost:{server.port}/elsewhere"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin(server.origin), proxy=None):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "//secret.txt"])
def test_nothing_outside_the_folder_is_served(server: OpenServer, path: str) -> None:
    assert b"not for you" not in Browser(server).ask("GET", path, headers=PAGE).body


@pytest.mark.parametrize(
    ("taken", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", b"brotli"),
        ("gzip, br;q=0", "gzip", gzip.compress(SCRIPT, mtime=0)),
        ("", None, SCRIPT),
        ("identity", None, SCRIPT),
    ],
)
def test_files_come_packed_as_the_browser_takes_them(
    server: OpenServer, taken: str, encoding: str | None, body: bytes
) -> None:
    answered = Browser(server).ask("GET", "/assets/main-1a2b.js", headers={"Accept-Encoding": taken})
    assert answered.headers["content-encoding"] == encoding
    got = gzip.decompress(answered.body) if encoding == "gzip" else answered.body
    assert got == (gzip.decompress(body) if encoding == "gzip" else body)
    assert answered.headers["vary"] == "accept-encoding"
    assert answered.headers["content-type"].startswith("text/javascript")


def test_a_name_with_a_hash_is_kept_for_ever_and_any_other_asked_for_each_time(server: OpenServer) -> None:
    browser = Browser(server)
    assert "immutable" in browser.ask("GET", "/assets/main-1a2b.js").headers["cache-control"]
    for name in ("/worker.js", "/manifest.webmanifest", "/"):
        answered = browser.ask("GET", name)
        assert answered.headers["cache-control"] == "no-cache"
        again = browser.ask("GET", name, headers={"If-None-Match": answered.headers["etag"]})
        assert (again.status, again.body) == (304, b"")
    assert browser.ask("HEAD", "/").headers["content-length"] == str(len(INDEX))


def test_a_page_full_of_files_is_no_flood(server: OpenServer) -> None:
    browser = Browser(server)
    assert {browser.ask("GET", "/assets/main-1a2b.js").status for _ in range(150)} == {200}
