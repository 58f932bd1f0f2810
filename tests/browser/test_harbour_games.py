"""Whole games of `harbour` in a real browser: against TOM, by clicks and by keyboard, with two seats, with four and
every extension, and on a phone. They are short ones, but at full size.
"""

import re

import pytest
from playwright.sync_api import Browser, expect

from browser.harbour_hands import Clicks, Keys
from browser.people import Person
from browser.whole_games import play_to_the_end
from contract.tables import FULL
from harness.courses import brought_by
from mokum.catalog import game as find_game
from mokum.kernel.verifying import verify
from web.servers import OpenServer

pytestmark = pytest.mark.long
only_in_full = pytest.mark.skipif(not FULL, reason="takes long: `scripts/test --full`")

SHORT = ("Short game: ten rounds",)
EXTENSIONS: tuple[str, ...] = brought_by("harbour").EXTENSIONS


def sees_the_end(person: Person) -> None:
    """The score sheet opens by itself, with the rules behind its lines; and the record proves the game."""
    person.sees(person.look()["version"])
    sheet = person.page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_text(re.compile(r"HAR-\d\d\d")).first).to_be_visible()
    answer = person.context.request.get(f"{person.origin}/api/tables/{person.table}/record")
    assert answer.ok
    verify(answer.text(), find_game)


def plays_alone_among_bots(person: Person, name: str, seats: int, switches: tuple[str, ...]) -> None:
    """A whole game, from the front page to the score sheet."""
    person.make_table(name, "Harbour", seats, switches)
    play_to_the_end([(person, Clicks(person))])
    sees_the_end(person)


@only_in_full
def test_against_tom(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    eva = Person(browser, server.origin)
    people.append(eva)
    plays_alone_among_bots(eva, "Eva Alone", 1, SHORT)
    expect(eva.page.get_by_role("dialog").get_by_text("TOM", exact=True)).to_be_visible()


def test_against_tom_with_the_keyboard_alone(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    hanna = Person(browser, server.origin)
    people.append(hanna)
    hands = Keys(hanna)
    keyboard = hands.keyboard
    hanna.open()
    hanna.page.get_by_label("Your name").wait_for()
    keyboard.tab_to("input")
    keyboard.press("ControlOrMeta+a")
    hanna.page.keyboard.type("Hanna Keys")
    keyboard.tab_to_this(hanna.button("Play Harbour"))
    keyboard.press("Enter")
    dialog = hanna.page.get_by_role("dialog")
    seats = dialog.get_by_role("radiogroup", name="Seats")
    keyboard.tab_to_this(seats.locator("input:checked"))
    while not seats.get_by_role("radio", name="1", exact=True).is_checked():
        keyboard.press("ArrowLeft")
    dialog.get_by_text("Rules of this table").wait_for()
    keyboard.tab_to("summary", has="Rules of this table")
    keyboard.press("Enter")
    keyboard.tab_to_this(dialog.get_by_label(SHORT[0], exact=True))
    keyboard.press("Space")
    keyboard.tab_to_this(hanna.page.locator("button[form=make-table]"))
    keyboard.press("Enter")
    hanna.at_table()
    hanna.until(lambda sight: sight["phase"] == "playing")
    play_to_the_end([(hanna, hands)])
    sees_the_end(hanna)


@only_in_full
def test_two_seats(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    joris = Person(browser, server.origin)
    people.append(joris)
    plays_alone_among_bots(joris, "Joris Two", 2, SHORT)


def test_four_seats_with_every_extension(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    floor = Person(browser, server.origin)
    people.append(floor)
    plays_alone_among_bots(floor, "Floor Four", 4, EXTENSIONS if FULL else EXTENSIONS + SHORT)


@only_in_full
def test_short_game_on_a_phone(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    gijs = Person(browser, server.origin, phone=True)
    people.append(gijs)
    plays_alone_among_bots(gijs, "Gijs Phone", 2, SHORT)
