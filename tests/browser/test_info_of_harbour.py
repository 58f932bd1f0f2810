"""The information card of `harbour`: by pointer and by the keyboard; Escape puts it away."""

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, expect

from browser.people import Person
from browser.test_everyone import axe_finds
from harness.autopilot import Sight
from web.servers import OpenServer

pytestmark = pytest.mark.long

TAUGHT = """try { localStorage.setItem("mokum.guide.harbour", '{"isOff": true}') } catch { /* an empty page */ }"""
CARD = "[data-info-card]"
PRESS = 700
"""Milliseconds: longer than a long press."""


IN_SIGHT = """() => {
  for (const thing of document.querySelectorAll("#board [data-thing^=block]")) {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    if (thing.contains(document.elementFromPoint(at.x, at.y))) return at;
  }
}"""
"""The middle of a block that can be touched."""


def is_own_turn(sight: Sight) -> bool:
    """Later than the first round, with a cube for the river."""
    is_acting = sight["view"]["agenda"][-1]["type"] == "Act"
    return bool(sight["view"]["round"] > 1 and is_acting and "river" in sight["moves"])


def seated(server: OpenServer, browser: Browser, people: list[Person]) -> Person:
    anna = Person(browser, server.origin, bypass_csp=True)
    people.append(anna)
    anna.context.add_init_script(TAUGHT)
    anna.make_table("Anna Points", "Harbour", 2)
    sight = anna.autopilot.play_until(is_own_turn, 300)
    anna.sees(sight["version"])
    listening(anna)
    return anna


def listening(person: Person) -> None:
    """The card is fetched when somebody first takes the keyboard or a pointer."""
    person.page.keyboard.press("Shift")
    person.page.wait_for_selector(":root[data-harbour-info]", state="attached")


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def is_apart(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def test_the_card_of_a_thing(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    anna = seated(server, browser, people)
    page = anna.page
    card = page.locator(CARD)
    sight = anna.look()
    taken = {block for side in sight["view"]["sides"] for block in side["arms"]}
    names = [f"block {index}" for index in range(36) if index not in taken]

    # By pointer: after a moment, beside its thing, described by it; it stays while the pointer is on it.
    page.mouse.move(2, 2)
    for name in (names[0], names[-1], "space 0"):
        thing = page.locator(f'#board [data-thing="{name}"]')
        page.mouse.move(2, 2)
        expect(card).to_have_count(0)
        thing.hover(force=True)
        expect(card).to_be_visible()
        expect(card).to_have_attribute("role", "tooltip")
        expect(thing).to_have_attribute("aria-describedby", str(card.get_attribute("id")))
        assert is_apart(box(thing), box(card)), name
        assert axe_finds(page) == []
        card.hover()
        page.wait_for_timeout(PRESS)
        expect(card).to_be_visible()

    # Escape puts it away, and so does the next thing that is not looked at.
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)

    # By the keyboard it is there at once, with the rule that tells of the thing.
    page.locator('#board [data-thing][tabindex="0"]').first.focus()
    page.keyboard.press("ArrowLeft")
    expect(card).to_be_visible()
    assert page.evaluate("() => document.activeElement.getAttribute('aria-describedby')") == card.get_attribute("id")
    expect(card.get_by_role("button", name="HAR-")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)

    # What is only looked at has no button but that of its rule.
    page.locator('[data-info="player 1"]').hover()
    expect(card).to_have_attribute("data-info-card", "look")
    expect(card.get_by_role("button")).to_have_count(1)


def test_what_comes_under_a_pointer_that_lies_still_keeps_quiet(
    server: OpenServer, browser: Browser, people: list[Person]
) -> None:
    """The page has moved, and nobody has asked; with the least movement somebody has."""
    page = seated(server, browser, people).page
    at = {"x": 300.0, "y": 20.0}
    page.mouse.move(at["x"], at["y"])
    come = """(at) => Object.assign(document.querySelector('[data-info="player 1"]').style, {
      position: "fixed", zIndex: 9, left: `${at.x - 60}px`, top: `${at.y - 12}px` })"""
    page.evaluate(come, at)
    page.wait_for_function("() => document.querySelector('[data-info=\"player 1\"]').matches(':hover')")
    page.wait_for_timeout(2 * PRESS)
    expect(page.locator(CARD)).to_have_count(0)
    page.mouse.move(at["x"] + 2, at["y"])
    expect(page.locator(CARD)).to_be_visible()


def test_what_can_be_done_is_done_from_the_card(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    anna = seated(server, browser, people)
    page = anna.page
    version = anna.look()["version"]
    river = page.locator('#board [data-thing="river"]')
    expect(river).to_be_visible()
    river.hover(force=True)
    card = page.locator(CARD)
    expect(card).to_have_attribute("data-info-card", "yes")
    card.get_by_role("button", name="Move there").click()
    page.wait_for_function("() => !document.querySelector('[data-info-card]')")
    anna.sees(version + 1)


def test_on_a_phone_what_is_pressed_for_long_tells_what_it_is(
    server: OpenServer, browser: Browser, people: list[Person]
) -> None:
    """And nothing is done by it: the finger only asked."""
    bert = Person(browser, server.origin, phone=True, bypass_csp=True)
    people.append(bert)
    bert.context.add_init_script(TAUGHT)
    bert.make_table("Bert Presses", "Harbour", 2)
    version = bert.autopilot.play_until(is_own_turn, 300)["version"]
    bert.sees(version)
    listening(bert)
    page, card = bert.page, bert.page.locator(CARD)
    at = page.evaluate(IN_SIGHT)
    finger = bert.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(2 * PRESS)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_be_visible()
    assert axe_finds(page) == []
    shown = box(card)
    assert shown["x"] >= 0
    assert shown["x"] + shown["width"] <= 390
    assert bert.look()["version"] == version
    page.touchscreen.tap(195, 20)
    expect(card).to_have_count(0)
