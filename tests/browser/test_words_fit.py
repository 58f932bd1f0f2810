"""All three languages fit: no word is cut off, lies over another, or runs over the edge, on any size of page."""

import itertools
from collections.abc import Iterator

import pytest

from house.browser import chromium
from house.screens import COURSE, LANGUAGES, SIZES, WRONG_WORDS, Studio, seeded_house

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def studio() -> Iterator[Studio]:
    with seeded_house("words") as address, chromium() as browser:
        opened = Studio(browser, address)
        opened.page.goto(address)
        yield opened


def test_every_screen_in_every_language(studio: Studio) -> None:
    faults = []
    for name, before, where, touch in COURSE:
        if before is not None:
            studio.dress(("desk", "day", "en"))
            before(studio)
        for size, language in itertools.product(SIZES, LANGUAGES):
            studio.dress((size, "day", language))
            studio.go(where(studio))
            if touch is not None:
                touch(studio)
            faults += [f"{name}-{size}-{language}: {fault}" for fault in studio.page.evaluate(WRONG_WORDS)]
    assert faults == []
