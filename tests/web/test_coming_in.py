"""Who may come in: origins, tickets, sessions, cookies, hosts, headers and how many at once."""

import asyncio
import socket
import time
from contextlib import suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from coroutines import story
from mokum.web.limits import Rate
from web.browsers import Browser, new_name
from web.servers import OpenServer, open_here


def origins(server: OpenServer) -> list[str | None]:
    port = server.port
    return [
        *(None, "null", "https://evil.example", f"http://sub.localhost:{port}", f"http://localhost:{port + 1}"),
        *(f"http://LOCALHOST:{port}", f"https://localhost:{port}", f"http://localhost:{port}/", f"{server.origin}, x"),
    ]


@story
async def test_B16_a_socket_from_elsewhere_is_refused_403(server: OpenServer) -> None:
    for origin in origins(server):
        with pytest.raises(InvalidStatus) as refused:
            async with connect(f"ws://localhost:{server.port}/ws", origin=origin):  # type: ignore[arg-type]
                pass
        assert refused.value.response.status_code == 403, origin


def test_B16_so_is_every_request_that_changes_something(server: OpenServer) -> None:
    for origin in origins(server):
        answered = Browser(server).ask("POST", "/api/guests", {"name": "Anna"}, {"Origin": origin or ""})
        assert (answered.status, answered.json["code"]) == (403, "foreign_origin"), origin
        assert Browser(server).ask("GET", "/api/games", headers={"Origin": origin or ""}).status == 200


async def hello(browser: Browser, ticket: str, cookie: str = "") -> int:
    """What a socket that says so is closed with; 0 if it is welcome."""
    headers = {"Cookie": cookie} if cookie else None
    async with browser.socket(hello=False, additional_headers=headers) as opened:
        await opened.send(type="hello", ticket=ticket, version=1)
        try:
            await opened.next("welcome")
        except Exception:
            return await opened.closed()
        return 0


@story
async def test_B17_a_ticket_opens_one_socket_of_its_own_session(server: OpenServer) -> None:
    anna, bram = Browser(server).come_in(), Browser(server).come_in()
    ticket = anna.ticket()
    assert await hello(anna, ticket, anna.cookie) == 0
    assert await hello(anna, ticket, anna.cookie) == 4002
    assert await hello(anna, "", anna.cookie) == 4002  # a cookie alone is not enough
    assert await hello(anna, "x" * 90) == 4002
    assert await hello(bram, anna.ticket(), bram.cookie) == 4002  # somebody else's
    assert await hello(bram, anna.cookie.partition("=")[2]) == 4002  # the session's token is no ticket
    assert Browser(server).ask("POST", "/api/tickets").status == 401


@story
async def test_B17_a_ticket_in_the_address_counts_for_nothing(server: OpenServer) -> None:
    anna = Browser(server).come_in()
    ticket = anna.ticket()
    url = f"ws://localhost:{server.port}/ws?ticket={ticket}"
    async with connect(url, origin=server.origin) as line:  # type: ignore[arg-type]
        await line.send('{"type":"watch","table":"00000000-0000-0000-0000-000000000000"}')
        await line.wait_closed()
        assert line.close_code == 4000


@story
async def test_B18_a_revoked_session_is_closed_at_once(server: OpenServer) -> None:
    anna = Browser(server).come_in()
    async with anna.socket() as opened:
        began = time.monotonic()
        await asyncio.to_thread(anna.post, "/api/logout")
        assert await opened.closed() == 4003
        assert time.monotonic() - began < 2
    assert anna.ask("GET", "/api/me").status == 401


@story
async def test_B18_one_session_of_several_is_revoked_and_the_others_stay(server: OpenServer) -> None:
    name, password = new_name("Account"), "nine herons on a barge"
    here, there = Browser(server), Browser(server)
    here.player = here.post("/api/accounts", {"name": name, "password": password})["ref"]
    there.player = there.post("/api/login", {"name": name, "password": password})["ref"]
    sessions = here.get("/api/sessions")
    other = next(session["id"] for session in sessions if not session["is_this"])
    async with here.socket() as stays, there.socket() as goes:
        assert (await asyncio.to_thread(here.ask, "DELETE", f"/api/sessions/{other}")).status == 204
        assert await goes.closed() == 4003
        await stays.send(type="sync", nonce="n", sent=1)
        await stays.next("sync")
    assert here.ask("DELETE", f"/api/sessions/{other}").status == 404


def test_B19_a_forwarded_address_is_believed_only_from_a_trusted_proxy(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    def networks(server: OpenServer) -> set[str]:
        browser = Browser(server)
        spoof = {"X-Forwarded-For": "203.0.113.9", "X-Real-IP": "203.0.113.9", "Forwarded": "for=203.0.113.9"}
        assert browser.ask("POST", "/api/guests", {"name": new_name()}, spoof).status == 201
        return {session["network"] for session in browser.get("/api/sessions")}

    folder = tmp_path_factory.mktemp("proxies")
    with open_here(folder / "alone.db") as server:
        assert networks(server) == {"127.0.0.0/24"}
    with open_here(folder / "behind.db", settings={"trusted_proxies": "127.0.0.1"}) as server:
        assert networks(server) == {"203.0.113.0/24"}


@pytest.mark.parametrize("host", ["evil.example", "localhost", "localhost:1", "localhost@evil.example", ""])
def test_B19_an_unknown_host_is_a_bad_request(server: OpenServer, host: str) -> None:
    status, _ = raw(server, f"GET /api/games HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    assert status == 400


def test_B19_lines_cannot_be_broken(server: OpenServer) -> None:
    name = f"localhost:{server.port}"
    status, head = raw(server, f"GET /api/tables/x%0d%0aSet-Cookie:a=b HTTP/1.1\r\nHost: {name}\r\n\r\n".encode())
    assert (status, b"set-cookie" in head.lower()) == (404, False)
    status, _ = raw(server, f"GET / HTTP/1.1\r\nHost: {name}\r\nHost: evil.example\r\n\r\n".encode())
    assert status == 400
    status, _ = raw(server, b"GET / HTTP/1.1\r\nHost: a\r\nBad\x00: x\r\n\r\n")
    assert status == 400


def raw(server: OpenServer, data: bytes, pause: float = 0.0) -> tuple[int, bytes]:
    """What the server answers to these bytes, as they are."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=15) as line:
        line.sendall(data)
        time.sleep(pause)
        answer = b""
        while b"\r\n\r\n" not in answer and (more := line.recv(65536)):
            answer += more
    return int(answer.split()[1]) if answer else 0, answer


def test_B20_long_lines_many_headers_and_slow_heads(server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"localhost:{server.port}"
    assert raw(server, f"GET / HTTP/1.1\r\nHost: {name}\r\nX: ".encode() + b"x" * 9000)[0] == 431
    many = "".join(f"X-{number}: 1\r\n" for number in range(129))
    assert raw(server, f"GET / HTTP/1.1\r\nHost: {name}\r\n{many}\r\n".encode())[0] == 431
    monkeypatch.setattr("mokum.web.wires.http.HEAD_WITHIN", 0.3)
    assert raw(server, b"GET / HTTP/1.1\r\nHo")[0] == 408
    assert raw(server, b"")[0] == 408


def test_B20_long_and_slow_bodies(server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Browser(server).ask("POST", "/api/guests", b"x" * 20_000).status == 413
    head = f"POST /api/guests HTTP/1.1\r\nHost: localhost:{server.port}\r\nOrigin: {server.origin}\r\n"
    chunked = head + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    assert raw(server, chunked.encode() + b"5000\r\n" + b"x" * 0x5000 + b"\r\n")[0] == 413
    monkeypatch.setattr("mokum.web.gate.BODY_WITHIN", 0.3)
    slow = head + "Content-Type: application/json\r\nContent-Length: 10\r\n\r\n{"
    assert raw(server, slow.encode())[0] == 408


def test_B20_a_body_that_trickles_is_not_waited_for(server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bound is for the whole of it: a byte now and then keeps nothing open."""
    monkeypatch.setattr("mokum.web.gate.BODY_WITHIN", 1.0)
    head = f"POST /api/guests HTTP/1.1\r\nHost: localhost:{server.port}\r\nOrigin: {server.origin}\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=15) as line:
        line.sendall(f"{head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n".encode())
        line.settimeout(0.2)
        for _ in range(100):
            with suppress(TimeoutError):
                assert line.recv(65536).split()[1] == b"408"
                return
            line.sendall(b" ")
    pytest.fail("it was waited for")


def test_headers_of_every_answer(server: OpenServer) -> None:
    for path in ("/", "/api/games", "/api/me", "/nowhere"):
        headers = Browser(server).ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-embedder-policy"] == "require-corp"
        assert "server" not in headers


def test_the_cookie_is_bound_to_https_where_there_is_https(tmp_path_factory: pytest.TempPathFactory) -> None:
    with open_here(tmp_path_factory.mktemp("plain") / "mokum.db") as server:
        cookie = Browser(server).ask("POST", "/api/guests", {"name": new_name()}).headers["set-cookie"]
        assert cookie.startswith("mokum=")
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
    with open_here(tmp_path_factory.mktemp("secure") / "mokum.db", secure=True) as server:
        answered = Browser(server).ask("POST", "/api/guests", {"name": new_name()})
        cookie = answered.headers["set-cookie"]
        assert cookie.startswith("__Host-mokum=")
        assert {"HttpOnly", "Secure", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
        assert "Domain" not in cookie
        assert "strict-transport-security" in answered.headers


@story
async def test_sockets_and_handshakes_are_counted(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("counted")
    with open_here(folder / "player.db", sockets_of_player=2) as server:
        anna = Browser(server).come_in()
        async with anna.socket(), anna.socket(), anna.socket(hello=False) as third:
            await third.send(type="hello", ticket=anna.ticket(), version=1)
            assert await third.closed() == 4006
        async with anna.socket():
            pass
    for limit in ({"sockets_of_address": 1}, {"handshakes": Rate(1, 60, 1)}, {"sockets_of_strangers": 1}):
        with open_here(folder / f"{next(iter(limit))}.db", **limit) as server:
            anna = Browser(server).come_in()
            async with anna.socket(hello=False):
                with pytest.raises(InvalidStatus) as refused:
                    async with anna.socket(hello=False):
                        pass
                assert refused.value.response.status_code in {429, 503}


def test_requests_new_guests_and_new_tables_are_counted(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder, few = tmp_path_factory.mktemp("rates"), Rate(1, 3600, 2)
    with open_here(folder / "requests.db", requests=few) as server:
        assert [Browser(server).ask("GET", "/api/games").status for _ in range(3)] == [200, 200, 429]
        assert Browser(server).ask("GET", "/api/health").status == 200
    with open_here(folder / "guests.db", new_guests=few) as server:
        assert [Browser(server).ask("POST", "/api/guests", {"name": new_name()}).status for _ in range(3)] == [
            201,
            201,
            429,
        ]
    with open_here(folder / "tables.db", new_tables=few) as server:
        anna = Browser(server).come_in()
        anna.open_table()
        anna.open_table()
        with pytest.raises(AssertionError, match="too_many"):
            anna.open_table()
