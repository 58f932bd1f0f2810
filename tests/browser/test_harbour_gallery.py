"""All cards of `harbour` can be looked through with the keyboard alone, and whoever leaves is where they were."""

import pytest
from playwright.sync_api import Browser, expect

from browser.people import Person
from web.servers import OpenServer

pytestmark = pytest.mark.long


def test_the_gallery_by_keyboard(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    anna = Person(browser, server.origin)
    people.append(anna)
    anna.make_table("Anna Reader", "Harbour", 2)
    page = anna.page
    came_from = page.get_by_role("button", name="All cards").first
    came_from.focus()
    page.keyboard.press("g")
    gallery = page.get_by_role("dialog", name="Cards of Harbour")
    cards = gallery.locator("[data-gallery-card]")
    expect(cards).to_have_count(132)
    page.keyboard.press("/")
    page.keyboard.type("waag")
    expect(cards).to_have_count(6)
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(gallery.locator('[data-gallery-card="98"]')).to_be_focused()
    page.keyboard.press("Enter")
    opened = gallery.locator("[data-opened-card]")
    expect(opened).to_be_focused()
    expect(opened).to_contain_text("HAR-203")
    page.keyboard.press("ArrowRight")
    expect(opened).to_have_attribute("data-opened-card", "99")
    page.keyboard.press("Escape")
    expect(gallery.locator('[data-gallery-card="99"]')).to_be_focused()
    page.keyboard.press("Escape")
    expect(gallery).to_be_hidden()
    expect(came_from).to_be_focused()
