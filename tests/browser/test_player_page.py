"""A player's page: reached by keys, shown to whom they choose, to others nothing but a name."""

from collections.abc import Callable, Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.people import Person
from browser.test_everyone import axe_finds
from web.browsers import new_name
from web.servers import OpenServer

pytestmark = pytest.mark.long
Come = Callable[[], Person]


@pytest.fixture
def come(server: OpenServer, browser: Browser) -> Iterator[Come]:
    people: list[Person] = []

    def one() -> Person:
        people.append(Person(browser, server.origin, bypass_csp=True))
        return people[-1]

    yield one
    for person in people:
        person.leave()
        assert not person.faults, person.faults


def is_sound(page: Page) -> None:
    """Nothing for axe at either size, and nothing to scroll sideways on a phone."""
    assert axe_finds(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert axe_finds(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.set_viewport_size({"width": 1366, "height": 768})


def test_a_guest_finds_what_they_did_and_keeps_it_with_an_account(come: Come, server: OpenServer) -> None:
    anna, wim = come(), come()
    anna.make_table("Anna Counts", "Routes", 2)
    anna.autopilot.play_until(lambda _: False, 240)
    page = anna.page
    page.goto(f"{server.origin}/profile")
    way = page.get_by_role("link", name="My page")
    way.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Anna Counts", level=1)).to_be_visible()
    expect(page.get_by_text("1 game finished")).to_be_visible()
    expect(page.get_by_text("You are a guest: only you see this page")).to_be_visible()
    routes = page.get_by_role("article", name="Routes")
    points = anna.look()["result"]["outcome"]["sheets"][0]
    best = routes.get_by_text(f"{sum(line['points'] for line in points)} point")
    expect(best).to_be_visible()
    expect(routes.get_by_role("table", name="Places by seats")).to_be_visible()
    is_sound(page)
    page.get_by_role("radio", name="Against people").click()
    expect(page.get_by_text("No such game")).to_be_visible()
    assert page.url.endswith("?against=people")
    page.go_back()
    expect(routes).to_be_visible()
    wim.open(f"/player/{quote('Anna Counts')}")
    expect(wim.page.get_by_role("heading", name="Nobody here is called Anna Counts")).to_be_visible()
    assert axe_finds(wim.page) == []

    name = new_name("Fenna")
    page.goto(f"{server.origin}/profile")
    keeping = page.locator("section").filter(has=page.get_by_role("heading", name="Keep your name and your games"))
    keeping.get_by_label("Name").fill(name)
    keeping.get_by_label("Password").fill("a long enough secret 93")
    keeping.locator("button[type=submit]").click()
    expect(page.get_by_role("heading", name=name, level=2)).to_be_visible()
    page.get_by_role("link", name="My page").click()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
    expect(page.get_by_role("article", name="Routes")).to_be_visible()

    wim.open(f"/player/{quote(name)}")
    expect(wim.page.get_by_text(f"{name} plays here, and does not show this page to you.")).to_be_visible()
    assert wim.page.get_by_role("article").count() == 0
    is_sound(wim.page)
    page.get_by_role("radio", name="Everybody").click()
    expect(page.get_by_text("Everybody sees this page.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("radio", name="Everybody")).to_be_checked()
    wim.page.reload()
    expect(wim.page.get_by_role("article", name="Routes")).to_be_visible()
    assert wim.page.get_by_role("radio", name="Everybody").count() == 0
    is_sound(wim.page)
    assert wim.page.get_by_role("link", name="Replay: ").count() == 0, "the table was private"
    page.get_by_role("article", name="Routes").get_by_role("link", name="Replay: ").click()
    page.wait_for_url(f"**/replay/{anna.table}*")
