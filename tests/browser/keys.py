"""A hand that has only a keyboard: Tab, arrows, Enter."""

from collections import deque

from playwright.sync_api import Locator

from browser.people import Person

ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
MOST_TABS = 250
MOST_ARROWS = 400


class Keyboard:
    """One person's keyboard. It learns where the arrows of a board lead."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._steps: dict[tuple[str, str], str] = {}

    def press(self, key: str) -> None:
        self._person.page.keyboard.press(key)

    def tab_to(self, selector: str, has: str = "") -> None:
        """Tab until the focus is on something like this."""
        for _ in range(MOST_TABS):
            if self._is_at(selector, has):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never comes to {selector} {has}")

    def tab_to_this(self, target: Locator) -> None:
        """Tab until the focus is on this very thing. It may be drawn anew on the way."""
        target.wait_for()
        for _ in range(MOST_TABS):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never comes to {target}")

    def walk_to(self, goal: str, attributes: tuple[str, ...]) -> None:
        """Arrows over a board to the thing with this `attribute=value`: known ways straight, others are tried out."""
        self.tab_to(", ".join(f"[{attribute}]" for attribute in attributes))
        for _ in range(MOST_ARROWS):
            stand = self._stand(attributes)
            if stand == goal:
                return
            arrow = self._next(stand, goal)
            self.press(arrow)
            self._steps[stand, arrow] = self._stand(attributes)
        raise AssertionError(f"no arrow leads to {goal}")

    def _is_at(self, selector: str, has: str) -> bool:
        at: bool = self._person.page.evaluate(
            "([selector, has]) => document.activeElement.matches(selector)"
            " && (document.activeElement.textContent ?? '').includes(has)",
            [selector, has],
        )
        return at

    def _stand(self, attributes: tuple[str, ...]) -> str:
        stand: str = self._person.page.evaluate(
            "attributes => { const at = document.activeElement;"
            " const name = attributes.find((one) => at.hasAttribute(one));"
            " return name ? `${name}=${at.getAttribute(name)}` : ''; }",
            list(attributes),
        )
        return stand

    def _next(self, stand: str, goal: str) -> str:
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
        if not untried:  # things come and go: what was learned no longer holds
            self._steps.clear()
        return untried or ARROWS[0]
