"""My games: found again from the profile by keys alone, narrowed and widened, and each leads to its replay."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.people import Person
from browser.test_everyone import axe_finds
from web.servers import OpenServer

pytestmark = pytest.mark.long


@pytest.fixture
def anna(server: OpenServer, browser: Browser) -> Iterator[Person]:
    person = Person(browser, server.origin, bypass_csp=True)
    person.make_table("Anna Again", "Routes", 2)
    person.autopilot.play_until(lambda _: False, 240)
    yield person
    person.leave()
    assert not person.faults, person.faults


def rows(page: Page) -> int:
    return page.get_by_role("list", name="Finished games").get_by_role("listitem").count()


def test_a_finished_game_is_found_again(server: OpenServer, anna: Person) -> None:
    page = anna.page
    page.goto(f"{server.origin}/profile")
    way = page.get_by_role("link", name="My games")
    way.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="My games", level=1)).to_be_visible()
    expect(page.get_by_text("1 game", exact=True)).to_be_visible()
    assert rows(page) == 1
    assert axe_finds(page) == []
    result = anna.look()["result"]
    expect(page.get_by_text(re.compile(rf"^{'1st' if result['ranks'][0] == 1 else '2nd'} of 2$"))).to_be_visible()

    page.goto(f"{server.origin}/games?game=harbour")
    expect(page.get_by_text("None of your finished games fits what you chose.")).to_be_visible()
    assert axe_finds(page) == []
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_text("1 game", exact=True)).to_be_visible()
    assert page.url.endswith("/games")

    page.set_viewport_size({"width": 390, "height": 844})
    assert axe_finds(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("link", name="Replay: ").click()
    page.wait_for_url(f"**/replay/{anna.table}*")
