"""Takes the pictures: every screen of a course, in every look that is wanted."""

import itertools
from collections.abc import Sequence
from pathlib import Path

from harness.browser import chromium
from harness.courses import COURSES
from harness.eyes import SHAPES
from harness.eyes import look as eyes_see
from harness.opening import seeded_server
from harness.screens import (
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
from harness.steps import Course


def _looks(*, quick: bool) -> Sequence[Look]:
    if quick:
        return [("desk", "day", "en"), ("phone", "evening", "fr"), ("across", "day", "nl")]
    return list(itertools.product(SIZES, THEMES, LANGUAGES))


def take_pictures(folder: Path, wanted: Sequence[str], *, seed: str, quick: bool) -> list[str]:
    """Writes the pictures, and tells what is wrong with the words in them."""
    folder.mkdir(parents=True, exist_ok=True)
    faults: list[str] = []
    for course in COURSES.values():
        if any(screen.name in wanted for screen in course.screens):
            with seeded_server(seed, hurries=course.hurries) as address, chromium() as browser:
                faults += _take(Studio(browser, address), course, folder, wanted, quick=quick)
    return faults


def _take(studio: Studio, course: Course, folder: Path, wanted: Sequence[str], *, quick: bool) -> list[str]:
    faults: list[str] = []
    studio.page.goto(studio.address)
    for screen in course.screens:
        if screen.before is not None:
            studio.dress(("desk", "day", "en"))
            screen.before(studio)
        for look in _looks(quick=quick) if screen.name in wanted else ():
            studio.dress(look)
            studio.go(screen.where(studio))
            if screen.touch is not None:
                screen.touch(studio)
            title = "-".join((screen.name, *look))
            studio.page.screenshot(path=folder / f"{title}.png")
            found = studio.page.evaluate(WRONG_WORDS)
            if screen.station and look[0] in SHAPES:
                found += eyes_see(studio.page, screen.station, look[0], course.game)
            faults += [f"{title}: {fault}" for fault in found]
        if screen.is_crowded and screen.name in wanted:
            _through_other_eyes(studio, folder, screen.name, screen.where(studio))
    return faults


def _through_other_eyes(studio: Studio, folder: Path, name: str, path: str) -> None:
    """The crowded board as people see it who tell fewer colours apart."""
    for kind, matrix in COLOUR_BLIND.items():
        studio.dress(("desk", "day", "en"))
        studio.go(path)
        studio.page.evaluate(SEE_AS, matrix)
        studio.page.wait_for_timeout(SETTLE)
        studio.page.screenshot(path=folder / f"{name}-{kind}.png")
