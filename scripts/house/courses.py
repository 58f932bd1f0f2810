"""The screens that pictures are taken of, game by game: how to come to each of them."""

import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import TimeoutError as NotSeen

from house.autopilot import Sight
from house.making import EXTENSIONS, fill_in, open_the_table
from house.positions import at_once, claims, is_crowded, is_half_way, is_well_on, never
from house.screens import SETTLE, Studio

CLOSES = 6_000
"""Milliseconds within which a lot is closed after a press."""

Step = tuple[str, Callable[[Studio], object] | None, Callable[[Studio], str], Callable[[Studio], object] | None]
"""A screen: its name, what is done once before it, where it is, and what is touched there."""


def _sit_down(game: str, switches: tuple[str, ...] = ()) -> Callable[[Studio], object]:
    def sit(studio: Studio) -> None:
        studio.sit_down(game, switches)
        studio.autopilot.play_until(at_once)

    return sit


def _play_until(done: Callable[[Sight], bool]) -> Callable[[Studio], object]:
    return lambda studio: studio.autopilot.play_until(done, 300)


def _count_up(studio: Studio) -> None:
    studio.page.wait_for_timeout(2500)


def _weigh_a_claim(studio: Studio) -> None:
    route = int(claims(studio.autopilot.look())[-1].split()[1]) - 1
    studio.page.locator(f'[data-route="{route}"] [data-slab]').first.click()
    studio.page.wait_for_timeout(SETTLE)


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


def _open_a_room(studio: Studio) -> None:
    """A table with a bot and a free seat."""
    studio.page.goto(studio.address)
    if not studio.table:  # whoever has a table is known
        studio.page.get_by_label("Your name").fill("Saskia")
    fill_in(studio.page, "Routes", 3, bots=1)
    open_the_table(studio.page)
    studio.keep_table()


def _await_the_friend(studio: Studio) -> None:
    """A friend sits down and goes away: the deal waits for the friend's part of the shuffle."""
    studio.go(studio.at_table())
    link = studio.page.get_by_label("Invite", exact=True).input_value()
    with studio.friend() as page:
        page.goto(link)
        page.get_by_label("Your name").fill("Rembrandt")
        page.get_by_role("button", name="Come in").click()
        page.get_by_role("button", name="Sit down").first.click()
        page.get_by_role("button", name="Get up").wait_for()
    studio.page.get_by_role("button", name="Start the game").click()
    studio.page.get_by_role("heading", name="Shuffling").wait_for()


def _begin_from_a_room(studio: Studio) -> None:
    _open_a_room(studio)
    studio.page.get_by_role("button", name="Fill with bots and start").click()
    studio.autopilot.play_until(at_once)


def _play_again(studio: Studio) -> None:
    """To the end, and by its button to the first turn of the second game."""
    studio.autopilot.play_until(never, 300)
    studio.go(studio.at_table())
    before = studio.page.url
    studio.page.locator("[role=dialog] [data-go-on]").click()
    studio.page.wait_for_url(lambda url: "/table/" in url and url != before)
    studio.keep_table()
    studio.autopilot.play_until(at_once)


WAYS: tuple[Step, ...] = (
    ("waiting", _open_a_room, Studio.at_table, None),
    ("deal", _await_the_friend, Studio.at_table, None),
    ("begun", _begin_from_a_room, Studio.at_table, None),
    ("second", _play_again, Studio.at_table, None),
)
ROUTES: tuple[Step, ...] = (
    ("start", None, lambda _: "/", None),
    ("rules", None, lambda _: "/rules/routes?rule=ROU-033", None),
    ("fair", None, lambda _: "/fair", None),
    ("first", _sit_down(""), Studio.at_table, None),
    ("profile", None, lambda _: "/profile", None),
    ("middle", _play_until(is_crowded), Studio.at_table, None),
    ("paying", None, Studio.at_table, _weigh_a_claim),
    ("lobby", None, lambda _: "/", None),
    ("end", _play_until(never), Studio.at_table, _count_up),
    ("replay", None, lambda studio: f"/replay/{studio.table}", None),
)
HARBOUR: tuple[Step, ...] = (
    ("harbour-first", _sit_down("Harbour", EXTENSIONS), Studio.at_table, None),
    ("harbour-middle", _play_until(is_half_way), Studio.at_table, None),
    ("harbour-end", _play_until(never), Studio.at_table, _count_up),
)
MERCHANTS: tuple[Step, ...] = (
    ("merchants-first", _sit_down("Merchants"), Studio.at_table, None),
    ("merchants-middle", _play_until(is_well_on), Studio.at_table, None),
    ("merchants-end", _play_until(never), Studio.at_table, _count_up),
)
CLOCK: tuple[Step, ...] = (
    ("merchants-clock", _sit_down("Merchants"), Studio.at_table, _see_the_clock_run),
    ("merchants-finish", None, Studio.at_table, _see_how_it_ended),
)
COURSES = {"ways": WAYS, "routes": ROUTES, "harbour": HARBOUR, "merchants": MERCHANTS, "clock": CLOCK}
HURRIED = frozenset({"merchants"})
"""Courses in which lots are sold in no time: only their boards are wanted."""
STATIONS = {
    "start": ("start", ""),
    "waiting": ("waiting", ""),
    "begun": ("taught", "routes"),
    "second": ("guided", "routes"),
    "middle": ("guided", "routes"),
    "harbour-middle": ("guided", "harbour"),
    "merchants-middle": ("guided", "merchants"),
    "end": ("end", ""),
    "harbour-end": ("end", ""),
    "merchants-end": ("end", ""),
}
"""What the eyes look for on a screen, and the game."""
SCREENS = tuple(name for course in COURSES.values() for name, *_ in course)
