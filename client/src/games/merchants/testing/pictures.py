"""The pictures of merchants: its first turn, a board with many tiles, the end; and a lot on the clock."""

import time
from contextlib import suppress

from playwright.sync_api import TimeoutError as NotSeen

from harness.autopilot import Sight
from harness.making import fill_in, open_the_table
from harness.screens import SETTLE, Studio
from harness.steps import (
    Course,
    Doing,
    Position,
    Screen,
    analyse,
    ask_for_a_hint,
    at_analysis,
    at_worst_moment,
    count_half,
    count_up,
    play_to_the_end,
    play_until,
    sit_down,
)

MANY_TURNS = 10
FEW_CARDS = 4
"""Left in the deck when the end is near."""
LIVE = {"options": {"first": 0}, "lots": {"tempo": "calm"}}
"""On the clock, and the host is the first mayor: nothing runs before somebody is there."""
SCORING, SEALED = "[data-scene=scoring]", "[data-sealed]"
CLOSES = 6_000
"""Milliseconds within which a lot is closed after a press."""


def _is_long_under_way(sight: Sight) -> bool:
    return int(sight["view"]["turn"]) >= MANY_TURNS


def _is_near_its_end(sight: Sight) -> bool:
    return int(sight["view"]["left"]) <= FEW_CARDS


def _is_before_an_auction(sight: Sight) -> bool:
    """The next move calls the lot."""
    return [step["type"] for step in sight["view"]["agenda"]][-2:-1] == ["HoldAuction"]


def _answer(studio: Studio) -> None:
    """Whatever is asked is answered."""
    sight = studio.autopilot.look()
    if sight["moves"]:
        studio.autopilot.play(studio.autopilot.best(sight))
    studio.page.wait_for_timeout(100)


def _see_the_clock_run(studio: Studio) -> None:
    """Until a lot runs on this page."""
    buy = studio.page.locator("[data-buy]:not([aria-disabled])")
    end = time.monotonic() + 90
    while not buy.count():
        if time.monotonic() > end:
            raise TimeoutError("no clock runs")
        _answer(studio)
    studio.page.wait_for_timeout(SETTLE)


def _see_how_it_ended(studio: Studio) -> None:
    """One presses at the first price that comes, again where the clock faltered, and looks at the finish."""
    finish = studio.page.locator("[data-scene=finish]")
    price = studio.page.locator("[data-scene=clock] [data-dial=here][data-price]")
    end = time.monotonic() + 120
    while not finish.count():
        if time.monotonic() > end:
            raise TimeoutError("no lot is closed")
        if price.count():
            studio.page.keyboard.press("Space")
            with suppress(NotSeen):  # whoever answered now would use the card, and the next lot would be called over it
                finish.wait_for(timeout=CLOSES)
        else:
            _answer(studio)
    studio.page.wait_for_timeout(SETTLE)


def _sit_at_sealed_limits(studio: Studio) -> None:
    studio.page.goto(studio.address)
    fill_in(studio.page, "Merchants", 4, lots="sealed")
    open_the_table(studio.page)
    studio.keep_table()


def _see_on_stage(scene: str) -> Doing:
    """Plays on until the stage shows this; a game that is over has another one after it."""

    def see(studio: Studio) -> None:
        if studio.autopilot.look()["phase"] == "over":
            studio.elsewise_dressed(_sit_at_sealed_limits)
        studio.page.evaluate("localStorage.setItem('mokum.scorings', 'always')")
        studio.page.reload()
        shown = studio.page.locator(scene)
        other = studio.page.locator(SCORING if scene == SEALED else SEALED)
        end = time.monotonic() + 300
        while not shown.count():
            if time.monotonic() > end:
                raise TimeoutError(f"{scene} is not to be seen")
            if other.count():
                studio.page.keyboard.press("Escape")  # to what a scoring brings
                studio.page.keyboard.press("Space")
            _answer(studio)
        studio.page.keyboard.press("p")  # and no step more
        studio.page.wait_for_timeout(SETTLE)

    return see


def _see_what_it_brought(studio: Studio) -> None:
    """The table at the end of a scoring."""
    _see_on_stage(SCORING)(studio)
    studio.page.keyboard.press("Escape")
    studio.page.locator(f"{SCORING} table").wait_for()
    studio.page.wait_for_timeout(SETTLE)


COURSES = {
    "merchants": Course(
        "merchants",
        (
            Screen("merchants-first", sit_down("Merchants")),
            Screen("merchants-middle", play_until(_is_long_under_way), station="guided", is_crowded=True),
            Screen("merchants-hint", touch=ask_for_a_hint),
            Screen("merchants-counting", play_to_the_end, touch=count_half),
            Screen("merchants-end", touch=count_up, station="end"),
            Screen("merchants-analysis", analyse, where=at_analysis, touch=at_worst_moment, station="analysis"),
        ),
        hurries=True,
    ),
    "stage": Course(
        "merchants",
        (
            Screen("merchants-sealed", _sit_at_sealed_limits, touch=_see_on_stage(SEALED)),
            Screen("merchants-scoring", touch=_see_on_stage(SCORING)),
            Screen("merchants-scored", touch=_see_what_it_brought),
        ),
        hurries=True,
    ),
    "clock": Course(
        "merchants",
        (
            Screen("merchants-clock", sit_down("Merchants"), touch=_see_the_clock_run),
            Screen("merchants-finish", touch=_see_how_it_ended),
        ),
    ),
}
POSITIONS = (
    Position("in the middle", 3, _is_long_under_way),
    Position("the last cards", 3, _is_near_its_end),
    Position("a live auction about to start", 3, _is_before_an_auction, LIVE),
)
