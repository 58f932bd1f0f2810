"""The table of `harbour` on a desk: six lines of the log with four seats, cards to be read, and nothing that moves."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from harness.autopilot import Sight
from harness.browser import chromium
from harness.courses import brought_by
from harness.making import make_table
from harness.opening import seeded_server
from harness.screens import SIZES, WRONG_WORDS, Studio

pytestmark = pytest.mark.long

WINDOWS = ((1366, 768), (1440, 900), (1920, 1080))
LEAST_NAME = 11
"""Pixels of the letters of a card's name."""
PLACES = """() => Object.fromEntries([...document.querySelectorAll(
  "#board, #prompt, [data-part], [data-planner], [data-rack], [data-board]")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.id || one.dataset.part || Object.keys(one.dataset)[0], [x, y, width, height].map(Math.round)];
  }))"""
LOG_LINES = """() => {
  const log = document.querySelector("[data-log]");
  const bottom = log.getBoundingClientRect().bottom;
  return [...log.querySelectorAll("li")].filter((line) => line.getBoundingClientRect().bottom <= bottom + 1).length;
}"""
NAME_SIZES = """() => [...document.querySelectorAll("[data-rack] [data-card] > span > b")]
  .map((name) => parseFloat(getComputedStyle(name).fontSize))"""


@pytest.fixture
def studio() -> Iterator[Studio]:
    with seeded_server("desk") as address, chromium() as browser:
        studio = Studio(browser, address)
        studio.page.goto(address)
        studio.page.set_viewport_size({"width": 1440, "height": 900})
        studio.page.get_by_label("Your name").fill("Saskia")  # names that are proposed are drawn
        make_table(studio.page, "Harbour", 4, brought_by("harbour").EXTENSIONS)
        studio.keep_table()
        yield studio


def is_asked(number: int, kind: str, sight: Sight) -> bool:
    """Whether this is asked, in this round or later."""
    return bool(sight["view"]["round"] >= number and sight["view"]["agenda"][-1]["type"] == kind)


def look(studio: Studio, window: tuple[int, int]) -> dict[str, Any]:
    SIZES["a desk"] = window
    studio.dress(("a desk", "day", "en"))
    studio.go(studio.at_table())
    studio.page.wait_for_selector("[data-log] li")
    while studio.page.locator("[data-guide]").count():  # what is taught takes room from the figures
        studio.page.locator("[data-guide] button").last.click()
    places: dict[str, Any] = studio.page.evaluate(PLACES)
    return places


def test_every_thing_has_one_place_and_can_be_read(studio: Studio) -> None:
    places: dict[tuple[int, int], dict[str, Any]] = {}
    for number, kind in ((1, "TakeCard"), (2, "ChooseDie"), (3, "Act"), (4, "TakeCard")):
        studio.autopilot.play_until(partial(is_asked, number, kind), 300)
        for window in WINDOWS:
            now = look(studio, window)
            assert {"board", "prompt", "mine", "facts", "order", "log", "planner", "rack"} <= now.keys()
            assert places.setdefault(window, now) == now, (window, kind)
            assert studio.page.evaluate(WRONG_WORDS) == [], (window, kind)
            assert studio.page.evaluate(LOG_LINES) >= 6, (window, kind)
            assert all(size >= LEAST_NAME for size in studio.page.evaluate(NAME_SIZES))
            assert studio.page.locator("section[aria-labelledby=players-title] tbody tr").count() == 4
            assert studio.page.locator("[data-todo]").count() == (8 if kind == "Act" else 0)
