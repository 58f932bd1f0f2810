"""People at the auction clock: each presses in a way of their own, when the price on their page is low enough."""

from playwright.sync_api import TimeoutError as NotInTime

from browser.people import Person
from harness.autopilot import Sight

LOW_ENOUGH = """limit => {
  const button = document.querySelector('[data-scene=clock] [data-buy]:not([aria-disabled])');
  const price = Number(/\\d+/.exec(button?.textContent ?? '')?.[0] ?? Infinity);
  return price <= limit;
}"""
TOGETHER = """limit => {
  // Two hands that go down at the same price, as quickly as a page can.
  clearInterval(window.hand);
  window.hand = setInterval(() => {
    const button = document.querySelector('[data-scene=clock] [data-buy]:not([aria-disabled])');
    if (Number(/\\d+/.exec(button?.textContent ?? '')?.[0] ?? Infinity) > limit) return;
    clearInterval(window.hand);
    button.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }));
  }, 5);
}"""
READ_QUICKLY = "setInterval(() => document.querySelector('[data-scene=finish] [data-ways] button')?.click(), 100)"
PATH = 20_000
"""Milliseconds in which a lot is called, armed and falls to its end on the brisk clock, and somewhat more."""


class Bidder:
    """One person and how they press: `space`, `mouse`, `tap`, or `stop`, who has the server press."""

    def __init__(self, person: Person, manner: str) -> None:
        self.person = person
        self.manner = manner
        self.bids = 0

    def read_quickly(self) -> None:
        """From now on nobody waits for this person to have read how a lot went."""
        self.person.page.evaluate(READ_QUICKLY)

    def most(self, sight: Sight, limit: int) -> int:
        """The highest price that the person may press at, up to a limit; 0 for none."""
        lot = sight["lot"]
        prices = [lot["prices"][step] for step in lot["steps"]] if lot else []
        return max((price for price in prices if price <= limit), default=0)

    def bid(self, limit: int) -> None:
        """Buy as soon as the price is this low, unless somebody else was quicker."""
        page = self.person.page
        self.bids += 1
        try:
            page.locator("[data-scene=clock][open]").wait_for(timeout=PATH)
            if self.manner == "stop":
                page.get_by_role("button", name="A lower price").click(timeout=PATH)  # than none: the highest
                return
            page.wait_for_function(LOW_ENOUGH, arg=limit, timeout=PATH)
            button = page.locator("[data-scene=clock] [data-buy]")
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
            bidder.bids += 1
            bidder.person.page.evaluate(TOGETHER, limit)
