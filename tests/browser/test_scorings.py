"""A scoring of merchants on the stage, in a real browser: followed, skipped, read, and the game goes on."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.merchants_hands import Clicks
from browser.people import Person
from browser.test_everyone import axe_finds
from harness.autopilot import Sight
from harness.making import fill_in, open_the_table
from mokum.catalog import game as find_game
from mokum.catalog import shipped
from mokum.games.merchants.timeline import SQUARES
from web.servers import OpenServer, open_here

pytestmark = pytest.mark.long

FIRST = next(number for number, square in enumerate(SQUARES) if square.areas)


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    """A server whose bots do not wait for anybody to watch them."""
    file = tmp_path_factory.mktemp("quick") / Path("mokum.db")
    with pytest.MonkeyPatch.context() as patch, open_here(file, settings={"bot_pace": 0}) as opened:
        patch.setattr("mokum.web.http.games.games", lambda: {slug: find_game(slug) for slug in shipped()})
        yield opened


def at_sealed_limits(person: Person, name: str) -> None:
    person.open()
    person.page.get_by_label("Your name").fill(name)
    fill_in(person.page, "Merchants", 3, lots="sealed")
    open_the_table(person.page)
    person.at_table()
    person.until(lambda sight: sight["phase"] == "playing")


def nears_a_scoring(sight: Sight) -> bool:
    return int(sight["view"]["square"]) >= FIRST - 1


def test_a_scoring_is_followed_and_the_game_goes_on(quick: OpenServer, browser: Browser, people: list[Person]) -> None:
    anna = Person(browser, quick.origin, scorings="always")
    people.append(anna)
    at_sealed_limits(anna, "Anna Counts")
    anna.open("/rules")
    anna.autopilot.play_until(nears_a_scoring)
    anna.open(f"/table/{anna.table}")
    stage = anna.page.locator("[data-scene=scoring]")
    sealed = anna.page.locator("[data-sealed]")
    seen = False
    for _ in range(200):
        sight = anna.until(lambda now: bool(now["moves"]))
        anna.sees(sight["version"])
        if sealed.count():
            if not seen:
                assert axe_finds(anna.page) == []
            seen = True
            anna.page.keyboard.press("Space")
            expect(sealed).to_have_count(0)
        if stage.count() or int(sight["view"]["square"]) > FIRST:
            break
        anna.autopilot.play(anna.autopilot.best(sight))
    expect(stage).to_be_visible()  # after the end of a round, which has the stage for six seconds
    anna.page.keyboard.press("p")
    expect(stage.get_by_role("status")).to_contain_text(re.compile(r"^\d(st|nd|rd|th), "))
    assert anna.page.locator("[data-scene=scoring] b[style*=offset]").count() == 0, "without motion nothing flies"
    assert axe_finds(anna.page) == []
    anna.page.keyboard.press("Escape")
    table = stage.get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(7)
    expect(table.get_by_role("row", name="In the purse now")).to_be_visible()
    assert axe_finds(anna.page) == []
    anna.page.keyboard.press("Space")
    expect(stage).to_have_count(0)
    expect(anna.page.locator("#prompt")).to_be_focused()
    sight = anna.until(lambda now: bool(now["moves"]))
    anna.sees(sight["version"])
    for _ in range(3):  # the next square may score too, and a round may have ended
        if anna.page.locator("dialog[open]").count():
            anna.page.keyboard.press("Escape")
    Clicks(anna).play(sight, anna.autopilot.best(sight))
    anna.until(lambda now: bool(now["version"] > sight["version"]))
    anna.page.reload()
    expect(anna.page.locator("#prompt")).to_be_visible()
    expect(stage).to_have_count(0)


def test_an_end_is_counted_line_by_line_with_the_verdict_last(
    quick: OpenServer, browser: Browser, people: list[Person]
) -> None:
    anna = Person(browser, quick.origin, phone=True, scorings="always")
    people.append(anna)
    anna.make_table("Anna Ends", "Routes", 2)
    anna.open("/rules")
    anna.autopilot.play_until(lambda _: False)
    anna.open(f"/table/{anna.table}")
    sheet = anna.page.get_by_role("dialog", name="Score sheet")
    stand, verdict = sheet.locator("[data-stand]"), sheet.locator("[data-verdict]")
    expect(stand).to_be_visible()
    expect(verdict).to_have_count(0)
    assert axe_finds(anna.page) == []
    sheet.get_by_role("button", name="Next: ").tap()
    expect(sheet.get_by_role("status")).to_contain_text("Anna Ends")
    anna.page.keyboard.press("Escape")
    expect(verdict).to_be_visible()
    expect(stand).to_have_count(0)
    assert axe_finds(anna.page) == []
    anna.page.reload()  # seen before: all of it at once
    expect(verdict).to_be_visible()
    expect(sheet.locator("[data-count]")).to_have_count(0)
