"""Whole games of `harbour` in a real browser: against TOM, with every extension, and on a phone."""

import os
import re

import pytest
from playwright.sync_api import Browser, expect

from browser.harbour_hands import Clicks
from browser.people import Person
from mokum.catalog import game as find_game
from mokum.kernel.record import verify
from web.houses import OpenHouse

pytestmark = pytest.mark.long
only_in_full = pytest.mark.skipif(os.environ.get("MOKUM_TESTS") != "full", reason="takes long: `scripts/test --full`")

MOST_MOVES = 900
EXTENSIONS = ("Foreman and Bailiff", "Tasks", "Pawn on the black market", "More market tiles")


def opens_a_table(person: Person, name: str, seats: int, switches: tuple[str, ...] = ()) -> None:
    """As anybody does: the dialog of the front page, with bots at all other seats."""
    person.open()
    person.page.get_by_label("Your name").fill(name)
    person.button("Make a table").first.click()
    dialog = person.page.get_by_role("dialog")
    # The words of a segment lie above its radio button.
    game = dialog.get_by_role("radio", name="Harbour")
    expect(game).to_be_enabled()
    game.check(force=True)
    dialog.get_by_role("radiogroup", name="Seats").get_by_role("radio", name=str(seats), exact=True).check(force=True)
    if seats > 1:
        bots = dialog.get_by_role("radiogroup", name="Bots among them")
        bots.get_by_role("radio", name=str(seats - 1), exact=True).check(force=True)
    if switches:
        dialog.get_by_text("Rules of this table").click()
    for switch in switches:
        dialog.get_by_label(switch, exact=True).check(force=True)
    person.page.locator("button[form=make-table]").click()
    person.at_table()
    person.until(lambda sight: sight["phase"] == "playing")


def plays_to_the_end(person: Person) -> None:
    """The bot says which move; the hands make it on the page."""
    hands = Clicks(person)
    for _ in range(MOST_MOVES):
        sight = person.until(lambda now: now["phase"] == "over" or bool(now["moves"]))
        if sight["phase"] == "over":
            return
        person.sees(sight["version"])
        hands.play(sight, person.autopilot.best(sight))
        version = sight["version"]
        person.until(lambda now, version=version: now["version"] > version)  # type: ignore[misc]
    raise AssertionError("the game does not end")


def sees_the_end(person: Person) -> None:
    """The score sheet opens by itself, with the rules behind its lines; and the record proves the game."""
    sheet = person.page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_text(re.compile(r"HAR-\d\d\d")).first).to_be_visible()
    answer = person.context.request.get(f"{person.origin}/api/tables/{person.table}/record")
    assert answer.ok
    verify(answer.text(), find_game)


def test_against_tom(house: OpenHouse, browser: Browser, people: list[Person]) -> None:
    eva = Person(browser, house.origin)
    people.append(eva)
    opens_a_table(eva, "Eva Alone", 1)
    plays_to_the_end(eva)
    sees_the_end(eva)
    expect(eva.page.get_by_role("dialog").get_by_text("TOM", exact=True)).to_be_visible()


@only_in_full
def test_four_seats_with_every_extension(house: OpenHouse, browser: Browser, people: list[Person]) -> None:
    floor = Person(browser, house.origin)
    people.append(floor)
    opens_a_table(floor, "Floor Four", 4, EXTENSIONS)
    plays_to_the_end(floor)
    sees_the_end(floor)


@only_in_full
def test_short_game_on_a_phone(house: OpenHouse, browser: Browser, people: list[Person]) -> None:
    gijs = Person(browser, house.origin, phone=True)
    people.append(gijs)
    opens_a_table(gijs, "Gijs Phone", 2, ("Short game: ten rounds",))
    plays_to_the_end(gijs)
    sees_the_end(gijs)
