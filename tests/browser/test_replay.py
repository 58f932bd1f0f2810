"""A finished game played back in a real browser, and its shuffles checked there, honest and forged."""

import hashlib
import json
import re
import secrets
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Route, expect
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from browser.people import Person
from mokum.kernel.fair import contribution_hash
from web.browsers import Browser as Visitor
from web.browsers import Json, new_name
from web.servers import OpenServer

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def finished(server: OpenServer) -> Json:
    """A game in which a person left at once, and bots played on; and the person's own part of the deal."""
    anna = Visitor(server)
    player = anna.post("/api/guests", {"name": new_name("Anna")})
    table, part = anna.open_table(seats=2), secrets.token_bytes(16)
    made = anna.get(f"/api/tables/{table}")
    promise = json.dumps({"commitment": made["commitment"], "options": made["options"]})

    def do(**what: Json) -> None:
        anna.post(f"/api/tables/{table}/orders", {"command": str(uuid4()), "do": what})

    do(type="Sit", seat=0, part_hash=contribution_hash(table, 0, part).hex())
    do(type="SeatBot", seat=1, bot="greedy")
    do(type="Start")
    do(type="OpenPart", part=part.hex())
    with connect(f"ws://localhost:{server.port}/ws", origin=Origin(server.origin), proxy=None) as line:
        line.send(json.dumps({"type": "hello", "ticket": anna.ticket(), "version": 1}))
        line.send(json.dumps({"type": "watch", "table": table}))
        do(type="Leave")
        now = seen_to_the_end(line)
    kept = {"part": part.hex(), "promise": promise}
    return {"table": table, "last": now["version"], "cookie": anna.cookie, "name": player["name"], **kept}


def seen_to_the_end(line: ClientConnection) -> Json:
    """How the game stands when it is over. Somebody must look on: nobody thinks for bots that are alone."""
    while True:
        message = json.loads(line.recv(timeout=60))
        if message["type"] == "ping":
            line.send(json.dumps({"type": "pong", "nonce": message["nonce"]}))
        elif (now := message.get("now")) and now["phase"] == "over":
            return now


def come(
    browser: Browser, server: OpenServer, people: list[Person], finished: Json, promise: str | None = None
) -> Person:
    """Whoever played comes back, with the same cookie, the part that their browser drew and the promise that it saw."""
    person = Person(browser, server.origin)
    people.append(person)
    name, _, value = finished["cookie"].partition("=")
    person.context.add_cookies([{"name": name, "value": value, "url": server.origin}])
    kept = f"localStorage.setItem('mokum.part.{finished['table']}.0', '{finished['part']}')"
    person.context.add_init_script(kept)
    seen = json.dumps(finished["promise"] if promise is None else promise)
    person.context.add_init_script(f"localStorage.setItem('mokum.promise.{finished['table']}', {seen})")
    return person


def step(person: Person) -> int:
    slider = person.page.get_by_role("slider")
    return int(slider.input_value())


def test_a_game_is_played_back_by_keys(
    server: OpenServer, browser: Browser, people: list[Person], finished: Json
) -> None:
    anna = come(browser, server, people, finished)
    anna.open(f"/replay/{finished['table']}")
    expect(anna.page.get_by_role("slider")).to_be_visible()
    first = step(anna)
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("ArrowRight")
    assert step(anna) == first + 2
    anna.page.keyboard.press("End")
    assert step(anna) == finished["last"]
    expect(anna.page.get_by_role("list", name="Log").get_by_role("button").last).to_have_attribute(
        "aria-current", "step"
    )
    anna.page.keyboard.press("Home")
    assert step(anna) == first
    anna.page.keyboard.press("Space")
    expect(anna.page.get_by_role("button", name="Pause")).to_be_visible()
    expect(anna.page.get_by_role("slider")).to_have_value(str(first + 1))
    anna.button("Score sheet").click()
    expect(
        anna.page.get_by_role("dialog", name="Score sheet").get_by_text(re.compile(r"ROU-0\d\d")).first
    ).to_be_visible()


def test_a_link_leads_to_a_moment_and_to_anybodys_eyes(
    server: OpenServer, browser: Browser, people: list[Person], finished: Json
) -> None:
    wim = Person(browser, server.origin, phone=True)
    people.append(wim)
    wim.open(f"/replay/{finished['table']}?at=20&eyes=all")
    expect(wim.page.get_by_role("slider")).to_have_value("20")
    wim.page.get_by_role("group", name="Whose cards to show").get_by_role("button").last.click()
    wim.page.get_by_label("Seen by").select_option("0")
    wim.page.wait_for_url("**at=20&eyes=0")
    wim.page.get_by_role("tab", name="Log").click()
    lines = wim.page.get_by_role("list", name="Log").get_by_role("button")
    lines.last.click()
    expect(wim.page.get_by_role("slider")).to_have_value(str(finished["last"]))


def test_the_shuffles_are_checked_in_the_browser(
    server: OpenServer, browser: Browser, people: list[Person], finished: Json
) -> None:
    anna = come(browser, server, people, finished)
    anna.open(f"/replay/{finished['table']}")
    anna.button("Check the shuffle").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_text("The shuffle was fair.")).to_be_visible()
    expect(dialog.get_by_text("Your own part is in it")).to_be_visible()
    expect(dialog.get_by_text("24 cards shuffled")).to_be_visible()
    expect(dialog.get_by_text("that your browser saw when you sat down").first).to_be_visible()
    expect(dialog.get_by_text("It tells the same moves as the server plays back")).to_be_visible()


def test_a_promise_that_was_not_seen_before_is_not_called_the_first(
    server: OpenServer, browser: Browser, people: list[Person], finished: Json
) -> None:
    wim = Person(browser, server.origin)
    people.append(wim)
    wim.open(f"/replay/{finished['table']}")
    wim.button("Check the shuffle").click()
    dialog = wim.page.get_by_role("dialog")
    expect(dialog.get_by_text("The record fits its seal.")).to_be_visible()
    expect(dialog.get_by_text("this browser did not see the seal before the game")).to_be_visible()


def test_another_promise_than_the_first_is_found_out(
    server: OpenServer, browser: Browser, people: list[Person], finished: Json
) -> None:
    promise = json.dumps({**json.loads(finished["promise"]), "commitment": "00" * 32})
    anna = come(browser, server, people, finished, promise)
    anna.open(f"/replay/{finished['table']}")
    anna.button("Check the shuffle").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_text("This record is not true.")).to_be_visible()
    expect(dialog.get_by_text("it has another seal than the one that was shown here")).to_be_visible()


def test_a_record_with_a_forged_card_is_found_out(
    server: OpenServer, browser: Browser, people: list[Person], finished: Json
) -> None:
    anna = come(browser, server, people, finished)

    def forge(route: Route) -> None:
        text = route.fetch().text()
        body = text.rpartition("Seal: ")[0]
        # A card of the bot: Anna's own eyes did not see it, and only the shuffle gives it away.
        drawn = re.search(r'"CardDealt","seat":1,"card":(\d)', body)
        assert drawn is not None
        at = drawn.end() - 1
        body = f"{body[:at]}{(int(body[at]) + 1) % 7}{body[at + 1 :]}"
        route.fulfill(body=f"{body}Seal: {hashlib.sha256(body.encode()).hexdigest()}\n")

    anna.page.route("**/record", forge)
    anna.open(f"/replay/{finished['table']}")
    anna.button("Check the shuffle").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_text("This record is not true.")).to_be_visible()
    expect(dialog.get_by_text("a card came that did not lie on top of its pile")).to_be_visible()


def test_a_game_that_runs_is_not_played_back(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    anna = Visitor(server).come_in()
    table = anna.open_table(seats=2)
    wim = Person(browser, server.origin)
    people.append(wim)
    wim.open(f"/replay/{table}")
    expect(wim.page.get_by_role("heading", name="This game is still being played")).to_be_visible()
    wim.open(f"/replay/{uuid4()}")
    expect(wim.page.get_by_role("heading", name="There is no such game")).to_be_visible()
