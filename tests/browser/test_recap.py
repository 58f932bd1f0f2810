"""Since your last move: what each opponent did, shown again on the board; after a reload and on a phone, too."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, expect

from browser.people import DESK, PHONE, Person
from browser.test_everyone import axe_finds
from harness.autopilot import Sight
from harness.browser import asking
from web.servers import OpenServer

pytestmark = pytest.mark.long

TAUGHT = """try { localStorage.setItem("mokum.guide.harbour", '{"isOff": true}') } catch { /* an empty page */ }"""
"""Who has finished a game needs no guide, and has its place for this."""
TITLES = {"en": "Since your last move", "fr": "Depuis votre dernier coup", "nl": "Sinds je laatste zet"}
ROW = 54


def rows_since(person: Person, sight: Sight) -> list[dict[str, Any]]:
    """What others played after one's own last move."""
    answer = asking(person.context, person.origin)(
        "GET", f"/api/tables/{person.table}/history?before=100000&limit=60", None
    )
    played = [told["what"] for told in answer["messages"] if told["what"]["type"] == "PlayedShown"]
    own = max((at for at, row in enumerate(played) if row["seat"] == sight["viewer"]), default=len(played))
    return played[own + 1 :]


def blocks(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for row in rows for event in row["events"] if event["type"] == "BlockTaken"]


def until_others_built(person: Person) -> list[dict[str, Any]]:
    """One's own turn, after two others have bought a block each."""

    def has_seen_enough(sight: Sight) -> bool:
        return len({event["side"] for event in blocks(rows_since(person, sight))}) > 1

    sight = person.autopilot.play_until(has_seen_enough)
    person.sees(sight["version"])
    return rows_since(person, sight)


def lines(person: Person) -> Locator:
    return person.page.locator("[data-recap] li[data-recap-line]")


def test_what_others_did_is_told_and_shown_again(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    anna = Person(browser, server.origin, bypass_csp=True)
    people.append(anna)
    page = anna.page
    anna.context.add_init_script(TAUGHT)
    anna.make_table("Anna Recaps", "Harbour", 4)
    rows = until_others_built(anna)
    block = blocks(rows)[0]

    expect(page.get_by_role("heading", name=TITLES["en"])).to_be_visible()
    told = [int(line.get_attribute("data-recap-line") or -1) for line in lines(anna).all()]
    assert {event["side"] for event in blocks(rows)} <= set(told)
    assert told == sorted(told, key=[row["seat"] for row in rows].index), "in the order of play"
    assert axe_finds(page) == []

    # It is lit on the board, with one flag, and then no more. Nothing is played by that.
    version = anna.look()["version"]
    shapes = page.locator(f'#board [data-thing="block {block["block"]}"] polygon')
    unlit = shapes.count()
    page.locator(f'[data-recap-line="{block["side"]}"] button').last.click()
    expect(shapes).to_have_count(unlit + 1)
    expect(page.locator("[data-flag]")).to_have_count(1)
    expect(page.locator("[data-recap-now]")).to_have_count(1)
    expect(shapes).to_have_count(unlit)
    page.keyboard.press("r")
    expect(page.locator("[data-flag]")).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator("[data-flag]")).to_have_count(0)
    assert anna.look()["version"] == version

    # The first touch of a move folds it; it is there again after a reload, as it was left by hand.
    page.locator('#board [data-thing^="block"]').first.click()
    expect(lines(anna)).to_have_count(0)
    page.reload()
    expect(lines(anna)).to_have_count(len(told))
    page.get_by_role("button", name="Fold away").click()
    page.reload()
    expect(page.get_by_role("button", name=re.compile("^Open: since"))).to_be_visible()
    expect(lines(anna)).to_have_count(0)

    for language in ("fr", "nl"):
        page.evaluate("language => localStorage.setItem('mokum.settings', JSON.stringify({ language }))", language)
        page.reload()
        expect(page.get_by_role("heading", name=TITLES[language])).to_be_visible()
    on_a_phone(anna, len(told))


def box(part: Locator) -> FloatRect:
    found = part.bounding_box()
    assert found is not None
    return found


def on_a_phone(person: Person, told: int) -> None:
    """One row above the prompt, and over nothing."""
    page = person.page
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(page.locator("[data-recap] button[data-recap-line]")).to_have_count(told)
    row, prompt, board = (box(page.locator(what)) for what in ("[data-recap]", "#prompt", "#board"))
    assert row["height"] == pytest.approx(ROW, abs=1)
    assert board["y"] + board["height"] <= row["y"] + 1
    assert row["y"] + row["height"] <= prompt["y"] + 1
    assert axe_finds(page) == []
    page.locator("[data-recap-all]").click()
    expect(page.locator("[data-recap-now]")).to_have_count(1)
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
