"""What a game brings to be looked at is made from this: screens that pictures are taken of, and positions."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from harness.autopilot import Sight
from harness.screens import SETTLE, Studio

Doing = Callable[[Studio], object]
ANALYSED = 300
"""Seconds in which a quick analysis is done, on a machine with much else to do."""


@dataclass(frozen=True)
class Screen:
    """One screen: how to come to it, and what is looked for."""

    name: str
    before: Doing | None = None
    """What is done once before it."""
    where: Callable[[Studio], str] = Studio.at_table
    touch: Doing | None = None
    """What is touched there, each time that it is opened."""
    station: str = ""
    """What the eyes look for, if anything."""
    is_crowded: bool = False
    """It is also looked at as people see it who tell fewer colours apart."""


@dataclass(frozen=True)
class Course:
    """Screens of one table, in the order in which one comes to them."""

    game: str
    screens: tuple[Screen, ...]
    hurries: bool = False
    """Lots are sold in no time: only boards are wanted."""


@dataclass(frozen=True)
class Position:
    """A table that is worth looking at, for `scripts/dev`: what it is for, how it is made, until when it is played."""

    about: str
    seats: int
    until: Callable[[Sight], bool] | None
    """None leaves the last seat free and the game unbegun."""
    wishes: dict[str, Any] = field(default_factory=dict)


def at_once(_: Sight) -> bool:
    """The first move that is asked for."""
    return True


def sit_down(title: str, switches: tuple[str, ...] = ()) -> Doing:
    """At a table of the game that is called so, until one is asked."""

    def sit(studio: Studio) -> None:
        studio.sit_down(title, switches)
        studio.autopilot.play_until(at_once)

    return sit


def play_until(done: Callable[[Sight], bool]) -> Doing:
    """On, as a bot would."""
    return lambda studio: studio.autopilot.play_until(done, 300)


def play_to_the_end(studio: Studio) -> None:
    """All that is left of a game."""
    studio.autopilot.play_until(lambda _: False, 300)


def ask_for_a_hint(studio: Studio) -> None:
    """By its key; a busy machine says that it has no time, and is asked again."""
    studio.page.keyboard.press("h")
    best = studio.page.locator("[data-hint-move]")
    again = studio.page.locator("[data-hint] [role=status] button")
    best.or_(again).first.wait_for()
    while not best.count():
        again.click()
        best.or_(again).first.wait_for()
    studio.page.wait_for_timeout(SETTLE)


def count_half(studio: Studio) -> None:
    """The end as it is counted before somebody's eyes for the first time, half of its lines."""
    table = studio.page.url
    # Told on another page: this one may be about to remember that it was counted.
    studio.page.goto(studio.address + "/fair")
    studio.page.evaluate(
        "localStorage.setItem('mokum.scorings', 'always'), localStorage.removeItem('mokum.counted.end')"
    )
    studio.page.goto(table)
    count = studio.page.locator("[data-count]")
    count.wait_for()
    for _ in range(studio.page.locator("[role=dialog] tbody tr").count() // 2):
        studio.page.keyboard.press("Space")
    studio.page.wait_for_timeout(SETTLE)
    studio.page.evaluate("localStorage.setItem('mokum.scorings', 'never')")


def analyse(studio: Studio) -> None:
    """The game that is over, until all of it is told."""
    path, end = f"/api/tables/{studio.table}/analysis", time.monotonic() + ANALYSED
    found = studio.ask("POST", path, None)
    while found["state"] == "working":
        if time.monotonic() > end:
            raise TimeoutError("the analysis does not end")
        time.sleep(0.5)
        found = studio.ask("GET", path, None)


def at_analysis(studio: Studio) -> str:
    """Where the analysis of one's table is."""
    return f"{studio.at_table()}/analysis"


def at_worst_moment(studio: Studio) -> None:
    """The first of the moments to learn from, with both boards."""
    studio.page.locator("[data-moment]").wait_for()
    studio.page.keyboard.press("Home")
    studio.page.keyboard.press("k")
    studio.page.wait_for_timeout(SETTLE)


def count_up(studio: Studio) -> None:
    """The score sheet counts while it is looked at."""
    studio.page.wait_for_timeout(2500)
