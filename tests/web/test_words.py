"""A table in words and the pages of rules over HTTP, for whoever may see them."""

from coroutines import story
from mokum import rulebook
from web.browsers import Browser
from web.servers import OpenServer


@story
async def test_a_table_is_told_in_words_to_each_as_they_see_it(server: OpenServer) -> None:
    anna, wim = Browser(server).come_in(), Browser(server).come_in()
    table = anna.open_table()
    assert anna.get(f"/api/tables/{table}/words")["board"] == []
    async with anna.socket() as socket:
        await socket.watch(table)
        await socket.sit(table, 0)
        await socket.done(table, {"type": "SeatBot", "seat": 1, "bot": "random"})
        await socket.done(table, {"type": "Start"})
        now = await socket.up_to(table, await socket.open_part(table, 0))
        while not now["moves"]:
            now = await socket.up_to(table, now["version"] + 1)
    mine, theirs = (one.get(f"/api/tables/{table}/words") for one in (anna, wim))
    assert [one["move"] for one in mine["moves"]] == now["moves"]
    assert anna.name in mine["ask"]
    assert (theirs["moves"], bool(theirs["board"])) == ([], True)
    assert mine["log"] != theirs["log"]
    assert anna.ask("GET", f"/api/tables/{table}/words?at=1").status == 403


@story
async def test_a_private_table_has_no_words_for_strangers(server: OpenServer) -> None:
    anna, wim = Browser(server).come_in(), Browser(server).come_in()
    table = anna.open_table(private=True)
    assert anna.ask("GET", f"/api/tables/{table}/words").status == 200
    assert wim.ask("GET", f"/api/tables/{table}/words").status == 404


@story
async def test_the_rules_page_is_told_rule_by_rule(server: OpenServer) -> None:
    browser = Browser(server)
    told = browser.get("/api/games/routes/rules")
    assert [rule["id"] for rule in told] == list(rulebook.rules("routes"))
    assert browser.ask("GET", "/api/games/chess/rules").status == 404
