"""All courses of pictures: the way to a table and to the second game, and those that each game brings.

A game brings them in its folder of the client, as `testing/pictures.py` with `COURSES`; a game that brings none is
shown at its first turn and at its end.
"""

import importlib.util
import json
from functools import cache
from pathlib import Path
from types import ModuleType

from harness.making import fill_in, open_the_table
from harness.screens import Studio
from harness.stations import GAMES
from harness.steps import Course, Position, Screen, at_once, count_up, play_to_the_end, sit_down


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
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("button", name="Get up").wait_for()
    studio.page.get_by_role("button", name="Start the game").click()
    studio.page.get_by_role("heading", name="Shuffling").wait_for()


def _begin_from_a_room(studio: Studio) -> None:
    _open_a_room(studio)
    studio.page.get_by_role("button", name="Fill with bots and start").click()
    studio.autopilot.play_until(at_once)


def _play_again(studio: Studio) -> None:
    """To the end, and by its button to the first turn of the second game."""
    play_to_the_end(studio)
    studio.go(studio.at_table())
    before = studio.page.url
    studio.page.locator("[role=dialog] [data-go-on]").click()
    studio.page.wait_for_url(lambda url: "/table/" in url and url != before)
    studio.keep_table()
    studio.autopilot.play_until(at_once)


WAYS = Course(
    "routes",
    (
        Screen("waiting", _open_a_room, station="waiting"),
        Screen("deal", _await_the_friend),
        Screen("begun", _begin_from_a_room, station="taught"),
        Screen("second", _play_again, station="guided"),
    ),
)
"""Any game would do."""


@cache
def brought_by(game: str) -> ModuleType:
    """The file in which a game says how its pictures are taken."""
    spec = importlib.util.spec_from_file_location(f"pictures_of_{game}", _file(game))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _file(game: str) -> Path:
    return GAMES / game / "testing" / "pictures.py"


def courses_of(game: str) -> dict[str, Course]:
    """Those that it brings, or what is shown of any game."""
    if _file(game).exists():
        courses: dict[str, Course] = brought_by(game).COURSES
        return courses
    words = json.loads((GAMES / game / "card" / "words" / "en.json").read_text(encoding="utf-8"))
    first = Screen(f"{game}-first", sit_down(words[f"{game}.start.name"]))
    return {game: Course(game, (first, Screen(f"{game}-end", play_to_the_end, touch=count_up, station="end")))}


def positions() -> list[tuple[str, Position]]:
    """By game: the tables that are worth looking at. A game that names none is seen when it begins."""
    found: list[tuple[str, Position]] = []
    for card in sorted(GAMES.glob("*/card")):
        game = card.parent.name
        brought = getattr(brought_by(game), "POSITIONS", ()) if _file(game).exists() else ()
        found += [(game, position) for position in brought or (Position("the first move", 2, at_once),)]
    return found


COURSES = {"ways": WAYS}
for _card in sorted(GAMES.glob("*/card")):
    COURSES |= courses_of(_card.parent.name)

SCREENS = tuple(screen.name for course in COURSES.values() for screen in course.screens)
