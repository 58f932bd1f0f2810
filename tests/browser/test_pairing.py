"""Two who do not know each other find each other from the front page, and are at a game without another click."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.people import Person
from browser.test_everyone import axe_finds
from browser.test_rated_games import gives_up, is_sound, with_account
from harness.making import choose

pytestmark = pytest.mark.long
Come = Callable[..., Person]


def card_of(page: Page) -> Page:
    """The front page, once it says who waits."""
    expect(page.locator("[data-pairing] [data-crowd]")).to_be_visible()
    return page


def looks_for(person: Person, game: str, *, rated: bool) -> None:
    page = card_of(person.open("/"))
    card = page.locator("[data-pairing]")
    choose(card.get_by_role("radio", name=game))
    if rated:
        choose(card.get_by_label("Rated game"))
    is_sound(page)
    card.locator("[data-find]").click()


def waits(person: Person) -> None:
    expect(person.page.locator("[data-looking]")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_strangers_find_each_other_and_play_a_rated_game(come: Come, phone: bool) -> None:
    fenna, bram = come(phone=phone), come(phone=phone)
    for person, name in ((fenna, "Fenna"), (bram, "Bram")):
        with_account(person, name)
    looks_for(fenna, "Routes", rated=True)
    waits(fenna)
    expect(fenna.page.get_by_text(re.compile(r"Looking for a table, \d+:\d\d"))).to_be_visible()
    is_sound(fenna.page)
    fenna.page.reload()
    waits(fenna)

    looks_for(bram, "Routes", rated=True)
    for person in (fenna, bram):
        person.page.wait_for_url(re.compile("/table/"))
        person.at_table()
        person.until(lambda sight: sight["phase"] == "playing")
    assert fenna.table == bram.table
    gives_up(bram)
    for person in (fenna, bram):
        sheet = person.page.get_by_role("dialog")
        expect(sheet.get_by_role("heading", name="Ratings")).to_be_visible()
        expect(sheet.get_by_text("1 of 10 games")).to_have_count(2)
    page = card_of(fenna.open("/"))
    expect(page.locator("[data-looking]")).to_have_count(0)


def test_guests_are_called_from_wherever_they_are_and_bots_are_played_meanwhile(come: Come) -> None:
    """Without an account there are no ratings; whoever reads on is told, and goes when they like."""
    anna, wim = come(), come(phone=True)
    for person in (anna, wim):
        card_of(person.open("/"))
        expect(person.page.locator("[data-pairing]").get_by_label("Rated game")).to_be_disabled()
    looks_for(anna, "Harbour", rated=False)
    waits(anna)
    anna.page.get_by_role("link", name="Leaders").first.click()
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    looks_for(wim, "Harbour", rated=False)
    wim.page.wait_for_url(re.compile("/table/"))
    go = anna.page.get_by_role("button", name="Go to the table")
    go.first.wait_for()
    assert axe_finds(anna.page) == []
    go.first.click()
    for person in (anna, wim):
        person.at_table()
        person.until(lambda sight: sight["phase"] == "playing")
    assert anna.table == wim.table


def test_who_looks_may_stop(come: Come) -> None:
    anna = come()
    looks_for(anna, "Merchants", rated=False)
    waits(anna)
    anna.page.locator("[data-stop]").click()
    expect(anna.page.locator("[data-find]")).to_be_visible()
    expect(anna.page.locator("[data-crowd='0']")).to_be_visible()
