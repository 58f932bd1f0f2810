"""All three languages fit: no word is cut off, lies over another, or runs over the edge, on any size of page."""

from collections.abc import Iterator

import pytest

from contract.tables import FULL
from harness.browser import chromium
from harness.courses import COURSES
from harness.eyes import watch
from harness.opening import seeded_server
from harness.screens import WRONG_WORDS, Studio

pytestmark = pytest.mark.long


USUAL = [("tablet", "fr"), ("phone", "nl")]
ALL_OTHERS = [("tablet", "nl"), ("phone", "fr"), ("phone", "en")]
LOOKS: dict[str, list[tuple[str, str]]] = {
    "ways": [("across", "fr"), ("phone", "nl")],
    "routes": [("desk", "fr"), ("phone", "nl"), *(ALL_OTHERS if FULL else ())],
    "merchants": [("tablet", "nl"), ("phone", "fr")],
    "clock": [("phone", "nl")],
}
"""Where words are longest and pages narrowest, if not as usual."""


BROKEN_NAMES = """() => [...document.querySelectorAll('main article h2')].filter((name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  return range.getClientRects().length > 1;
}).map((name) => name.textContent)"""
"""Names of games, a word each, that are broken in their middle."""


IN_EVERY_RUN = ("routes",)
"""The others take long."""


@pytest.mark.parametrize("course", COURSES if FULL else IN_EVERY_RUN)
def test_every_screen_in_every_language(course: str) -> None:
    with seeded_server("words", hurries=COURSES[course].hurries) as address, chromium() as browser:
        studio = Studio(browser, address)
        studio.page.goto(address)
        assert list(faults(studio, course)) == []


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_the_waiting_room_in_other_languages(language: str) -> None:
    """Its buttons are as long as their words, and everybody comes through it."""
    room = COURSES["ways"].screens[0]
    assert room.before is not None
    with seeded_server("waiting") as address, chromium() as browser:
        studio = Studio(browser, address)
        studio.page.goto(address)
        studio.dress(("desk", "day", "en"))
        room.before(studio)
        for window in ("desk", "phone", "across"):
            studio.dress((window, "day", language))
            studio.go(room.where(studio))
            assert studio.page.evaluate(WRONG_WORDS) == []
            assert watch(studio.page, "waiting", window) == []


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_the_front_page_in_other_languages(language: str) -> None:
    """Where the tiles of the games and the fields of pairing lie beside each other they are narrowest."""
    with seeded_server("front") as address, chromium() as browser:
        studio = Studio(browser, address)
        studio.page.goto(address)
        studio.dress(("desk", "day", language))
        studio.go("/")
        studio.page.locator("[data-crowd]").wait_for()
        for width in (1440, 1280, 1100, 1024, 720, 360):
            studio.page.set_viewport_size({"width": width, "height": 800})
            assert studio.page.evaluate(WRONG_WORDS) == [], width
            assert studio.page.evaluate(BROKEN_NAMES) == [], width


def faults(studio: Studio, course: str) -> Iterator[str]:
    for screen in COURSES[course].screens:
        if screen.before is not None:
            studio.dress(("desk", "day", "en"))
            screen.before(studio)
        for size, language in LOOKS.get(course, USUAL):
            studio.dress((size, "day", language))
            studio.go(screen.where(studio))
            if screen.touch is not None:
                screen.touch(studio)
            for fault in studio.page.evaluate(WRONG_WORDS):
                yield f"{screen.name}-{size}-{language}: {fault}"
