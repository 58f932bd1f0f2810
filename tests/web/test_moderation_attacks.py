"""Attacks on moderation: by those who complain, by those without a role, and by moderators themselves."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from uuid import uuid4

from coroutines import story
from mokum.web.limits import Rate
from web.browsers import Browser, Json
from web.moderators import Place, at_table, case_of, complain, decide, give, line_of, say
from web.servers import open_here

MUTE = {"type": "mute", "days": 1}


def test_attack_nobody_without_a_session_or_from_elsewhere_complains(place: Place) -> None:
    elin, ruben = Browser(place.server).come_in(), Browser(place.server).come_in()
    complaint = {"about": ruben.player, "reason": "insult"}
    assert Browser(place.server).ask("POST", "/api/complaints", complaint).status == 401
    assert elin.ask("POST", "/api/complaints", complaint, {"Origin": "https://example.org"}).status == 403
    wrong: list[Json] = [
        {},
        complaint | {"reason": "ugly"},
        complaint | {"words": "x" * 501},
        complaint | {"words": "\u202eesrever"},
        complaint | {"words": "a" + "\u0301" * 20},
        complaint | {"line": 1},
        complaint | {"line": -1},
        complaint | {"about": "' OR 1=1"},
        complaint | {"about": elin.player},
        complaint | {"by": ruben.player},
    ]
    for body in wrong:
        assert elin.ask("POST", "/api/complaints", body).status in {400, 422}, body
    assert elin.ask("POST", "/api/complaints", complaint | {"about": "f" * 32}).status == 404
    assert elin.ask("POST", "/api/complaints", complaint | {"table": str(uuid4())}).status == 404


@story
async def test_attack_nobody_complains_of_what_they_cannot_see(place: Place) -> None:
    elin, ruben, nosy = (Browser(place.server).come_in() for _ in range(3))
    async with AsyncExitStack() as stack:
        table, (_, rude) = await at_table(stack, elin, ruben, private=True)
        open_table, (_,) = await at_table(stack, nosy)
        await say(rude, table, "among ourselves")
        line = await asyncio.to_thread(line_of, elin, table, "among ourselves")

        def ask(browser: Browser, **where: Any) -> int:
            body = {"about": ruben.player, "reason": "insult", **where}
            return browser.ask("POST", "/api/complaints", body).status

        def all_of_them() -> list[int]:
            return [
                ask(nosy, table=table),
                ask(nosy, table=table, line=line),
                ask(nosy, table=open_table, line=line),  # a line of another table
                ask(nosy, table=open_table),  # who is not there
                ask(elin, table=table, line=line + 1000),
                ask(elin, table=table, line=line),
            ]

        assert await asyncio.to_thread(all_of_them) == [404, 404, 404, 404, 404, 201]


def test_attack_a_flood_of_complaints_is_held_off_for_a_person_and_for_a_household(tmp_path: Path) -> None:
    two, five = Rate(2, 3600, 2), Rate(5, 3600, 5)
    with open_here(tmp_path / "mokum.db", complaints=two, complaints_of_household=five) as server:
        about = Browser(server).come_in().player
        heard = []
        for _ in range(3):
            guest = Browser(server).come_in()
            heard += [guest.ask("POST", "/api/complaints", {"about": about, "reason": "other"}) for _ in range(3)]
        assert [answered.status for answered in heard] == [201, 201, 429, 201, 201, 429, 201, 429, 429]
        assert int(heard[-1].headers["retry-after"]) > 0


def test_attack_to_everybody_without_a_role_there_is_no_desk(place: Place) -> None:
    guest, account, former = Browser(place.server).come_in(), place.somebody(), place.moderator()
    give(place.database, former.player, "none")
    complain(guest, account.player)
    judith = place.moderator()
    number = case_of(judith, account.player)["id"]
    doors: list[tuple[str, str, Json]] = [
        ("GET", "/cases", None),
        ("GET", f"/cases/{number}", None),
        ("GET", f"/cases/{number}/table", None),
        ("POST", f"/cases/{number}/take", None),
        ("POST", f"/cases/{number}/release", None),
        ("POST", f"/cases/{number}/decide", {"verdict": "reject", "reason": "", "measures": []}),
        ("POST", "/measures/1/lift", {"reason": "Because."}),
    ]
    for method, path, body in doors:
        for browser in (guest, account, former):
            assert browser.ask(method, f"/api/moderation{path}", body).status == 404, path
        assert Browser(place.server).ask(method, f"/api/moderation{path}", body).status == 401
        if method == "POST":
            elsewhere = judith.ask(method, f"/api/moderation{path}", body, {"Origin": "https://example.org"})
            assert elsewhere.status == 403
    assert case_of(judith, account.player)["state"] == "open"


@story
async def test_attack_b31_a_moderator_sees_nothing_of_a_table_where_they_sit(place: Place) -> None:
    elin, ruben, judith, govert = (
        Browser(place.server).come_in(),
        place.somebody(),
        place.moderator(),
        place.moderator(),
    )
    async with AsyncExitStack() as stack:
        table, _ = await at_table(stack, elin, ruben, judith)

        def look() -> None:
            complain(elin, ruben.player, "cheating", table=table)
            number = case_of(govert, ruben.player)["id"]
            card = next(card for card in judith.get("/api/moderation/cases")["cases"] if card["id"] == number)
            assert (card["closed"], card["about"], card["table"], card["game"]) == ("sits_there", None, None, None)
            reject = {"verdict": "reject", "reason": "", "measures": []}
            for method, path, body in (
                ("GET", "", None),
                ("GET", "/table", None),
                ("POST", "/take", None),
                ("POST", "/decide", reject),
            ):
                answered = judith.ask(method, f"/api/moderation/cases/{number}{path}", body)
                assert (answered.status, answered.json["reason"]) == (403, "sits_there"), path
                assert ruben.player.encode() not in answered.body
            seen = govert.get(f"/api/moderation/cases/{number}/table")
            assert (seen["viewer"], seen["invitation"], seen["moves"]) == (-1, "", [])

        await asyncio.to_thread(look)


def test_attack_nobody_judges_themselves_what_they_complained_of_or_a_colleague(place: Place) -> None:
    elin, judith, govert = Browser(place.server).come_in(), place.moderator(), place.moderator()
    admin, ruben = place.moderator("admin"), place.somebody()
    complain(elin, judith.player)
    complain(judith, ruben.player, "other")
    about_judith, about_ruben = case_of(admin, judith.player)["id"], case_of(admin, ruben.player)["id"]
    for moderator, number, reason in (
        (judith, about_judith, "about_you"),
        (govert, about_judith, "about_colleague"),
        (judith, about_ruben, "complained"),
    ):
        answered = moderator.ask("POST", f"/api/moderation/cases/{number}/take")
        assert (answered.status, answered.json["code"], answered.json["reason"]) == (403, "conflict", reason)
    decide(admin, judith.player, MUTE)
    measure = judith.get("/api/me/moderation")["measures"][0]["id"]
    for moderator in (judith, govert):
        lifting = moderator.ask("POST", f"/api/moderation/measures/{measure}/lift", {"reason": "Because."})
        assert lifting.json["code"] == "conflict"
    admin.post(f"/api/moderation/measures/{measure}/lift", {"reason": "It was a misunderstanding."})
    assert not judith.get("/api/me/moderation")["measures"][0]["in_force"]


def test_attack_hostile_words_are_kept_as_words(place: Place) -> None:
    elin, ruben, judith = Browser(place.server).come_in(), place.somebody(), place.moderator()
    hostile = "<script>alert(1)</script>'; DROP TABLE cases; -- {{7*7}} %s"
    complain(elin, ruben.player, words=hostile)
    number = case_of(judith, ruben.player)["id"]
    assert judith.get(f"/api/moderation/cases/{number}")["complaints"][0]["words"] == hostile
    decide(judith, ruben.player, MUTE, reason=hostile)
    assert ruben.get("/api/me/moderation")["measures"][0]["reason"] == hostile
    for number in ("0", "-1", "9" * 19, "1e3", "x"):
        assert judith.ask("GET", f"/api/moderation/cases/{number}").status in {404, 422}


def test_attack_only_lines_of_the_case_and_the_person_are_hidden(place: Place) -> None:
    elin, ruben, judith = Browser(place.server).come_in(), place.somebody(), place.moderator()
    table = elin.open_table()
    complain(elin, ruben.player, "other")
    number = case_of(judith, ruben.player)["id"]
    judith.post(f"/api/moderation/cases/{number}/take")
    for measure in ({"type": "hide", "lines": [1]}, {"type": "close"}):
        verdict = {"verdict": "act", "reason": "x", "measures": [measure]}
        answered = judith.ask("POST", f"/api/moderation/cases/{number}/decide", verdict)
        assert (answered.status, answered.json["code"]) == (422, "bad_request")
    assert elin.get(f"/api/tables/{table}")["phase"] == "open"
