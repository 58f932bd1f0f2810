"""The analysis of a finished game: from the end of a game by keys alone, shared by a link, and on a phone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.people import Person
from browser.test_everyone import axe_finds
from web.servers import OpenServer, open_here

pytestmark = pytest.mark.long
PATIENCE = 240_000
"""Milliseconds for an analysis of the smallest size: a busy machine works on it in spare time."""


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    """A server whose analyses take some seconds."""
    file: Path = tmp_path_factory.mktemp("analysis") / "mokum.db"
    with open_here(file, settings={"analyses": "quick"}) as opened:
        yield opened


def tab_to(page: Page, name: str) -> None:
    """As far as a hand on the keyboard must go."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.trim()") == name:
            return
    raise AssertionError(f"{name} is not reached")


def moment(page: Page) -> int:
    """The move that is looked at."""
    return int(page.locator("[data-moment]").get_attribute("data-moment") or -1)


@pytest.fixture
def finished(brisk: OpenServer, browser: Browser) -> Iterator[Person]:
    """Somebody who has just played a game to its end, and looks at its score sheet."""
    anna = Person(browser, brisk.origin, bypass_csp=True)
    anna.make_table("Anna", "Routes", 2)
    anna.autopilot.play_until(lambda _: False, 240)
    yield anna
    anna.leave()
    assert not anna.faults, anna.faults


def test_from_the_end_of_a_game_through_its_analysis_by_keys_and_on_a_phone(
    brisk: OpenServer, browser: Browser, finished: Person
) -> None:
    page = finished.page
    expect(page.get_by_role("dialog").get_by_role("button", name="Analysis")).to_be_visible()
    page.keyboard.press("a")
    page.wait_for_url(re.compile(rf"/table/{finished.table}/analysis"))
    expect(page.get_by_role("heading", name="Where was this game won and lost?")).to_be_visible()
    assert axe_finds(page) == []
    tab_to(page, "Analyse this game")
    page.keyboard.press("Enter")
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator("[data-analysis-board=played]")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=PATIENCE)

    slider = page.get_by_role("slider", name="Move of the game")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert moment(page) == 2
    page.keyboard.press("End")
    assert moment(page) == int(slider.get_attribute("max") or 0)
    walk_the_moments(page)
    assert axe_finds(page) == []

    page.wait_for_url(re.compile(r"analysis\?move=\d+&seat=0"))
    on_a_phone(browser, page.url)
    page.keyboard.press("Escape")
    page.wait_for_url(f"**/table/{finished.table}")
    page.go_back()
    try_it_from_the_first_move(page, finished.table)


def walk_the_moments(page: Page) -> None:
    """From the last to the first, each of them once, as the list has them."""
    moments = page.get_by_role("region", name="Moments to learn from").get_by_role("listitem")
    moves = [int(re.findall(r"\d+", text)[0]) for text in moments.all_inner_texts()]
    assert moves, "nobody plays a whole game without luck or a slip"
    for move in sorted(set(moves), reverse=True):
        if move < moment(page):
            page.keyboard.press("j")
            expect(page.locator(f"[data-moment='{move}']")).to_be_visible()
            expect(moments.locator("[aria-current=true]").first).to_be_visible()


def on_a_phone(browser: Browser, address: str) -> None:
    """Somebody else follows the link; one board is seen, and the other is a touch away."""
    wim = Person(browser, address.partition("/table")[0], phone=True, bypass_csp=True)
    wim.page.goto(address)
    switch = wim.page.get_by_role("group", name="Which board to show").get_by_role("button")
    played = wim.page.locator("[data-analysis-board=played]")
    expect(wim.page.locator("[data-analysis-board]")).to_have_count(1)
    if switch.count():
        switch.first.tap()
        expect(played).to_have_count(1)
        switch.last.tap()
        expect(played).to_have_count(0)
    wim.page.get_by_role("button", name="Next moment").tap()
    assert axe_finds(wim.page) == []
    wim.leave()
    assert not wim.faults, wim.faults


def try_it_from_the_first_move(page: Page, before: str) -> None:
    """A table of one's own, where one is asked what was asked then."""
    expect(page.locator("[data-analysis-board=played]")).to_be_visible()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-moment='1']")).to_be_visible()
    expect(page.get_by_text("was nothing to choose here")).to_have_count(0)
    page.keyboard.press("t")
    page.wait_for_url(re.compile(rf"/table/(?!{before})[0-9a-f-]{{36}}$"))
    expect(page.get_by_text("Practice", exact=True).first).to_be_visible()
    expect(page.locator("#prompt")).to_be_visible()
    page.get_by_role("button", name="A way tried out").click()
    expect(page.get_by_role("dialog").get_by_text("from before move 1 of table")).to_be_visible()
    expect(page.get_by_role("link", name="To the analysis of that game")).to_have_attribute(
        "href", re.compile(rf"^/table/{before}/analysis\?move=1&seat=[01]$")
    )
