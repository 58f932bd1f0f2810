"""People on their way to a table, with eyes that look at every station in every window, before and after a reload."""

import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page

from browser.people import Person
from harness.autopilot import Sight
from harness.eyes import PATIENCE, WINDOWS, resize, watch
from harness.making import fill_in, open_the_table

PICTURES = Path("pictures") / "journeys"
"""Where a page is kept that does not show what it should."""
SOME_PATIENCE = 500
SHORT = "Short game: ten rounds"
WHOLE_GAME = 240.0
"""Seconds for a game over HTTP, on a machine that has much else to do."""

FAR_BEHIND = 20
"""Rows of a table."""


class Traveller:
    """One person who looks around at each station. What is missed is kept, with a picture, and the journey goes on."""

    def __init__(self, browser: Browser, origin: str, name: str, game: str) -> None:
        self.person = Person(browser, origin)
        self.name = name
        self.game = game
        self.missed: list[str] = []
        self._seen = 0

    @property
    def page(self) -> Page:
        return self.person.page

    def looks(self, station: str, *, reloads: bool = True) -> None:
        """In two windows as it was come to, and in the two others after a reload; next time the other way round."""
        self._seen += 1
        one, other = [*WINDOWS][::2], [*WINDOWS][1::2]
        first, then = (one, other) if self._seen % 2 else (other, one)
        self._look(station, first if reloads else [*WINDOWS])
        if reloads:
            self.page.reload()
            self._look(f"{station} again", then)
        resize(self.page, "desk")

    def _look(self, where: str, windows: Sequence[str]) -> None:
        station = where.removesuffix(" again")
        missed: list[str] = []
        for window in windows:
            # Whoever has waited in vain need not wait in the next window, too.
            missed = watch(self.page, station, window, self.game, PATIENCE if not missed else SOME_PATIENCE)
            self.missed += [f"{self.name}, {self._seen} {where}, {window}: {one}" for one in missed]
            if missed:
                PICTURES.mkdir(parents=True, exist_ok=True)
                self.page.screenshot(
                    path=PICTURES / f"{self.game}-{self.name}-{self._seen}-{where}-{window}.png".replace(" ", "-")
                )

    # the ways

    def makes_a_table(self, seats: int, bots: int, *, lots: str = "") -> None:
        """By the dialog of the front page; with bots at all other seats the game begins at once."""
        self.person.open()
        self.looks("start")
        self.page.get_by_label("Your name").fill(self.name)
        short = (SHORT,) if self.game == "harbour" else ()
        fill_in(self.page, self.game.title(), seats, bots=bots, lots=lots, switches=short)
        self.looks("making", reloads=False)
        open_the_table(self.page)
        self.person.at_table()

    def comes_by(self, link: str) -> None:
        """Without an account, to a free seat."""
        self.person.open(link)
        self.person.at_table()
        self.looks("invited")
        self.page.get_by_label("Your name").fill(self.name)
        self.person.button("Sit down").click()
        self.person.button("Get up").wait_for()
        self.looks("seated")

    def looks_on_first(self) -> None:
        """By the other way of the invitation: to the room, where every free seat has its button."""
        self.page.get_by_label("Your name").fill(self.name)
        self.person.button("Watch first").click()

    def sits_down(self) -> None:
        self.person.at_table()
        self.person.button(re.compile("Sit down at seat")).first.click()

    def comes_to_watch(self, link: str) -> None:
        """In the middle of a game."""
        self.person.open(link)
        self.person.at_table()
        self.looks("invited")
        self.page.get_by_label("Your name").fill(self.name)
        self.person.button("Watch").click()
        self.looks("watching")

    def learns(self) -> None:
        """In the first game a guide speaks up; it is read, and sent away."""
        self.page.locator("[data-guide]").wait_for()
        self.looks("taught")
        self.sends_the_guide_away()

    def sends_the_guide_away(self) -> None:
        self.page.locator("[data-guide]").get_by_role("button", name="End the guide").click()

    def looks_at_the_table(self, *, reloads: bool = True) -> None:
        """As it is in the middle of a game: mine to move, or somebody else's."""
        sight = self.person.look()
        self.person.sees(sight["version"])
        self.looks("turn" if sight["moves"] else "others", reloads=reloads)

    def plays_again(self) -> None:
        """By the button of the score sheet, which opened by itself."""
        before = self.person.table
        self.page.locator("[role=dialog] [data-go-on]").click()
        self.page.wait_for_url(lambda url: "/table/" in url and before not in url)
        self.person.at_table()

    def waits_for_a_lot(self) -> None:
        """Until one may press; what else is asked is answered, and what was sold before is put away."""
        end = time.monotonic() + WHOLE_GAME
        while not self.page.locator("[data-scene=clock] [data-buy]:not([aria-disabled])").count():
            assert time.monotonic() < end, "no clock runs"
            sight = self.person.look()
            if sight["moves"] and not sight["lot"]:
                self.person.autopilot.play(self.person.autopilot.best(sight))
            self.page.wait_for_timeout(100)

    def presses(self) -> None:
        """At the price of now. On a busy machine a lot may fail; it is called again."""
        end = time.monotonic() + WHOLE_GAME
        finish = self.page.locator("[data-scene=finish]")
        while not finish.count():
            assert time.monotonic() < end, "no lot is closed"
            if self.page.locator("[data-scene=clock] [data-dial=here][data-price]").count():
                self.page.keyboard.press("Space")
            self.page.wait_for_timeout(250)

    def is_at(self, phase: str) -> Sight:
        return self.person.until(lambda sight: sight["phase"] == phase, 60)


def play_until(players: Sequence[Traveller], done: Callable[[Sight], bool]) -> None:
    """Hands play on, over HTTP and as the bots would, until `done` or the end; pages never fall far behind them."""
    end = time.monotonic() + WHOLE_GAME
    seen = 0
    while time.monotonic() < end:
        moved = False
        for traveller in players:
            sight = traveller.person.look()
            is_done = sight["phase"] == "over" or done(sight)
            if is_done or sight["version"] >= seen + FAR_BEHIND:
                seen = sight["version"]
                for one in players:
                    one.person.sees(seen)
            if is_done:
                return
            if sight["moves"]:
                traveller.person.autopilot.play(traveller.person.autopilot.best(sight))
                moved = True
        if not moved:
            time.sleep(0.02)
    raise AssertionError("the game does not come to that")
