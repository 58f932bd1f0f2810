"""People who follow, invite and block each other over HTTP: what each is told, and what nobody finds out."""

from collections.abc import Iterator
from urllib.parse import quote
from uuid import uuid4

import pytest

from coroutines import story
from mokum.kernel.fair import contribution_hash
from mokum.web.limits import Rate
from web.browsers import Answered, Browser, Json
from web.servers import OpenServer, open_here
from web.test_analyses import a_finished_game
from web.test_careers import show, with_account
from web.test_pairing import ROUTES, found
from web.test_playing import sit_down


def follow(browser: Browser, other: Browser) -> None:
    assert browser.ask("PUT", f"/api/ties/follows/{other.player}").status == 204


def block(browser: Browser, other: Browser) -> None:
    assert browser.ask("PUT", f"/api/ties/blocks/{other.player}").status == 204


def unblock(browser: Browser, other: Browser) -> None:
    assert browser.ask("DELETE", f"/api/ties/blocks/{other.player}").status == 204


def followed(browser: Browser) -> dict[str, Json]:
    return {each["name"]: each for each in browser.get("/api/ties")["followed"]}


def is_here(browser: Browser, other: Browser) -> bool:
    found: bool = followed(browser)[other.name]["is_here"]
    return found


def invite(browser: Browser, other: Browser, table: str) -> Answered:
    return browser.ask("POST", "/api/invitations", {"player": other.player, "table": table})


def calls(browser: Browser) -> list[tuple[str, str]]:
    return [(call["name"], call["table"]["table"]) for call in browser.get("/api/invitations")]


def sit(browser: Browser, table: str, seat: int = 1, invitation: str = "") -> Answered:
    sealed = contribution_hash(table, seat, bytes(16)).hex()
    do = {"type": "Sit", "seat": seat, "part_hash": sealed, "invitation": invitation}
    return browser.ask("POST", f"/api/tables/{table}/orders", {"command": str(uuid4()), "do": do})


def test_who_follows_is_told_who_is_here_as_far_as_they_show_it(server: OpenServer) -> None:
    anna, bert = with_account(server), with_account(server)
    show(bert, "everybody")
    follow(anna, bert)
    one = followed(anna)[bert.name]
    assert (one["player"], one["is_here"], one["table"]) == (bert.player, True, None)
    told = {"everybody": True, "played": False, "nobody": False}
    for shown, seen in told.items():
        show(bert, shown)
        assert is_here(anna, bert) is seen, shown
    follow(bert, anna)
    for shown, seen in (told | {"played": True}).items():
        show(bert, shown)
        assert is_here(anna, bert) is seen, f"{shown}, and follows back"
    show(bert, "everybody")
    bert.post("/api/logout")
    assert not is_here(anna, bert)
    assert anna.ask("DELETE", f"/api/ties/follows/{bert.player}").status == 204
    assert anna.get("/api/ties") == {"followed": [], "blocked": []}


@story
async def test_who_has_finished_a_game_with_somebody_sees_them_here_and_where_they_play(server: OpenServer) -> None:
    anna, bert, cora = with_account(server), with_account(server), Browser(server).come_in()
    follow(anna, bert)
    assert not is_here(anna, bert)
    await a_finished_game(anna, bert)
    assert is_here(anna, bert)
    hidden = bert.open_table(private=True)
    seen = bert.open_table()
    for table, invitation in ((hidden, bert.get(f"/api/tables/{hidden}")["invitation"]), (seen, "")):
        assert followed(anna)[bert.name]["table"] is None
        async with bert.socket() as one, cora.socket() as two:
            await sit_down(one, two, table, invitation=invitation)
    assert followed(anna)[bert.name]["table"]["table"] == seen
    show(bert, "nobody")
    assert (is_here(anna, bert), followed(anna)[bert.name]["table"]) == (False, None)


def test_a_tie_is_told_to_who_made_it_and_to_nobody_else(server: OpenServer) -> None:
    anna, bert = with_account(server), with_account(server)
    nothing = {"player": bert.player, "name": bert.name, "kind": "account", "follows": False, "blocks": False}
    place = f"/api/ties/{quote(bert.name)}"
    assert anna.get(place) == nothing | {"may_invite": False}
    follow(anna, bert)
    assert anna.get(place) == nothing | {"follows": True, "may_invite": True}
    block(anna, bert)
    assert anna.get(place) == nothing | {"blocks": True, "may_invite": False}
    assert [each["name"] for each in anna.get("/api/ties")["blocked"]] == [bert.name]
    mine = bert.get(f"/api/ties/{quote(anna.name)}")
    assert (mine["follows"], mine["blocks"]) == (False, False)
    assert bert.get("/api/ties") == {"followed": [], "blocked": []}


def everything(eve: Browser, bert: Browser, table: str) -> list[Json]:
    """What Eve can try to find out whether Bert blocked her, as she is answered."""
    found: list[Json] = []
    for method, path, body in (
        ("PUT", f"/api/ties/follows/{bert.player}", None),
        ("GET", "/api/ties", None),
        ("GET", f"/api/ties/{quote(bert.name)}", None),
        ("POST", "/api/invitations", {"player": bert.player, "table": table}),
        ("GET", f"/api/careers/{quote(bert.name)}", None),
        ("POST", "/api/me/export", {"proof": {"type": "password", "password": "a long enough secret 93"}}),
    ):
        answered = eve.ask(method, path, body)
        said: Json = answered.json if answered.body else None
        if path.endswith("/export"):
            said = said["everything"]
            invited = [call["invited"] for call in said["invitations"]]
            said = [invited, said["ties"], said["followers"]]
        found.append((answered.status, said))
    return found


def test_attack_nobody_finds_out_by_what_they_are_told_that_they_are_blocked(server: OpenServer) -> None:
    eve, bert = with_account(server), with_account(server)
    show(bert, "nobody")
    table = eve.open_table()
    before = everything(eve, bert, table)
    assert calls(bert) == [(eve.name, table)]
    block(bert, eve)
    assert everything(eve, bert, table) == before
    assert calls(bert) == []


def test_attack_who_is_blocked_is_told_nothing_by_a_seat_that_is_not_for_them(server: OpenServer) -> None:
    """At the table of the one who blocked them, and where that one sits; others sit down, and so do both elsewhere."""
    bert, eve, cora = with_account(server), with_account(server), Browser(server).come_in()
    block(bert, eve)
    hosted, visited = bert.open_table(seats=3), cora.open_table(seats=3)
    assert sit(bert, visited, 1).status == 200
    for table in (hosted, visited):
        refused = sit(eve, table, 2)
        assert (refused.status, refused.json) == (403, {"code": "not_allowed", "words": "This seat is not for you."})
        assert eve.ask("GET", f"/api/tables/{table}").status == 200
    assert sit(cora, hosted, 1).status == 200
    theirs = eve.open_table()
    assert sit(bert, theirs, 1).status == 200, "who blocked somebody may sit with them all the same"
    unblock(bert, eve)
    assert sit(eve, hosted, 2).status == 200


@story
async def test_a_block_does_not_disturb_a_game_and_holds_for_the_next(server: OpenServer) -> None:
    bert, eve = with_account(server), with_account(server)
    table = bert.open_table()
    async with bert.socket() as one, eve.socket() as two:
        await sit_down(one, two, table)
        block(bert, eve)
        await one.done(table, {"type": "Resign"})
        await two.up_to(table, 0)
        await one.done(table, {"type": "AskRematch"})
        again = bert.get(f"/api/tables/{table}")["rematch"]
    assert bert.get(f"/api/tables/{again}")["seats"][1]["player"] == eve.player
    assert sit(eve, again, 1).json["words"] == "This seat is not for you."


@story
async def test_chat_of_who_is_blocked_is_not_shown_to_who_blocked_them(server: OpenServer) -> None:
    anna, bert, eve = (with_account(server) for _ in range(3))
    table = anna.open_table(seats=4)
    async with anna.socket() as one, bert.socket() as two, eve.socket() as three:
        for socket in (one, two, three):
            await socket.watch(table)

        async def say(text: str) -> None:
            """Returns once it is said: two sockets that speak at once are heard in any order."""
            command = str(uuid4())
            await three.send(type="chat", table=table, command=command, text=text)
            assert (await three.next("answer"))["command"] == command

        await say("one")
        assert (await two.next("chat"))["text"] == "one"
        block(bert, eve)
        await say("two")
        await one.send(type="chat", table=table, command=str(uuid4()), text="three")
        assert (await two.next("chat"))["text"] == "three"
        assert [(await one.next("chat"))["text"] for _ in range(3)] == ["one", "two", "three"]

        def told(browser: Browser) -> list[str]:
            return [line["text"] for line in browser.get(f"/api/tables/{table}/chat")]

        assert (told(anna), told(bert), told(eve)) == (["one", "two", "three"], ["three"], ["one", "two", "three"])
        unblock(bert, eve)
        assert told(bert) == ["one", "two", "three"]
        await say("four")
        assert (await two.next("chat"))["text"] == "four"


def test_attack_ties_are_for_people_who_have_come_in_and_for_no_foreign_page(server: OpenServer) -> None:
    nobody, anna, bert = Browser(server), with_account(server), with_account(server)
    ways: list[tuple[str, str, Json]] = [
        ("GET", "/api/ties", None),
        ("GET", f"/api/ties/{quote(bert.name)}", None),
        ("PUT", f"/api/ties/follows/{bert.player}", None),
        ("DELETE", f"/api/ties/follows/{bert.player}", None),
        ("PUT", f"/api/ties/blocks/{bert.player}", None),
        ("DELETE", f"/api/ties/blocks/{bert.player}", None),
        ("GET", "/api/invitations", None),
        ("POST", "/api/invitations", {"player": bert.player, "table": str(uuid4())}),
        ("DELETE", f"/api/invitations/{uuid4()}", None),
    ]
    for method, path, body in ways:
        assert nobody.ask(method, path, body).status == 401, path
        if method != "GET":
            assert anna.ask(method, path, body, {"Origin": "https://example.org"}).status == 403, path
    for ref in ("x", "f" * 65, "%00", anna.player, "f" * 32):
        assert anna.ask("PUT", f"/api/ties/follows/{ref}").status in {404, 405, 422}, ref
    assert anna.get("/api/ties") == {"followed": [], "blocked": []}


def test_attack_nobody_follows_or_invites_in_bulk(tmp_path_factory: pytest.TempPathFactory) -> None:
    with open_here(
        tmp_path_factory.mktemp("ties") / "mokum.db", ties=Rate(2, 3600, 2), calls=Rate(1, 3600, 1)
    ) as opened:
        eve, *others = (with_account(opened) for _ in range(4))
        asked = [eve.ask("PUT", f"/api/ties/follows/{other.player}") for other in others]
        assert [answered.status for answered in asked] == [204, 204, 429]
        assert int(asked[-1].headers["retry-after"]) > 0
        table = eve.open_table(seats=4)
        assert [invite(eve, other, table).status for other in others[:2]] == [204, 429]


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mokum.bootstrap.PAIRS", 0.05)
        with open_here(tmp_path_factory.mktemp("apart") / "mokum.db") as opened:
            yield opened


def test_who_blocked_somebody_is_paired_with_others(quick: OpenServer) -> None:
    bert, eve, cora = with_account(quick), with_account(quick), with_account(quick)
    block(bert, eve)
    for browser in (eve, bert, cora):
        browser.post("/api/pairing", ROUTES)
    one = found(cora)
    with_cora = found(eve)
    assert one["table"] == with_cora["table"]
    assert bert.get("/api/pairing")["own"]["table"] is None
