"""Being called over HTTP: a turn in a game by days with the browser closed, settings, links in letters, and attacks."""

import re
import secrets
import time
from collections.abc import Callable, Iterator
from uuid import uuid4

import pytest

from calling.outlets import PostOffice, PushService, post_office, push_service
from mokum.calling.table_names import table_name
from mokum.kernel.fair import CONTRIBUTION_BYTES, contribution_hash
from web.browsers import Browser, Json, new_name
from web.servers import OpenServer, open_here

PASSWORD = "nine herons on a barge"
NEW = "eleven swans in a row"
DAYS: Json = {"type": "days", "days": 3, "vacation": 0}
PATIENCE = 30.0


class Site:
    """A server that calls, and what it calls by."""

    def __init__(self, server: OpenServer, office: PostOffice, service: PushService) -> None:
        self.server, self.office, self.service = server, office, service

    def account(self) -> Browser:
        browser = Browser(self.server)
        browser.name = new_name("Cleo")
        browser.player = browser.post("/api/accounts", {"name": browser.name, "password": PASSWORD})["ref"]
        return browser

    def with_mail(self, browser: Browser) -> str:
        """A letter box that is confirmed; says its address."""
        address = f"{secrets.token_hex(6)}@example.org"
        wish = {"address": address, "proof": {"type": "password", "password": PASSWORD}}
        assert browser.ask("POST", "/api/notices/ways/mail", wish).status == 201
        token = self.link(address, "confirm")
        assert Browser(self.server).post("/api/letters/confirm", {"token": token}) == {"address": address}
        return address

    def letters_to(self, address: str) -> list[Json]:
        return [letter for letter in list(self.office.letters) if letter["To"] == address]

    def link(self, address: str, page: str) -> str:
        """The token of the last such link."""
        mark = re.compile(rf"/letter/{page}#(\S+)")
        until(lambda: any(mark.search(letter.get_content()) for letter in self.letters_to(address)))
        found = [mark.search(letter.get_content()) for letter in self.letters_to(address)]
        return [match[1] for match in found if match][-1]


def until(is_so: Callable[[], bool]) -> None:
    patience = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < patience
        time.sleep(0.05)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Somebody who does not move is called after a moment instead of a minute."""
    with pytest.MonkeyPatch.context() as patch, post_office() as (office, port), push_service() as service:
        for module in ("log.timing", "serving.calling_back"):
            patch.setattr(f"mokum.tables.{module}.GRACE", 700)
        patch.setattr("mokum.tables.serving.calling_back.HEARS", 100)
        patch.setattr("mokum.bootstrap.CALLS", 0.05)
        settings = {
            "mail": f"smtp+plain://127.0.0.1:{port}",
            "mail_from": "Mokum <mokum@mokum.example>",
            "services": "webhook,ntfy",
            "calls_inside": True,
        }
        file = tmp_path_factory.mktemp("notices") / "mokum.db"
        with open_here(file, settings={"database": f"sqlite:///{file}"} | settings) as opened:
            yield Site(opened, office, service)


def order(browser: Browser, table: str, do: Json) -> Json:
    return browser.post(f"/api/tables/{table}/orders", {"command": str(uuid4()), "do": do})


def begin(players: list[Browser], game: str = "routes") -> str:
    """A game by days, from the first card on."""
    table = players[0].open_table(game, len(players), clock=DAYS)
    parts = [secrets.token_bytes(CONTRIBUTION_BYTES) for _ in players]
    for seat, (player, part) in enumerate(zip(players, parts, strict=True)):
        order(player, table, {"type": "Sit", "seat": seat, "part_hash": contribution_hash(table, seat, part).hex()})
    order(players[0], table, {"type": "Start"})
    for player, part in zip(players, parts, strict=True):
        order(player, table, {"type": "OpenPart", "part": part.hex()})
    return table


def play_until(players: list[Browser], table: str, seat: int) -> None:
    """Everybody moves at once until one seat is to."""
    while seat not in (awaited := players[0].get(f"/api/tables/{table}")["awaited"]):
        mover = players[awaited[0]]
        move = mover.get(f"/api/tables/{table}/words")["moves"][0]["move"]
        order(mover, table, {"type": "Play", "move": move})


def want(browser: Browser, *ways: str) -> Json:
    settings = browser.get("/api/notices/settings")
    wishes = settings["wishes"] | {"rules": [{"game": "", "kind": "turn", "ways": list(ways)}]}
    return browser.ask("PUT", "/api/notices/settings", wishes).json


def test_a_third_player_is_called_for_a_turn_by_push_and_by_mail_once_with_the_browser_closed(site: Site) -> None:
    anna, bert, cleo = Browser(site.server).come_in(), Browser(site.server).come_in(), site.account()
    address = site.with_mail(cleo)
    phone = site.service.phone(f"cleo{secrets.token_hex(4)}")
    ways = cleo.post("/api/notices/ways/browser", phone.keys)
    assert [(way["kind"], way["state"], way["here"]) for way in ways["own"]] == [
        ("mail", "on", False),
        ("push", "on", True),
    ]
    assert want(cleo, "push", "mail")["wishes"]["rules"] == [{"game": "", "kind": "turn", "ways": ["push", "mail"]}]
    before = len(site.letters_to(address))
    table = begin([anna, bert, cleo])
    play_until([anna, bert, cleo], table, 2)
    until(lambda: len(phone.told) >= 1 and len(site.letters_to(address)) > before)
    time.sleep(2.0)
    assert len(phone.told) == 1
    (letter,) = site.letters_to(address)[before:]
    assert letter["Subject"] == phone.told[0]["title"] == f"It is your turn at {table_name(table)}"
    assert f"/table/{table}" in letter.get_content()
    page = cleo.get("/api/notices")
    assert [(line["kind"], line["game"], line["table"], line["seen"]) for line in page["notices"]] == [
        ("turn", "routes", table, False)
    ]
    assert cleo.get("/api/notices/unseen") == cleo.post("/api/notices/seen", {"ids": []}) == {"unseen": 1}
    assert cleo.post("/api/notices/seen", {}) == {"unseen": 0}


def test_who_looks_at_the_table_is_not_called(site: Site) -> None:
    """And is once they look away."""
    import asyncio

    async def story() -> None:
        anna, bert = Browser(site.server).come_in(), Browser(site.server).come_in()
        phone = site.service.phone(f"bert{secrets.token_hex(4)}")
        bert.post("/api/notices/ways/browser", phone.keys)
        want(bert, "push")
        table = begin([anna, bert])
        async with bert.socket() as socket:
            await socket.watch(table)
            await asyncio.to_thread(play_until, [anna, bert], table, 1)
            await asyncio.sleep(2.5)
            assert phone.told == []
            assert bert.get("/api/notices")["notices"] == []

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mokum.tables.serving.calling_back.AGAIN", 60_000)
        asyncio.run(story())


def test_one_click_ends_a_kind_of_letters_from_anywhere_and_signed_out(site: Site) -> None:
    anna, cleo = Browser(site.server).come_in(), site.account()
    address = site.with_mail(cleo)
    want(cleo, "mail")
    table = begin([anna, cleo])
    play_until([anna, cleo], table, 1)
    until(lambda: any("List-Unsubscribe" in letter for letter in site.letters_to(address)))
    letter = site.letters_to(address)[-1]
    url = str(letter["List-Unsubscribe"]).strip("<>")
    path = url.removeprefix(f"http://localhost:{url.split(':')[2].split('/')[0]}")
    stranger = Browser(site.server)
    opened = stranger.ask("GET", path)
    assert (opened.status, opened.headers["location"]) == (303, f"/letter/stop#{path.rsplit('/', 1)[1]}")
    assert cleo.get("/api/notices/settings")["wishes"]["rules"][0]["ways"] == ["mail"], "to look changes nothing"
    headers = {"Origin": "", "Content-Type": "application/x-www-form-urlencoded"}
    assert stranger.ask("POST", path, b"List-Unsubscribe=One-Click", headers).status == 204
    assert cleo.get("/api/notices/settings")["wishes"]["rules"][0]["ways"] == []


def test_attack_the_door_for_programs_that_read_mail_takes_no_cookie_and_no_other_link(site: Site) -> None:
    cleo = site.account()
    elsewhere = {"Origin": "https://evil.example"}
    for token in ("x", "all", f"{cleo.player}.all.x", "%00", "..%2f..%2fme%2ferase"):
        assert cleo.ask("POST", f"/api/letters/stop/{token}", {}, elsewhere).status in {403, 404}, token
    for path in ("/api/letters/stop", "/api/letters/confirm", "/api/letters/forgotten", "/api/notices/seen"):
        assert cleo.ask("POST", path, {}, elsewhere).json["code"] == "foreign_origin", path


def test_a_forgotten_password_is_set_anew_by_mail(site: Site) -> None:
    cleo = site.account()
    address = site.with_mail(cleo)
    assert Browser(site.server).get("/api/letters") == {"mail": True}
    stranger = Browser(site.server)
    for who in (cleo.name, "nobody at all", "nobody@example.org"):
        assert stranger.ask("POST", "/api/letters/forgotten", {"who": who}).status == 204
    token = site.link(address, "password")
    bad = stranger.ask("POST", "/api/letters/password", {"token": token, "password": "short"})
    assert bad.json["code"] == "bad_password", "and the link is still good"
    assert stranger.post("/api/letters/password", {"token": token, "password": NEW})["ref"] == cleo.player
    assert stranger.get("/api/me")["ref"] == cleo.player
    assert cleo.ask("GET", "/api/me").status == 401, "everybody else is signed out"
    again = Browser(site.server).ask("POST", "/api/letters/password", {"token": token, "password": NEW})
    assert (again.status, again.json["code"]) == (403, "bad_link")


def test_attack_a_stolen_session_sets_no_address_and_so_no_password(site: Site) -> None:
    cleo, guest = site.account(), Browser(site.server).come_in()
    wish = {"address": "thief@example.org", "proof": {"type": "password", "password": "wrong"}}
    assert cleo.ask("POST", "/api/notices/ways/mail", wish).json["code"] == "wrong_credentials"
    assert cleo.ask("POST", "/api/notices/ways/mail", {"address": "thief@example.org"}).status == 422
    assert guest.ask("POST", "/api/notices/ways/mail", wish).json["code"] == "only_accounts"
    service = {"kind": "webhook", "address": "https://example.org/x"}
    assert guest.ask("POST", "/api/notices/ways/service", service).json["code"] == "only_accounts"
    assert site.letters_to("thief@example.org") == []


def test_a_service_is_tried_before_it_counts(site: Site) -> None:
    cleo = site.account()
    address = f"http://127.0.0.1:{site.service.port}/{secrets.token_hex(4)}"
    wish = {"kind": "webhook", "address": address, "secret": "s3cret"}
    (way,) = cleo.post("/api/notices/ways/service", wish)["own"]
    assert (way["kind"], way["name"]) == ("service", "webhook 127.0.0.1")
    path, headers, body = site.service.posted[-1]
    assert (path, headers["authorization"]) == ("/" + address.rsplit("/", 1)[1], "Bearer s3cret")
    assert b"title" in body
    assert "s3cret" not in str(cleo.get("/api/notices/settings"))
    nowhere = {"kind": "webhook", "address": "http://127.0.0.1:1/x"}
    assert cleo.ask("POST", "/api/notices/ways/service", nowhere).json["reason"] == "unreachable"
    assert cleo.ask("POST", f"/api/notices/ways/{way['id']}/try").status == 204
    assert cleo.ask("PATCH", f"/api/notices/ways/{way['id']}", {"on": False}).json["own"][0]["state"] == "off"
    assert cleo.ask("DELETE", f"/api/notices/ways/{way['id']}").json["own"] == []
    assert cleo.ask("DELETE", f"/api/notices/ways/{way['id']}").status == 404
    unknown = {"kind": "discord", "address": "https://discord.com/api/webhooks/1/x"}
    assert cleo.ask("POST", "/api/notices/ways/service", unknown).json["code"] == "not_offered"


def test_attack_a_server_as_it_comes_calls_nothing_inside_and_offers_no_letters(server: OpenServer) -> None:
    anna = Browser(server).come_in()
    ways = anna.get("/api/notices/settings")["ways"]
    assert (ways["own"], ways["mail"], ways["services"]) == ([], False, [])
    assert ways["push_key"]
    with push_service() as service:
        keys = service.phone("x").keys
        for endpoint in (keys["endpoint"], "https://127.0.0.1/x", "https://localhost:9999/x"):
            added = anna.ask("POST", "/api/notices/ways/browser", keys | {"endpoint": endpoint})
            if added.status == 201:  # it is a name: what is behind it is looked at when something is sent
                way = added.json["own"][-1]["id"]
                tried = anna.ask("POST", f"/api/notices/ways/{way}/try")
                assert (tried.status, tried.json["code"]) == (422, "bad_address"), endpoint
            else:
                assert added.json["code"] == "bad_address"
        assert service.posted == []
    wish = {"who": anna.name}
    assert anna.ask("POST", "/api/letters/forgotten", wish).json["code"] == "not_offered"


def test_attack_wishes_that_make_no_sense_are_refused(site: Site) -> None:
    anna = Browser(site.server).come_in()
    wishes = anna.get("/api/notices/settings")["wishes"]
    for wrong in (
        {"zone": "../../etc/passwd"},
        {"zone": "Europe"},
        {"zone": "Nowhere/Here"},
        {"zone": ""},
        {"zone": "/etc/localtime"},
        {"quiet": {"begins": -1, "ends": 3}},
        {"quiet": {"begins": 0, "ends": 1440}},
        {"together": "never"},
        {"rules": [{"game": "", "kind": "cards", "ways": []}]},
        {"rules": [{"game": "", "kind": "turn", "ways": ["fax"]}]},
        {"rules": [{"game": "", "kind": "turn", "ways": []}] * 201},
    ):
        assert anna.ask("PUT", "/api/notices/settings", wishes | wrong).status in {400, 422}, wrong
    assert anna.ask("PUT", "/api/notices/settings", wishes | {"zone": "America/Argentina/Buenos_Aires"}).status == 200
