"""For everyone: axe finds nothing on any screen in either theme, and the board is told in words."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.people import Person
from harness.browser import AXE
from harness.eyes import AGAIN_AFTER, STANDS_STILL
from web.servers import OpenServer

pytestmark = pytest.mark.long

BY_COLOUR = ["color-contrast", "link-in-text-block"]
"""What another theme can change."""
OF_THE_PAGE = ["landmark-one-main", "page-has-heading-one"]
"""Hidden behind a dialog: axe knows that of a `dialog`, and guesses it of an `alertdialog` from what lies where."""
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

SOME_MOVES = {"Harbour": 12, "Merchants": 12}
"""After so many of one's own there is something of everything on the table."""


def axe_finds(page: Page, *, by_colour: bool = False) -> list[str]:
    """Each violation with the elements that it is about, and what is wrong with them."""
    page.wait_for_timeout(100)
    page.wait_for_function(STANDS_STILL, polling=AGAIN_AFTER)  # not in its frames: a busy machine draws few
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    passed_over = OF_THE_PAGE if page.get_by_role("alertdialog").count() else []
    found: list[dict[str, Any]] = page.evaluate(
        """([only, not]) => axe.run(document, {
            runOnly: only, rules: Object.fromEntries(not.map((rule) => [rule, { enabled: false }]))
        }).then(({ violations }) => violations)""",
        [BY_COLOUR if by_colour else WCAG, passed_over],
    )
    return [
        f"{page.url} {one['id']}: {node['target']} {node['failureSummary']} {node['html'][:120]}"
        for one in found
        for node in one["nodes"]
    ]


@pytest.fixture(params=["desk", "phone"])
def person(request: pytest.FixtureRequest, server: OpenServer, browser: Browser, people: list[Person]) -> Person:
    """The page's own policy would keep axe out of it."""
    came = Person(browser, server.origin, phone=request.param == "phone", bypass_csp=True)
    people.append(came)
    return came


def in_both_themes(person: Person, come_there: Callable[[], object]) -> list[str]:
    found: list[str] = []
    for theme in ("light", "dark"):
        person.page.emulate_media(color_scheme=theme)
        come_there()
        found += [f"{theme}: {one}" for one in axe_finds(person.page, by_colour=theme == "dark")]
    return found


def heading(person: Person) -> None:
    expect(person.page.locator("h1").first).to_be_visible()


@pytest.mark.parametrize(
    "path", ["/", "/rules", "/rules/routes?rule=ROU-033", "/fair", "/opponents", "/profile", "/nowhere"]
)
def test_axe_finds_nothing_on_pages(person: Person, path: str) -> None:
    def come_there() -> None:
        person.open(path)
        heading(person)
        person.page.wait_for_load_state("networkidle")

    assert in_both_themes(person, come_there) == []


def test_axe_finds_nothing_at_a_table(person: Person) -> None:
    page = person.page
    person.open()
    person.button("Make a table").first.click()
    found = in_both_themes(person, lambda: expect(page.get_by_role("dialog")).to_be_visible())
    person.button("Open the table").click()
    person.at_table()
    found += in_both_themes(person, lambda: person.button("Fill with bots and start").wait_for())
    person.button("Fill with bots and start").click()
    person.until(lambda sight: sight["phase"] == "playing" and bool(sight["moves"]))
    found += in_both_themes(person, lambda: page.locator("#prompt").wait_for())
    pilot = person.autopilot
    pilot.play_until(lambda sight: sum(owner >= 0 for owner in sight["view"]["public"]["owners"]) > 5)

    def at_the_table() -> None:
        page.goto(f"{person.origin}/table/{person.table}")
        person.sees(person.look()["version"])

    found += in_both_themes(person, at_the_table)
    page.keyboard.press("t")
    found += in_both_themes(person, lambda: expect(page.get_by_role("dialog")).to_be_visible())
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    found += in_both_themes(person, lambda: expect(page.get_by_role("dialog")).to_be_visible())
    page.keyboard.press("Escape")
    pilot.play_until(lambda _: False)
    at_the_table()
    found += in_both_themes(person, lambda: expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible())
    page.keyboard.press("Escape")
    opened = page.get_by_role("region", name="Contracts laid open")
    found += in_both_themes(person, lambda: expect(opened).to_be_visible())
    page.goto(f"{person.origin}/replay/{person.table}")
    page.get_by_role("slider").wait_for()
    found += in_both_themes(person, lambda: page.get_by_role("slider").wait_for())
    assert found == []


@pytest.mark.parametrize("game", SOME_MOVES)
def test_axe_finds_nothing_at_a_table_of(person: Person, game: str) -> None:
    page = person.page
    person.open()
    person.button(f"Play {game}").click()
    if game == "Merchants":
        # The stage has its own test: here nobody waits for a clock to fall.
        page.get_by_role("radiogroup", name="Auctions").get_by_role("radio", name="Sealed limits").check()
    person.button("Open the table").click()
    person.at_table()
    person.button("Fill with bots and start").click()
    person.until(lambda sight: sight["phase"] == "playing" and bool(sight["moves"]))
    found = in_both_themes(person, lambda: page.locator("#prompt[data-mine]").wait_for())
    turns = itertools.count()
    sight = person.autopilot.play_until(lambda _: next(turns) >= SOME_MOVES[game])
    person.sees(sight["version"])
    found += in_both_themes(person, lambda: page.locator("#prompt[data-mine]").wait_for())
    page.keyboard.press("t")
    found += in_both_themes(person, lambda: expect(page.get_by_role("dialog")).to_be_visible())
    if game == "Harbour":
        page.keyboard.press("Escape")
        page.keyboard.press("g")
        page.locator("[data-gallery-card]").first.click()
        found += in_both_themes(person, lambda: expect(page.locator("[data-opened-card]")).to_be_visible())
    assert found == []


def test_the_text_board_says_what_the_picture_shows(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    emma = Person(browser, server.origin)
    people.append(emma)
    emma.open()
    emma.button("Play now against bots").first.click()
    emma.at_table()
    sight = emma.autopilot.play_until(lambda now: sum(owner >= 0 for owner in now["view"]["public"]["owners"]) > 8)
    emma.sees(sight["version"])
    emma.page.keyboard.press("t")
    words = emma.page.get_by_role("dialog").inner_text()
    public = sight["view"]["public"]
    owners = [owner for owner in public["owners"] if owner >= 0]
    mine = owners.count(sight["viewer"])
    assert words.count("claimed by") == len(owners) - mine
    assert words.count("yours") == mine
    for points, carts in zip(public["points"], public["carts"], strict=True):
        assert f"{points} point{'' if points == 1 else 's'}, {carts} cart{'' if carts == 1 else 's'}" in words
    assert f"Draw pile: {public['pile']} card" in words
