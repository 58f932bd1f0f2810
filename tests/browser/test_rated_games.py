"""Rated games in the browser: opened by a switch, played by two, and both see their ratings move, twice."""

import re
from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from browser.people import Person
from browser.test_everyone import axe_finds
from harness.making import choose, fill_in, open_the_table
from web.browsers import new_name
from web.servers import OpenServer

pytestmark = pytest.mark.long
Come = Callable[..., Person]
PASSWORD = "a long enough secret 93"


def with_account(person: Person, word: str) -> str:
    name = new_name(word)
    page = person.open("/profile")
    register = page.locator("section").filter(has=page.get_by_role("heading", name="Create an account"))
    register.get_by_label("Name").fill(name)
    register.get_by_label("Password").fill(PASSWORD)
    register.locator("button[type=submit]").click()
    expect(page.get_by_text("You have no codes.")).to_be_visible()
    return name


def is_sound(page: Page) -> None:
    assert axe_finds(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("window.innerWidth")


def open_rated(host: Person) -> str:
    """By the dialog of the front page: the switch brings the clock along. Says what to send to a friend."""
    page = host.open("/")
    fill_in(page, "Routes", 2, bots=0)
    form = page.get_by_role("dialog")
    choose(form.get_by_label("Rated game"))
    expect(form.get_by_text("A rated game has a clock.")).to_be_visible()
    expect(form.get_by_role("radio", name="Live")).to_be_checked()
    assert axe_finds(page) == []
    open_the_table(page)
    host.at_table()
    link = page.locator("input[readonly]").first.input_value()
    return link.removeprefix(host.origin)


def sits_down(person: Person, link: str) -> None:
    person.open(link)
    person.at_table()
    person.button("Sit down").click()


def gives_up(person: Person) -> None:
    person.until(lambda sight: sight["phase"] == "playing")
    person.button("More").first.click()
    person.page.get_by_role("menuitem", name="Give up").click()
    asked = person.page.get_by_role("alertdialog")
    expect(asked.get_by_text("This game is rated.")).to_be_visible()
    is_sound(person.page)
    asked.get_by_role("button", name="Give up").click()


@pytest.mark.parametrize("phone", [False, True])
def test_two_play_rated_games_and_see_both_ratings_move(come: Come, server: OpenServer, phone: bool) -> None:
    fenna, bram, wim = come(phone=phone), come(phone=phone), come(phone=phone)
    names = with_account(fenna, "Fenna"), with_account(bram, "Bram")
    link = open_rated(fenna)

    page = wim.open(link)
    expect(page.get_by_text("This table is rated").first).to_be_visible()
    expect(wim.button(re.compile("Sit down"))).to_have_count(0)
    is_sound(page)

    sits_down(bram, link)
    expect(fenna.page.get_by_text("new", exact=True)).to_have_count(2)
    fenna.button(re.compile("Start")).first.click()
    gives_up(bram)

    for person, rank in ((fenna, "1st"), (bram, "2nd")):
        sheet = person.page.get_by_role("dialog")
        expect(sheet.get_by_role("heading", name="Ratings")).to_be_visible()
        expect(sheet.get_by_text("1 of 10 games")).to_have_count(2)
        expect(sheet.get_by_text("expected")).to_have_count(0)
        expect(sheet.get_by_text(rank).first).to_be_visible()
        is_sound(person.page)

    changes = []
    for person, name in zip((fenna, bram), names, strict=True):
        page = person.open(f"/player/{quote(name)}")
        expect(page.get_by_text("1 of 10 games").first).to_be_visible()
        change = page.locator("li").get_by_text(re.compile(r"[+−]\d+")).first
        expect(change).to_be_visible()
        changes.append(re.sub(r"[^+−]", "", change.inner_text()))
        is_sound(page)
    assert changes == ["+", "−"]

    page = fenna.open("/leaders")
    expect(page.get_by_text("1 of 10 games").first).to_be_visible()
    expect(page.get_by_role("row").filter(has_text="Machteld")).to_be_visible()
    is_sound(page)
    again(fenna, bram)


def again(fenna: Person, bram: Person) -> None:
    """The second game: the same two, rated again."""
    before = fenna.table
    for person in (fenna, bram):
        person.open(f"/table/{before}")
        person.page.locator("[role=dialog] [data-go-on]").click()
        person.page.wait_for_url(lambda url: "/table/" in url and before not in url)
        person.at_table()
    gives_up(bram)
    expect(fenna.page.get_by_role("dialog").get_by_text("2 of 10 games")).to_have_count(2)
