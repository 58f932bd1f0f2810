"""Moderation as people and moderators meet it: complaints, cases, measures, answers, and that every door obeys."""

import asyncio
from contextlib import AsyncExitStack
from uuid import uuid4

from coroutines import story
from web.browsers import Browser, Json
from web.moderators import Place, at_table, ban, case_of, complain, decide, line_of, say, until
from web.test_careers import PASSWORD

MUTE = {"type": "mute", "days": 1}
BAN = {"type": "ban", "days": 7}


@story
async def test_from_an_insult_to_a_mute_that_the_open_socket_feels(place: Place) -> None:
    elin, bram, ruben = (Browser(place.server).come_in() for _ in range(3))
    judith = place.moderator()
    async with AsyncExitStack() as stack:
        table, (first, second, rude) = await at_table(stack, elin, bram, ruben)
        await say(second, table, "nice, 90 for silk")
        await say(rude, table, "you bid like a child")
        await say(first, table, "please stop")

        def judge() -> Json:
            line = line_of(elin, table, "you bid like a child")
            for browser in (elin, bram):
                complain(browser, ruben.player, table=table, line=line, words="He is rude.")
            card = case_of(judith, ruben.player)
            assert (card["complaints"], card["state"], card["game"]) == (2, "open", "routes")
            hide = {"type": "hide", "lines": [line]}
            return decide(judith, ruben.player, hide, MUTE)

        file = await asyncio.to_thread(judge)
        assert [line["text"] for line in file["lines"]] == ["nice, 90 for silk", "you bid like a child", "please stop"]
        assert [len(line["complaints"]) for line in file["lines"]] == [0, 2, 0]
        assert [deed["deed"] for deed in file["trail"]] == [
            *("opened", "complained", "complained", "taken", "hide", "mute"),
        ]
        await first.next("unsaid")
        refused = await say(rude, table, "what now")
        assert (refused["type"], refused["code"]) == ("refused", "muted")
        assert (await rude.done(table, {"type": "Leave"})) > 0  # they play on, and may go

    def told() -> None:
        own = ruben.get("/api/me/moderation")
        assert [measure["kind"] for measure in own["measures"]] == ["mute", "hide"]
        assert own["measures"][0]["reason"] == "We keep tables friendly."
        assert [one["state"] for one in elin.get("/api/me/moderation")["complaints"]] == ["acted"]
        greeted = ruben.ask("PUT", f"/api/tables/{ruben.open_table()}/greeting", {"text": "come, you child"})
        assert (greeted.status, greeted.json["code"]) == (403, "muted")
        assert elin.player not in str(own)
        assert judith.player not in str(own)

    await asyncio.to_thread(told)


@story
async def test_a_ban_closes_every_door_and_leaves_those_to_one_s_rights(place: Place) -> None:
    elin, ruben, judith = Browser(place.server).come_in(), place.somebody(), place.moderator()
    bot = await asyncio.to_thread(lambda: ruben.post("/api/bots", {"name": f"Bot {ruben.player[:5]}x"}))
    made = await asyncio.to_thread(
        lambda: ruben.post(f"/api/bots/{bot['ref']}/tokens", {"name": "mine", "scopes": ["play", "read"]})
    )
    async with AsyncExitStack() as stack:
        table, (host, rude) = await at_table(stack, elin, ruben)
        own = await asyncio.to_thread(lambda: ruben.open_table(game="harbour"))

        def judge() -> None:
            complain(elin, ruben.player, "advertising", table=table)
            decide(judith, ruben.player, BAN)

        await asyncio.to_thread(judge)
        assert await rude.closed() == 4010
        seat = await host.until(lambda message: bool(message.get("now")) and not message["now"]["seats"][1]["player"])
        assert seat["now"]["phase"] == "open"

    def doors() -> None:
        until(lambda: elin.get(f"/api/tables/{own}")["phase"] == "over")
        doors: list[tuple[str, str, Json]] = [
            ("POST", "/api/tickets", None),
            ("POST", "/api/tables", {"command": str(uuid4()), "game": "routes", "seats": 2}),
            ("POST", f"/api/tables/{table}/orders", {"command": str(uuid4()), "do": {"type": "Leave"}}),
            ("POST", "/api/pairing", {"game": "routes", "seats": [2], "pace": "live"}),
            ("POST", f"/api/tables/{table}/analysis", None),
            ("POST", "/api/bots", {"name": "One more"}),
            ("POST", "/api/complaints", {"about": elin.player, "reason": "other"}),
            ("PUT", f"/api/ties/follows/{judith.player}", None),
            ("POST", "/api/invitations", {"player": elin.player, "table": own}),
            ("PUT", f"/api/tables/{own}/greeting", {"text": "come"}),
            ("POST", "/api/notices/ways/service", {"kind": "webhook", "address": "https://example.org/"}),
        ]
        for method, path, body in doors:
            answered = ruben.ask(method, path, body)
            assert (answered.status, answered.json["code"]) == (403, "banned"), path
        token = {"Authorization": f"Bearer {made['token']}", "Origin": ""}
        for path, body in (("/api/tables", doors[1][2]), (f"/api/tables/{table}/orders", doors[2][2])):
            assert Browser(place.server).ask("POST", path, body, token).json["code"] == "banned"
        again = Browser(place.server)
        again.post("/api/login", {"name": ruben.name, "password": PASSWORD})
        told = again.get("/api/me/moderation")
        assert (told["measures"][0]["kind"], told["measures"][0]["in_force"]) == ("ban", True)
        again.post(f"/api/me/moderation/{told['measures'][0]['id']}/appeal", {"words": "It was my cat."})
        proof = {"proof": {"type": "password", "password": PASSWORD}}
        copied = again.post("/api/me/export", proof)["everything"]
        assert copied["measures"][0]["appeal"]["words"] == "It was my cat."
        # The same moderator does not read the answer; another one does, and it is over.
        cards = judith.get("/api/moderation/cases")["cases"]
        assert [card["closed"] for card in cards if card["reason"] == "appeal"] == ["decided_by_you"]
        govert = place.moderator()
        number = next(card["id"] for card in govert.get("/api/moderation/cases")["cases"] if card["reason"] == "appeal")
        govert.post(f"/api/moderation/cases/{number}/take")
        lifted = {"verdict": "lift", "reason": "It was the cat.", "measures": []}
        assert govert.post(f"/api/moderation/cases/{number}/decide", lifted)["appeal"]["words"] == "It was my cat."
        again.ticket()
        again.post("/api/me/erase", proof)

    await asyncio.to_thread(doors)


@story
async def test_a_closed_table_is_kept_and_ends_without_a_result(place: Place) -> None:
    elin, ruben, judith = place.somebody(), place.somebody(), place.moderator()
    async with AsyncExitStack() as stack:
        clock = {"type": "live", "bank_ms": 600_000, "increment_ms": 10_000}
        table = await asyncio.to_thread(lambda: elin.open_table(clock=clock, rated=True))
        sockets = [await stack.enter_async_context(browser.socket()) for browser in (elin, ruben)]
        for seat, socket in enumerate(sockets):
            await socket.watch(table)
            await socket.sit(table, seat)
        await sockets[0].done(table, {"type": "Start"})
        for seat, socket in enumerate(sockets):
            await socket.open_part(table, seat)
        await sockets[0].until(lambda message: bool(message.get("now")) and message["now"]["phase"] == "playing")

        def judge() -> None:
            complain(elin, ruben.player, "cheating", table=table)
            file = decide(judith, ruben.player, {"type": "close"})
            assert file["table"]["status"] == "over"

        await asyncio.to_thread(judge)
        over = await sockets[1].until(lambda message: bool(message.get("now")) and message["now"]["phase"] == "over")
        assert (over["now"]["result"]["why"], over["now"]["result"]["ranks"]) == ("moderated", [])

    def kept() -> None:
        assert elin.get("/api/finished")["games"] == []

    await asyncio.to_thread(kept)


def test_another_name_is_asked_for_and_chosen_at_once(place: Place) -> None:
    elin, ruben, judith = Browser(place.server).come_in(), place.somebody(), place.moderator()
    assert ruben.ask("POST", "/api/me/name", {"name": "Somebody"}).json["code"] == "not_asked"
    complain(elin, ruben.player, "name")
    decide(judith, ruben.player, {"type": "name"})
    assert ruben.get("/api/me")["name"] == f"Guest {ruben.player[:6]}"
    assert ruben.get("/api/me/moderation")["must_rename"]
    assert ruben.ask("POST", "/api/me/name", {"name": ruben.name}).json["reason"] == "unwanted"
    assert ruben.post("/api/me/name", {"name": f"Kind {ruben.name}"[:20]})["name"].startswith("Kind")
    assert not ruben.get("/api/me/moderation")["must_rename"]


@story
async def test_a_ban_from_the_server_s_own_machine_closes_open_sockets_within_two_seconds(place: Place) -> None:
    ruben = Browser(place.server).come_in()
    async with ruben.socket() as socket:
        await asyncio.to_thread(ban, place.database, ruben.player)
        async with asyncio.timeout(2):
            assert await socket.closed() == 4010
