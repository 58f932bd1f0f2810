"""A touch on a slab means the route that the slab belongs to; what cannot be claimed says why."""

import re

import pytest
from playwright.sync_api import Browser, expect

from browser.people import Person
from mokum.games.routes.board import ROUTE_LENGTH
from web.servers import OpenServer

pytestmark = pytest.mark.long

LONG_ROUTES = [route for route, length in enumerate(ROUTE_LENGTH) if length == max(ROUTE_LENGTH)]
LACKS = re.compile(r"You need \d .*; (you have|the most you have is) ")

TAKEN_FOR_ANOTHER = """() => [...document.querySelectorAll("[data-slab]")].flatMap(slab => {
  const box = slab.getBoundingClientRect(), own = slab.closest("[data-route]").dataset.route;
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest("[data-route]");
  return found?.dataset.route === own ? [] : [`${own} was taken for ${found?.dataset.route}`];
})"""


def test_every_slab_is_of_its_own_route(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    anna = Person(browser, server.origin)
    people.append(anna)
    anna.make_table("Anna Close", "Routes", 2)
    anna.page.locator("[data-slab]").first.wait_for()
    assert anna.page.evaluate(TAKEN_FOR_ANOTHER) == []


def test_a_route_that_cannot_be_paid_for_says_what_is_lacking(
    server: OpenServer, browser: Browser, people: list[Person]
) -> None:
    """Touched twice, it is asked about twice, and nothing is played."""
    anna = Person(browser, server.origin)
    people.append(anna)
    anna.make_table("Anna Short", "Routes", 2)
    anna.autopilot.play(anna.autopilot.best(anna.until(lambda sight: bool(sight["moves"]))))
    sight = anna.until(lambda sight: "draw deck" in sight["moves"])
    anna.sees(sight["version"])
    payable = {int(move.split()[1]) - 1 for move in sight["moves"] if move.startswith("claim")}
    lacking = next(
        route for route in LONG_ROUTES if route not in payable and sight["view"]["public"]["owners"][route] < 0
    )
    for _ in range(2):
        anna.page.locator(f'[data-route="{lacking}"] [data-slab]').first.click()
        expect(anna.page.locator("#prompt")).to_contain_text(LACKS)
    assert anna.look()["version"] == sight["version"]
