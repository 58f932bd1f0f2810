"""A person with a browser: comes in, sits down, looks at the table, and moves by clicks, keys or touches."""

import re
import secrets
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from harness.autopilot import Autopilot, Sight
from harness.browser import asking, scorings_shown, seeded_luck
from harness.making import make_table

PATIENCE = 20.0
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


class Person:
    """One browser profile with one page."""

    def __init__(
        self,
        browser: Browser,
        origin: str,
        *,
        phone: bool = False,
        language: str = "en",
        scorings: str = "never",
        **more: Any,
    ) -> None:
        self.origin = origin
        self.is_phone = phone
        self.faults: list[str] = []
        screen: dict[str, Any] = (
            {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {"viewport": DESK}
        )
        # Without motion the table shows what others do at once, so that a whole game takes seconds.
        self.context: BrowserContext = browser.new_context(
            locale={"en": "en-GB", "fr": "fr-FR", "nl": "nl-NL"}[language],
            **({"reduced_motion": "reduce"} | screen | more),
        )
        self.context.add_init_script(seeded_luck(secrets.randbits(30)))
        # What is told in steps has tests of its own; elsewhere a hand goes on at once, as somebody may choose to.
        self.context.add_init_script(scorings_shown(scorings))
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        self.table = ""

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not self._is_expected(message.text):
            self.faults.append(f"console: {message.text}")

    @staticmethod
    def _is_expected(text: str) -> bool:
        """What browsers tell by themselves: answers of 4xx, broken connections, and what plain http does not have."""
        return any(words in text for words in ("Failed to load resource", "WebSocket connection", "Opener-Policy"))

    def leave(self) -> None:
        self.context.close()

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.origin + path)
        return self.page

    # at a table

    def make_table(self, name: str, game: str, seats: int, switches: tuple[str, ...] = ()) -> None:
        """As anybody does: the dialog of the front page, with bots at all other seats."""
        self.open()
        self.page.get_by_label("Your name").fill(name)
        make_table(self.page, game, seats, switches)
        self.at_table()
        self.until(lambda sight: sight["phase"] == "playing")

    def at_table(self) -> str:
        """The table that the page shows."""
        self.page.wait_for_url(re.compile(r"/table/[0-9a-f-]{36}"))
        found = re.search(r"/table/([0-9a-f-]{36})", self.page.url)
        assert found is not None
        self.table = found[1]
        return self.table

    @property
    def autopilot(self) -> Autopilot:
        return Autopilot(asking(self.context, self.origin), self.table)

    def look(self) -> Sight:
        """What the server says; with it the test chooses moves, never the page."""
        return self.autopilot.look()

    def sees(self, version: int) -> None:
        """Wait until the page shows the table at this version or a later one."""
        self.page.wait_for_function(
            "version => Number(document.querySelector('[data-version]')?.dataset.version ?? -1) >= version", arg=version
        )

    def until(self, holds: Callable[[Sight], bool], seconds: float = PATIENCE) -> Sight:
        """Wait until the server says so."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            sight = self.look()
            if holds(sight):
                return sight
            time.sleep(0.05)
        raise AssertionError("it did not come to that in time")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def expect_visible(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()
