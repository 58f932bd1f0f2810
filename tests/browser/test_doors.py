"""The small doors, in real browsers: who is put out stays out, and spectators know who reads them (attacks 10, 11)."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.people import Person
from harness.making import choose
from web.servers import OpenServer

pytestmark = pytest.mark.long
RENEW = "New invitation link"


def link_of(person: Person) -> str:
    return person.page.get_by_label("Invite", exact=True).input_value()


def come_in(person: Person, link: str, name: str) -> None:
    person.open(link.removeprefix(person.origin))
    person.at_table()
    person.page.get_by_label("Your name").fill(name)
    person.button("Sit down").click()
    person.button("Get up").wait_for()


def post(person: Person, path: str, body: object) -> None:
    answer = person.context.request.post(person.origin + path, data=body, headers={"Origin": person.origin})
    assert answer.ok, answer.text()


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_attack_11_who_is_put_out_meets_a_closed_door(
    server: OpenServer, browser: Browser, people: list[Person], phone: bool, tmp_path: Path
) -> None:
    anna, bram = Person(browser, server.origin, phone=phone), Person(browser, server.origin, phone=not phone)
    people += [anna, bram]
    anna.open()
    anna.page.get_by_label("Your name").fill("Anna Door")
    anna.button("Make a table").first.click()
    dialog = anna.page.get_by_role("dialog")
    for group, number in (("Seats", "2"), ("Bots among them", "None")):
        choose(dialog.get_by_role("radiogroup", name=group).get_by_role("radio", name=number, exact=True))
    choose(dialog.get_by_role("radio", name="Only with my link"))
    anna.button("Open the table").click()
    anna.at_table()
    old = link_of(anna)
    come_in(bram, old, "Bram Door")
    anna.page.screenshot(path=tmp_path / "waiting.png", full_page=True)
    anna.button("Free the seat").click()
    expect(bram.page.get_by_role("heading", name=re.compile("no table|no such table"))).to_be_visible()
    expect(anna.page.get_by_label("Invite", exact=True)).not_to_have_value(old)
    bram.open(old.removeprefix(server.origin))
    expect(bram.page.get_by_role("heading", name="This invitation opens no table")).to_be_visible()

    second = link_of(anna)
    anna.button(RENEW).click()
    expect(anna.page.get_by_label("Invite", exact=True)).not_to_have_value(second)
    renew = anna.page.get_by_role("button", name=RENEW).bounding_box()
    assert renew is not None
    assert renew["height"] >= 24
    assert renew["x"] + renew["width"] <= anna.page.viewport_size["width"]  # type: ignore[index]


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_attack_10_a_spectator_is_told_who_reads_the_chat(
    server: OpenServer, browser: Browser, people: list[Person], phone: bool, tmp_path: Path
) -> None:
    anna, cas = Person(browser, server.origin), Person(browser, server.origin, phone=phone)
    people += [anna, cas]
    anna.make_table("Anna Watched", "Routes", 2)
    post(cas, "/api/guests", {"name": "Cas Watching"})
    table = f"/api/tables/{anna.table}"
    invitation = anna.context.request.get(server.origin + table).json()["invitation"]
    cas.open(f"/table/{anna.table}?invitation={invitation}")
    cas.page.get_by_role("tab", name="Chat").click()
    expect(cas.page.get_by_text("Only spectators read what you write")).to_be_visible()
    cas.page.get_by_label("Say something").fill("she has the orange cards")
    cas.button("Send").click()
    expect(cas.page.get_by_text("she has the orange cards")).to_be_visible()
    expect(cas.page.get_by_text("spectators", exact=True)).to_be_visible()
    cas.page.screenshot(path=tmp_path / "chat.png")
    assert anna.context.request.get(f"{server.origin}{table}/chat").json() == [], "she plays, and reads it at the end"
