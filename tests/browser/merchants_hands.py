"""How a hand makes a move of `merchants` on the page, where lots are sold by sealed limits: by clicks or touches."""

import re

from playwright.sync_api import Locator

from browser.people import Person
from harness.autopilot import Sight
from mokum.games.merchants.board import COLONY_SITES, GOODS, HOUSE_SITES
from mokum.games.merchants.cards import DISCS

BUTTONS = {
    "pass": re.compile("^Don’t press$"),
    "borrow": re.compile("^Borrow "),
    "decline": re.compile("none$|^No loan$"),
}
"""Answers that are nowhere on the board, by what their button says."""


def _spot(move: str) -> str:
    """What a hand reaches for on the board."""
    verb, name = move.split()
    if verb == "cover":
        return f"disc:{DISCS.index(name)}"
    if name in GOODS:
        return f"good:{GOODS.index(name)}"
    colonies, houses = ([site.lower() for site in sites] for sites in (COLONY_SITES, HOUSE_SITES))
    return f"colony:{colonies.index(name)}" if name in colonies else f"house:{houses.index(name)}"


class Clicks:
    """Touch what is wanted, then press the one button."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._page = person.page
        self._prompt = person.page.locator("#prompt")

    def play(self, sight: Sight, move: str) -> None:
        kind, _, rest = move.partition(" ")
        if move in BUTTONS:
            self._press(self._prompt.get_by_role("button", name=BUTTONS[move]))
        elif kind in {"limit", "open"}:
            self._seal(sight, move)
        else:
            if kind == "goods":
                for good in rest.split():
                    self._press(self._prompt.get_by_role("button", name=re.compile(f"^Pick {good}", re.IGNORECASE)))
            else:
                self._press(self._page.locator(f'[data-spot="{_spot(move)}"]').locator("visible=true").first)
            self._press(self._prompt.locator("[data-do]"))

    def _seal(self, sight: Sight, move: str) -> None:
        """The lowest price is at the left of the slider, opening at its right."""
        prices = sorted(int(one.split()[1]) for one in sight["moves"] if one.startswith("limit "))
        at = len(prices) if move == "open" else prices.index(int(move.split()[1]))
        self._prompt.locator("input[type=range]").fill(str(at))
        self._press(self._prompt.get_by_role("button", name=re.compile("^Seal ")))

    def _press(self, target: Locator) -> None:
        if self._person.is_phone:
            target.tap()
        else:
            target.click()
