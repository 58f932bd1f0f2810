"""Five people of the quay: met on their page, asked to a table, chosen at the front, in the dialog and in the room."""

import re

import pytest
from playwright.sync_api import Browser, expect

from browser.people import Person
from harness.making import choose, fill_in, open_the_table
from web.servers import OpenServer

pytestmark = pytest.mark.long
ON_BOTH = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def bots_of(person: Person) -> list[tuple[str, str]]:
    """Bots at the table by level and name."""
    return [(seat["bot"], seat["name"]) for seat in person.look()["seats"] if seat["bot"]]


@ON_BOTH
def test_two_are_asked_and_the_game_begins_with_them(
    server: OpenServer, browser: Browser, people: list[Person], phone: bool
) -> None:
    anna = Person(browser, server.origin, phone=phone)
    people.append(anna)
    page = anna.open()
    page.get_by_role("link", name="Who are they?").click()
    expect(page.get_by_role("heading", name="Who sits across from you?")).to_be_visible()
    expect(anna.button("Ask one to the table")).to_have_attribute("aria-disabled", "true")
    for name in ("Trijn Haring", "Claes Waaghals", "Barent Schuit"):
        anna.button(f"Ask to the table: {name}").click()
        expect(anna.button(f"At your table: {name}")).to_have_attribute("aria-pressed", "true")
    expect(anna.button("The table is full: Aaltje Touw")).to_have_attribute("aria-disabled", "true")
    anna.button("At your table: Barent Schuit").click()
    anna.button("Start with Trijn and Claes").click()
    anna.at_table()
    anna.until(lambda sight: sight["phase"] == "playing")
    assert bots_of(anna) == [("regular", "Trijn"), ("strong", "Claes")]
    if phone:
        page.get_by_role("tab", name="Players").click()
    players = page.get_by_role("listitem").filter(has=page.locator("[data-portrait]"))
    expect(players.first).to_contain_text("Trijn")
    expect(page.locator("[data-portrait=strong]").first).to_be_visible()


def test_the_page_is_used_by_keys_alone(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    anna = Person(browser, server.origin)
    people.append(anna)
    page = anna.open("/opponents?game=merchants")
    expect(anna.button("Ask two to the table")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(anna.button("Ask to the table: Aaltje Touw")).to_be_focused()
    page.keyboard.press("s")  # too few: nothing happens
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    expect(anna.button("Ask to the table: Machteld Zegel")).to_be_focused()
    page.keyboard.press("Enter")
    expect(anna.button("Start with Aaltje and Machteld")).to_be_visible()
    page.keyboard.press("s")
    anna.at_table()
    assert bots_of(anna) == [("beginner", "Aaltje"), ("expert", "Machteld")]


def test_alone_in_the_harbour_there_is_tom(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    anna = Person(browser, server.origin)
    people.append(anna)
    anna.open("/opponents?game=harbour")
    anna.button("Start alone against Tom").click()
    anna.at_table()
    anna.until(lambda sight: sight["phase"] == "playing")
    assert bots_of(anna) == []


@ON_BOTH
def test_the_opponent_at_the_front_is_remembered(
    server: OpenServer, browser: Browser, people: list[Person], phone: bool
) -> None:
    anna = Person(browser, server.origin, phone=phone)
    people.append(anna)
    page = anna.open()
    expect(page.get_by_role("radio", name="Barent Schuit")).to_be_checked()
    choose(page.get_by_role("radio", name="Aaltje Touw"))
    page.reload()
    expect(page.get_by_role("radio", name="Aaltje Touw")).to_be_checked()
    anna.button("Play now against bots").first.click()
    anna.at_table()
    anna.until(lambda sight: sight["phase"] == "playing")
    assert bots_of(anna) == [("beginner", "Aaltje"), ("beginner", "Griet")]


@ON_BOTH
def test_a_bot_is_chosen_in_the_dialog_and_another_in_the_room(
    server: OpenServer, browser: Browser, people: list[Person], phone: bool
) -> None:
    anna = Person(browser, server.origin, phone=phone)
    people.append(anna)
    page = anna.open()
    fill_in(page, "Routes", 4, bots=1)
    choose(page.get_by_role("dialog").get_by_role("radio", name="Claes Waaghals"))
    open_the_table(page)
    anna.at_table()
    anna.button("Give seat 2 to a bot").click()
    page.get_by_role("menuitem", name=re.compile("Machteld Zegel")).click()
    anna.until(lambda sight: len([seat for seat in sight["seats"] if seat["bot"]]) == 2)
    expect(page.get_by_text("Machteld", exact=True)).to_be_visible()
    anna.button("Fill with bots and start").click()
    anna.until(lambda sight: sight["phase"] == "playing")
    assert bots_of(anna) == [("expert", "Machteld"), ("strong", "Griet"), ("strong", "Claes")]
