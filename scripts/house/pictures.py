"""Takes the pictures: every screen of a course, in every look that is wanted."""

import itertools
from collections.abc import Sequence
from pathlib import Path

from house.browser import chromium
from house.courses import COURSES, HURRIED, STATIONS
from house.eyes import SHAPES
from house.eyes import look as eyes_see
from house.opening import seeded_house
from house.screens import (
    COLOUR_BLIND,
    LANGUAGES,
    SEE_AS,
    SETTLE,
    SIZES,
    THEMES,
    WRONG_WORDS,
    Look,
    Studio,
)

CROWDED = ("middle", "harbour-middle", "merchants-middle")
"""The boards that are also looked at with other eyes."""


def _looks(*, quick: bool) -> Sequence[Look]:
    if quick:
        return [("desk", "day", "en"), ("phone", "evening", "fr"), ("across", "day", "nl")]
    return list(itertools.product(SIZES, THEMES, LANGUAGES))


def take_pictures(folder: Path, wanted: Sequence[str], *, seed: str, quick: bool) -> list[str]:
    """Writes the pictures, and tells what is wrong with the words in them."""
    folder.mkdir(parents=True, exist_ok=True)
    faults: list[str] = []
    for name, course in COURSES.items():
        if any(screen in wanted for screen, *_ in course):
            with seeded_house(seed, hurries=name in HURRIED) as address, chromium() as browser:
                faults += _take(Studio(browser, address), name, folder, wanted, quick=quick)
    return faults


def _take(studio: Studio, course: str, folder: Path, wanted: Sequence[str], *, quick: bool) -> list[str]:
    faults: list[str] = []
    studio.page.goto(studio.address)
    for name, before, where, touch in COURSES[course]:
        if before is not None:
            studio.dress(("desk", "day", "en"))
            before(studio)
        for look in _looks(quick=quick) if name in wanted else ():
            studio.dress(look)
            studio.go(where(studio))
            if touch is not None:
                touch(studio)
            title = "-".join((name, *look))
            studio.page.screenshot(path=folder / f"{title}.png")
            found = studio.page.evaluate(WRONG_WORDS)
            if name in STATIONS and look[0] in SHAPES:
                station, game = STATIONS[name]
                found += eyes_see(studio.page, station, look[0], game)
            faults += [f"{title}: {fault}" for fault in found]
        if name in CROWDED and name in wanted:
            _through_other_eyes(studio, folder, name, where(studio))
    return faults


def _through_other_eyes(studio: Studio, folder: Path, name: str, path: str) -> None:
    """The crowded board as people see it who tell fewer colours apart."""
    for kind, matrix in COLOUR_BLIND.items():
        studio.dress(("desk", "day", "en"))
        studio.go(path)
        studio.page.evaluate(SEE_AS, matrix)
        studio.page.wait_for_timeout(SETTLE)
        studio.page.screenshot(path=folder / f"{name}-{kind}.png")
