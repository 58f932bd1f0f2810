"""How a hand makes a move of `routes` on the page: by clicks or touches, or with the keyboard alone."""

from playwright.sync_api import Locator

from browser.keys import Keyboard
from browser.people import Person
from harness.autopilot import Sight


def _spot(move: str) -> str:
    """Where a hand reaches for a move without a payment."""
    if move == "contracts":
        return '[data-routes-at="pile-contracts"]'
    if move == "draw deck":
        return '[data-routes-at="pile-draw"]'
    return f'[data-routes-at="slot-{int(move.split()[1]) - 1}"]'


def _payment(sight: Sight, move: str) -> tuple[int, int]:
    """Which of how many ways to pay for this route."""
    start = " ".join(move.split()[:2]) + " "
    ways = [way for way in sight["moves"] if way.startswith(start)]
    return ways.index(move), len(ways)


def _offer(sight: Sight, move: str) -> int:
    """Which of the offered contracts, or both."""
    keeps = [index for index in sight["view"]["offer"] if f"keep {index + 1}" in sight["moves"]]
    return len(keeps) if move == "keep both" else keeps.index(int(move.split()[1]) - 1)


class Clicks:
    """Touch what is wanted, touch it again or press the one button."""

    def __init__(self, person: Person) -> None:
        self._person = person

    def play(self, sight: Sight, move: str) -> None:
        kind = move.partition(" ")[0]
        prompt = self._person.page.locator("#prompt")
        if kind == "claim":
            if self._person.is_phone:  # the board shows the part that matters; the rest is a touch away
                self._person.page.get_by_role("button", name="Whole board").tap()
            self._touch(self._route(int(move.split()[1]) - 1))
            which, ways = _payment(sight, move)
            if ways > 1:
                self._touch(prompt.locator("label").nth(which))
            self._touch(prompt.locator("button").filter(has_text="Claim"))
        elif kind == "keep":
            self._touch(prompt.locator("label").nth(_offer(sight, move)))
            self._touch(prompt.locator("button").filter(has_text="Keep"))
        elif kind == "pass":
            self._touch(prompt.get_by_role("button", name="Pass"))
        else:
            spot = self._person.page.locator(_spot(move)).locator("visible=true").first
            self._touch(spot)
            self._touch(spot)

    def _route(self, index: int) -> Locator:
        return self._person.page.locator(f'[data-route="{index}"] [data-slab]').first

    def _touch(self, target: Locator) -> None:
        if self._person.is_phone:
            target.tap()
        else:
            target.click()


class Keys(Keyboard):
    """Tab, arrows, Enter and space."""

    def play(self, sight: Sight, move: str) -> None:
        kind = move.partition(" ")[0]
        if kind == "claim":
            self.walk_to(f"data-route={int(move.split()[1]) - 1}", ("data-route", "data-place"))
            self.press("Enter")
            which, ways = _payment(sight, move)
            if ways > 1:
                self.tab_to("#prompt input[type=radio]")
                for _ in range(self._to_go(which)):
                    self.press("ArrowRight")
            self.tab_to("#prompt button", has="Claim")
            self.press("Enter")
        elif kind == "keep":
            self.tab_to("#prompt input[type=radio]")
            self.press("Space")
            for _ in range(self._to_go(_offer(sight, move))):
                self.press("ArrowRight")
            self.tab_to("#prompt button", has="Keep")
            self.press("Enter")
        elif kind == "pass":
            self.tab_to("#prompt button", has="Pass")
            self.press("Enter")
        else:
            self.tab_to(_spot(move))
            self.press("Enter")
            self.press("Enter")

    def _to_go(self, which: int) -> int:
        """How many arrows from the radio button that has the focus to this one of its group."""
        group = "[...document.querySelectorAll('#prompt input[type=radio]')]"
        at: int = self._person.page.evaluate(f"{group}.indexOf(document.activeElement)")
        count: int = self._person.page.evaluate(f"{group}.length")
        return (which - at) % count
