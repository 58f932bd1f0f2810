"""How a hand makes a move of `routes` on the page: by clicks or touches, or with the keyboard alone."""

from collections import deque

from playwright.sync_api import Locator

from browser.people import Person
from house.autopilot import Sight

ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
Stand = tuple[str, str]


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
        return self._person.page.locator(f'[data-route="{index}"] .routes-slab').first

    def _touch(self, target: Locator) -> None:
        if self._person.is_phone:
            target.tap()
        else:
            target.click()


class Keys:
    """Tab, arrows, Enter and space."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._steps: dict[tuple[Stand, str], Stand] = {}

    def play(self, sight: Sight, move: str) -> None:
        kind = move.partition(" ")[0]
        if kind == "claim":
            self._walk_to(("route", str(int(move.split()[1]) - 1)))
            self._press("Enter")
            which, ways = _payment(sight, move)
            if ways > 1:
                self.tab_to("#prompt input[type=radio]")
                for _ in range(self._to_go(which)):
                    self._press("ArrowRight")
            self.tab_to("#prompt button", has="Claim")
            self._press("Enter")
        elif kind == "keep":
            self.tab_to("#prompt input[type=radio]")
            self._press("Space")
            for _ in range(self._to_go(_offer(sight, move))):
                self._press("ArrowRight")
            self.tab_to("#prompt button", has="Keep")
            self._press("Enter")
        elif kind == "pass":
            self.tab_to("#prompt button", has="Pass")
            self._press("Enter")
        else:
            self.tab_to(_spot(move))
            self._press("Enter")
            self._press("Enter")

    def _press(self, key: str) -> None:
        self._person.page.keyboard.press(key)

    def _is_at(self, selector: str, has: str = "") -> bool:
        at: bool = self._person.page.evaluate(
            "([selector, has]) => document.activeElement.matches(selector)"
            " && (document.activeElement.textContent ?? '').includes(has)",
            [selector, has],
        )
        return at

    def tab_to(self, selector: str, has: str = "") -> None:
        for _ in range(150):
            if self._is_at(selector, has):
                return
            self._press("Tab")
        raise AssertionError(f"Tab never comes to {selector} {has}")

    def _to_go(self, which: int) -> int:
        """How many arrows from the radio button that has the focus to this one of its group."""
        group = "[...document.querySelectorAll('#prompt input[type=radio]')]"
        at: int = self._person.page.evaluate(f"{group}.indexOf(document.activeElement)")
        count: int = self._person.page.evaluate(f"{group}.length")
        return (which - at) % count

    def _stand(self) -> Stand:
        stand: list[str] = self._person.page.evaluate(
            "() => { const { route, place } = document.activeElement.dataset;"
            " return route !== undefined ? ['route', route] : ['place', place ?? '']; }"
        )
        return stand[0], stand[1]

    def _walk_to(self, goal: Stand) -> None:
        """Arrows over the board: what is known is walked straight, what is not is tried out."""
        self.tab_to("[data-route], [data-place]")
        for _ in range(400):
            stand = self._stand()
            if stand == goal:
                return
            arrow = self._next(stand, goal)
            self._press(arrow)
            self._steps[stand, arrow] = self._stand()
        raise AssertionError(f"no arrow leads to {goal}")

    def _next(self, stand: Stand, goal: Stand) -> str:
        """The first arrow on the shortest known way to the goal, or else towards an arrow that was not tried yet."""
        untried = ""
        seen = {stand}
        ways = deque([(stand, "")])
        while ways:
            at, first = ways.popleft()
            for arrow in ARROWS:
                to = self._steps.get((at, arrow))
                if to is None:
                    untried = untried or first or arrow
                elif to == goal:
                    return first or arrow
                elif to not in seen:
                    seen.add(to)
                    ways.append((to, first or arrow))
        assert untried, f"no arrow leads to {goal}"
        return untried
