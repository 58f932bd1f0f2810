"""People at the auction clock: each presses in a way of their own, when the price on their page is low enough."""

from playwright.sync_api import TimeoutError as NotInTime

from browser.people import Person
from house.autopilot import Sight

LOW_ENOUGH = """limit => {
  const button = document.querySelector('.auction-clock .buy:not([aria-disabled])');
  const price = Number(/\\d+/.exec(button?.textContent ?? '')?.[0] ?? Infinity);
  return price <= limit;
}"""
TOGETHER = """limit => {
  // Two hands that go down at the same price, as quickly as a page can.
  clearInterval(window.hand);
  window.hand = setInterval(() => {
    const button = document.querySelector('.auction-clock .buy:not([aria-disabled])');
    if (Number(/\\d+/.exec(button?.textContent ?? '')?.[0] ?? Infinity) > limit) return;
    clearInterval(window.hand);
    button.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }));
  }, 5);
}"""
PATH = 20_000
"""Milliseconds in which a lot is called, armed and falls to its end on the brisk clock, and somewhat more."""


class Bidder:
    """One person and how they press: `space`, `mouse`, `tap`, or `stop`, who has the house press."""

    def __init__(self, person: Person, manner: str) -> None:
        self.person = person
        self.manner = manner

    def can_pay(self, sight: Sight, limit: int) -> bool:
        """Whether this price is among those that the person may press at."""
        lot = sight["lot"]
        return lot is not None and any(lot["prices"][step] <= limit for step in lot["steps"])

    def bid(self, limit: int) -> None:
        """Buy as soon as the price is this low, unless somebody else was quicker."""
        page = self.person.page
        try:
            page.locator(".auction-clock[open]").wait_for(timeout=PATH)
            if self.manner == "stop":
                page.get_by_role("button", name="A higher price").click(timeout=PATH)  # than none: the lowest
                return
            page.wait_for_function(LOW_ENOUGH, arg=limit, timeout=PATH)
            button = page.locator(".auction-clock .buy")
            if self.manner == "space":
                page.keyboard.press("Space")
            elif self.manner == "tap":
                button.tap(timeout=2_000)
            else:
                button.click(timeout=2_000)
        except NotInTime:
            pass  # it was sold meanwhile, or called again

    def bid_with(self, other: "Bidder", limit: int) -> None:
        """Both press at this price, each on their own page."""
        for bidder in (self, other):
            bidder.person.page.evaluate(TOGETHER, limit)
