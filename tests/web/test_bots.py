"""Bots that people make, over HTTP: what a token opens, what it never opens, and how one is invited."""

from pathlib import Path
from uuid import uuid4

import pytest

from coroutines import story
from mokum.kernel.fair import contribution_hash
from mokum.web.limits import Rate
from web.browsers import Browser, Json, new_name
from web.programs import BOTH, PART, PASSWORD, Program, owner_at
from web.servers import OpenServer, open_here

OPEN = {"/api/stream", "/api/tables", "/api/tables/{table}", "/api/tables/{table}/orders", "/api/tables/{table}/chat"}
OPEN |= {"/api/leaders/{game}"}
OPEN |= {f"/api/tables/{{table}}/{what}" for what in ("record", "history", "replay", "words", "ratings")}
FOR_EVERYBODY = {"/api/health", "/api/ready", "/api/games", "/api/games/{game}/schema", "/api/games/{game}/rules"}


def sit(table: str, seat: int) -> Json:
    return {"type": "Sit", "seat": seat, "part_hash": contribution_hash(table, seat, PART).hex()}


def test_a_person_makes_names_and_revokes(server: OpenServer) -> None:
    owner = owner_at(server)
    program = Program(server, owner)
    (bot,) = owner.get("/api/bots")
    assert bot["name"].endswith(" [bot]")
    assert [token["name"] for token in bot["tokens"]] == ["cellar"]
    assert bot["tokens"][0] | {"used_at": None} == program.made
    assert program.token not in str(owner.get("/api/bots"))
    assert Browser(server).come_in().get(f"/api/bots/{program.ref}") == {
        "ref": program.ref,
        "name": bot["name"],
        "owner": owner.name,
    }
    assert program.ask("GET", "/api/tables?which=mine").json == {"tables": [], "next": None}
    assert owner.get("/api/bots")[0]["tokens"][0]["used_at"] is not None
    gone = f"/api/bots/{program.ref}/tokens/{program.made['id']}"
    assert [owner.ask("DELETE", gone).status for _ in range(2)] == [204, 404]
    assert program.ask("GET", "/api/tables?which=mine").json["code"] == "bad_token"
    assert owner.ask("DELETE", f"/api/bots/{program.ref}").status == 204
    assert owner.get("/api/bots") == []


def test_guests_make_no_bots_and_nobody_more_than_the_host_says(tmp_path: Path) -> None:
    with open_here(tmp_path / "mokum.db", settings={"bots_of_player": 1, "tokens_of_bot": 1}) as server:
        owner = owner_at(server)
        bot = owner.post("/api/bots", {"name": new_name("Rook")})["ref"]
        second = owner.ask("POST", "/api/bots", {"name": new_name("Rook")})
        assert (second.status, second.json["code"]) == (409, "too_many_bots")
        wish = {"name": "cellar", "scopes": ["read"]}
        owner.post(f"/api/bots/{bot}/tokens", wish)
        assert owner.ask("POST", f"/api/bots/{bot}/tokens", wish).json["code"] == "too_many_tokens"
        guest = Browser(server).come_in()
        assert guest.ask("POST", "/api/bots", {"name": new_name("Rook")}).json["code"] == "only_accounts"
        for scopes in ([], ["all"], ["play", "read", "play"], "play"):
            assert owner.ask("POST", f"/api/bots/{bot}/tokens", {"name": "x", "scopes": scopes}).status == 422


def test_attack_tokens_open_tables_and_nothing_else(server: OpenServer) -> None:
    """Each operation that the server describes, asked with a token that has every scope."""
    program = Program(server, owner_at(server))
    described = program.ask("GET", "/api/openapi.json").json
    tried = 0
    for path, operations in described["paths"].items():
        for method in operations:
            if path in OPEN | FOR_EVERYBODY:
                continue
            others = {"game": "routes", "name": "Anna", "player": "a" * 32, "case": 1, "measure": 1, "token": "x"}
            filled = path.format(id=program.made["id"], bot=program.ref, table=uuid4(), **others)
            answered = program.ask(method.upper(), filled, {} if method in {"post", "put", "patch"} else None)
            assert (answered.status, answered.json["code"]) == (403, "not_for_tokens"), (method, path)
            tried += 1
    assert tried > 20
    assert program.ask("GET", "/api/tables").status == 200


def test_attack_tokens_count_in_the_one_header_and_nowhere_else(server: OpenServer) -> None:
    program = Program(server, owner_at(server))
    token, anybody = program.token, Browser(server)
    mine = "/api/tables?which=mine"
    assert program.ask("GET", mine).status == 200
    for headers in (
        {"Cookie": f"mokum={token}"},
        {"Authorization": token},
        {"Authorization": f"Basic {token}"},
        {"Authorization": f"Token {token}"},
        {"X-Authorization": f"Bearer {token}"},
    ):
        assert anybody.ask("GET", mine, headers=headers).status == 401
    assert anybody.ask("GET", f"{mine}&token={token}&access_token={token}").status == 401
    wish = {"command": str(uuid4()), "game": "routes", "seats": 2, "token": token}
    assert anybody.ask("POST", "/api/tables", wish).status in {401, 422}
    for wrong in ("", "mokum_", token[:-1], token + "a", token.removeprefix("mokum_"), "ä" * 500):
        answered = program.ask("GET", mine, headers={"Authorization": f"Bearer {wrong}".encode().decode("latin-1")})
        assert (answered.status, answered.json["code"]) == (401, "bad_token")


def test_attack_tokens_lend_a_foreign_page_nothing(server: OpenServer) -> None:
    """A page elsewhere that adds a token of its own, or none, to the cookie of a browser."""
    anna, program = Browser(server).come_in(), Program(server, owner_at(server))
    evil = {"Origin": "https://evil.example"}
    wish = {"command": str(uuid4()), "game": "routes", "seats": 2}
    assert anna.ask("POST", "/api/tables", wish, evil).json["code"] == "foreign_origin"
    for token in ("x", ""):
        headers = evil | {"Authorization": f"Bearer {token}"}
        assert anna.ask("POST", "/api/tables", wish, headers).json["code"] == "bad_token"
        assert anna.ask("POST", "/api/logout", headers=headers).json["code"] == "not_for_tokens"
        assert anna.ask("GET", "/api/me", headers=headers).json["code"] == "not_for_tokens"
    made = anna.ask("POST", "/api/tables", wish, evil | {"Authorization": f"Bearer {program.token}"})
    assert made.status == 201
    assert anna.get(f"/api/tables/{made.json['table']}")["host"] == program.ref
    assert "access-control-allow-origin" not in made.headers
    asked = anna.ask("OPTIONS", "/api/tables", headers=evil | {"Access-Control-Request-Headers": "authorization"})
    assert "access-control-allow-origin" not in asked.headers
    assert anna.get("/api/me")["ref"] == anna.player


@pytest.mark.parametrize("header", ["Authorization", "authorization"])
def test_attack_tokens_open_no_socket(server: OpenServer, header: str) -> None:
    program = Program(server, owner_at(server))
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    key = {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", header: f"Bearer {program.token}"}
    assert program.ask("GET", "/ws", headers={**upgrade, **key}).status == 403


def test_attack_tokens_do_what_their_scopes_say(server: OpenServer) -> None:
    owner = owner_at(server)
    reads, plays = Program(server, owner, ["read"]), Program(server, owner, ["play"])
    wish = {"command": str(uuid4()), "game": "routes", "seats": 2}
    assert reads.ask("POST", "/api/tables", wish).json["code"] == "no_scope"
    table = plays.ask("POST", "/api/tables", wish).json["table"]
    assert reads.order(table, {"type": "CloseTable"}).json["code"] == "no_scope"
    assert reads.ask("GET", f"/api/tables/{table}").status == 200
    for path in ("/api/stream", f"/api/tables/{table}", "/api/tables"):
        assert plays.ask("GET", path).json["code"] == "no_scope"
    assert plays.order(table, {"type": "CloseTable"}).status == 200


def test_attack_tokens_have_limits_of_their_own_and_those_of_their_household(tmp_path: Path) -> None:
    few = Rate(1, 3600, 3)
    with open_here(tmp_path / "bots.db", requests_of_bot=few) as server:
        owner = owner_at(server)
        program = Program(server, owner)
        asked = [program.ask("GET", "/api/tables") for _ in range(5)]
        assert [answered.status for answered in asked] == [200] * 3 + [429] * 2
        assert int(asked[-1].headers["retry-after"]) > 0
        assert Program(server, owner).ask("GET", "/api/tables").status == 200
    with open_here(tmp_path / "all.db", requests=Rate(1, 3600, 8)) as server:
        program = Program(server, owner_at(server))
        guesses = [program.ask("GET", "/api/tables", headers={"Authorization": "Bearer x"}).status for _ in range(8)]
        assert guesses == [401] * 5 + [429] * 3


@story
async def test_a_bot_is_invited_by_name_and_sits_where_it_is(server: OpenServer) -> None:
    anna, owner = Browser(server).come_in(), owner_at(server)
    program = Program(server, owner)
    name = program.bot["name"]
    table = anna.open_table(seats=3)
    async with anna.socket() as one:
        await one.watch(table)
        assert program.order(table, sit(table, 1)).json["code"] == "not_allowed"
        for wrong in ("Nobody at all", owner.name, anna.name, "", "x" * 100):
            answer = await one.act(table, {"type": "Invite", "seat": 1, "name": wrong})
            assert (answer["code"], answer["words"]) == ("not_allowed", "There is no bot of this name.")
        assert (await one.act(table, {"type": "Invite", "seat": 3, "name": name}))["code"] == "bad_request"
        command, do = str(uuid4()), {"type": "Invite", "seat": 1, "name": name.removesuffix(" [bot]").upper()}
        invited = [await one.act(table, do, command) for _ in range(2)]
        assert [answer["type"] for answer in invited] == ["answer"] * 2
        kept = (await one.up_to(table, invited[0]["seq"]))["seats"][1]
        assert (kept["player"], kept["name"], kept["sealed"]) == (program.ref, name, False)
        assert (await one.act(table, {"type": "Invite", "seat": 2, "name": name}))["code"] == "not_allowed"
        assert program.order(table, sit(table, 2)).json["code"] == "not_allowed"
        yes = program.sit(table, 1)
        assert (await one.up_to(table, yes))["seats"][1]["sealed"]
        assert program.order(table, {"type": "Invite", "seat": 2, "name": name}).json["code"] == "not_allowed"
        out = await one.done(table, {"type": "Unseat", "seat": 1})
        assert (await one.up_to(table, out))["seats"][1]["player"] == ""
        assert program.order(table, sit(table, 1)).json["code"] == "not_allowed"


@story
async def test_a_bot_has_so_many_games_and_a_host_so_many_invitations(tmp_path: Path) -> None:
    with open_here(tmp_path / "mokum.db", games_of_bot=1, invitations=Rate(1, 3600, 2)) as server:
        anna, bram, owner = Browser(server).come_in(), Browser(server).come_in(), owner_at(server)
        first, second = Program(server, owner), Program(server, owner)
        invite = {"type": "Invite", "seat": 1, "name": first.bot["name"]}
        async with anna.socket() as one, bram.socket() as two:
            table = anna.open_table(private=True)
            await one.done(table, invite)
            busy = await two.act(bram.open_table(), invite)
            assert (busy["code"], busy["words"]) == ("not_allowed", "This bot plays as many games as it may.")
            first.sit(table, 1)
            await one.done(table, {"type": "Unseat", "seat": 1})
            await one.done(table, invite | {"name": second.bot["name"]})
            spent = await one.act(anna.open_table(), invite)
            assert spent["code"] == "too_many"
            await two.done(bram.open_table(), invite)


@story
async def test_no_bot_is_invited_where_it_could_not_play(server: OpenServer) -> None:
    anna, program = Browser(server).come_in(), Program(server, owner_at(server))
    invite = {"type": "Invite", "seat": 1, "name": program.bot["name"]}
    async with anna.socket() as one:
        for table in (
            anna.open_table("merchants", 3, lots={"tempo": "calm", "mode": "photo"}),
            anna.open_table(practice=True),
        ):
            assert (await one.act(table, invite))["code"] == "not_allowed"


def test_a_bot_is_marked_in_lists_and_its_owner_takes_it_along(server: OpenServer) -> None:
    owner = owner_at(server)
    program = Program(server, owner)
    table = program.ask("POST", "/api/tables", {"command": str(uuid4()), "game": "routes", "seats": 2}).json["table"]
    program.sit(table, 0)
    card = next(card for card in owner.get(f"/api/tables?host={program.ref}")["tables"] if card["table"] == table)
    assert card["names"][0] == program.bot["name"]
    owner.post("/api/me/erase", {"proof": {"type": "password", "password": PASSWORD}})
    assert program.ask("GET", "/api/tables").json["code"] == "bad_token"
    assert Browser(server).ask("GET", f"/api/tables/{table}").json["seats"][0]["name"] == "Deleted player"


def test_a_new_password_leaves_tokens_alone_and_they_are_told_of(server: OpenServer) -> None:
    """A token opens no account: who wants it gone revokes it, and finds it in the list."""
    owner = owner_at(server)
    program = Program(server, owner)
    proof = {"type": "password", "password": PASSWORD}
    owner.post("/api/me/password", {"proof": proof, "password": "five lanterns in the fog"})
    assert program.ask("GET", "/api/tables").status == 200
    assert [token["scopes"] for token in owner.get("/api/bots")[0]["tokens"]] == [BOTH]
