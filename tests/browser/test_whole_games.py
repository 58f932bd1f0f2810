"""Whole games of `routes` in real browsers: by clicks, by keyboard alone, and on a phone."""

import re

import pytest
from playwright.sync_api import Browser, expect

from browser.lines import Lines
from browser.people import Person
from browser.routes_hands import Clicks, Keys
from browser.whole_games import play_to_the_end
from mokum.catalog import game as find_game
from mokum.kernel.verifying import verify
from web.servers import OpenServer

pytestmark = pytest.mark.long


def sees_the_end(person: Person) -> None:
    """The score sheet opens by itself, with the rules behind its lines; and the record proves the game."""
    sheet = person.page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_text(re.compile(r"ROU-0\d\d")).first).to_be_visible()
    answer = person.context.request.get(f"{person.origin}/api/tables/{person.table}/record")
    assert answer.ok
    verify(answer.text(), find_game)


def test_the_first_move_takes_three_clicks_and_a_name(
    server: OpenServer, browser: Browser, people: list[Person]
) -> None:
    fenna = Person(browser, server.origin)
    people.append(fenna)
    fenna.open()
    fenna.page.get_by_label("Your name").fill("Fenna First")
    fenna.button("Play now against bots").first.click()
    fenna.at_table()
    fenna.page.locator("#prompt label").first.click()
    fenna.page.locator("#prompt button").filter(has_text="Keep").click()
    fenna.until(lambda sight: bool(sight["view"]) and bool(sight["view"]["first_kept"] or sight["view"]["contracts"]))


def test_two_browsers_and_two_bots_by_clicks(
    server: OpenServer, browser: Browser, people: list[Person], lines: Lines
) -> None:
    anna, bram = Person(browser, server.origin), Person(browser, lines.origin)
    people += [anna, bram]
    anna.open()
    anna.page.get_by_label("Your name").fill("Anna Clicks")
    anna.button("Make a table").first.click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("radiogroup", name="Seats").get_by_role("radio", name="4", exact=True).check()
    dialog.get_by_role("radiogroup", name="Bots among them").get_by_role("radio", name="2", exact=True).check()
    anna.button("Open the table").click()
    anna.at_table()
    link = anna.page.get_by_label("Invite", exact=True).input_value()
    bram.open(link.removeprefix(server.origin))
    bram.at_table()
    bram.page.get_by_label("Your name").fill("Bram Clicks")
    bram.button("Sit down").click()
    anna.button("Start the game").click()
    anna.until(lambda sight: sight["phase"] == "playing")

    def reload() -> None:
        anna.page.reload()

    play_to_the_end([(anna, Clicks(anna)), (bram, Clicks(bram))], {8: reload, 14: lines.cut, 20: lines.cut, 26: reload})
    for person in (anna, bram):
        sees_the_end(person)


def test_keyboard_alone(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    carla = Person(browser, server.origin)
    people.append(carla)
    keys = Keys(carla)
    carla.open()
    carla.page.get_by_label("Your name").wait_for()
    keys.tab_to("input")
    carla.page.keyboard.press("ControlOrMeta+a")
    carla.page.keyboard.type("Carla Keys")
    keys.tab_to("button", has="Play now")
    carla.page.keyboard.press("Enter")
    carla.at_table()
    carla.until(lambda sight: sight["phase"] == "playing")
    play_to_the_end([(carla, keys)])
    sees_the_end(carla)


def test_phone(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    dirk = Person(browser, server.origin, phone=True)
    people.append(dirk)
    dirk.open()
    dirk.page.get_by_label("Your name").fill("Dirk Phone")
    dirk.button("Play now against bots").first.tap()
    dirk.at_table()
    dirk.until(lambda sight: sight["phase"] == "playing")
    play_to_the_end([(dirk, Clicks(dirk))])
    sees_the_end(dirk)
