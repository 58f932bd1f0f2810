"""HTTP: settings of tables, names of paths, passwords, texts that look like code, and what is told of each."""

import asyncio
from typing import Any
from urllib.parse import quote
from uuid import uuid4

import pytest

from coroutines import story
from mokum.bots import LEVELS, Strength
from mokum.catalog import game as find_game
from mokum.kernel.opponents import Opponents
from web.browsers import Answered, Browser, new_name
from web.servers import OpenServer
from web.test_coming_in import raw

PASSWORD = "nine herons on a barge"


def wish(browser: Browser, **changes: Any) -> Answered:
    return browser.ask("POST", "/api/tables", {"command": str(uuid4()), "game": "routes", "seats": 2} | changes)


@pytest.mark.parametrize(
    "changes",
    [
        *({"seats": seats} for seats in (0, 1, 99, -1, 2.0, "2", True, None)),
        *({"game": game} for game in ("chess", "", "../routes", 1, "harbour" * 30)),
        *({"options": options} for options in ({"first": 9}, {"first": "x"}, {"what": 1}, [1], "x")),
        *({"clock": clock} for clock in ({}, {"type": "live"}, {"type": "live", "bank_ms": -1}, {"type": "sun"}, 5)),
        {"clock": {"type": "days", "days": 10**9}},
        {"command": "not a uuid"},
        {"private": "yes"},
        {"more": 1},
    ],
)
def test_B23_a_table_that_cannot_be_is_a_bad_request(server: OpenServer, changes: dict[str, Any]) -> None:
    answered = wish(Browser(server).come_in(), **changes)
    assert answered.status in {400, 422}, answered.body
    assert answered.json["code"] == "bad_request"


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'{"name":"a","name":"b"}', b'{"name":NaN}', b"\xff\xfe{}", b"null"]
)
def test_B1_B4_bodies_are_read_strictly(server: OpenServer, body: bytes) -> None:
    answered = Browser(server).ask("POST", "/api/guests", body)
    assert answered.status in {400, 422}
    assert answered.json["code"] == "bad_request"


def test_B25_texts_that_look_like_code_are_texts(server: OpenServer) -> None:
    anna = Browser(server).come_in()
    for text in ("'; DROP TABLE players; --", "{{7*7}}", "${jndi:ldap://x}", "<img src=x onerror=1>", "a\r\nlog: b"):
        assert anna.ask("POST", "/api/guests", {"name": text}).json["code"] in {"bad_name", "bad_request"}
        assert anna.ask("POST", "/api/login", {"name": text, "password": text * 3}).status in {401, 422}
        assert wish(anna, game=text).json["code"] == "bad_request"
        assert anna.ask("PATCH", "/api/me", {"theme": text}).status == 422
    assert anna.get("/api/me")["name"] == anna.name


@pytest.mark.parametrize("digits", ["٣", "३", "３", "²", "0x3", "ı"])
def test_B34_numbers_are_written_in_the_digits_of_ascii(server: OpenServer, digits: str) -> None:
    anna = Browser(server).come_in()
    asked = quote(digits)
    table = anna.open_table()
    for path in (
        f"/api/tables?limit={asked}",
        f"/api/tables?before={asked}.{table}",
        f"/api/tables/{table}/chat?before=-{asked}",
    ):
        answered = anna.ask("GET", path)
        assert (answered.status, answered.json["code"]) == (422, "bad_request"), (path, answered.body)
    body = b'{"command":"%s","game":"routes","seats":%s}' % (str(uuid4()).encode(), digits.encode())
    assert anna.ask("POST", "/api/tables", body).json["code"] == "bad_request"
    assert wish(anna, seats=digits).json["code"] == "bad_request"


def test_attack_10_spectators_of_a_public_table_are_shown_the_game_late_unless_its_host_says_otherwise(
    server: OpenServer,
) -> None:
    anna = Browser(server).come_in()
    said: tuple[tuple[dict[str, Any], int], ...] = (
        ({}, 2),
        ({"private": True}, 0),
        ({"practice": True}, 0),
        ({"delay": 0}, 0),
        ({"private": True, "delay": 20}, 20),
    )
    for more, delay in said:
        table = wish(anna, **more).json["table"]
        assert anna.get(f"/api/tables/{table}")["delay"] == delay
    assert wish(anna, delay=21).json["code"] == "bad_request"
    assert wish(anna, delay=-1).json["code"] == "bad_request"


def test_B26_absent_and_forbidden_are_the_same(server: OpenServer) -> None:
    anna, bram = Browser(server).come_in(), Browser(server).come_in()
    private = anna.open_table(private=True)
    invitation = anna.get(f"/api/tables/{private}")["invitation"]
    assert invitation
    for end in ("", "/record", "/chat"):
        answers = [
            bram.ask("GET", f"/api/tables/{name}{end}")
            for name in (private, str(uuid4()), "1", "00000000-0000-0000-0000-000000000000", "%00", "x" * 500)
        ]
        assert {(answered.status, answered.body) for answered in answers} == {(404, answers[0].body)}
    body = {"command": str(uuid4()), "do": {"type": "Leave"}}
    forbidden = [bram.ask("POST", f"/api/tables/{name}/orders", body) for name in (private, str(uuid4()), "1")]
    assert {(answered.status, answered.body) for answered in forbidden} == {(404, forbidden[0].body)}
    assert bram.get(f"/api/tables/{private}?invitation={invitation}")["table"] == private
    assert bram.ask("GET", f"/api/tables/{private}?invitation=0000000000000000").status == 404
    assert private not in [card["table"] for card in bram.get("/api/tables?limit=50")["tables"]]


@story
async def test_B26_so_it_is_over_the_socket(server: OpenServer) -> None:
    anna, bram = Browser(server).come_in(), Browser(server).come_in()
    private = anna.open_table(private=True)
    async with bram.socket() as socket:
        refusals = [await socket.watch(table) for table in (private, str(uuid4()))]
        assert refusals[0] | {"table": ""} == refusals[1] | {"table": ""}
        assert refusals[0]["code"] == "not_found"
        invitation = anna.get(f"/api/tables/{private}")["invitation"]
        assert (await socket.watch(private, invitation=invitation))["now"]["invitation"] == ""
        await socket.sit(private, 0, invitation=invitation)


@pytest.mark.parametrize(
    "password",
    ["x", "x" * 64, "x" * 3000, "nine\0herons on a barge", "🪿🦆 on a 🛶 barge"],
    ids=["one", "sixty-four", "thousands", "null", "emoji"],
)
def test_B27_passwords_have_bounds(server: OpenServer, password: str) -> None:
    answered = Browser(server).ask("POST", "/api/accounts", {"name": new_name("Account"), "password": password})
    assert answered.status in ({201} if "barge" in password and "\0" not in password else {400, 422}), answered.body


def test_B27_a_million_letters_are_refused_before_they_are_read(server: OpenServer) -> None:
    head = f"POST /api/accounts HTTP/1.1\r\nHost: localhost:{server.port}\r\nOrigin: {server.origin}\r\n"
    assert raw(server, f"{head}Content-Length: 1000000\r\n\r\n".encode())[0] == 413


@story
async def test_B27_fifty_logins_at_once_are_answered_or_told_to_come_back(server: OpenServer) -> None:
    name = new_name("Account")
    Browser(server).post("/api/accounts", {"name": name, "password": PASSWORD})
    body = {"name": name, "password": PASSWORD}
    asked = (asyncio.to_thread(Browser(server).ask, "POST", "/api/login", body) for _ in range(50))
    statuses = [answered.status for answered in await asyncio.gather(*asked)]
    assert set(statuses) <= {200, 429, 503}
    assert 200 in statuses


def test_an_account_from_coming_in_to_leaving(server: OpenServer) -> None:
    anna = Browser(server).come_in()
    name = new_name("Account")
    account = anna.post("/api/me/account", {"name": name, "password": PASSWORD})
    assert (account["kind"], account["ref"]) == ("account", anna.player)
    assert anna.ask("PATCH", "/api/me", {"language": "nl", "theme": "dark"}).json["language"] == "nl"
    table = anna.open_table()
    proof = {"type": "password", "password": PASSWORD}
    assert anna.ask("POST", "/api/me/export", {"proof": proof | {"password": "wrong"}}).status == 401
    exported = anna.post("/api/me/export", {"proof": proof})["everything"]
    assert exported["player"]["name"] == name
    ceremony = anna.post("/api/passkeys/ask", {"proof": proof})
    assert ceremony["options"]["user"]["name"] == name
    bad = {"ceremony": ceremony["ceremony"], "response": {}, "label": "x"}
    assert anna.ask("POST", "/api/passkeys", bad).json["code"] == "bad_passkey"
    assert anna.get("/api/passkeys") == []
    anna.post("/api/me/erase", {"proof": proof})
    assert anna.ask("GET", "/api/me").status == 401
    assert Browser(server).ask("POST", "/api/login", {"name": name, "password": PASSWORD}).status == 401
    assert Browser(server).get(f"/api/tables/{table}")["host"] == anna.player


def test_pages_of_tables_go_on_where_they_ended(server: OpenServer) -> None:
    anna, *others = (Browser(server).come_in() for _ in range(5))
    made = [host.open_table() for host in (anna, *others)]
    seen: list[str] = []
    page: dict[str, Any] = {"next": None}
    while len(seen) < 5:
        more = f"&before={page['next']}" if page["next"] else ""
        page = anna.get(f"/api/tables?which=open&limit=2{more}")
        seen += [card["table"] for card in page["tables"]]
    assert set(made) >= set(seen[:4])
    assert len(seen) == len(set(seen))
    assert anna.get("/api/tables?which=mine")["tables"] == []
    assert anna.ask("GET", "/api/tables?before=x").status == 422
    assert Browser(server).ask("GET", "/api/tables?which=mine").status == 401


def test_attack_7_a_host_takes_one_place_of_the_open_tables(server: OpenServer) -> None:
    anna, mallory = (Browser(server).come_in() for _ in range(2))
    first = anna.open_table()
    made = [mallory.open_table() for _ in range(25)]
    mallory.open_table(private=True)
    page = anna.get("/api/tables?which=open")["tables"]
    assert [(card["table"], card["more"]) for card in page[:2]] == [(made[-1], 24), (first, 0)]
    seen: list[str] = []
    going_on: str | None = ""
    while going_on is not None:
        rest = anna.get(f"/api/tables?which=open&host={mallory.player}&limit=10{going_on}")
        seen += [card["table"] for card in rest["tables"]]
        going_on = f"&before={rest['next']}" if rest["next"] else None
    assert sorted(seen) == sorted(made), (
        "all of them are there for whoever asks for the host's, but for the private one"
    )
    assert anna.ask("GET", "/api/tables?host=%00").status == 422


def test_a_game_tells_its_opponents_and_how_strong_they_are(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(find_game("routes"), "opponents", Opponents(strengths={"regular": Strength(1215, 28)}))
    cards = {game["slug"]: game for game in Browser(server).get("/api/games")}
    assert [opponent["level"] for opponent in cards["harbour"]["opponents"]] == list(LEVELS)
    measured = {opponent.pop("level"): opponent for opponent in cards["routes"]["opponents"]}
    assert measured["regular"] == {"rating": 1215, "doubt": 28}
    assert {"random", "greedy", *LEVELS} == set(cards["routes"]["bots"])


def test_the_server_tells_how_it_is(server: OpenServer) -> None:
    browser = Browser(server)
    assert browser.get("/api/health") == {"alive": True}
    assert browser.get("/api/ready") == {"store": True, "bus": True}
    assert {game["slug"] for game in browser.get("/api/games")} >= {"routes", "harbour"}
    assert b"mokum_requests_total" in browser.ask("GET", "/metrics").body
    assert browser.ask("GET", "/").headers["content-type"].startswith("text/html")
    assert browser.ask("GET", "/nowhere").json["code"] == "not_found"
    assert browser.ask("PUT", "/api/games").json["code"] == "method_not_allowed"
